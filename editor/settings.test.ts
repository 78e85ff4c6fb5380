import { readEditorSettings } from "./settings";

const REPOSITORY = { EDITOR_REPOSITORY: "example-law/website" };

describe("readEditorSettings", () => {
  it("takes what Netlify knows, and a pull request for everything", () => {
    const expected = {
      place: "github",
      owner: "example-law",
      name: "website.org",
      branch: "live",
      publish: "pull-request",
    };
    for (const REPOSITORY_URL of [
      "https://github.com/example-law/website.org",
      "https://github.com/example-law/website.org.git",
      "git@github.com:example-law/website.org",
    ]) {
      expect(readEditorSettings({ REPOSITORY_URL, BRANCH: "live" })).toEqual(expected);
    }
  });

  it("takes what is entered before what Netlify knows", () => {
    const settings = readEditorSettings({
      ...REPOSITORY,
      REPOSITORY_URL: "https://github.com/other/repository",
      BRANCH: "other",
      EDITOR_BRANCH: "main",
      EDITOR_PUBLISH: "direct",
      EDITOR_SIGN_IN_SITE: "edit.example.com",
    });
    expect(settings).toEqual({
      place: "github",
      owner: "example-law",
      name: "website",
      branch: "main",
      publish: "direct",
      signInSite: "edit.example.com",
    });
  });

  it("needs no more than the repository; a variable that is empty counts as not set", () => {
    const settings = readEditorSettings({
      ...REPOSITORY,
      EDITOR_BRANCH: "",
      EDITOR_PUBLISH: "",
      EDITOR_SIGN_IN_SITE: "",
    });
    expect(settings).toEqual({
      place: "github",
      owner: "example-law",
      name: "website",
      branch: "main",
      publish: "pull-request",
    });
  });

  it.each([
    [{}, "EDITOR_REPOSITORY is missing. Set it to the repository on GitHub, for example example-law/website."],
    [{ REPOSITORY_URL: "https://gitlab.com/a/b" }, "EDITOR_REPOSITORY is missing."],
    [
      { EDITOR_REPOSITORY: "https://github.com/a/b" },
      'EDITOR_REPOSITORY is "https://github.com/a/b". It must be owner/name',
    ],
    [{ ...REPOSITORY, EDITOR_PUBLISH: "Direct" }, 'EDITOR_PUBLISH is "Direct". It must be pull-request'],
    [{ ...REPOSITORY, EDITOR_SIGN_IN_SITE: "https://edit.example.com/" }, "It must be a domain only"],
  ])("says what is wrong and what to enter: %j", (env, message) => {
    expect(() => readEditorSettings(env)).toThrow(message);
  });

  it("names all mistakes at once", () => {
    expect(() => readEditorSettings({ EDITOR_PUBLISH: "?" })).toThrow(/EDITOR_REPOSITORY.*\nEDITOR_PUBLISH/);
  });
});
