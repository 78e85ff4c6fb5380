import { render, screen } from "@testing-library/react";
import { expectNewTab } from "../../../test/helpers/expect-links";
import { ExternalLink } from "./ExternalLink";

describe("ExternalLink", () => {
  test("opens a new tab, and says so to those who cannot see the arrow", () => {
    render(
      <ExternalLink href="https://forms.example.com/form" event="deed-guide" newTabLabel="(opens in a new tab)">
        Get the guide
      </ExternalLink>,
    );
    expectNewTab(
      screen.getByRole("link", { name: "Get the guide (opens in a new tab)" }),
      "https://forms.example.com/form",
    );
  });

  test("carries the name under which statistics count it", () => {
    render(
      <ExternalLink href="https://forms.example.com/form" event="deed-guide" newTabLabel="(opens in a new tab)">
        Get the guide
      </ExternalLink>,
    );
    expect(screen.getByRole("link")).toHaveAttribute("data-event", "deed-guide");
  });
});
