import { render, screen } from "@testing-library/react";
import { FirmMark } from "./FirmMark";

const alt = "Deed & Property Law, a house";

function logo(image: Partial<NonNullable<Queries.FirmMarkFragment["logo"]>["image"]>, ratio: number) {
  return { logo: { alt, ratio, image: { publicURL: null, childImageSharp: null, ...image } } };
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
    render(<FirmMark firm={logo({ publicURL: "/static/logo.svg" }, ratio)} sealClassName="" />);
    const picture = screen.getByRole("img", { name: alt });
    expect(picture).toHaveAttribute("src", "/static/logo.svg");
    expect(picture).toHaveAttribute("width", width);
    expect(picture).toHaveAttribute("height", "44");
    expect(picture).not.toHaveAttribute("style");
  });

  test("a logo of pixels is the optimized picture, fetched with the page", () => {
    const gatsbyImageData = {
      layout: "fixed" as const,
      width: 220,
      height: 44,
      images: { sources: [], fallback: { src: "/static/logo.webp" } },
    };
    render(<FirmMark firm={logo({ childImageSharp: { gatsbyImageData } }, 5)} sealClassName="" />);
    const picture = screen.getByRole("img", { name: alt });
    expect(picture).toHaveAttribute("src", "/static/logo.webp");
    expect(picture).toHaveAttribute("width", "220");
    expect(picture).toHaveAttribute("loading", "eager");
  });
});
