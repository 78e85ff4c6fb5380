/** @jest-environment node */
import sharp, { type AvifOptions } from "sharp";
import { gatsbySharp, lowerAvifEffort } from "./avif-effort";

/** Stands in for sharp, and keeps what it is told. */
class Encoder {
  options: AvifOptions | undefined;
  avif(options?: AvifOptions) {
    this.options = options;
    return this;
  }
}

test("every AVIF is made with less effort, and as it was asked for otherwise", () => {
  lowerAvifEffort(Encoder);
  expect(new Encoder().avif({ quality: 50, force: true }).options).toEqual({ effort: 2, quality: 50, force: true });
  expect(new Encoder().avif(undefined).options).toEqual({ effort: 2 });
  expect(new Encoder().avif({ effort: 6 }).options).toEqual({ effort: 6 });
});

test("the sharp that Gatsby uses still makes AVIF", async () => {
  lowerAvifEffort(gatsbySharp(process.cwd()));
  const picture = await sharp({ create: { width: 16, height: 16, channels: 3, background: "red" } })
    .avif({ quality: 50, force: true })
    .toBuffer();
  expect((await sharp(picture).metadata()).compression).toBe("av1");
});
