/**
 * A map of the four counties. Its shapes and labels are in a file of their own, because of their size. For other
 * counties, somebody has to draw another map.
 */
export function CountyMap() {
  return (
    <svg
      // The size of the labels is in units of the map, which is scaled to its place.
      className="serif w-full text-[138px] forced-color-adjust-none [text-rendering:geometricPrecision] sm:text-[100px] lg:h-full lg:max-[72rem]:text-[116px] print:text-[145px]"
      viewBox="60 200 3400 2826"
      preserveAspectRatio="xMaxYMax"
      direction="ltr"
      role="img"
      aria-label="Map of the counties we serve, with our office"
    >
      {/* Firefox reads the words within an image, too. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can get the focus */}
      <g aria-hidden="true">
        <use href="/county-map.svg#map" />
        <use href="/county-map.svg#roads" className="max-sm:hidden print:hidden" />
        <use href="/county-map.svg#places" />
        <use href="/county-map.svg#legend" className="min-[72rem]:[translate:0_-400px]" />
        <use href="/county-map.svg#details" className="max-sm:hidden print:hidden" />
      </g>
    </svg>
  );
}
