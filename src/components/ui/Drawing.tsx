interface DrawingProps {
  /** A file in static/, and the id of a drawing in it: "/icons.svg#phone". Icons have the color of the text. */
  href: string;
  /** Sets the size, among others. */
  className: string;
}

/** A drawing or an icon, which screen readers skip. */
export function Drawing({ href, className }: DrawingProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
