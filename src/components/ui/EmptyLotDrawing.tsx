/** A drawing of a street map from which one lot has moved away. Screen readers skip it. */
export function EmptyLotDrawing() {
  return (
    <svg className="drawing" viewBox="-12 -14 316 208" aria-hidden="true">
      <path d="M0 10h220v70H0zM0 96h220v74H0z" className="drawing-area" />
      <path
        d="M44 10v70M88 10v70M132 10v70M176 10v70M0 45h220M44 96v74M88 96v74M132 96v74M176 96v74M0 133h220"
        className="drawing-line"
      />
      <path d="M132 96h44v37h-44z" className="fill-paper-deep" />
      <path d="M132 96h44v37h-44z" className="drawing-baseline" />
      <path d="M158 114c34 4 70-6 96-34" strokeDasharray="2 4" className="drawing-line" />
      <path d="M244.6 25.5L287.5 35.4L279.2 71.5L236.3 61.6z" className="fill-deed" />
      <path d="M262 150v-32m-4 8 4-8 4 8M252 166h20m-20-3v6m20-6v6" className="drawing-line" />
    </svg>
  );
}
