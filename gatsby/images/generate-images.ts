import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readContent } from "../content/read-content";
import { CONTENT_SCHEMAS, type ContentName } from "../content/schemas";
import { favicons } from "./favicons";
import { readLogo } from "./logo";
import { toPng } from "./rasterize";
import { readFonts, socialImage } from "./social-image";

export interface GeneratedImages {
  /** The project's folder. */
  root: string;
  /** The folder that Gatsby reads: content that has passed the check. */
  contentFolder: string;
  /** The folder that is published. */
  site: string;
}

/** Draws what the content decides and no page holds: the icons, and the image for those who share a link. */
export async function generateImages({ root, contentFolder, site }: GeneratedImages): Promise<void> {
  const { texts } = readContent(contentFolder);
  const read = (name: ContentName): unknown => JSON.parse(texts.get(`${name}.json`) ?? "");
  const { firm, contact } = CONTENT_SCHEMAS.site.parse(read("site"));
  const { hero } = CONTENT_SCHEMAS.landing.parse(read("landing"));

  const logo = await readLogo(firm, contentFolder);
  const words = {
    firm: firm.name,
    descriptor: firm.descriptor,
    headline: hero.headline,
    phone: contact.phone,
    counties: hero.counties,
  };
  const [icons, social] = await Promise.all([
    favicons(logo),
    readFonts(root)
      .then((fonts) => socialImage(words, logo, fonts))
      .then((markup) => toPng(markup, logo !== undefined)),
  ]);

  await mkdir(site, { recursive: true });
  for (const [name, bytes] of [...icons, ["social-image.png", social] as const]) {
    await writeFile(path.join(site, name), bytes);
  }
  // Of an earlier build, with another logo.
  if (!icons.has("favicon.svg")) await rm(path.join(site, "favicon.svg"), { force: true });
}
