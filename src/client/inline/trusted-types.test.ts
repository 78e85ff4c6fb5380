import { createTrustedTypesPolicy } from "./trusted-types";

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}

/** The rules that the page sets; jsdom has no Trusted Types itself. */
function rules(): Rules {
  const createPolicy = jest.fn<void, [name: string, rules: Rules]>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  createTrustedTypesPolicy();
  Reflect.deleteProperty(window, "trustedTypes");
  const [name, given] = createPolicy.mock.calls[0] ?? [];
  if (name !== "default" || !given) throw new Error("The page has set no default policy.");
  return given;
}

describe("trusted-types", () => {
  test("scripts may come from this site alone", () => {
    const { createScriptURL } = rules();
    expect(createScriptURL("/app.js")).toBe("/app.js");
    expect(createScriptURL("http://localhost/app.js")).toBe("http://localhost/app.js");
    for (const foreign of ["https://foreign.example/a.js", "//foreign.example/a.js", "data:text/javascript,a()"]) {
      expect(createScriptURL(foreign)).toBeNull();
    }
  });

  test("HTML may be emptied, and nothing written", () => {
    const { createHTML } = rules();
    expect(createHTML("")).toBe("");
    expect(createHTML("<b>bold</b>")).toBeNull();
  });

  test("text can never become a script", () => {
    expect(rules()).not.toHaveProperty("createScript");
  });

  test("a browser that does not know Trusted Types is left in peace", () => {
    expect(createTrustedTypesPolicy).not.toThrow();
  });
});
