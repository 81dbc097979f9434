/** Escapes and pursuits on Set up, from both sides, by keyboard; and what follows where there is no battle. */

import { act, underWay } from '../e2e/support/encounter.ts';
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { EVERYBODY, holding, LEAD, raided, reported } from '../e2e/support/raided.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { answer, press, tabTo } from './support/keyboard.ts';
import { section } from './support/parts.ts';

const GLORIA = 'Gloria Mbeki-Tranter';
const TAM = 'Tam Whitlock';
const WREN = 'Wren Ostrander';

const fact = (page: Page, name: string) => section(page, 'Escape').locator(`dt:has-text("${name}") + dd`);
const side = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const rows = (page: Page, name: string) => side(page, name).getByRole('row');

async function openSetUp(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/set-up`);
  await expect(page.getByRole('link', { name: 'Set up' })).toHaveAttribute('aria-current', /./);
}

async function layOut(page: Page): Promise<void> {
  await press(page, 'Lay out the table');
  await expect(page.getByRole('table', { name: 'Buildings' })).toBeVisible();
}

async function dice(page: Page, whose: 'App’s dice' | 'My dice'): Promise<void> {
  const wanted = page.getByRole('radio', { name: whose });
  if (await wanted.isChecked()) return;
  await tabTo(page, /^(App’s|My) dice$/);
  await page.keyboard.press(whose === 'My dice' ? 'ArrowRight' : 'ArrowLeft');
  await expect(wanted).toBeChecked();
}

test('two are held, one breaks out with the one friend the dice let come, and is taken again', async ({
  app,
  page,
}) => {
  const campaign = await raided(page, ['f3', 'f4']);
  await app.open(page, `/c/${campaign}/encounter/plan`);
  const form = page.getByRole('form', { name: 'Plan the Encounter' });
  await expect(form).toContainText(`${TAM} is held in the outskirts.`);
  // Either may stay; the last one may not.
  await expect(page.getByLabel(`${TAM} goes`)).toBeEnabled();
  await tabTo(page, `${WREN} goes`);
  await page.keyboard.press('Space');
  await expect(page.getByLabel(`${WREN} goes`)).not.toBeChecked();
  await expect(page.getByLabel(`${TAM} goes`)).toBeDisabled();
  await expect(form.getByText('Escape in the outskirts: three go, combined Rep 13.')).toBeVisible();
  await press(page, 'Plan the escape');
  await expect(page.getByRole('link', { name: 'Set up the table' })).toBeFocused();
  await page.keyboard.press('Enter');

  await layOut(page);
  await tabTo(page, 'Prison');
  await page.keyboard.type('At the entry');
  await expect(page.getByLabel('Prison')).toHaveValue('edge');
  await expect(section(page, 'Escape')).toContainText(`Held: ${TAM}.`);
  // Against Rep 4: four of six, twice.
  await expect(section(page, 'Escape').getByText('44 %')).toHaveCount(2);
  await dice(page, 'My dice');
  await press(page, 'Roll for both sides, my dice');
  await answer(page, /highest Rep/, '45');
  await answer(page, /captors/, '34');
  await answer(page, /inches/, '1234');
  await expect(page.getByText('Who stays at home?')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(GLORIA) }).waitFor();
  // The Star is named last.
  await page.keyboard.press('1');
  await expect(fact(page, 'Captors')).toHaveText('Two');
  await expect(fact(page, 'To get out')).toContainText('Two, of the party');
  await expect(fact(page, 'Vehicles')).toContainText('10″');
  await expect(fact(page, 'Alarm')).toContainText('3 or less');
  expect((await underWay(page, campaign)).party.map(({ figure }) => figure)).toEqual(['f1', 'f3']);

  // The choice between the player's dice and the app's holds on every screen, and the next time, too.
  await expect.poll(async () => (await call(page, 'settings.get', {})).dice).toBe('own');
  await dice(page, 'App’s dice');
  await press(page, 'Find the captors');
  await expect(rows(page, 'Captors')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Find the / })).toHaveCount(0);
  await press(page, 'Roll for the zombies');
  await expect(page.getByRole('link', { name: 'Play this table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Figures of all sides' })).toBeVisible();
  const [first] = (await underWay(page, campaign)).groups[0]?.members ?? [];
  await expect(page.getByRole('table', { name: 'Figures of all sides' })).toContainText(first?.name ?? '?');

  await reported(page, campaign, ['f3']);
  await act(page, campaign, { do: 'end', successful: false, leftWithHumansBehind: false });
  await app.open(page, `/c/${campaign}`);
  await expect(section(page, 'Next')).toContainText(`${TAM} and ${WREN} are held captive`);
});

test('the party holds captives: both sides come out of the dice and the deck', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await holding(page, campaign);
  const held = (await call(page, 'encounter.get', { campaign })).holds.map(({ name }) => name);
  const plan = { do: 'plan', kind: 'escape', role: 'captor', objective: null, area: 'urban' } as const;
  await act(page, campaign, { ...plan, goes: ['f1', 'f2'] });
  await openSetUp(app, page, campaign);
  await layOut(page);
  await expect(section(page, 'Escape')).toContainText(`Held: ${held.join(' and ')}.`);
  await dice(page, 'My dice');
  await press(page, 'Roll for both sides, my dice');
  // A 1 and a 6: two rescuers. A 3: half again as many captors as these four.
  await answer(page, /highest Rep/, '16');
  await answer(page, /captors/, '12');
  await answer(page, /inches/, '6666');
  await expect(fact(page, 'Captors')).toHaveText('Six: two of the party, four more');
  await expect(fact(page, 'To get out')).toContainText('Four.');
  await expect(fact(page, 'Vehicles')).toContainText('24″');
  await dice(page, 'App’s dice');
  await press(page, 'Find the captors');
  await expect(rows(page, 'Captors')).toHaveCount(5);
  await press(page, 'Find the captives and rescuers');
  await expect(rows(page, 'Captives and rescuers')).toHaveCount(5);
  await press(page, 'Roll for the zombies');
  await expect(page.getByRole('link', { name: 'Play this table' })).toBeFocused();
  const standings = (await underWay(page, campaign)).groups.map(({ role, standing }) => [role, standing]);
  expect(standings).toEqual([
    ['captor', 'cooperated'],
    // Those who were held, and who has come for them.
    ['captive', 'fought'],
    ['captive', 'fought'],
  ]);
});

test('Runners split up: one band is away, the other caught, and the table is set', async ({ app, page }) => {
  const campaign = await raided(page);
  const plan = { do: 'plan', kind: 'pursuit', role: 'runner', objective: null, area: 'outskirts' } as const;
  await act(page, campaign, { ...plan, goes: ['f1', 'f2', 'f3'] });
  await call(page, 'settings.set', { dice: 'own' });
  await openSetUp(app, page, campaign);
  const pursuit = section(page, 'Pursuit');
  await expect(page.getByText('A table is laid out once the Runners are caught.')).toBeVisible();
  await expect(page.getByLabel('Runners, lowest Rep')).toHaveValue('4');
  await tabTo(page, 'Chasers, lowest Rep');
  await page.keyboard.press('7');
  await press(page, 'Roll for the lead, my dice');
  await answer(page, /lead/, '12');
  await expect(pursuit.getByText('Three hours ahead.')).toBeVisible();
  // Three, a die and 4 against a die and 7: the Chasers need as much as the Runners’ die.
  await expect(pursuit.getByRole('definition')).toHaveText(['58 %', '42 %']);

  await press(page, 'The Runners split up');
  const form = page.getByRole('form', { name: 'The Runners split up' });
  await expect(form.getByLabel('Runners, lowest Rep').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'The Runners split up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('5');
  await openSetUp(app, page, campaign);
  await press(page, 'The Runners split up');
  await expect(form.getByLabel('Runners, lowest Rep').first()).toHaveValue('5');
  // The form’s input stays if it can’t be saved.
  const works = app.fail('encounter.act');
  await press(page, 'Split up');
  await expect(section(page, 'Pursuit').getByRole('alert')).toHaveText('The file is in use.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(form.getByLabel('Runners, lowest Rep').first()).toHaveValue('5');
  works();
  await press(page, 'Split up');
  const bands = pursuit.getByRole('list', { name: 'Bands' }).getByRole('listitem');
  await expect(bands).toHaveCount(2);
  await expect(bands.nth(0)).toContainText('Three hours ahead.');
  await expect(bands.nth(1)).toContainText('The Runners are away.');
  await expect(page.getByRole('button', { name: 'Band 1: go on, my dice' })).toBeFocused();
  await page.keyboard.press('Enter');
  // 3 and 1 + 5, less 6 + 7.
  await answer(page, /for the Runners/, '1');
  await answer(page, /for the Chasers/, '6');
  await page.getByRole('button', { name: /North/ }).waitFor();
  await page.keyboard.press('3');
  await expect(bands.nth(0)).toContainText('the Chasers come from the south, 24″ away');
  await expect(pursuit).toContainText('Figures in a band that isn’t caught are not on the table.');

  await dice(page, 'App’s dice');
  await layOut(page);
  await expect(page.getByRole('textbox', { name: 'Chasers' })).toHaveValue('4');
  await press(page, 'Find the Chasers');
  await expect(rows(page, 'Chasers')).toHaveCount(5);
  await press(page, 'Roll for the zombies');
  await expect(page.getByRole('link', { name: 'Play this table' })).toBeFocused();
  expect((await underWay(page, campaign)).placed).toEqual([
    { what: 'runners', spot: { x: 240, y: 240 }, getaway: null },
    { what: 'chasers', spot: { x: 240, y: 0 }, getaway: null },
  ]);
});

test('Chasers part as the Runners do, and follow both bands', async ({ app, page }) => {
  const campaign = await raided(page, [], 'defender');
  const plan = { do: 'plan', kind: 'pursuit', role: 'chaser', objective: null, area: 'outskirts' } as const;
  await act(page, campaign, { ...plan, goes: [...EVERYBODY] });
  await act(page, campaign, {
    do: 'begin-pursuit',
    runners: { lowestRep: 4, vehicles: false },
    chasers: { lowestRep: 3, vehicles: false },
  });
  await openSetUp(app, page, campaign);
  await press(page, 'The Runners split up');
  const second = page.getByRole('group', { name: 'Band 2' });
  await expect(page.getByRole('form', { name: 'The Runners split up' })).toContainText('Split up too');
  await expect(page.getByRole('button', { name: 'Split up', exact: true })).toBeEnabled();
  await tabTo(page, 'followed');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Split up', exact: true })).toBeDisabled();
  await tabTo(page, 'followed');
  await page.keyboard.press('Space');
  await expect(second.getByLabel('Chasers, lowest Rep')).toBeVisible();
  await tabTo(page, 'Chasers, lowest Rep', second);
  await page.keyboard.press('5');
  await press(page, 'One more band');
  await expect(page.getByRole('group', { name: 'Band 3' })).toBeVisible();
  await press(page, 'One band fewer');
  await expect(page.getByRole('group', { name: 'Band 3' })).toHaveCount(0);
  await tabTo(page, 'followed');
  await page.keyboard.press('Space');
  await press(page, 'Split up');
  await expect.poll(async () => (await underWay(page, campaign)).pursuits.length).toBe(2);
  const { pursuits } = await underWay(page, campaign);
  expect(pursuits.map(({ end, chasers }) => [end, chasers?.lowestRep])).toEqual([
    ['goes-on', 3],
    ['goes-on', 5],
  ]);
  await expect(page.getByRole('button', { name: 'Band 2: go on' })).toBeVisible();
});

test('Chasers on foot see the Runners ride away: no battle, and the period is closed', async ({
  app,
  page,
}) => {
  const campaign = await raided(page, [], 'defender');
  const plan = { do: 'plan', kind: 'pursuit', role: 'chaser', objective: null, area: 'outskirts' } as const;
  await act(page, campaign, { ...plan, goes: ['f1', 'f2'] });
  await openSetUp(app, page, campaign);
  await expect(page.getByLabel('Chasers, lowest Rep')).toHaveValue('4');
  await tabTo(page, 'in vehicles');
  await page.keyboard.press('Space');
  await press(page, 'The Runners ride away');
  await expect(section(page, 'Pursuit')).toContainText('No battle comes of it: they have got away.');
  await expect(page.getByRole('link', { name: 'Report how it ended' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'Report the battle');
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All settled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the pursuit' })).toBeVisible();
  await expect(page.getByText(STAR).first()).toBeVisible();
});

test('raiders come to the party: as many as the matrix gives', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await act(page, campaign, { do: 'plan', ...LEAD, role: 'defender', goes: [...EVERYBODY] });
  await openSetUp(app, page, campaign);
  await layOut(page);
  await press(page, 'Find the raiders');
  await expect(section(page, 'Raiders').getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find the raiders' })).toHaveCount(0);
  const [group] = (await underWay(page, campaign)).groups;
  expect(group).toMatchObject({ role: 'raider', standing: 'fought' });
});
