/** A battle by itself: its forms are there again after a reload, and what belongs to a campaign isn't offered. */

import { act } from '../e2e/support/encounter.ts';
import type { Page as AnyPage } from '../e2e/support/page.ts';
import { call, expect, test } from './support/app.ts';

const SETTINGS = { name: 'The Weir', seed: 'POINTS', division: 'seasons', startYear: 2, star: {} } as const;

async function begun(page: Pick<AnyPage, 'context'>, points = 100): Promise<string> {
  const oneOff = { points, area: 'rural', phase: 2 } as const;
  return (await call(page, 'campaign.create', { ...SETTINGS, oneOff })).id;
}

const PLAIN = { do: 'buy', rep: 4, leadership: 'none', protected: false, weapons: ['pistol'] } as const;

async function fought(page: Pick<AnyPage, 'context'>): Promise<string> {
  const campaign = await begun(page);
  await act(page, campaign, { ...PLAIN, force: 'own', name: 'Ann Salter' });
  await act(page, campaign, { ...PLAIN, force: 'other', name: 'Nils Arden' });
  const { encounter } = await call(page, 'encounter.get', { campaign });
  const proposal = encounter?.proposal;
  if (proposal === null || proposal === undefined) throw new Error('it can be reported');
  const met = [{ who: 'c1/0', fate: 'killed', by: 'f1' }] as const;
  await act(page, campaign, { do: 'report', ...proposal, met: [...met] } as never);
  return campaign;
}

