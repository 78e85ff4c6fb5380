import { render } from "@testing-library/react";
import { SERVICE_ICONS } from "../../../test/helpers/page-data";
import { ServiceIcon } from "./ServiceIcon";

describe("ServiceIcon", () => {
  test("every name that content may use is a picture of its own, left out when read aloud", () => {
    const drawings = SERVICE_ICONS.map((name) => {
      const { container } = render(<ServiceIcon name={name} />);
      expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
      return container.innerHTML;
    });
    expect(new Set(drawings).size).toBe(SERVICE_ICONS.length);
  });
});
