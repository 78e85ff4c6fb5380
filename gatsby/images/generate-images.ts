import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseContent } from "../content/parse-content";
import { favicons } from "./favicons";
import { readLogo } from "./logo";
import { toPng } from "./rasterize";
import { readFonts, socialImage } from "./social-image";

interface Folders {
  /** The project's folder. */
  root: string;
  /** The content, which has passed the content check. */
  contentFolder: string;
  /** The folder that is published. */
  site: string;
}

/** The inputs of the latest drawing for each site. Equal inputs are not drawn again. */
const drawnInputs = new Map<string, string>();

/** Writes the favicons and the social image of the firm into the site's folder. */
export async function generateImages({ root, contentFolder, site }: Folders): Promise<void> {
  const content = parseContent(contentFolder);
  const { firm, contact } = content.site;
  const { headline, counties } = content.landing.hero;
  const logo = await readLogo(firm, contentFolder);
  const words = { firm: firm.name, descriptor: firm.descriptor, headline, phone: contact.phone, counties };
  const inputs = JSON.stringify([words, logo]);
  if (drawnInputs.get(site) === inputs) return;

  const files = await favicons(logo);
  const socialMarkup = await socialImage(words, logo, await readFonts(root));
  files.set("social-image.png", await toPng(socialMarkup, logo !== undefined));
  await mkdir(site, { recursive: true });
  for (const [name, bytes] of files) {
    const file = path.join(site, name);
    // Renaming replaces the file at once: the browser of a developer never gets half an image.
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }
  // An earlier build with another logo may have left this file.
  if (!files.has("favicon.svg")) await rm(path.join(site, "favicon.svg"), { force: true });
  drawnInputs.set(site, inputs);
}
