import { useEffect } from "react";

/** Logs a path that leads nowhere, once (spec §2, "Any other path"). */
export function useLogMissingPath(path: string): void {
  useEffect(() => {
    console.error(`404: there is no page at ${path}`);
  }, [path]);
}
