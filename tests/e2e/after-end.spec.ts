/** The end of an Encounter, as it is laid out in windows large and small. */

import { beforeReport, PRIS, report } from './support/aftermath.ts';
import { expect, test } from './support/app.ts';
import { act, underWay } from './support/encounter.ts';

test('the map stands beside the report and above what came of it, in a small window too', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await report(page, campaign, { [PRIS]: { fought: true } });
  for (const { figure, due } of (await underWay(page, campaign)).after)
    for (const { step } of due) await act(page, campaign, { do: 'settle', figure, step });
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    await app.open(page, `/c/${campaign}/encounter/after`);
    const [told, map] = [page.getByRole('article'), page.getByRole('region', { name: 'Map', exact: true })];
    await expect(map.getByRole('img').first()).toBeVisible();
    const [left, right] = [await told.boundingBox(), await map.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    expect(right?.y).toBeLessThan((left?.y ?? 0) + 300);
    const came = await page.getByRole('region', { name: 'What came of it' }).boundingBox();
    if (width === 1024) expect(came?.y).toBeGreaterThan((right?.y ?? 0) + (right?.height ?? 0) - 1);
  }
});
