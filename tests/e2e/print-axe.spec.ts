/** The forms of an Encounter under way leave nothing for axe to find, light or dark. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/app.ts';
import { campaignOf } from './support/party.ts';
import { opened, planned } from './support/print.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`the forms of an Encounter in ${scheme}`, async ({ app, page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    await app.open(page);
    const campaign = await campaignOf(page);
    await planned(page, campaign, 'rural');
    for (const what of ['brief', 'map', 'sheet', 'blank-sheet', 'counters', 'reference', 'report'] as const) {
      await opened(app, page, { campaign, what, paper: 'A4' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${what}: ${id} ${html}`));
      expect.soft(found).toEqual([]);
    }
  });
}
