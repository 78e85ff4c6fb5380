import { expect, test } from "../drivers/engine-test";
import { frames, hydrated, MARQUEE, showMarquee } from "../drivers/page-actions";
import { values, watchFigures, watchMarquee } from "../drivers/sample-frames";
import { stats } from "../fixture-content";

test("with reduced motion, the marquee does not move, and the figures show their values from the start", async ({
  open,
}) => {
  const tab = await open("/", { reducedMotion: true });
  await hydrated(tab);
  await showMarquee(tab);
  await frames(tab, 10);
  const figures = new Set(values(await watchFigures(tab, 300)).flat());
  expect(figures).toEqual(new Set(stats.map(({ number, suffix }) => `${number.toLocaleString("en-US")}${suffix}`)));
  expect((await watchMarquee(tab, MARQUEE)).moved).toBeCloseTo(0);
});
