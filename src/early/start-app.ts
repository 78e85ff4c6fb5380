/**
 * Where the app begins, in place of Gatsby's own entry: first React's code, then Gatsby's, each in a task of its own.
 * On a phone both together keep the page from answering for a tenth of a second. Both are in the scripts already;
 * `eager` means that nothing more is fetched.
 */
setTimeout(async () => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-production-app"));
});

/**
 * Firefox gives up what is on its way when a page is left, and reports it as failed; Gatsby would write two errors to the
 * console. Only until the page is taken over: what leaves it later has nothing on its way that the page waits for.
 */
function overlookAbortedScripts(): void {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  addEventListener("beforeunload", leave);
  addEventListener("react:ready", () => removeEventListener("beforeunload", leave));
  addEventListener(
    "error",
    (event) => leaving && event.target instanceof Element && event.stopImmediatePropagation(),
    true,
  );
}
overlookAbortedScripts();
