/**
 * Keeps Gatsby's folders from one build to the next. They belong together: what `.cache` says is built has to be in
 * `public`, or in `.unused-assets`, where gatsby-node.ts puts images that are not published any more. Netlify keeps a
 * cache per branch, and empties it with "Clear cache and deploy site".
 *
 * @see https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/
 */
const FOLDERS = [".cache", "public", ".unused-assets"];

/** @param {{ utils: { cache: { restore(folders: string[]): Promise<boolean> } } }} build */
export async function onPreBuild({ utils }) {
  const restored = await utils.cache.restore(FOLDERS);
  console.log(restored ? "The last build was found; only what has changed is built." : "This is a build from nothing.");
}

/**
 * After the build, so that a broken one is not kept.
 *
 * @param {{ utils: { cache: { save(folders: string[]): Promise<boolean> } } }} build
 */
export async function onPostBuild({ utils }) {
  await utils.cache.save(FOLDERS);
}
