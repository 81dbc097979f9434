/** Find or do: a rule by its name from anywhere, and on Play what its keys do, by their words. */
import { raidOnTheTable } from '../e2e/support/fight.ts';
import { STAR } from '../e2e/support/party.ts';
import { beginCampaign, call, expect, type Page, test } from './support/app.ts';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find or do' }).getByLabel('Find or do')).toBeFocused();
}

async function find(page: Page, letters: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(letters);
}

test('an act of Play is found by its words, and its form has the focus', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await call(page, 'settings.set', { dice: 'app' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.getByRole('button', { name: STAR, exact: true }).focus();
  await find(page, 'fire at');
  const entry = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^Fire at: ${STAR}`) });
  await expect(entry).toContainText('F');
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', { name: new RegExp(`^${STAR} fires`) });
  await expect(form).toBeVisible();
  // Nobody is down: what would mean nothing isn’t offered.
  await page.keyboard.press('Escape');
  await find(page, 'how bad is it');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^How bad is it: / })).toHaveCount(0);
});

test('what can be done on Play stands before the rules of that word; a name finds its figure first', async ({
  app,
  page,
}) => {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.getByRole('button', { name: STAR, exact: true }).focus();
  await find(page, 'fire');
  const entries = page.getByRole('dialog').getByRole('button');
  await expect(entries.filter({ hasText: /^Received Fire/ }).first()).toBeVisible();
  await expect(entries.first()).toHaveText(new RegExp(`^Fire at: ${STAR}`));
  await page.keyboard.press('Escape');
  await find(page, 'hallam');
  await expect(entries.first()).toHaveText(new RegExp(`^${STAR}`));
});

test('a rule is found by its name, and opens in the reference', async ({ app, page }) => {
  await app.open(page, '/');
  await find(page, 'Obviously Dead');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Obviously Dead/ })
    .click();
  await expect(
    page.getByRole('heading', { name: 'Obviously Dead', level: 2, exact: true }).first(),
  ).toBeVisible();
});

test('the palette finds screens and figures, and gives the focus back', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}`);
  await page.getByRole('link', { name: 'Whole roster' }).focus();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Whole roster' })).toBeFocused();

  await find(page, 'hallam');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/c/${id}/roster\\?figure=f1$`));

  // Opened again, it has forgotten what was sought.
  await find(page, 'settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});

test('what comes next stands first, and is gone to from there', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}`);
  await openPalette(page);
  const first = page.getByRole('dialog').getByRole('button').first();
  await expect(first).toContainText('Play on');
  await expect(first).toContainText('Encounter 1 is on the table.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/c/${campaign}/encounter/play$`));
});
