import { SectionLink } from "./SectionLink";

interface SiteMenuProps {
  navigation: Queries.SiteHeaderFragment["navigation"];
  onLandingPage: boolean;
}

/**
 * The links to the sections. On a phone, a summary shows and hides them, even without script; useSiteMenu.ts closes
 * them. The links are beside the `<details>` and not inside it, because a wide screen always shows them.
 */
export function SiteMenu({ navigation, onLandingPage }: SiteMenuProps) {
  return (
    <nav aria-label="Main" className="site-nav">
      <details className="md:hidden">
        <summary>Menu</summary>
      </details>
      <ul>
        {navigation.map(({ label, section }) => (
          <li key={section}>
            <SectionLink section={section} onLandingPage={onLandingPage}>
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
