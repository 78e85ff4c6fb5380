import type { Maybe, PullRequest, PullRequestReviewState, StatusCheckRollup } from "@octokit/graphql-schema";
import { quote } from "./github-api";
import { shorten } from "./pull-request-text";
import type { Whereabouts } from "./repository";

const LATEST = "orderBy: { field: CREATED_AT, direction: DESC }";

/** Checks and approval of the latest pull request, and the checks of what is live. */
export const STATUS = `
  query Status($owner: String!, $name: String!, $ref: String!, $base: String!, $head: String!, $proposes: Boolean!) {
    repository(owner: $owner, name: $name) {
      ref(qualifiedName: $ref) { target { ... on Commit { statusCheckRollup { ...Checks } } } }
      pullRequests(headRefName: $head, baseRefName: $base, first: 5, ${LATEST}) @include(if: $proposes) {
        nodes {
          number url state mergedAt closedAt isCrossRepository mergeable reviewDecision
          latestOpinionatedReviews(last: 10, writersOnly: true) { nodes { state bodyText author { login } } }
          statusCheckRollup { ...Checks }
        }
      }
    }
  }
  fragment Checks on StatusCheckRollup {
    state
    contexts(first: 50) { nodes { __typename ...Run ... on StatusContext { context state description targetUrl } } }
  }
  fragment Run on CheckRun { conclusion title summary annotations(first: 5) { nodes { message } } }`;

/** The field of STATUS that some access tokens may not read, in whole or in part. */
export const CHECKS = "statusCheckRollup";

/** Null if there are no checks, or if the access token may not read them. */
type Checks = Maybe<StatusCheckRollup> | undefined;

/** The parts of these types that STATUS asks for are there. */
export interface StatusData {
  repository: { ref: { target: { [CHECKS]: Checks } } | null; pullRequests?: { nodes: readonly PullRequest[] } };
}

/** How long Netlify needs until what is merged can be seen. */
const BUILD_MS = 120_000;
const FAILED = /^(ERROR|FAILURE|TIMED_OUT|CANCELLED|ACTION_REQUIRED|STARTUP_FAILURE)$/;
const ASK = "Show this to whoever looks after the website.";

/** @param waits whether changes wait, be it without a pull request */
export function describeStatus(
  { ref, pullRequests }: StatusData["repository"],
  waits: boolean,
): Pick<Whereabouts, "state" | "text" | "links"> {
  const latest = pullRequests?.nodes.find(({ isCrossRepository }) => !isCrossRepository);
  if (latest?.state === "OPEN") return describeOpen(latest);
  if (waits) {
    const text = "The last save was interrupted, so that nobody can approve it yet. The next save mends this.";
    return { state: "waiting", text, links: [] };
  }
  const checks = ref?.target.statusCheckRollup;
  const live = describeChecks(checks, "the website", `What was saved last may not be live. ${ASK}`);
  if (!latest) return { state: "online", text: live, links: [] };
  const change = `Change ${latest.number} was`;
  if (latest.state === "CLOSED") {
    const text = `${change} not approved: it was closed on ${when(latest.closedAt)}, and the website stays as it was.`;
    return { state: "online", text, links: [{ label: `Change ${latest.number}`, url: latest.url }] };
  }
  const isNew = Date.now() - Date.parse(latest.mergedAt ?? "") < BUILD_MS;
  const approved = `${change} approved on ${when(latest.mergedAt)}`;
  const end = isNew ? ", and goes live in about two minutes." : ", and is live.";
  return { state: "online", text: `${approved}${hasFailed(checks) ? `. ${live}` : end}`, links: [] };
}

function describeOpen({ number, url, mergeable, reviewDecision, ...rest }: PullRequest) {
  const { latestOpinionatedReviews, statusCheckRollup: checks } = rest;
  const review = (wanted: PullRequestReviewState) =>
    latestOpinionatedReviews?.nodes?.find((other) => other?.state === wanted);
  const objection = review("CHANGES_REQUESTED");
  const isApproved = !objection && (reviewDecision ?? review("APPROVED")?.state) === "APPROVED";
  const approval = isApproved
    ? "This change is approved. The button “Merge pull request” on its page makes it live."
    : "This change is not approved yet.";
  const sentences = [
    objection
      ? `${objection.author?.login ?? "Somebody"} wants something changed${said(objection.bodyText)}`
      : approval,
    describeChecks(checks, "this change", `Mend it here and save again. If you cannot: ${ASK.toLowerCase()}`),
    mergeable === "CONFLICTING" &&
      "It cannot go live yet, because the same words were changed on the website meanwhile. The next save brings both together where it can; if this sentence stays, ask whoever looks after the website.",
  ];
  const label = isApproved ? `Change ${number} is approved` : `Change ${number} waits for approval`;
  const preview = findPreview(number, checks);
  const links = [{ label, url }, ...(preview ? [{ label: "See the website with these changes", url: preview }] : [])];
  return { state: "waiting" as const, text: sentences.filter(Boolean).join(" "), links };
}

/** Netlify reports where it is; while it builds, and if that fails, it reports the page of its log instead. */
function findPreview(number: number, checks: Checks): string | undefined {
  for (const check of checks?.contexts.nodes ?? []) {
    if (check?.__typename !== "StatusContext" || check.state !== "SUCCESS") continue;
    const [, site] = /^netlify\/([\w-]+)\/deploy-preview$/.exec(check.context) ?? [];
    const start = `https://deploy-preview-${number}`;
    if (site) return check.targetUrl?.startsWith(start) ? check.targetUrl : `${start}--${site}.netlify.app`;
  }
  return undefined;
}

function describeChecks(checks: Checks, what: string, advice: string): string {
  if (!checks) return "";
  if (hasFailed(checks)) return `A check of ${what} has failed${said(findReason(checks))} ${advice}`;
  return `The checks of ${what} ${checks.state === "SUCCESS" ? "have passed" : "are running"}.`;
}

function findReason({ contexts }: StatusCheckRollup): Maybe<string> | undefined {
  for (const check of contexts.nodes ?? []) {
    if (check?.__typename === "StatusContext" && FAILED.test(check.state)) return check.description;
    if (check?.__typename !== "CheckRun" || !FAILED.test(check.conclusion ?? "")) continue;
    const messages = check.annotations?.nodes?.map((annotation) => annotation?.message) ?? [];
    // GitHub annotates each step that fails also with its exit code, which says nothing.
    return messages.find((message) => !message?.startsWith("Process completed")) ?? check.title ?? check.summary;
  }
  return undefined;
}

function hasFailed(checks: Checks): boolean {
  return FAILED.test(checks?.state ?? "");
}

/** What others say, as the end of a sentence: its first sentence, or nothing. */
function said(text: Maybe<string> | undefined): string {
  const [line = ""] = (text ?? "").trim().split(/\s*\n/, 1);
  const sentence = /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  return sentence ? `: ${quote(shorten(sentence, 200))}` : ".";
}

function when(time: string | undefined): string {
  return new Date(time ?? "").toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
}
