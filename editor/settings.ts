/** The content of settings.json, which a build writes. `folder` is the path of the content folder. */
export type EditorSettings = { place: "local"; folder: string } | GithubSettings;

export interface GithubSettings {
  place: "github";
  owner: string;
  name: string;
  /** The branch that the website is built from. */
  branch: string;
  /** Whether changes wait in a pull request, or go live when they are saved. */
  publish: "pull-request" | "direct";
  /** The domain of the Netlify site with the sign-in. Without it, people sign in with access tokens. */
  signInSite?: string;
}

/**
 * Reads the settings of a hosted editor from the environment variables of its build:
 * EDITOR_REPOSITORY, EDITOR_BRANCH, EDITOR_PUBLISH and EDITOR_SIGN_IN_SITE. The defaults come from
 * Netlify's variables.
 *
 * @throws Error with a line for each missing or wrong setting
 */
export function readEditorSettings(env: Readonly<Record<string, string | undefined>>): EditorSettings {
  const mistakes: string[] = [];

  const fromNetlify = /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(env.REPOSITORY_URL ?? "")?.[1];
  const repository = env.EDITOR_REPOSITORY || fromNetlify;
  const [, owner = "", name = ""] = /^([\w-]+)\/([\w.-]+)$/.exec(repository ?? "") ?? [];
  if (!repository) {
    mistakes.push("EDITOR_REPOSITORY is missing. Set it to the repository on GitHub, for example example-law/website.");
  } else if (!name) {
    mistakes.push(`EDITOR_REPOSITORY is "${repository}". It must be owner/name, for example example-law/website.`);
  }

  const publish = env.EDITOR_PUBLISH || "pull-request";
  if (publish !== "pull-request" && publish !== "direct") {
    mistakes.push(
      `EDITOR_PUBLISH is "${publish}". It must be pull-request (changes wait for an approval) or direct (they do not).`,
    );
  }

  const signInSite = env.EDITOR_SIGN_IN_SITE;
  if (signInSite && !/^[a-z\d.-]+\.[a-z]+$/i.test(signInSite)) {
    mistakes.push(
      `EDITOR_SIGN_IN_SITE is "${signInSite}". It must be a domain only, for example edit.example.com, without https:// and slashes.`,
    );
  }

  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return {
    place: "github",
    owner,
    name,
    branch: env.EDITOR_BRANCH || env.BRANCH || "main",
    publish: publish === "direct" ? "direct" : "pull-request",
    ...(signInSite ? { signInSite } : {}),
  };
}
