/** @jest-environment node */
import { addToHead, removeGatsbyStyles } from "./page-steps";

const PAGE =
  '<!DOCTYPE html><html><head><title>A</title></head><body><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">A</p></div><div id="gatsby-announcer" style="clip:rect(0, 0, 0, 0)" aria-live="assertive"></div></body></html>';

test("Gatsby's style attributes go, and nothing else of the page changes", () => {
  expect(removeGatsbyStyles(PAGE)).toBe(
    '<!DOCTYPE html><html><head><title>A</title></head><body><div tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">A</p></div><div id="gatsby-announcer" aria-live="assertive"></div></body></html>',
  );
});

test("a page without them stays as it is", () => {
  const plain = "<html><head></head><body><p>style=</p></body></html>";
  expect(removeGatsbyStyles(plain)).toBe(plain);
});

test("elements are added at the end of the head, whatever signs they hold", () => {
  const html = addToHead("<script>a('$&')</script>", "<b>")("<html><head><title>A</title></head><body></body></html>");
  expect(html).toBe("<html><head><title>A</title><script>a('$&')</script><b></head><body></body></html>");
});

test("a page without a head is a fault, not a page without the addition", () => {
  expect(() => addToHead("<b>")("<html></html>")).toThrow("no </head>");
});
