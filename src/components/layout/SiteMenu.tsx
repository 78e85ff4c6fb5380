import { useEffect, useRef } from "react";
import { useCurrentSection } from "../../hooks/useCurrentSection";
import { SectionLink } from "./SectionLink";

interface SiteMenuProps {
  navigation: Queries.SiteHeaderFragment["navigation"];
  onLandingPage: boolean;
}

/** Closes the menu. Returns its summary if the menu was open. */
function close(nav: HTMLElement | null) {
  const menu = nav?.querySelector<HTMLDetailsElement>("details[open]");
  if (menu) menu.open = false;
  return menu?.querySelector("summary");
}

/**
 * The links to the sections. On a phone, a summary shows and hides them, even without script. The links are beside the
 * `<details>` and not inside it, because a wide screen always shows them.
 */
export function SiteMenu({ navigation, onLandingPage }: SiteMenuProps) {
  const current = useCurrentSection();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close(nav.current)?.focus();
    const onFocusIn = ({ target }: FocusEvent) => nav.current?.contains(target as Node) || close(nav.current);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  return (
    <nav ref={nav} aria-label="Main" className="site-nav">
      <details>
        <summary>Menu</summary>
      </details>
      <ul>
        {navigation.map(({ label, section }) => (
          <li key={section}>
            <SectionLink
              section={section}
              onLandingPage={onLandingPage}
              current={section === current}
              onClick={() => close(nav.current)}
            >
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
