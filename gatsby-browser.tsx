import "./src/styles/global.css";

export { wrapPageElement } from "./src/error-screen/wrap-page";
