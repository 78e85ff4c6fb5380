import { render, screen } from "@testing-library/react";
import { expectSameTab } from "../../../test/helpers/expect-links";
import { PhoneLink } from "./PhoneLink";

describe("PhoneLink", () => {
  test("dials the number with the country's code, whatever stands between its digits", () => {
    render(<PhoneLink phone="(248) 555-0134">Call us</PhoneLink>);
    expectSameTab(screen.getByRole("link", { name: "Call us" }), "tel:+12485550134");
  });
});
