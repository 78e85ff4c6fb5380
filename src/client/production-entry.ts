/**
 * Where the app begins, in place of Gatsby's own entry: React's code and Gatsby's each in a task of their own, which
 * together would keep a phone from answering for a tenth of a second. `eager`: both are in the scripts already.
 */
setTimeout(async () => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-production-app"));
});
