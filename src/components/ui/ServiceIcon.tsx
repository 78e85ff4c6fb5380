interface IconPaths {
  /** The path in the color of the surrounding text. */
  ink: string;
  /** The path in the accent color, which carries the meaning. */
  brass: string;
}

const ICONS: Record<Queries.ServiceIconName, IconPaths> = {
  // A deed with a signature.
  quitclaim: {
    ink: "M9.5 3.5h13a3 3 0 0 0 3 3v19a3 3 0 0 0-3 3h-13a3 3 0 0 0-3-3v-19a3 3 0 0 0 3-3zM11 9.5h10M11 13.5h10M11 24.5h10",
    brass: "M10.5 21c2.5-1 4-4 3-4.5s-2 5 0 5 2-3 3-3-.5 2.5 1 2.5 1.5-2 2.5-2 0 1.5 2.5 1.5",
  },
  // A deed with a seal.
  warranty: {
    ink: "M13 28.5H9.5a3 3 0 0 0-3-3v-19a3 3 0 0 0 3-3h13a3 3 0 0 0 3 3V12M11 9.5h10M11 13.5h5M11 17.5h3",
    brass: "M21.5 15a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9zM18.5 23v6.5l3-2 3 2V23",
  },
  // A bird above lots: the bird leaves, and the land stays.
  ladyBird: {
    ink: "M3.5 28.5v-8h25v8zM12 20.5v8M20 20.5v8",
    brass:
      "M5 16.5l7.5-8C13.5 5 16 2.5 19.5 2.5c2.5 0 4.5 1.5 5 4l3 1.5-3 1c-.5 5-4 8-8.5 8-2.5 0-4.5-1-5.5-2.5zM14 9.5c3.5 0 5 1.5 5.5 4",
  },
  // A house, and a brace from it to three heirs.
  probate: {
    ink: "M9.5 12.5V7L16 2.5 22.5 7v5.5zM5 23.5a2.5 2.5 0 1 0 .1 0zM16 23.5a2.5 2.5 0 1 0 .1 0zM27 23.5a2.5 2.5 0 1 0 .1 0z",
    brass: "M5 21.5v-1c0-2 1-2.5 3-2.5h5c2 0 3-1 3-3 0 2 1 3 3 3h5c2 0 3 .5 3 2.5v1",
  },
  // A chain, for the chain of title.
  title: {
    ink: "M12.5 15H15V3.5H3.5V15h5M19.5 17H17v11.5h11.5V17h-5",
    brass: "M13 10.5h-2.5v11H15M19 21.5h2.5v-11H17",
  },
  // An arrow from one lot to the next.
  transfer: {
    ink: "M3.5 17.5h25v11h-25zM16 17.5v11M16 23l5.5-5.5M16 28.5l11-11M21.5 28.5l7-7",
    brass: "M8 13.5c0-5 3.5-9 8-9s8 4 8 9M20 10l4 4 4-4",
  },
  // A house inside a circle.
  trust: {
    ink: "M9 22.5V13.5L16 8.5l7 5v9zM14 22.5v-5h4v5",
    brass: "M16 3a13 13 0 1 0 0 26 13 13 0 1 0 0-26z",
  },
  // A contract cut in two: one half for each party.
  landContract: {
    ink: "M12.5 4.5h-6a3 3 0 0 1-3 3v17a3 3 0 0 1 3 3h6M19.5 4.5h6a3 3 0 0 0 3 3v17a3 3 0 0 0-3 3h-6M7 12h4M7 16h4M7 20h4M21 12h4M21 16h4M21 20h4",
    brass: "M16 2q-4.5 3.5 0 7t0 7 0 7 0 7",
  },
  // A boundary line, and a fence that leaves it.
  boundary: {
    ink: "M3 8h5M12 8h17M3 24h5M12 24h17M10 6a2 2 0 1 0 .1 0zM10 22a2 2 0 1 0 .1 0zM10 10v12",
    brass: "M15.5 3.5l8.5 25M15 13l5-2M16.5 17l5-2M18 21l5-2",
  },
};

/** The icon of a service. Screen readers skip it, because the service's title says the same. */
export function ServiceIcon({ name, className }: { name: Queries.ServiceIconName; className?: string }) {
  const { ink, brass } = ICONS[name];
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      aria-hidden="true"
    >
      <path d={ink} />
      <path className="text-brass" stroke="currentColor" d={brass} />
    </svg>
  );
}