test('a battle that is begun half is there again', async ({ app, page }) => {
  await app.open(page, '/new-one-off');
  await page.getByLabel('Name').fill('The Weir');
  await page.getByLabel('Points a side').fill('80');
  await app.open(page, '/');
  await app.open(page, '/new-one-off');
  await expect(page.getByLabel('Name')).toHaveValue('The Weir');
  await expect(page.getByLabel('Points a side')).toHaveValue('80');
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Next: the forces' }).click();
  await expect(page.getByRole('region', { name: 'Your force' })).toContainText('0 spent, 80 left');
  await app.open(page, '/new-one-off');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('what is wrong with it is said beside its field', async ({ app, page }) => {
  await app.open(page, '/new-one-off');
  await page.getByLabel('Points a side').fill('2');
  await page.getByRole('button', { name: 'Next: the forces' }).click();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Name').fill('The Weir');
  await page.getByRole('button', { name: 'Next: the forces' }).click();
  await expect(page.getByLabel('Points a side')).toHaveAttribute('aria-invalid', 'true');
});

test('a figure that is half chosen is there again, and too dear a one can’t be bought', async ({
  app,
  page,
}) => {
  const campaign = await begun(page, 40);
  const route = `/c/${campaign}/encounter/plan`;
  await app.open(page, route);
  await page.getByLabel('Name').fill('Ann Salter');
  await expect(page.getByText('Costs 20 points; leaves 20 of 40')).toBeVisible();
  await page.getByLabel('Body armour').click();
  await expect(page.getByText('Costs 30 points; leaves 10 of 40')).toBeVisible();
  await app.open(page, route);
  await expect(page.getByLabel('Name')).toHaveValue('Ann Salter');
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Add a carbine' }).click();
  await expect(page.getByText('Costs 45 points; only 40 left: too many')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy for your force' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'One Carbine less' }).click();
  await expect(page.getByText('Costs 40 points; leaves 0 of 40')).toBeVisible();
  // The form’s input stays if it can’t be saved.
  const works = app.fail('encounter.act');
  await page.getByRole('button', { name: 'Buy for your force' }).click();
  await expect(page.getByText('The file is in use.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ann Salter');
  await expect(page.getByText('Costs 40 points; leaves 0 of 40')).toBeVisible();
  works();
  await page.getByRole('button', { name: 'Buy for your force' }).click();
  await expect(page.getByRole('table', { name: 'Your force' })).toContainText('Ann Salter');
  await expect(page.getByRole('region', { name: 'Your force' })).toContainText('40 spent, 0 left');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Take out: Ann Salter' }).click();
  await expect(page.getByRole('region', { name: 'Your force' })).toContainText('0 spent, 40 left');
});

test('a figure more is filled in for the same side, and what is typed while one is bought stays', async ({
  app,
  page,
}) => {
  const campaign = await begun(page);
  await app.open(page, `/c/${campaign}/encounter/plan`);
  await page.getByText('The other force', { exact: true }).first().click();
  const name = page.getByLabel('Name');
  const buy = page.getByRole('button', { name: 'Buy for the other force' });
  await name.fill('Nils Arden');
  await buy.click();
  await expect(page.getByRole('table', { name: 'The other force' })).toContainText('Nils Arden');
  await expect(name).toHaveValue('');
  await expect(buy).toBeVisible();
  await name.fill('Ivo Arden');
  const release = app.hold('encounter.act');
  await buy.click();
  await name.fill('Una Arden');
  release();
  await expect(page.getByRole('table', { name: 'The other force' })).toContainText('Ivo Arden');
  await expect(name).toHaveValue('Una Arden');
});

test('who has won is there again, and the end says what each side lost', async ({ app, page }) => {
  const campaign = await fought(page);
  const route = `/c/${campaign}/encounter/after`;
  await app.open(page, route);
  await expect(page.getByRole('radio', { name: 'Your force' })).toBeChecked();
  await page.getByRole('radio', { name: 'Nobody' }).click();
  await app.open(page, route);
  await expect(page.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
  await expect(page.getByText('Lost its only figure, 23 points')).toBeVisible();
  const works = app.fail('encounter.act');
  await page.getByRole('button', { name: 'End the battle' }).click();
  const form = page.getByRole('form', { name: 'End the battle' });
  await expect(form.getByRole('alert')).toHaveText('The file is in use.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  works();
  await page.getByRole('button', { name: 'End the battle' }).click();
  await expect(page.getByRole('region', { name: 'It is over' })).toContainText('Nobody wins.');
});

test('nothing of a campaign is offered: no date, no stockpile, no plan, no aftermath', async ({
  app,
  page,
}) => {
  const campaign = await fought(page);
  await app.open(page, `/c/${campaign}`);
  await expect(page.getByText('100 points a side', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct the date' })).toHaveCount(0);
  for (const name of ['Stockpile', 'People', 'Recruit'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Say who has won' }).click();
  await expect(page.getByRole('button', { name: /Roll all/ })).toHaveCount(0);
  await expect(page.getByText('Stockpile')).toHaveCount(0);
  await app.open(page, '/');
  const row = page.getByRole('row', { name: /The Weir/ });
  await expect(row).toContainText('One-off battle');
  await expect(row).toContainText('100 points a side');
});

test('the report is corrected for a figure until the battle has ended', async ({ app, page }) => {
  const campaign = await fought(page);
  await app.open(page, `/c/${campaign}/encounter/after`);
  await page.getByRole('button', { name: 'Correct the report on Ann Salter' }).click();
  const form = page.getByRole('form', { name: 'Correct the report on Ann Salter' });
  await form.getByRole('checkbox', { name: 'Ann Salter: Killed outright' }).click();
  await form.getByLabel('Why').fill('Misread');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Lost its only figure, 23 points')).toHaveCount(2);
  await page.getByRole('button', { name: 'End the battle' }).click();
  await expect(page.getByRole('region', { name: 'It is over' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct the report on Ann Salter' })).toHaveCount(0);
});

test('Print offers what a one-off has, and its roster is both forces with what was paid', async ({
  app,
  page,
}) => {
  const campaign = await begun(page);
  const armed = { ...PLAIN, weapons: ['carbine', 'pistol'], leadership: 'overall' } as const;
  await act(page, campaign, { ...armed, weapons: [...armed.weapons], force: 'own', name: 'Ann Salter' });
  await act(page, campaign, { ...PLAIN, force: 'own', name: 'Ben Ruiz' });
  await act(page, campaign, { ...PLAIN, protected: true, force: 'other', name: 'Nils Arden' });
  await app.open(page, `/c/${campaign}/print?what=stockpile`);
  const forms = page.getByRole('navigation', { name: 'Forms' });
  await expect(forms.getByRole('link', { name: 'Roster' })).toHaveAttribute('aria-current', 'page');
  await expect(forms.getByRole('link', { name: 'Briefing' })).toBeVisible();
  for (const name of ['Stockpile', 'Campaign report'])
    await expect(forms.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Stockpile/ })).toHaveCount(0);
  const desk = page.getByRole('region', { name: 'Pages' });
  // Figures that follow from area and phase need no filling in.
  await expect(desk).toContainText(/Zombie activity\s*\d/);
  const row = (name: RegExp) => desk.getByRole('row', { name }).last();
  await expect(row(/^Ann Salter/)).toContainText('Overall Leader');
  await expect(row(/^Ann Salter/)).toContainText('53');
  await expect(row(/^Ben Ruiz/)).toContainText('23');
  await expect(row(/^Nils Arden/)).toContainText('33');
  await expect(row(/^Two figures/)).toContainText('76of 100');
  await expect(row(/^One figure/)).toContainText('33of 100');
});
