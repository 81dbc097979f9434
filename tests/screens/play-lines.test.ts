/** The lines of Play: a press marks one, and what the keys do then is what the screen says they do. */
import { raidOnTheTable } from '../e2e/support/fight.ts';
import { STAR } from '../e2e/support/party.ts';
import { type App, expect, type Page, test } from './support/app.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('group', { name: 'The figure that is marked' });

async function openPlay(app: App, page: Page): Promise<void> {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

test('a name that is pressed marks its line, and the keys stay those of the bar below (newcomer 7, breaker 10)', async ({
  app,
  page,
}) => {
  await openPlay(app, page);
  await nameOf(page, GLORIA).click();
  await expect(nameOf(page, GLORIA)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: /which check/ })).toHaveCount(0);
  await expect(bar(page).getByRole('button').first()).toHaveText('FFire');
  await page.keyboard.press('f');
  await expect(page.getByRole('region', { name: `${GLORIA} fires at a zombie` })).toBeVisible();
  // The letters are the form’s as long as it is open, and the bar says none.
  await expect(bar(page).getByRole('button').first()).toHaveText('Fire');
});

test('checks that nothing calls for come last (newcomer 7)', async ({ app, page }) => {
  await openPlay(app, page);
  await nameOf(page, STAR).focus();
  await page.keyboard.press('c');
  const form = page.getByRole('region', { name: `${STAR}: which check?` });
  await expect(form.getByRole('group', { name: 'Called for now' })).toHaveCount(0);
  const groups = await form.getByRole('group').allTextContents();
  expect(groups.at(-1)).toMatch(/^Not called for.*Received Fire.*Rally/);
});

test('no tick asks for a Boss, a Terrifying enemy or a Psycho where nobody on the table is one (player M11)', async ({
  app,
  page,
}) => {
  await openPlay(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('b');
  const form = page.getByRole('region', { name: `${GLORIA}: which check?` });
  await expect(form.getByRole('checkbox', { name: /From the flank or rear/ })).toBeVisible();
  for (const name of [/Boss/, /Terrifying/, /Psycho/]) {
    await expect(form.getByRole('checkbox', { name })).toHaveCount(0);
  }
});
