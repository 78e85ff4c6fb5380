declare global {
  interface Window {
    /** True once the path of the loaded page has been logged, until the app has started. */
    isMissingPathLogged?: boolean;
  }
}

const log = (pathname: string) => console.error(`404: there is no page at ${pathname}`);

/** Logs the missing path. Runs in the head of the 404 page, so that it logs even if the scripts never arrive. */
export default function logMissingPage(): void {
  log(location.pathname);
  window.isMissingPathLogged = true;
}

/** Logs a missing path that a Gatsby link leads to. The path of the page that was loaded is not logged twice. */
export function logMissingPath(pathname: string): void {
  if (!window.isMissingPathLogged) log(pathname);
  window.isMissingPathLogged = false;
}
