import { startPage } from "./page-script";

/** error-pages.spec.ts tests at which addresses scripts start. */

function open({ css = true, styles = true, ranges = true }) {
  document.head.innerHTML = "";
  document.documentElement.className = "";
  Object.assign(window, { CSS: css ? { supports: () => styles } : undefined });
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: ranges } as MediaQueryList);
  startPage({ path: "/", scripts: "/framework.js /app.js" });
}

test.each([{ css: false }, { styles: false }, { ranges: false }])(
  "an old browser gets no scripts and nothing that needs them, but its badges load at a touch: %p",
  (lack) => {
    open(lack);
    expect(document.documentElement.className).toBe("waiting");
    dispatchEvent(new Event("pointerdown"));
    expect(document.documentElement).not.toHaveClass("waiting");
    expect(document.scripts).toHaveLength(0);
  },
);
