import { HYDRATED_EVENT } from "./hydrated-event";

/**
 * Keeps the console silent about what a visitor interrupts who leaves while the page's scripts are still arriving:
 * Firefox reports the scripts as failed, WebKit the data, and Gatsby writes errors of its own about both. Only until
 * React has hydrated the page: what comes later, the page does not wait for.
 */
export function silenceAbortedRequests(): void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  const requests = new Set<XMLHttpRequest>();
  let leaving = false;
  let staysOpen = false;

  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    requests.add(this);
    send.call(this, body);
  };
  // The telephone and the mail program open beside the page. Some browsers say nevertheless that it is left.
  const onClick = ({ target }: Event) => {
    staysOpen = target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]') !== null;
  };
  const onLeave = () => {
    if (staysOpen) return;
    leaving = true;
    for (const request of requests) {
      request.onreadystatechange = null;
      request.abort();
    }
  };
  const onError = (event: Event) => {
    if (leaving && event.target instanceof Element) event.stopImmediatePropagation();
  };

  addEventListener("click", onClick, options);
  addEventListener("beforeunload", onLeave, options);
  addEventListener("error", onError, options);
  addEventListener(HYDRATED_EVENT, () => {
    XMLHttpRequest.prototype.send = send;
    listeners.abort();
    requests.clear();
  });
}
