/** Messages to the player about what he can’t enter. */
import { beginCampaign, call, expect, test } from './support/app.ts';

const LONG = 'x'.repeat(81);
/** Said while it is typed, and still said when it is sent all the same. */
const ONE_TOO_MANY = 'Too long by one character: there is room for 80.';

test('names are refused beside their field, with the limit', async ({ app, page }) => {
  await app.open(page, '/new');
  await page.getByLabel('Name').fill('   ');
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await expect(page.getByText('Name: enter 1 to 80 characters.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill(LONG);
  await expect(page.getByText('Name: enter 1 to 80 characters.')).toBeHidden();
  await expect(page.getByText(ONE_TOO_MANY)).toBeVisible();
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await expect(page.getByText(ONE_TOO_MANY)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.getByLabel('Seed', { exact: true }).fill(LONG);
  await expect(page.getByText(ONE_TOO_MANY)).toHaveCount(2);
  await page.getByLabel('Seed', { exact: true }).fill('MERROW');

  await page.getByLabel('Name').fill('👩‍👩‍👧‍👦'.repeat(80));
  await page.getByLabel('First year').fill('120');
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await expect(page.getByText('First year: enter a whole number from 0 to 99.')).toBeVisible();
  // Eighty families are eighty characters, but too long by any measure a file has.
  await expect(page.getByText(/enter 1 to 80 characters/)).toHaveCount(0);
});

test('a figure’s name is refused in its dialog, which stays open', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page, `/c/${id}`);
  await page.getByRole('button', { name: 'Merrow Ford', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await field.fill(LONG);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('dialog')).toContainText(ONE_TOO_MANY);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Ashby');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ashby', exact: false }).first()).toBeVisible();
});

test('own dice: what is no card, and a card that was drawn already', async ({ app, page }) => {
  const made = await call(page, 'campaign.create', {
    name: 'Cards',
    seed: 'CARDS',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  const dice = [{ own: [3] }, { own: 'QD' }, { own: 'pump-shotgun' }];
  const first = await call(page, 'party.recruit', {
    campaign: made.id,
    revision: made.revision,
    dice: dice.slice(0, 2),
  });
  if (first.state === 'waiting') {
    await call(page, 'party.recruit', { campaign: made.id, revision: made.revision, dice });
  }
  await app.open(page, `/c/${made.id}/recruit`);
  await page.getByText('My own').click();
  await page.getByRole('button', { name: 'Enter a die and a card' }).click();
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  // Neither a letter nor a seven is a face; nothing is sent.
  await page.keyboard.type('x7');
  await expect(page.getByLabel('The die, 1 to 6')).toHaveValue('');
  await page.keyboard.type('3');
  const card = page.getByLabel('The card');
  await expect(card).toBeFocused();
  await page.keyboard.type('11s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That isn’t a card');
  await expect(card).toBeFocused();
  // The refused text is selected, and typed over.
  await page.keyboard.type('qd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'The queen of diamonds is drawn already; 53 cards remain',
  );
  await expect(page.getByText('Two Grunts still to come')).toBeVisible();
});

test('a disk that can’t be reached is called that; what was typed stays, and trying again works once it is there', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page);
  await app.open(page, `/c/${campaign}`);
  const gone = { code: 'io-error', message: 'The disk of /media/stick gives errors.' } as const;
  await page.getByRole('button', { name: 'Merrow Ford', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  const name = page.getByRole('dialog').getByRole('textbox');
  await name.fill('High Ferry');
  const mended = app.fail('campaign.rename', gone);
  await page.keyboard.press('Enter');
  await expect(page.getByText(gone.message)).toBeVisible();
  await expect(name).toHaveValue('High Ferry');
  mended();
  await name.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await call(page, 'campaign.get', { campaign })).name).toBe('High Ferry');

  const back = app.fail('shelf.list', gone);
  await app.restart();
  await app.open(page, '/');
  await expect(page.getByRole('heading', { name: 'The disk can’t be reached' })).toBeVisible();
  await expect(page.getByText(gone.message)).toBeVisible();
  back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /High Ferry/ })).toBeVisible();
});
