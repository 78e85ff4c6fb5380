import { LEFT_WHILE_LOADING, test } from "../drivers/engine-test";
import { until } from "../drivers/page-actions";

/** Returns a script that follows a link on the first visit, as soon as the page requests something. */
const leaveWhen = (asked: string) => `
  let hasLeft = false;
  const leave = () => {
    // Leaves only once: the browser may keep the page, with its timers.
    if (hasLeft || performance.getEntriesByType("navigation")[0].type !== "navigate" || location.pathname === "/") return;
    hasLeft = true;
    document.querySelector(".site-brand").click();
  };
  ${asked}`;

const MOMENTS = {
  "its scripts": leaveWhen(`new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(({ src }) => src?.includes("/app-")))) leave();
  }).observe(document, { childList: true, subtree: true });`),
  "its data": leaveWhen(`const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (...args) {
    send.apply(this, args);
    setTimeout(leave);
  };`),
};

for (const [what, initScript] of Object.entries(MOMENTS)) {
  test(`a page that was left while it waited for ${what} works when the visitor comes back`, async ({
    open,
    consoleWatch,
  }) => {
    consoleWatch.tolerate(LEFT_WHILE_LOADING);
    const tab = await open("/thank-you/", { initScript });
    await tab.mouse({ do: "move", x: 20, y: 300 });
    await until(tab, () => location.pathname === "/");
    await tab.back();
    // The page may be loading again. Then it waits for new input from the visitor.
    await until(tab, () => {
      dispatchEvent(new Event("wheel"));
      return location.pathname === "/thank-you/" && performance.getEntriesByName("onInitialClientRender").length > 0;
    });
  });
}
