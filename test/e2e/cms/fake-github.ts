import { createHash } from "node:crypto";
import type { Page, Request } from "@playwright/test";

const REPOSITORY = "your-account/deed-law-site";
const MAIN = "a".repeat(40);

interface Input {
  name: string;
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

export async function fakeGithub(page: Page, files: ReadonlyMap<string, Buffer>) {
  const commits: object[] = [];
  const pulls: object[] = [];
  const signIns: string[] = [];

  await page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const json = answer(request);
    return route.fulfill(json === undefined ? { status: 404, headers } : { json, headers });
  });

  function answer(request: Request): object | undefined {
    const body = request.postDataJSON();
    const path = new URL(request.url()).pathname.replace(`/repos/${REPOSITORY}`, "");
    if (path === "/graphql") return { data: answerQuery(body.query, body.variables.input) };
    if (path === "/collaborators/editor") return {};
    if (path === "/issues/7/labels") return [];
    if (path === "/user") {
      signIns.push(request.headers().authorization ?? "");
      return { id: 1, login: "editor", name: "Editor", email: "editor@example.com", avatar_url: "", html_url: "" };
    }
    if (path.startsWith("/git/trees/")) {
      const tree = [...files].map(([name, bytes]) => ({
        path: name,
        sha: shaOf(bytes),
        type: "blob",
        size: bytes.length,
      }));
      return { sha: MAIN, truncated: false, tree };
    }
    if (path !== "/pulls" || request.method() !== "POST") return undefined;
    pulls.push(body);
    return { number: 7, node_id: "PR", html_url: `https://github.com/${REPOSITORY}/pull/7`, title: body.title };
  }

  function answerQuery(query: string, input: Input): object {
    if (query.includes("createRef")) return { createRef: { ref: { name: input.name } } };
    if (query.includes("createCommitOnBranch")) {
      const added = input.fileChanges.additions.map(({ path, contents }) => [
        path,
        String(Buffer.from(contents, "base64")),
      ]);
      commits.push({ branch: input.branch.branchName, files: Object.fromEntries(added) });
      const commit = { oid: "b".repeat(40), committedDate: "2026-11-24T12:00:00Z", file_0: { oid: "c".repeat(40) } };
      return { createCommitOnBranch: { commit } };
    }
    const last = { oid: MAIN, message: "", author: {}, committedDate: "2026-11-24" };
    const target = { oid: MAIN, history: { nodes: [last] } };
    if (query.includes("fork:")) return { fork: { id: "R" }, base: { ref: { target } } };
    if (query.includes("pullRequests")) return { repository: { pullRequests: { nodes: [] } } };
    const texts = [...query.matchAll(/(\w+): object\(oid: "(\w+)"/g)].map(([, name = "", sha]) => {
      return [name, { text: String([...files.values()].find((bytes) => shaOf(bytes) === sha)) }];
    });
    const refs = [...query.matchAll(/(\w+):\s+ref\(/g)].map(([, name = ""]) => [name, { target }]);
    return { repository: { ref: { target }, ...Object.fromEntries([...texts, ...refs]) } };
  }

  return { commits, pulls, signIns };
}

function shaOf(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
