const CENTRE = { cx: 160, cy: 200 };

/** The lot lines stop at the frame, so that the ground of the page shows through it. */
const PLAT = "M0 0h320v400H0zM0 84 108 0M44 50v81m0 137v132M0 320h74M22 320v80M250 0v85M250 38h70M276 268v132";
const FACE =
  "M141 114c-8 8-15 20-15 40 0 19 4 31 12 40v16l22 98 22-98v-16c8-9 12-21 12-40 0-14-2-24-7-30-18 4-38 0-46-10z";
const HAIR = "M126 152c-9-38 7-58 36-58 28 0 42 21 32 58 0-12-2-22-7-28-18 4-38 0-46-10-8 8-15 20-15 38z";
const COAT =
  "M138 210c-4 22-60 22-80 62A116 150 0 0 0 262 272c-20-40-76-40-80-62l-22 98zl-18 34 18 7zm44 0 18 34-18 7z";
/** The side away from the light, ruled a second time: coat and cheek. */
const SHADE =
  "M182 210c4 22 60 22 80 62A116 150 0 0 1 166 350l-6-42zM182 125c4 36-4 59-22 85 9 0 16-6 22-16 8-9 12-21 12-40 0-14-2-24-7-30z";

/**
 * Stands where the attorney's photograph will be: an engraved frame on a plat, and a bust that is nobody.
 * Decorative. The ids are fixed, so a page shows at most one.
 */
export function PortraitPlaceholder({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 320 400" fill="none" stroke="currentColor" aria-hidden="true">
      <pattern id="pp1" width="9" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 2h9" />
      </pattern>
      <pattern id="pp2" href="#pp1" patternTransform="rotate(-50)" />
      <path d={PLAT} opacity=".3" />
      <ellipse {...CENTRE} rx="128" ry="162" />
      <ellipse {...CENTRE} rx="116" ry="150" fill="url(#pp1)" fillOpacity=".4" />
      <path d={FACE} className="fill-paper" />
      <path d={HAIR + COAT} fill="url(#pp2)" />
      <path d={SHADE} fill="url(#pp1)" stroke="none" />
      <ellipse
        {...CENTRE}
        rx="122"
        ry="156"
        className="text-brass"
        strokeWidth="5"
        pathLength="180"
        strokeDasharray=".4 .6"
      />
    </svg>
  );
}
