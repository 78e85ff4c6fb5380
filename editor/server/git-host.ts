import type { GitAnswer } from "./git";
import { ASK, quote } from "./working-copy";

const SILENT = "The website's host does not answer, or this computer is offline. Try again later.";

const UNREACHABLE =
  /could(?: not|n't) (?:resolve|connect)|name or service|temporary failure|unreachable|no route|connection (?:refused|timed out|reset|closed)|failed to connect|early eof|hung up|error: 5\d\d|operation timed out/i;

const NOT_SIGNED_IN =
  /could not read (?:username|password)|authentication failed|permission|prompts disabled|error: 40[13]/i;

const GONE = /not found|does not appear to be a git repository|does not exist/i;

/** Returns whether the host has refused a push. */
export const isRejected = ({ out }: GitAnswer) => /\[(?:remote )?rejected\]/.test(`${out}`);

/** Returns a sentence for people about why a request to the host failed. */
export function explainRefusal(answer: GitAnswer): string {
  const { code, messages } = answer;
  if (isRejected(answer)) {
    return `The website's host does not accept the changes: ${quote(reasonOf(answer))}. ${ASK}.`;
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

/** Returns what the host says about a rejected push, or else what git says. */
function reasonOf({ out, messages }: GitAnswer): string {
  const isFromHost = (line: string) => /^remote: (?!\w+ (?:deltas|objects|references))./i.test(line);
  const lines = messages.split("\n").filter(isFromHost);
  if (lines.length > 0) return lines.join("\n");
  return /rejected\] \((.*)\)/.exec(`${out}`)?.[1] ?? "";
}

/** Returns GitHub's or GitLab's page for proposing a branch; undefined for any other host. */
export function proposalPage(address: string, branch: string): string | undefined {
  const parts = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/;
  const [, host = "", repository = ""] = parts.exec(address) ?? [];
  const name = branch.replace("refs/heads/", "");
  const page = `https://${host}/${repository}`;
  if (host.includes("github")) return `${page}/pull/new/${name}`;
  if (host.includes("gitlab")) return `${page}/-/merge_requests/new?merge_request[source_branch]=${name}`;
  return undefined;
}
