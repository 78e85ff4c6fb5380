import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readContent } from "../content/read-content";
import { CONTENT_SCHEMAS, type ContentName } from "../content/schemas";
import { favicons } from "./favicons";
import { readLogo } from "./logo";
import { toPng } from "./rasterize";
import { socialImage } from "./social-image";
import { createTextToSvg } from "./text-to-svg";

export interface GeneratedImages {
  /** The project's folder. */
  root: string;
  /** The folder that Gatsby reads: content that has passed the gate. */
  contentFolder: string;
  /** The folder that is published. */
  site: string;
}

/** Draws what the content decides and no page holds: the icons, and the picture for those who share a link. */
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
  const [icons, picture] = await Promise.all([
    favicons(logo),
    createTextToSvg(root)
      .then((setter) => socialImage(words, logo, setter))
      .then((markup) => toPng(markup, logo !== undefined)),
  ]);

  await mkdir(site, { recursive: true });
  for (const [name, bytes] of [...icons, ["social-image.png", picture] as const]) {
    await writeFile(path.join(site, name), bytes);
  }
  // Of an earlier build, with another logo.
  if (!icons.has("favicon.svg")) await rm(path.join(site, "favicon.svg"), { force: true });
}
