import { createTrustedTypesPolicy } from "./trusted-types";

afterEach(() => Reflect.deleteProperty(window, "trustedTypes"));

describe("trusted-types", () => {
  test("the page's one policy lets scripts come from this site alone, and HTML only be emptied", () => {
    const createPolicy = jest.fn();
    Object.assign(window, { trustedTypes: { createPolicy } });
    createTrustedTypesPolicy();
    const [[name, rules]] = createPolicy.mock.calls;
    expect(name).toBe("default");
    // Without a rule for text, it can never become a script.
    expect(Object.keys(rules).sort()).toEqual(["createHTML", "createScriptURL"]);
    for (const own of ["/app.js", "http://localhost/app.js"]) expect(rules.createScriptURL(own)).toBe(own);
    for (const foreign of ["https://foreign.example/a.js", "//foreign.example/a.js", "data:text/javascript,a()"]) {
      expect(rules.createScriptURL(foreign)).toBeNull();
    }
    expect(rules.createHTML("")).toBe("");
    expect(rules.createHTML("<b>bold</b>")).toBeNull();
  });

  test("a browser that does not know Trusted Types is left in peace", () => {
    expect(createTrustedTypesPolicy).not.toThrow();
  });
});
