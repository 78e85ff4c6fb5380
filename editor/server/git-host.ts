import type { GitAnswer } from "./git";
import { quote } from "./working-copy";

const ASK = "Ask whoever looks after this computer";

/** What git says when it cannot reach the host, or may not → the same for people. */
const REASONS: [RegExp, string][] = [
  [
    /could not resolve host|name or service not known|temporary failure in name|network is unreachable|no route to host/i,
    "The website's host cannot be reached: this computer seems to be offline. Try again once it is online.",
  ],
  [
    /could not read (?:username|password)|authentication failed|permission denied \(|invalid (?:username|credentials)|terminal prompts disabled|error: 401/i,
    `The website's host does not know this computer, or its sign-in has expired. ${ASK} to sign Git in again.`,
  ],
  [
    /host key verification failed/i,
    `This computer has never been connected to the website's host, or that has a new key. ${ASK} to check the key.`,
  ],
  [
    /error: 403|permission to .* denied|write access .* not granted|not allowed to push/i,
    `This computer's account may read the website but not change it. ${ASK} to get it the permission.`,
  ],
  [
    /not found|does not appear to be a git repository|does not exist|error: 404/i,
    `The website is not where this computer looks for it, or this account may not see it. ${ASK} to check the address.`,
  ],
  [
    /connection (?:refused|timed out|reset|closed)|failed to connect|could(?:n't| not) connect|early eof|hung up|error: 5\d\d|operation timed out/i,
    "The website's host does not answer. Try again later.",
  ],
];

/** Why the host has not done what git has asked for, in sentences for people. */
export function explainRefusal({ code, out, messages }: GitAnswer): string {
  if (code === null) return "The website's host does not answer. Try again later.";
  if (/\[(?:remote )?rejected\]/.test(`${out}`)) {
    const reason = messages
      .split("\n")
      .filter((line) => /^remote: (?!(?:resolving|counting|compressing|enumerating|total)\b)./i.test(line));
    const words =
      reason.length > 0 ? quote(reason.join("\n")) : `“${/rejected\] \((.*)\)/.exec(`${out}`)?.[1] ?? "no reason"}”`;
    return `The website's host does not accept the changes: ${words}. ${ASK}.`;
  }
  const known = REASONS.find(([pattern]) => pattern.test(messages))?.[1];
  return known ?? `The website's host could not be asked. ${ASK}, and show them this: ${quote(messages)}`;
}

/** Where people ask for an approval of a branch, by the host's address; undefined where this is not known. */
export function proposalPage(address: string, branch: string): string | undefined {
  const [, host = "", repository = ""] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const name = branch.replace("refs/heads/", "");
  if (host.includes("github")) return `https://${host}/${repository}/pull/new/${name}`;
  if (!host.includes("gitlab")) return undefined;
  return `https://${host}/${repository}/-/merge_requests/new?merge_request[source_branch]=${name}`;
}
