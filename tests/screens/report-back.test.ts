/** A report in the player's words, overwritten by the log's, and had again. */

import { raided } from '../e2e/support/raided.ts';
import { call, expect, test } from './support/app.ts';
import { press } from './support/keyboard.ts';

const OWN = 'We went in, and we came out.';

test('a report is written, overwritten by "write it again", and taken back, by keyboard', async ({
  app,
  page,
}) => {
  const campaign = await raided(page);
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  await app.open(page, `/c/${campaign}/chronicle?entry=${entries[0]?.act}`);
  const article = page.getByRole('article');
  await press(page, 'Edit the report');
  await expect(page.getByRole('textbox', { name: /^Report:/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(OWN);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(article).toContainText(OWN);

  await press(page, 'Write it again from the log');
  await expect(article).not.toContainText(OWN);
  await expect(page.getByText('In your words.')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(article).toContainText(OWN);
  await expect(page.getByText('In your words.')).toBeVisible();
  // And the first edit with the next one, until the log's own words stand there again.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(article).not.toContainText(OWN);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(article).toContainText(OWN);
  await app.restart();
  await app.open(page, `/c/${campaign}/chronicle?entry=${entries[0]?.act}`);
  await expect(article).toContainText(OWN);
  expect((await call(page, 'campaign.verify', { campaign })).identical).toBe(true);
});
