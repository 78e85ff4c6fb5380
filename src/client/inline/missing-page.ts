declare global {
  interface Window {
    /** Whether the path of the page that was loaded is on the console, and the app has yet to take the page over. */
    isMissingPathLogged?: boolean;
  }
}

const log = (pathname: string) => console.error(`404: there is no page at ${pathname}`);

/** Runs in the head of the 404 page: also who leaves before the page's scripts arrive, leaves a line on the console. */
export default function logMissingPage(): void {
  log(location.pathname);
  window.isMissingPathLogged = true;
}

/** Logs a missing path that a link of Gatsby's leads to. Of the page that was loaded, the path has been logged. */
export function logMissingPath(pathname: string): void {
  if (!window.isMissingPathLogged) log(pathname);
  window.isMissingPathLogged = false;
}
