import { changesAsMarkdown, summarize } from "../draft/change-words";
import { describeChanges } from "../draft/describe-changes";
import type { ContentVersion } from "./repository";

/** The maximum number of characters in the title of a pull request. */
const MAX_TITLE = 119;

/** Returns the title and body for the lawyer who approves: all differences from the live website, and what to do. */
export function pullRequestText(live: ContentVersion, after: ContentVersion) {
  const changes = describeChanges(live, after);
  const hasChanges = changes.length > 0;
  const summary = hasChanges ? summarize(changes) : "nothing is different";
  const list = hasChanges ? changesAsMarkdown(changes) : "**Nothing is different** from what is live.";
  return {
    title: shorten(`Website: ${summary}`, MAX_TITLE),
    body: `${list}\n\n${INSTRUCTIONS}`,
  };
}

/** Shortens a string to at most `length` characters: whole words, and an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 2);
  return `${start.replace(/\s+\S*$/, "")} …`;
}

const INSTRUCTIONS = `---

Made in the content editor. **Nothing of this is live** before this pull request is merged.

- **What is different** from the live website is listed above: a red line, with - before it, is what stands there now; a green one, with +, is what is to stand there.
- **How it will look:** Netlify adds a link below, named *Deploy Preview*. It opens the website with these changes.
- **To approve:** in **Files changed**, click **Review changes**, choose **Approve** and submit. Then click **Merge pull request** here. About two minutes later the changes are live.
- **To refuse:** write a comment that says why, or click **Close pull request**. The website stays as it is.

More can be added in the editor until this is merged; the list above is then written anew.
`;
