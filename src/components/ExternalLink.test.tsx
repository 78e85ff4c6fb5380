import { render, screen } from "@testing-library/react";
import { expectNewTab } from "../test/expect-links";
import { ExternalLink } from "./ExternalLink";

test("opens a new tab, and says so to those who cannot see the arrow", () => {
  render(
    <ExternalLink href="https://forms.example.com/form" newTabLabel="(opens in a new tab)">
      Get the guide
    </ExternalLink>,
  );
  expectNewTab(
    screen.getByRole("link", { name: "Get the guide (opens in a new tab)" }),
    "https://forms.example.com/form",
  );
});
