import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { useCurrentSection } from "../../hooks/useCurrentSection";
import { SectionLink } from "./SectionLink";

interface SiteMenuProps {
  navigation: Queries.SiteHeaderFragment["navigation"];
  onLandingPage: boolean;
}

/**
 * The links to the sections. On a phone, a button shows and hides them, even without script. The links are beside the
 * `<details>` and not inside it, because a wide screen shows them always.
 */
export function SiteMenu({ navigation, onLandingPage }: SiteMenuProps) {
  const current = useCurrentSection();
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== "Escape" || !menu.current?.open) return;
    close();
    button.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Safari gives no focus to a link that is pressed, so the menu has to stay when the focus goes nowhere.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <nav aria-label="Main" className="site-nav" onKeyDown={onKeyDown} onBlur={onBlur}>
      <details ref={menu}>
        <summary ref={button}>Menu</summary>
      </details>
      <ul>
        {navigation.map(({ label, section }) => (
          <li key={section}>
            <SectionLink section={section} onLandingPage={onLandingPage} current={section === current} onClick={close}>
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
