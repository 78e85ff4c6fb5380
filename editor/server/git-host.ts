import type { GitAnswer } from "./git";
import { ASK, quote } from "./working-copy";

const SILENT = "The website's host does not answer, or this computer is offline. Try again later.";

const UNREACHABLE =
  /could(?: not|n't) (?:resolve|connect)|name or service|temporary failure|unreachable|no route|connection (?:refused|timed out|reset|closed)|failed to connect|early eof|hung up|error: 5\d\d|operation timed out/i;

const NOT_SIGNED_IN =
  /could not read (?:username|password)|authentication failed|permission|prompts disabled|error: 40[13]/i;

const GONE = /not found|does not appear to be a git repository|does not exist/i;

/** Why the host has not done what git has asked for, in sentences for people. */
export function explainRefusal({ code, out, messages }: GitAnswer): string {
  if (/\[(?:remote )?rejected\]/.test(`${out}`)) {
    const said = messages.split("\n").filter((line) => /^remote: (?!\w+ (?:deltas|objects|references))./i.test(line));
    const reason = said.length > 0 ? said.join("\n") : /rejected\] \((.*)\)/.exec(`${out}`)?.[1];
    return `The website's host does not accept the changes: ${quote(reason ?? "")}. ${ASK}.`;
  }
  if (code === null || UNREACHABLE.test(messages)) return SILENT;
  if (NOT_SIGNED_IN.test(messages)) {
    return `The website's host does not let this computer in, or not publish. ${ASK} to sign Git in again, with an account that may publish.`;
  }
  if (GONE.test(messages)) {
    return `The website is not where this computer looks for it, or its account may not see it. ${ASK} to check the address.`;
  }
  return `The website's host could not be asked. ${ASK}, and show them this: ${quote(messages)}`;
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
