import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import type { Font } from "satori";

/** One paragraph of the social image. Lengths in pixels. */
export interface TextStyle {
  size: number;
  /** The most that a line may take. */
  width: number;
  /** Multiple of the size. */
  lineHeight: number;
  color: string;
  /** Makes the lines about equally long. */
  balanced?: boolean;
}

export interface PlacedText extends TextStyle {
  text: string;
  left: number;
  top: number;
}

/** Sets text in Newsreader and makes paths of it: whoever draws them needs no font. */
export interface TextToSvg {
  /** @returns how many lines the text takes */
  countLines(text: string, style: TextStyle): Promise<number>;
  /** @returns an SVG of the given size with all texts in their places */
  draw(texts: readonly PlacedText[], width: number, height: number): Promise<string>;
}

/** In the order in which a letter is looked for in them. */
const FONTS = ["latin", "latin-ext", "vietnamese"];

/** @param root the project's folder */
export async function createTextToSvg(root: string): Promise<TextToSvg> {
  // Only now: Gatsby's workers load all that gatsby-node.ts loads, and need none of it.
  const { default: satori } = await import("satori");
  const fonts = await Promise.all(
    FONTS.map(async (name): Promise<Font> => {
      const file = path.join(root, "gatsby/images/fonts", `newsreader-medium-${name}.woff`);
      return { name, data: await readFile(file), weight: 500, style: "normal" };
    }),
  );

  return {
    async countLines(text, style) {
      const placed = { ...style, text, left: 0, top: 0 };
      let height = 0;
      await satori(paragraph(placed), {
        width: style.width,
        fonts,
        onNodeDetected: (node) => {
          height = node.height;
        },
      });
      return Math.round(height / (style.size * style.lineHeight));
    },
    draw: (texts, width, height) =>
      satori(element({ display: "flex", width, height }, texts.map(paragraph)), { width, height, fonts }),
  };
}

function paragraph({ text, left, top, size, width, lineHeight, color, balanced = false }: PlacedText): ReactNode {
  const style = {
    display: "block",
    position: "absolute",
    left,
    top,
    width,
    fontFamily: FONTS.join(", "),
    fontSize: size,
    lineHeight,
    color: color,
    letterSpacing: "-0.008em",
    // A word longer than the line goes on in the next one rather than over the edge.
    wordBreak: "break-word",
    textWrap: balanced ? "balance" : "wrap",
  };
  return element(style, text);
}

/** What Satori takes for an element; it has nothing else in common with React's. */
function element(style: Record<string, string | number>, children: ReactNode): ReactNode {
  return { type: "div", key: null, props: { style, children } };
}
