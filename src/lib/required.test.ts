import { required } from "./required";

test.each([0, "", false])("%j counts as a value, and is returned", (value) => {
  expect(required(value, "site.json")).toBe(value);
});
