/**
 * Keeps silent what a visitor interrupts who leaves while the page's scripts are still arriving. Browsers give up what is
 * on its way then: Firefox reports the scripts as failed, WebKit the data, and Gatsby writes errors of its own about
 * both. Only until React has taken the page over: what comes later, the page does not wait for.
 */
export function silenceAbortedRequests(): void {
  const waiting = new Set<XMLHttpRequest>();
  let leaving = false;
  let leadsElsewhere = false;

  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    waiting.add(this);
    send.call(this, body);
  };
  const onClick = ({ target }: Event) => {
    // The telephone and the mail program open beside the page, which stays. Some browsers say that it is left.
    leadsElsewhere = target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]') !== null;
  };
  const onLeave = () => {
    if (leadsElsewhere) return;
    leaving = true;
    for (const request of waiting) {
      request.onreadystatechange = null;
      request.abort();
    }
  };
  const onError = (event: Event) => {
    if (leaving && event.target instanceof Element) event.stopImmediatePropagation();
  };

  addEventListener("click", onClick, true);
  addEventListener("beforeunload", onLeave);
  addEventListener("error", onError, true);
  addEventListener("react:ready", () => {
    XMLHttpRequest.prototype.send = send;
    removeEventListener("click", onClick, true);
    removeEventListener("beforeunload", onLeave);
    removeEventListener("error", onError, true);
    waiting.clear();
  });
}
