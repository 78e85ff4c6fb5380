import { expect, test } from "../drivers/engine-test";
import { frames, hydrated, MARQUEE, showMarquee } from "../drivers/page-actions";
import { RECORD_FIGURES, seenFigures, values, watchMarquee } from "../drivers/sample-frames";
import { stats } from "../fixture-content";

test("with reduced motion, the marquee does not move, and the figures show their values from the start", async ({
  open,
}) => {
  const tab = await open("/", { reducedMotion: true, initScript: RECORD_FIGURES });
  await hydrated(tab);
  await showMarquee(tab);
  await frames(tab, 10);
  const targets = stats.map(({ number, suffix }) => `${number.toLocaleString("en-US")}${suffix}`);
  expect(values(await seenFigures(tab))).toEqual([targets]);
  expect((await watchMarquee(tab, MARQUEE)).moved).toBeCloseTo(0);
});
