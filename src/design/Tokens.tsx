import tailwind from "../../tailwind.config";
import { contrast } from "./contrast";
import { Specimen } from "./Specimen";
import { COLORS, LINE_PAIRS, TEXT_PAIRS, TYPE_SCALE } from "./tokens";

/** Inline styles are for this page only: its classes would otherwise be sent to visitors. */
const SWATCHES = { display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))" };

export function ColorTokens() {
  return (
    <Specimen title="Colours" source="../tailwind.config.js">
      <ul style={SWATCHES}>
        {Object.entries(COLORS).map(([name, value]) => (
          <li key={name}>
            <div style={{ background: value, height: "4rem", border: "1px solid" }} />
            {name} <code>{value}</code>
          </li>
        ))}
      </ul>
      <ul style={SWATCHES}>
        {[...TEXT_PAIRS, ...LINE_PAIRS].map(([front, ground]) => (
          <li
            key={`${front} ${ground}`}
            style={{ background: COLORS[ground], color: COLORS[front], border: "1px solid", padding: "0.75rem" }}
          >
            {front} on {ground}: {contrast(COLORS[front], COLORS[ground]).toFixed(1)}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

const SIZES: Record<string, unknown[]> = tailwind.theme.fontSize;

export function TypeTokens({ words }: { words: string }) {
  return (
    <Specimen title="Type" source="../tailwind.config.js">
      {TYPE_SCALE.map((name) => {
        const [fontSize, more] = SIZES[name] ?? [];
        const serif = !["label", "fine", "base", "lead"].includes(name);
        return (
          <p
            key={name}
            className={serif ? "font-serif font-medium" : ""}
            style={{ fontSize: String(fontSize), ...(typeof more === "object" ? more : {}) }}
          >
            {words} <span className="text-label">text-{name}</span>
          </p>
        );
      })}
      <p className="small-caps text-deed">{words}</p>
    </Specimen>
  );
}
