import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from "@sveltia/cms";
import { createElement } from "react";
import type { ContentName } from "../content-model/schemas";
import type { Draft } from "./preview";

/** esbuild replaces this name with its value (build.ts). */
declare const CONFIG: CmsConfig;

let draft: Draft;
let frame: Window | null | undefined;
const send = () => frame?.postMessage(draft, location.origin);

// The frame asks for the draft when it is ready to show it.
addEventListener("message", ({ data, origin, source }) => {
  if (origin !== location.origin || data !== "ready") return;
  frame = source as Window;
  send();
});

for (const { name } of CONFIG.singletons as { name: ContentName }[]) {
  // Sveltia runs this with a React of its own, so the page is in a frame with ours.
  CMS.registerPreviewTemplate(name, ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const content = Object(entry.get("data")).toJS();
    const images = JSON.stringify(content).match(/\.\/images\/[^"]+/g) ?? [];
    draft = { name, content, images: Object.fromEntries(images.map((path) => [path, getAsset(path)?.url])) };
    send();
    const style = { border: 0, position: "fixed", inset: 0, width: "100%", height: "100%" } as const;
    return createElement("iframe", { src: "/admin/preview.html", title: "Preview", style });
  });
}

void CMS.init({ config: CONFIG });
