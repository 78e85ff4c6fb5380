import { LEFT_WHILE_LOADING, test } from "../drivers/engine-test";
import { until } from "../drivers/page-actions";

/** The script of a visitor who follows a link, the first time they see the page, as soon as it asks for something. */
const leaveWhen = (asked: string) => `
  let hasLeft = false;
  const leave = () => {
    // A page that was kept goes on with what it had planned.
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
  test(`whoever leaves while a page waits for ${what}, and comes back, finds it working`, async ({
    open,
    consoleWatch,
  }) => {
    consoleWatch.tolerate(LEFT_WHILE_LOADING);
    const tab = await open("/thank-you/", { initScript });
    await tab.mouse({ do: "move", x: 20, y: 300 });
    await until(tab, () => location.pathname === "/");
    await tab.back();
    // It may be loaded again meanwhile, and has to be woken again then.
    await until(tab, () => {
      dispatchEvent(new Event("wheel"));
      return location.pathname === "/thank-you/" && performance.getEntriesByName("onInitialClientRender").length > 0;
    });
  });
}
