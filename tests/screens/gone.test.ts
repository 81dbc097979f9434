/** A party that has buried many: they come a page at a time, and are found by name wherever somebody is picked. */
import { campaignOf, GRUNTS, member } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { tabTo } from './support/keyboard.ts';

/** Two pages of those who are gone. */
const MANY = 43;
const FIRST = 'Étienne Castaignède-Larrieu';

/** A campaign in which so many have died, the one with the accents first. */
async function buried(page: Page): Promise<string> {
  const names = [FIRST, ...Array.from({ length: MANY - 1 }, (_, n) => `Grunt ${n + 2}`)];
  const campaign = await campaignOf(page, [...GRUNTS, ...names.map((name) => member(name))]);
  const { figures } = await call(page, 'campaign.get', { campaign });
  for (const { id } of figures.filter(({ name }) => names.includes(name))) {
    const { revision } = await call(page, 'campaign.get', { campaign });
    await call(page, 'figure.setStatus', { campaign, revision, figure: id, status: 'dead', why: 'Overrun' });
  }
  return campaign;
}

/** Loads the page anew, at the address it has come to. */
const again = (app: App, page: Page) => app.open(page, new URL(page.url()).hash.slice(1));

test('they are paged, opened, found, filtered by and printed', async ({ app, page }) => {
  const campaign = await buried(page);
  await app.open(page, `/c/${campaign}/roster`);

  const gone = page.getByRole('table', { name: 'Figures no longer with the party' });
  await expect(gone.getByRole('row')).toHaveCount(1 + 40);
  await expect(gone.getByRole('row').nth(1)).toContainText(`Grunt ${MANY}`);
  await tabTo(page, 'Show earlier ones');
  await page.keyboard.press('Enter');
  await expect(gone.getByRole('row')).toHaveCount(1 + MANY);
  await expect(gone.getByRole('row').last()).toContainText(FIRST);
  await expect(page.getByRole('button', { name: 'Show earlier ones' })).toHaveCount(0);

  // In a list of its own, and among all: whole, it can be sorted; of a part, only the order they went is known.
  await page.getByText(`Gone ${MANY}`).click();
  await expect(gone.getByRole('columnheader', { name: 'Name' }).getByRole('button')).toBeVisible();
  await again(app, page);
  await page.getByText(`All ${MANY + 4}`).click();
  const all = page.getByRole('table', { name: 'Everyone who ever joined' });
  await expect(all.getByRole('link')).toHaveCount(4 + 40);
  await expect(all.getByRole('columnheader', { name: 'Name' }).getByRole('button')).toHaveCount(0);
  await expect(all.getByRole('link').nth(4)).toHaveText(`Grunt ${MANY}`);

  // The palette finds them by a few letters, without accents, and opens the sheet.
  await page.keyboard.press('ControlOrMeta+k');
  const find = page.getByRole('dialog', { name: 'Find or do' });
  await expect(find.getByLabel('Find or do')).toBeFocused();
  await page.keyboard.type('etie');
  await expect(find.getByRole('button', { name: new RegExp(`${FIRST}.*Dead`) })).toHaveAttribute(
    'data-selected',
  );
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('complementary', { name: FIRST });
  await expect(sheet.getByText('Overrun')).toBeVisible();
  // The address alone opens the sheet as well.
  await again(app, page);
  await expect(sheet.getByRole('heading', { name: FIRST })).toBeVisible();

  // Back with the party, the sheet stays; undone, it is gone again.
  await sheet.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText(`Gone ${MANY - 1}`)).toBeVisible();
  await expect(sheet.getByRole('button', { name: `Set aside ${FIRST}` })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByText(`Gone ${MANY}`)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Bring back' })).toBeVisible();

  // The Chronicle can be asked for one of them.
  await app.open(page, `/c/${campaign}/chronicle`);
  await tabTo(page, 'Filter');
  await page.keyboard.press('Enter');
  // The fields take the focus as they open.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await tabTo(page, /^Figure/);
  await page.keyboard.type('castaignede');
  await expect(page.getByRole('option', { name: FIRST })).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Filter, 1 set' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Figure' })).toHaveValue(FIRST);

  // And they can be put on paper.
  await app.open(page, `/c/${campaign}/print`);
  await tabTo(page, `Who: 4 of ${MANY + 4}`);
  await page.keyboard.press('Enter');
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(4 + 40);
  await page.getByRole('menuitem', { name: 'Show earlier ones' }).press('Enter');
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(4 + MANY);
  await page.getByRole('menuitemcheckbox', { name: FIRST }).press('Enter');
  await expect(pages).toContainText(FIRST);
});
