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
  test("without a logo it is the seal, which is decorative", () => {
    const { container } = render(<FirmMark firm={{ logo: null }} sealClassName="seal" />);
    expect(container.querySelector("svg.seal")).toHaveAttribute("aria-hidden", "true");
  });

  test.each([
    [4.5, "198"],
    [0.5, "22"],
  ])("a drawn logo of the ratio %d has its place before it has arrived", (ratio, width) => {
    const picture = showLogo({ publicURL: "/static/logo.svg" }, ratio);
    expect(picture).toHaveAttribute("src", "/static/logo.svg");
    expect(picture).toHaveAttribute("width", width);
    expect(picture).toHaveAttribute("height", "44");
    expect(picture).not.toHaveAttribute("style");
  });

  test("a logo of pixels is the optimized picture, fetched with the page", () => {
    const [badge] = pageData.awards.awards;
    const picture = showLogo({ childImageSharp: badge?.image.childImageSharp ?? null }, 5);
    expect(picture).toHaveAttribute("src", expect.stringMatching(/\.webp$/));
    expect(picture).toHaveAttribute("width", "144");
    expect(picture).toHaveAttribute("loading", "eager");
  });
});
