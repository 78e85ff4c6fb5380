/**
 * `node scripts/what-changed.mjs <commit>`: which tests a change needs, since that commit, for .github/workflows/ci.yml.
 *
 * Prints "code=false" if only files in content/ have changed, and else "code=true"; also if the commit is not known, as
 * for the first push of a branch. Needs nothing installed.
 */
import { spawnSync } from "node:child_process";

const [since = ""] = process.argv.slice(2);
// Three dots: since the change parted from that commit, whatever has happened there meanwhile.
const { status, stdout } = spawnSync("git", ["diff", "--name-only", `${since}...HEAD`], { encoding: "utf8" });
const files = stdout.split("\n").filter(Boolean);
const onlyContent = status === 0 && files.length > 0 && files.every((file) => file.startsWith("content/"));
console.log(`code=${!onlyContent}`);
