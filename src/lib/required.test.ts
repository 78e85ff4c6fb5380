import { required } from "./required";

describe("required", () => {
  test.each([0, "", false])("%j is a value like any other", (value) => {
    expect(required(value, "site.json")).toBe(value);
  });

  test.each([null, undefined])("%s is reported with the file it should have come from", (value) => {
    expect(() => required(value, "site.json")).toThrow("content/site.json");
  });
});
