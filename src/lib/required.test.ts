import { required } from "./required";

test.each([0, "", false])("%j is a value of the page's data", (value) => {
  expect(required(value, "site.json")).toBe(value);
});
