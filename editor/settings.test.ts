import { readEditorSettings } from "./settings";

const EDITOR_REPOSITORY = "example-law/website";
const DEFAULT = { place: "github", owner: "example-law", name: "website", branch: "main", publish: "pull-request" };
const EMPTY = { EDITOR_BRANCH: "", EDITOR_PUBLISH: "", EDITOR_SIGN_IN_SITE: "" };

describe("the editor's settings", () => {
  it.each([
    "https://github.com/example-law/website.org",
    "https://github.com/example-law/website.org.git",
    "git@github.com:example-law/website.org",
  ])("default to what Netlify knows (%s), and to pull requests", (REPOSITORY_URL) => {
    const expected = { ...DEFAULT, name: "website.org", branch: "live" };
    expect(readEditorSettings({ REPOSITORY_URL, BRANCH: "live" })).toEqual(expected);
  });

  it("prefer entered values over those of Netlify", () => {
    const settings = readEditorSettings({
      EDITOR_REPOSITORY,
      REPOSITORY_URL: "https://github.com/other/repository",
      BRANCH: "other",
      EDITOR_BRANCH: "main",
      EDITOR_PUBLISH: "direct",
      EDITOR_SIGN_IN_SITE: "edit.example.com",
    });
    expect(settings).toEqual({ ...DEFAULT, publish: "direct", signInSite: "edit.example.com" });
  });

  it("have defaults for all except the repository, even if their variables are empty", () => {
    expect(readEditorSettings({ EDITOR_REPOSITORY, ...EMPTY })).toEqual(DEFAULT);
  });

  it.each([
    [{}, "EDITOR_REPOSITORY is missing. Set it to the repository on GitHub, for example example-law/website."],
    [{ REPOSITORY_URL: "https://gitlab.com/a/b" }, "EDITOR_REPOSITORY is missing."],
    [{ EDITOR_REPOSITORY: "https://github.com/a/b" }, '"https://github.com/a/b". It must be owner/name'],
    [{ EDITOR_REPOSITORY, EDITOR_PUBLISH: "Direct" }, 'EDITOR_PUBLISH is "Direct". It must be pull-request'],
    [{ EDITOR_REPOSITORY, EDITOR_SIGN_IN_SITE: "https://edit.example.com/" }, "It must be a domain only"],
    [{ EDITOR_PUBLISH: "?" }, /EDITOR_REPOSITORY.*\nEDITOR_PUBLISH/],
  ])("are refused if wrong, all in one message that says what to enter: %j", (env, message) => {
    expect(() => readEditorSettings(env)).toThrow(message);
  });
});
