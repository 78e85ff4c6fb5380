import type { PageName } from "../../content-model/schemas";
import type { Contents } from "../draft/draft";
import type { Place } from "../draft/paths";

/** An image of the draft. Pixels; of an SVG, the units of its viewBox. */
export interface PreviewImage {
  /** An address that the page may show: "blob:…". */
  url: string;
  width: number;
  height: number;
  /** As the image's metadata say. */
  isSample: boolean;
}

/** What the editor tells the page in its preview (`postMessage`, same origin). */
export type ToPreview =
  | {
      type: "draft";
      page: PageName;
      /** Content as drafted, by file name without ".json": nothing about it need be right. */
      content: Contents;
      /** By the name that content uses ("./images/portrait.jpg"); images that have not been read yet are missing. */
      images: Readonly<Record<string, PreviewImage>>;
    }
  /** Scroll to the place that shows this field, and mark it. */
  | ({ type: "show" } & Place);

/** What the page in the preview tells the editor. */
export type FromPreview =
  /** It listens now. */
  | { type: "ready" }
  /** Somebody pressed the keys that save. */
  | { type: "save" }
  /** Somebody clicked on what this field says. */
  | ({ type: "edit" } & Place);
