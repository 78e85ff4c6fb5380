import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseContent } from "../content/parse-content";
import { favicons } from "./favicons";
import { readLogo } from "./logo";
import { toPng } from "./rasterize";
import { readFonts, socialImage } from "./social-image";

/** Folders: the project's, the one with content that has passed the check, and the one that is published. */
type Folders = Record<"root" | "contentFolder" | "site", string>;

/** What was drawn last, by the folder. It takes a second, and hardly any change while developing changes it. */
const drawn = new Map<string, string>();

/** Draws what the content decides and no page holds: the icons, and the image for those who share a link. */
export async function generateImages({ root, contentFolder, site }: Folders): Promise<void> {
  const content = parseContent(contentFolder);
  const { firm, contact } = content.site;
  const { headline, counties } = content.landing.hero;
  const logo = await readLogo(firm, contentFolder);
  const words = { firm: firm.name, descriptor: firm.descriptor, headline, phone: contact.phone, counties };
  const inputs = JSON.stringify([words, logo]);
  if (drawn.get(site) === inputs) return;
  const [icons, social] = await Promise.all([
    favicons(logo),
    readFonts(root)
      .then((fonts) => socialImage(words, logo, fonts))
      .then((markup) => toPng(markup, logo !== undefined)),
  ]);

  await mkdir(site, { recursive: true });
  for (const [name, bytes] of [...icons, ["social-image.png", social] as const]) {
    // Moved into its place, so that a browser never gets half an image while somebody is developing.
    const file = path.join(site, name);
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }
  // Of an earlier build, with another logo.
  if (!icons.has("favicon.svg")) await rm(path.join(site, "favicon.svg"), { force: true });
  drawn.set(site, inputs);
}
