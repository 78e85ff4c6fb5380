declare module "probe-image-size/sync" {
  /** Reads the header of an image; null if the bytes are none. */
  export default function probe(bytes: Uint8Array): Probed | null;
  type Probed = { type: string; width: number; height: number; orientation?: number };
}
