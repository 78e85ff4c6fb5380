import { graphql } from "gatsby";
import { formatPosition } from "../../components/format";

/**
 * The four counties, drawn as the survey of 1815 laid them out: 20 units are one survey township, six miles
 * square. Ranges 3 to 14 East run from left to right, Towns 5 North to 4 South from top to bottom, and the
 * Michigan Base Line (today's Eight Mile Road) lies at y = 100. The county names are geography, not copy.
 */
const COUNTIES = [
  { name: "Oakland", outline: "M80 0h100v100H80z", x: 130, y: 46 },
  { name: "Macomb", outline: "M180 0h58l4 38-12 22 6 12-14 12-8 16h-34z", x: 208, y: 46 },
  { name: "Washtenaw", outline: "M0 100h100v80H0z", x: 50, y: 146 },
  { name: "Wayne", outline: "M100 100h114l5 11-7 11-16 8-12 7-12 9-7 14-5 16-10 5-18-3-10 2h-22z", x: 136, y: 146 },
] as const;

interface CountyPlatProps {
  site: Queries.PlatOfficeFragment;
}

export function CountyPlat({ site }: CountyPlatProps) {
  const [description, baseline, lake, office] = ["Map of the counties", "Base line", "Lake", "Office"];
  return (
    <svg className="plat" viewBox="-12 -14 316 208" role="img" aria-label={description}>
      <defs>
        <pattern id="townships" width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M20 0v20H0" className="plat-township" />
        </pattern>
      </defs>
      {/* Water lines along the shore, as an engraver draws a lake. */}
      <path
        d="m246 39-12 22 6 12-14 12-8 15 6 11-7 13-17 8M251 41l-12 20 6 13-14 13-8 13 6 11-8 15-17 8"
        className="plat-water"
      />
      {COUNTIES.map(({ name, outline }) => (
        <g key={name}>
          <path d={outline} className="plat-county" />
          <path d={outline} className="plat-grid" />
        </g>
      ))}
      <path d="M120 80h20v20h-20z" className="plat-office" />
      <path d="M-12 100h316" className="plat-baseline" />
      <path d="M120 82H70" className="plat-leader plat-wide" />
      <g className="plat-label">
        {COUNTIES.map(({ name, x, y }) => (
          <text key={name} x={x} y={y} textAnchor="middle">
            {name}
          </text>
        ))}
      </g>
      <g className="plat-note">
        {[...formatPosition(site.contact.geo), office].map((line, index) => (
          <text key={line} x="67" y={64.5 + 10 * index} textAnchor="end">
            {line}
          </text>
        ))}
        <text x="0" y="96">
          {baseline}
        </text>
        <text x="296" y="91" textAnchor="end">
          {lake}
        </text>
      </g>
      <path d="M10 32V0m-4 8 4-8 4 8M0 46h20m-20-3v6m20-6v6" className="plat-leader" />
    </svg>
  );
}

export const fragment = graphql`
  fragment PlatOffice on SiteJson {
    contact {
      geo {
        latitude
        longitude
      }
    }
  }
`;
