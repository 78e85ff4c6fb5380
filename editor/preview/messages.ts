import type { PageName } from "../../content-model/schemas";
import type { Contents } from "../draft/draft";
import type { Place } from "../draft/paths";

/** An image of the draft. Its size is in pixels or, for an SVG, in units of its viewBox. */
export interface PreviewImage {
  /** An address that the page can load: "blob:…". */
  url: string;
  width: number;
  height: number;
  /** Whether the image's metadata says that it is a sample. */
  isSample: boolean;
}

/** Messages from the content editor to the page in the preview. */
export type ToPreview =
  | {
      type: "draft";
      page: PageName;
      /** The content of the draft, which may be invalid in any way. */
      content: Contents;
      /** The images that have been read, by their path in content: "./images/portrait.jpg". */
      images: Readonly<Record<string, PreviewImage>>;
    }
  /** Asks the page to scroll to this field and highlight it. */
  | ({ type: "show" } & Place);

/** Messages from the page in the preview to the content editor. */
export type FromPreview =
  | { type: "ready" }
  /** The person has pressed Ctrl+S or Cmd+S. */
  | { type: "save" }
  /** The person has clicked on this field. */
  | ({ type: "edit" } & Place);
