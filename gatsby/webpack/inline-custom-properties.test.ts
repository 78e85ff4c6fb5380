import postcss from "postcss";
import inlineCustomProperties from "./inline-custom-properties.cjs";

const settled = (css: string) => postcss([inlineCustomProperties()]).process(css, { from: undefined }).css;

test("what nothing sets becomes its fallback", () => {
  expect(settled("p { line-height: var(--tw-leading, 1.5) }")).toBe("p { line-height: 1.5 }");
  expect(settled("p { transition: opacity var(--tw-ease, cubic-bezier(0.4, 0, 0.2, calc(1 * 1))) }")).toBe(
    "p { transition: opacity cubic-bezier(0.4, 0, 0.2, calc(1 * 1)) }",
  );
});

test("what nothing sets and has no fallback becomes its registered initial value", () => {
  const css = `
    p { border-style: var(--tw-border-style) }
    @property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid }`;

  expect(settled(css).trim()).toBe("p { border-style: solid }");
});

test("the fallback for old browsers does not count as setting it, and goes with it", () => {
  const css = `
    p { border-style: var(--tw-border-style) }
    @layer properties { @supports (color: red) { *, ::before { --tw-border-style: solid } } }
    @property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid }`;

  expect(settled(css).trim()).toBe("p { border-style: solid }");
});

test("what nothing reads goes", () => {
  expect(settled("p { --tw-font-weight: 500; font-weight: 500 }")).toBe("p { font-weight: 500 }");
});

test("what is set and read stays, with its registration", () => {
  const css = `p { --tw-leading: 2 } a { line-height: var(--tw-leading, 1.5) }
@property --tw-leading { syntax: "*"; inherits: false }`;

  expect(settled(css)).toBe(css);
});

test("variables of our own and unknown ones are left alone", () => {
  const css = "p { --gap: 2rem; margin: var(--gap); padding: var(--tw-unknown); }";

  expect(settled(css)).toBe(css);
});
