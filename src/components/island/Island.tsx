import { type ComponentType, createContext, useContext } from "react";

/** The components that may be islands. src/islands.ts lists them. */
export type IslandName = "CountUp" | "PageBehavior" | "ReviewSlider" | "StripMotion";

/** What JSON can hold. In its place, anything else is an error. */
type Json<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends ((...args: never[]) => unknown) | Date | undefined
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

interface IslandProps<Props> {
  name: IslandName;
  component: ComponentType<Props>;
  /** What the component gets. It is in the HTML, too, where the browser finds it. */
  props: Props & Json<Props>;
}

const InsideIsland = createContext(false);

/** A part of the page that moves. In the browser, React hydrates the islands of the HTML, and nothing else. */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  if (useContext(InsideIsland))
    throw new Error(`<Island name="${name}"> is in another island; put it beside that one.`);
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <InsideIsland value={true}>
        <Component {...props} />
      </InsideIsland>
    </div>
  );
}
