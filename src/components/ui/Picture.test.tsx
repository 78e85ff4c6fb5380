import { render, screen } from "@testing-library/react";
import { landingPageData } from "../../../test/helpers/page-data";
import { Picture } from "./Picture";

const [award] = landingPageData.awards.awards;
if (!award?.image.childImageSharp) throw new Error("There is no badge to show.");
const { alt } = award;
const image = award.image.childImageSharp.gatsbyImageData;

describe("Picture", () => {
  test("is read out by its text, and keeps its place on the page while it loads", () => {
    render(<Picture image={image} alt={alt} />);
    const picture = screen.getByRole("img", { name: alt });
    expect(picture).toHaveAttribute("width", "144");
    expect(picture).toHaveAttribute("height", "144");
    expect(picture).toHaveAttribute("src", image.images.fallback?.src);
  });

  test("waits with loading until the visitor comes near", () => {
    render(<Picture image={image} alt={alt} />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  });
});
