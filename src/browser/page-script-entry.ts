import { startPage } from "./page-script";

startPage((document.currentScript as HTMLScriptElement).dataset);
