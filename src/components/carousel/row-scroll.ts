/** Where a row that can be scrolled stands, in px: the fields of the same names of its element. */
interface RowScroll {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** Where a step of one slide leads in the plain row, in px from its start. Beyond either end it starts over. */
export function stepInRow(
  step: 1 | -1,
  { scrollLeft, scrollWidth, clientWidth }: RowScroll,
  slideWidth: number,
): number {
  const end = scrollWidth - clientWidth;
  if (step === 1 && scrollLeft >= end - 1) return 0;
  if (step === -1 && scrollLeft <= 1) return end;
  return scrollLeft + step * slideWidth;
}
