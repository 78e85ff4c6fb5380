import { Seal } from "../../components/ui/Seal";

/** A drawing of the guide, or of a calendar with a clock. Screen readers skip it. */
export function StepDrawing({ link }: { link: Queries.ExternalLinkName }) {
  return (
    <svg className="drawing self-start md:row-span-3" viewBox="0 0 160 200" aria-hidden="true">
      {link === "consultation" ? <Appointment /> : <Guide />}
    </svg>
  );
}

function Guide() {
  return (
    <>
      <path
        d="M122 50h14v12h-14zm0 18h14v12h-14zm0 18h14v12h-14zm0 18h14v12h-14zm0 18h14v12h-14z"
        fill="currentColor"
        className="stroke-brass text-brass-light"
      />
      <path d="M40 34h90v138H40z" className="drawing-area" />
      <path d="M36 30h90v138H36z" className="drawing-area" />
      <path d="M32 26h90v138H32z" className="drawing-area" />
      <path d="M40 26v138" className="drawing-line" />
      <path d="M46 32h70v126H46z" className="drawing-hairline" />
      <path d="M58 50h46M66 60h30" strokeWidth={3} className="stroke-ink" />
      <path d="M56 134h50M56 142h50M56 150h30" className="drawing-line" />
      <Seal x="59" y="76" width="44" height="44" className="text-deed" />
    </>
  );
}

function Appointment() {
  return (
    <>
      <path d="M26 40h94v100H26z" className="drawing-area" />
      <path d="M26 40h94v22H26z" className="fill-ink" />
      <path d="M45 32v14M64 32v14M83 32v14M102 32v14" strokeWidth={3} className="stroke-brass" />
      <path
        d="M44.8 62v78M63.6 62v78M82.4 62v78M101.2 62v78M26 81.5h94M26 101h94M26 120.5h94"
        className="drawing-hairline"
      />
      <path d="M44.8 81.5h18.8V101H44.8z" fill="currentColor" className="text-brass-light" />
      <circle cx="102" cy="136" r="38" className="drawing-area" />
      <circle
        cx="102"
        cy="136"
        r="32"
        strokeWidth={5}
        pathLength={120}
        strokeDasharray=".6 9.4"
        strokeDashoffset={0.3}
        className="stroke-ink"
      />
      <path d="M102 136v-34a34 34 0 0 1 34 34z" className="fill-deed" />
      <path d="M102 136v-28M102 136h20" strokeWidth={2} className="stroke-ink" />
    </>
  );
}
