import { silenceAbortedRequests } from "./silence-aborted-requests";

/**
 * Where the app begins, in place of Gatsby's own entry: first React's code, then Gatsby's, each in a task of its own.
 * On a phone both together keep the page from answering for a tenth of a second. Both are in the scripts already;
 * `eager` means that nothing more is fetched.
 */
setTimeout(async () => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-production-app"));
});

silenceAbortedRequests();
