/** The forms of an Encounter under way leave nothing for axe to find, light or dark; the others stand in axe.spec.ts. */
import { expect, test } from './support/app.ts';
import { findings } from './support/axe.ts';
import { campaignOf } from './support/party.ts';
import { opened, planned } from './support/print.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`the forms of an Encounter in ${scheme}`, async ({ app, page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    const campaign = await campaignOf(page);
    await planned(page, campaign, 'rural');
    for (const what of ['brief', 'map', 'sheet', 'counters'] as const) {
      await opened(app, page, { campaign, what, paper: 'A4' });
      expect.soft(await findings(page), what).toEqual([]);
    }
  });
}
