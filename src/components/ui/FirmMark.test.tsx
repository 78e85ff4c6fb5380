import { render, screen } from "@testing-library/react";
import { pageData } from "../../../test/helpers/page-data";
import { FirmMark } from "./FirmMark";

const alt = "Deed & Property Law, a house";

function showLogo(image: Partial<NonNullable<Queries.FirmMarkFragment["logo"]>["image"]>, ratio: number) {
  const logo = { alt, ratio, image: { publicURL: null, childImageSharp: null, ...image } };
  render(<FirmMark firm={{ logo }} sealClassName="" />);
  return screen.getByRole("img", { name: alt });
}

describe("FirmMark", () => {
  test("a firm without a logo shows the seal, which screen readers skip", () => {
    const { container } = render(<FirmMark firm={{ logo: null }} sealClassName="seal" />);
    expect(container.querySelector("svg.seal")).toHaveAttribute("aria-hidden", "true");
  });

  test.each([
    [4.5, "198"],
    [0.5, "22"],
  ])("an SVG logo with the aspect ratio %d reserves its space before it has loaded", (ratio, width) => {
    const image = showLogo({ publicURL: "/static/logo.svg" }, ratio);
    expect(image).toHaveAttribute("src", "/static/logo.svg");
    expect(image).toHaveAttribute("width", width);
    expect(image).toHaveAttribute("height", "44");
    expect(image).not.toHaveAttribute("style");
  });

  test("a raster logo is an optimized image that loads with the page", () => {
    const [badge] = pageData.awards.awards;
    const image = showLogo({ childImageSharp: badge?.image.childImageSharp ?? null }, 5);
    expect(image).toHaveAttribute("src", expect.stringMatching(/\.webp$/));
    expect(image).toHaveAttribute("width", "144");
    expect(image).toHaveAttribute("loading", "eager");
  });
});
