import { render, screen } from "@testing-library/react";
import { Island } from "./Island";

/** rewritten-pages.spec.ts tests that React starts the islands, and leaves all other HTML as it is. */

const Text = ({ text }: { text: string }) => <p>{text}</p>;
const Outer = () => <Island name="CountUp" component={Text} props={{ text: "" }} />;

test("an island in another island breaks the build", () => {
  jest.spyOn(console, "error").mockImplementation();
  const page = <Island name="PageBehavior" component={Outer} props={{}} />;
  expect(() => render(page)).toThrow('<Island name="CountUp"> is in another island');
});

test("an island carries the props of its component", () => {
  const props = { text: 'Say "yes" & <no>' };
  render(<Island name="CountUp" component={Text} props={props} />);
  const island = screen.getByText(props.text).parentElement;
  expect(JSON.parse(island?.dataset.props ?? "")).toEqual(props);
});
