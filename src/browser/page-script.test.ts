import startPage from "./page-script";

/** error-pages.spec.ts tests at which addresses scripts start. */

function open({ css = true, round = true, ranges = true }) {
  document.head.innerHTML = "";
  document.documentElement.className = "";
  Object.assign(window, { CSS: css ? { supports: () => round } : undefined });
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: ranges } as MediaQueryList);
  startPage({ path: "/", scripts: "/framework.js /app.js" });
}

test("a page that comes back reloads if a script has failed, unless there is no network", () => {
  open({});
  dispatchEvent(new Event("pointerdown"));
  // jsdom cannot reload, and says so.
  const reload = jest.spyOn(console, "error").mockImplementation();
  const isOnline = jest.spyOn(navigator, "onLine", "get");
  const comeBack = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  const fail = () => document.scripts[1]?.dispatchEvent(new Event("error"));

  comeBack();
  isOnline.mockReturnValue(false);
  fail();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([{ css: false }, { round: false }, { ranges: false }])(
  "an old browser gets no scripts and nothing that needs them, but its badges load at a touch: %p",
  (lack) => {
    open(lack);
    expect(document.documentElement.className).toBe("waiting");
    dispatchEvent(new Event("pointerdown"));
    expect(document.documentElement).not.toHaveClass("waiting");
    expect(document.scripts).toHaveLength(0);
  },
);
