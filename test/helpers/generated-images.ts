import sharp from "sharp";
import type { ContentSources } from "../../content-model/check";
import { readImageMetadata } from "../../content-model/image-metadata";

/** Bytes of picture files by the path that content uses. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

interface Drawing {
  width: number;
  height: number;
  color: string;
}

/** Of every shape that editors bring: wide, tall, as small as allowed, larger than any screen needs. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  "./images/awards/new-square.png": { width: 480, height: 480, color: "#274c43" },
  "./images/awards/new-wide.png": { width: 1200, height: 480, color: "#7a3b2e" },
  "./images/awards/new-tall.png": { width: 480, height: 1100, color: "#33506b" },
  "./images/awards/new-large.png": { width: 2400, height: 2000, color: "#6b5b33" },
  "./images/awards/new-photo.jpg": { width: 801, height: 533, color: "#5a4a6b" },
  "./images/awards/new-web.webp": { width: 640, height: 641, color: "#4a6b5a" },
  "./images/portrait-tall.jpg": { width: 800, height: 1400, color: "#8a7a66" },
  "./images/portrait-square.jpg": { width: 900, height: 900, color: "#66788a" },
  "./images/logo-wide.png": { width: 1600, height: 400, color: "#1f2f3f" },
};

const LOGO = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><path fill="#274c43" d="M4 60V20L48 4l44 16v40z"/></svg>
`;

/** Draws pictures that are not in the content yet, for badges, portraits and logos. The same each time. */
export async function newPictures(): Promise<Pictures> {
  const drawn = Object.entries(DRAWINGS).map(async ([name, drawing]): Promise<[string, Uint8Array]> => {
    const format = name.slice(name.lastIndexOf(".") + 1) as "png" | "jpg" | "webp";
    return [name, await sharp(frame(drawing)).toFormat(format).toBuffer()];
  });
  return new Map([...(await Promise.all(drawn)), ["./images/logo.svg", new TextEncoder().encode(LOGO)]]);
}

/** A frame and a disk: cropping and squeezing would be seen. */
function frame({ width, height, color }: Drawing): Buffer {
  const radius = Math.min(width, height) * 0.4;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff" stroke="${color}" stroke-width="24"/><circle cx="50%" cy="50%" r="${radius}" fill="${color}"/></svg>`,
  );
}

/** The same content with more pictures in its folder. */
export function withPictures(sources: ContentSources, pictures: Pictures): ContentSources {
  const facts = [...pictures].map(([name, bytes]) => [name, readImageMetadata(bytes)] as const);
  return { ...sources, images: new Map([...sources.images, ...facts]) };
}
