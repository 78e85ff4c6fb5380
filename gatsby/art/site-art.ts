import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readContent } from "../../src/content-model/read-content";
import { CONTENT_SHAPES, type ContentName } from "../../src/content-model/shapes";
import { siteIcons } from "./icons";
import { readLogo } from "./logo";
import { toPng } from "./raster";
import { socialImage } from "./social-image";
import { createTextSetter } from "./text-setter";

export interface SiteArt {
  /** The project's folder. */
  root: string;
  /** The folder that Gatsby reads: content that has passed the gate. */
  contentFolder: string;
  /** The folder that is published. */
  site: string;
}

/** Draws what the content decides and no page holds: the icons, and the picture for those who share a link. */
export async function drawSiteArt({ root, contentFolder, site }: SiteArt): Promise<void> {
  const { texts } = readContent(contentFolder);
  const read = (name: ContentName): unknown => JSON.parse(texts.get(`${name}.json`) ?? "");
  const { firm, contact } = CONTENT_SHAPES.site.parse(read("site"));
  const { hero } = CONTENT_SHAPES.landing.parse(read("landing"));

  const logo = await readLogo(firm, contentFolder);
  const words = {
    firm: firm.name,
    descriptor: firm.descriptor,
    headline: hero.headline,
    phone: contact.phone,
    counties: hero.counties,
  };
  const [icons, picture] = await Promise.all([
    siteIcons(logo),
    createTextSetter(root)
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
