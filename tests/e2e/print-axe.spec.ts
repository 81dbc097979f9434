/** The forms of an Encounter under way leave nothing for axe to find, light or dark; the others stand in axe.spec.ts. */
import { test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { campaignOf } from './support/party.ts';
import { opened, planned } from './support/print.ts';

test('the forms of an Encounter', async ({ app, page }) => {
  test.slow();
  const campaign = await campaignOf(page);
  await planned(page, campaign, 'rural');
  for (const what of ['brief', 'map', 'sheet', 'counters'] as const) {
    await opened(app, page, { campaign, what, paper: 'A4' });
    await axe(page, what);
  }
});
