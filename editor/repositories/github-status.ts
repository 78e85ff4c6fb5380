import type { Maybe, PullRequest, PullRequestReviewState, StatusCheckRollup } from "@octokit/graphql-schema";
import { quote } from "./github-api";
import { shorten } from "./pull-request-text";
import type { Whereabouts } from "./repository";

const LATEST = "orderBy: { field: CREATED_AT, direction: DESC }";

/** Reads the checks and the approval of the latest pull request, and the checks of the live branch. */
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

/** A field of STATUS that some access tokens may not read. */
export const CHECKS = "statusCheckRollup";

/** Null if there are no checks or the access token may not read them. */
type Checks = Maybe<StatusCheckRollup> | undefined;

/** The answer to STATUS. It only has the fields that STATUS asks for. */
export interface StatusData {
  repository: { ref: { target: { [CHECKS]: Checks } } | null; pullRequests?: { nodes: readonly PullRequest[] } };
}

/** The time that Netlify needs to build the website, in milliseconds. */
const BUILD_MS = 120_000;
const FAILED = /^(ERROR|FAILURE|TIMED_OUT|CANCELLED|ACTION_REQUIRED|STARTUP_FAILURE)$/;
const ASK = "Show this to the person who looks after the website.";

type Status = Pick<Whereabouts, "state" | "text" | "links">;

/**
 * Describes how far the saved content has come on the way to the website.
 *
 * @param waits whether changes wait for approval, even if they have no pull request
 */
export function describeStatus({ ref, pullRequests }: StatusData["repository"], waits: boolean): Status {
  const latest = pullRequests?.nodes.find(({ isCrossRepository }) => !isCrossRepository);
  if (latest?.state === "OPEN") return describeOpen(latest);
  if (waits) {
    const text = "The last save was interrupted, so that nobody can approve it yet. The next save mends this.";
    return { state: "waiting", text, links: [] };
  }
  const checks = ref?.target.statusCheckRollup;
  const live = describeChecks(checks, "the website", `What was saved last may not be live. ${ASK}`);
  if (!latest) return { state: "online", text: live, links: [] };
  if (latest.state === "CLOSED") return describeClosed(latest);
  const approved = `Change ${latest.number} was approved on ${when(latest.mergedAt)}`;
  if (hasFailed(checks)) return { state: "online", text: `${approved}. ${live}`, links: [] };
  const isNew = Date.now() - Date.parse(latest.mergedAt ?? "") < BUILD_MS;
  const end = isNew ? "goes live in about two minutes" : "is live";
  return { state: "online", text: `${approved}, and ${end}.`, links: [] };
}

function describeClosed({ number, url, closedAt }: PullRequest): Status {
  const closed = `it was closed on ${when(closedAt)}, and the website stays as it was.`;
  const links = [{ label: `Change ${number}`, url }];
  return { state: "online", text: `Change ${number} was not approved: ${closed}`, links };
}

function describeOpen(pullRequest: PullRequest): Status {
  const { number, url, mergeable, statusCheckRollup: checks } = pullRequest;
  const isApproved = hasApproval(pullRequest);
  const advice = `Mend it here and save again. If you cannot: ${ASK.toLowerCase()}`;
  const sentences = [describeApproval(pullRequest), describeChecks(checks, "this change", advice)];
  if (mergeable === "CONFLICTING") sentences.push(CONFLICTING);
  const label = isApproved ? `Change ${number} is approved` : `Change ${number} waits for approval`;
  const links = [{ label, url }];
  const preview = findPreview(number, checks);
  if (preview) links.push({ label: "See the website with these changes", url: preview });
  return { state: "waiting", text: sentences.filter(Boolean).join(" "), links };
}

const CONFLICTING =
  "It cannot go live yet, because the same words were changed on the website meanwhile. The next save brings both together where it can; if this sentence stays, ask the person who looks after the website.";

function findReview({ latestOpinionatedReviews }: PullRequest, state: PullRequestReviewState) {
  return latestOpinionatedReviews?.nodes?.find((review) => review?.state === state);
}

function hasApproval(pullRequest: PullRequest): boolean {
  if (findReview(pullRequest, "CHANGES_REQUESTED")) return false;
  const review = findReview(pullRequest, "APPROVED");
  return (pullRequest.reviewDecision ?? review?.state) === "APPROVED";
}

function describeApproval(pullRequest: PullRequest): string {
  const objection = findReview(pullRequest, "CHANGES_REQUESTED");
  if (objection) {
    const name = objection.author?.login ?? "Somebody";
    return `${name} wants something changed${quoteStart(objection.bodyText)}`;
  }
  return hasApproval(pullRequest)
    ? "This change is approved. The button “Merge pull request” on its page makes it live."
    : "This change is not approved yet.";
}

/** Returns the address of Netlify's deploy preview; undefined until Netlify has built it. */
function findPreview(number: number, checks: Checks): string | undefined {
  for (const check of checks?.contexts.nodes ?? []) {
    if (check?.__typename !== "StatusContext" || check.state !== "SUCCESS") continue;
    const [, site] = /^netlify\/([\w-]+)\/deploy-preview$/.exec(check.context) ?? [];
    if (!site) continue;
    const start = `https://deploy-preview-${number}`;
    // The address may lead to the build log instead.
    const isPreview = check.targetUrl?.startsWith(start);
    return isPreview ? check.targetUrl : `${start}--${site}.netlify.app`;
  }
  return undefined;
}

function describeChecks(checks: Checks, what: string, advice: string): string {
  if (!checks) return "";
  if (hasFailed(checks)) return `A check of ${what} has failed${quoteStart(findReason(checks))} ${advice}`;
  const result = checks.state === "SUCCESS" ? "have passed" : "are running";
  return `The checks of ${what} ${result}.`;
}

function findReason({ contexts }: StatusCheckRollup): Maybe<string> | undefined {
  for (const check of contexts.nodes ?? []) {
    if (check?.__typename === "StatusContext" && FAILED.test(check.state)) return check.description;
    if (check?.__typename !== "CheckRun" || !FAILED.test(check.conclusion ?? "")) continue;
    const messages = check.annotations?.nodes?.map((annotation) => annotation?.message) ?? [];
    // GitHub adds a message with the exit code to each failed step.
    const reason = messages.find((message) => !message?.startsWith("Process completed"));
    return reason ?? check.title ?? check.summary;
  }
  return undefined;
}

function hasFailed(checks: Checks): boolean {
  return FAILED.test(checks?.state ?? "");
}

/** Returns a colon and the first sentence of the text in quotes, or a period if there is no text. */
function quoteStart(text: Maybe<string> | undefined): string {
  const [line = ""] = (text ?? "").trim().split(/\s*\n/, 1);
  const sentence = /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  return sentence ? `: ${quote(shorten(sentence, 200))}` : ".";
}

function when(time: string | undefined): string {
  return new Date(time ?? "").toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });
}
