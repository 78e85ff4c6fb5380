/** @jest-environment node */
import { Suspense } from "react";
import { renderToHtml } from "./render-to-html";

test("a long part of a page is in its final place, so that no script has to move it", async () => {
  const long = "word ".repeat(10_000);
  const part = <Suspense>{long}</Suspense>;
  const html = await renderToHtml([part, part, <footer key="end" />]);
  expect(html).not.toMatch(/<script|<template|hidden/);
  expect(html.indexOf("<footer>")).toBeGreaterThan(2 * long.length);
});

test("an error in a part ends the build; the part is not left out", async () => {
  function Broken(): never {
    throw new Error("reviews.json is not in order");
  }
  const broken = <Broken />;
  await expect(renderToHtml(<Suspense>{broken}</Suspense>)).rejects.toThrow("reviews.json is not in order");
});
