import { changesAsMarkdown, summarize } from "../draft/change-words";
import { describeChanges } from "../draft/describe-changes";
import type { ContentVersion } from "./repository";

const MAX_TITLE = 119;

/** What the lawyer reads who approves: everything that is different from what is live, and what to do. */
export function pullRequestText(live: ContentVersion, after: ContentVersion): { title: string; body: string } {
  const changes = describeChanges(live, after);
  const [title, list] =
    changes.length > 0
      ? [`Website: ${summarize(changes)}`, changesAsMarkdown(changes)]
      : ["Website: nothing is different", "**Nothing is different** from what is live."];
  return { title: shorten(title, MAX_TITLE), body: `${list}\n\n${INSTRUCTIONS}` };
}

/** A text in so many characters, cut between two words. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 2).replace(/\s+\S*$/, "")} …` : text;
}

const INSTRUCTIONS = `---

Made in the content editor. **Nothing of this is live** before this pull request is merged.

- **What is different** from the live website is listed above: a red line, with - before it, is what stands there now; a green one, with +, is what is to stand there.
- **How it will look:** Netlify adds a link below, named *Deploy Preview*. It opens the website with these changes.
- **To approve:** in **Files changed**, click **Review changes**, choose **Approve** and submit. Then click **Merge pull request** here. About two minutes later the changes are live.
- **To refuse:** write a comment that says why, or click **Close pull request**. The website stays as it is.

More can be added in the editor until this is merged; the list above is then written anew.
`;
