/** @jest-environment node */
import { Suspense } from "react";
import { renderToHtml } from "./render-to-html";

const long = "word ".repeat(10_000);

describe("render-to-html", () => {
  test("long parts stand where they belong, and nothing is left to a script", async () => {
    const part = <Suspense>{long}</Suspense>;
    const html = await renderToHtml([part, part, <footer key="end" />]);
    expect(html).not.toMatch(/<script|<template|hidden/);
    expect(html.indexOf("<footer>")).toBeGreaterThan(2 * long.length);
  });

  test("an error inside of a part ends the build instead of leaving a hole", async () => {
    function Broken(): never {
      throw new Error("reviews.json is not in order");
    }
    const broken = <Broken />;
    await expect(renderToHtml(<Suspense>{broken}</Suspense>)).rejects.toThrow("reviews.json is not in order");
  });
});
