/** @jest-environment node */
import type { RenderBodyArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onRenderBody } from "../gatsby-ssr";

Object.assign(globalThis, { PAGE_SCRIPT: "" });

test.each([
  ["deploy-preview", true],
  ["production", false],
])("pages in the Netlify context %p ask not to be indexed: %p", (context, isAsked) => {
  process.env.CONTEXT = context;
  const head: ReactNode[] = [];
  const page = {
    pathname: "/",
    setHeadComponents: (tags: ReactNode[]) => head.push(tags),
  };
  onRenderBody?.(page as unknown as RenderBodyArgs, { plugins: [] });
  expect(renderToStaticMarkup(head).includes('<meta name="robots" content="noindex"/>')).toBe(isAsked);
});
