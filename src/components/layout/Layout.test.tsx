import { render, screen, within } from "@testing-library/react";
import { site } from "../../../test/helpers/page-data";
import { Layout } from "./Layout";

/** content-on-pages.spec.ts tests the words of the frame, scroll-position.spec.ts where its links lead. */

function renderLayout(changes: Partial<typeof site>) {
  render(<Layout site={{ ...site, ...changes }}>{null}</Layout>);
  return within(screen.getByRole("contentinfo"));
}

test.each([site.links.privacyPolicy, null])("the footer links to the privacy policy: %s", (address) => {
  const footer = renderLayout({ links: { ...site.links, privacyPolicy: address } });
  const links = footer.queryAllByRole("link", { name: /^Privacy policy/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(address ? [address] : []);
});

test.each([true, false])("the footer has a notice about sample content: %s", (sample) => {
  const footer = renderLayout({ sample });
  expect(footer.queryAllByText(/This site shows sample content/)).toHaveLength(Number(sample));
});
