import type { Content, ContentName } from "../content-model/schemas";
import type { FormMap } from "./typed-numbers";

/** What somebody is writing in the CMS. */
export interface Draft {
  name: ContentName;
  content: unknown;
  /** The addresses of the draft's images, by their paths in `content`. */
  images: Record<string, string | undefined>;
}

/** esbuild replaces this name with the content of the site (build.ts). */
declare const CMS_CONTENT: Content;

export const SITE_CONTENT = CMS_CONTENT;

/** Leaves out what nobody has filled in, as the files do, and the notes that Sveltia makes in entries of lists. */
export function contentOf(data: FormMap): unknown {
  const isLeftOut = (key: string, value: unknown) =>
    key.startsWith("__sc_") || value === null || value === "" || JSON.stringify(value) === "{}";
  return JSON.parse(JSON.stringify(data), (key, value) => (isLeftOut(key, value) ? undefined : value)) ?? {};
}
