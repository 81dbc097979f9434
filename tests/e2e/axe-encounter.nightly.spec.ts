/** On the way of an Encounter, too, no screen leaves anything for axe to find; the keys there are told in tests/screens. */
import { aftermathOf, beforeReport, PRIS, report, setRap, TAM, WREN } from './support/aftermath.ts';
import { call, expect, test } from './support/app.ts';
import { axe, findings } from './support/axe.ts';
import { act, underWay } from './support/encounter.ts';
import { fightInStore } from './support/fight.ts';
import { answer } from './support/keyboard.ts';
import { campaignOf, GRUNTS, member, STAR } from './support/party.ts';
import { EVERYBODY, LEAD, raided, reported } from './support/raided.ts';

const [{ name: GLORIA }] = GRUNTS;

test('a plan found again, then one with vehicles, a clip and a dose handed out', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/encounter/plan`);
  await page.getByLabel('Raid, as defender').check();
  await page.getByLabel('Tam Whitlock goes').uncheck();
  await app.load(page, `/c/${campaign}/encounter/plan`);
  await expect(page.getByText('As you left it')).toBeVisible();
  await axe(page, 'found again');

  for (const [what, count] of [
    [{ kind: 'vehicle' }, 1],
    [{ kind: 'surplus-clip', fitsMachineGun: false }, 2],
    [{ kind: 'cure' }, 1],
  ] as const) {
    const { revision } = await call(page, 'campaign.get', { campaign });
    await call(page, 'stockpile.add', { campaign, revision, what, count, why: 'For the story' });
  }
  // A vehicle found today would serve only later.
  const { revision } = await call(page, 'campaign.get', { campaign });
  const date = { year: 2, period: 1 };
  await call(page, 'campaign.setDate', { campaign, revision, date, why: 'A month on paper' });
  await act(page, campaign, { do: 'plan', ...LEAD, goes: ['f1', 'f2', 'f4'] });
  await app.open(page, `/c/${campaign}/encounter/plan`);
  await page.getByRole('button', { name: 'My dice: Roll for a vehicle' }).click();
  await page.getByLabel('The die, 1 to 6').press('4');
  await expect(page.getByRole('heading', { name: 'A vehicle runs' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it along' }).click();
  await expect(page.getByRole('region', { name: 'Vehicles' })).toContainText('one won, one held over');
  for (const [thing, to] of [
    ['Surplus clip', `${GLORIA}: assault rifle`],
    ['Dose of the Cure', STAR],
  ] as const) {
    await page.getByRole('button', { name: `Give to… ${thing}` }).click();
    await page.getByRole('menuitem', { name: to }).click();
  }
  await expect(page.getByRole('region', { name: 'Who goes' })).toContainText('Takes: Dose of the Cure');
  await axe(page);
});

test('an escape that is forced, with drink, set up against its captors', async ({ app, page }) => {
  const party = [...GRUNTS, member('Otis Crane', { attributes: ['drunkard'] })];
  const campaign = await campaignOf(page, party);
  const goes = [...EVERYBODY, 'f5'];
  await act(page, campaign, { do: 'plan', ...LEAD, goes });
  await reported(page, campaign, ['f3']);
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });
  const plan = { do: 'plan', kind: 'escape', role: 'captive', objective: null, area: 'outskirts' } as const;
  await act(page, campaign, { ...plan, goes });
  await act(page, campaign, { do: 'drink', figure: 'f5' });
  await app.open(page, `/c/${campaign}/encounter/plan`);
  await expect(page.getByRole('region', { name: 'Drink' })).toBeVisible();
  await axe(page, 'planned');

  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await act(page, campaign, { do: 'ready-escape', prison: 'edge' });
  await act(page, campaign, { do: 'muster', role: 'captor', count: null });
  await app.open(page, `/c/${campaign}/encounter/set-up`);
  await expect(page.getByRole('table', { name: 'Captors' })).toBeVisible();
  await axe(page, 'set up');
});

test('a pursuit, with its lead rolled for', async ({ app, page }) => {
  const campaign = await raided(page);
  const plan = { do: 'plan', kind: 'pursuit', role: 'runner', objective: null, area: 'outskirts' } as const;
  await act(page, campaign, { ...plan, goes: ['f1', 'f2', 'f3'] });
  await act(page, campaign, {
    do: 'begin-pursuit',
    runners: { lowestRep: 4, vehicles: false },
    chasers: { lowestRep: 7, vehicles: false },
  });
  await app.open(page, `/c/${campaign}/encounter/set-up`);
  await expect(page.getByRole('region', { name: 'Pursuit' })).toContainText('ahead.');
  await axe(page);
});

test('who has won the war', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { revision } = await call(page, 'campaign.get', { campaign });
  const date = { year: 20, period: 0 };
  await call(page, 'campaign.setDate', { campaign, revision, date, why: 'Years on paper' });
  await app.open(page, `/c/${campaign}/encounter/plan`);
  await expect(page.getByRole('region', { name: 'Zombies or humans' })).toContainText('50 %');
  await axe(page);
});

test('a check of an enemy, a task that is opposed, and the beaten', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const [enemy] = names;
  await page.getByRole('button', { name: enemy, exact: true }).press('c');
  await expect(page.getByRole('group', { name: 'Other acts' })).toBeVisible();
  await page.keyboard.press('f');
  const roll = page.getByRole('button', { name: 'Roll Received Fire, my dice' });
  await expect(page.getByText('Ducks Back', { exact: true })).toBeVisible();
  expect.soft(await findings(page), 'a check').toEqual([]);
  await roll.press('Enter');
  await answer(page, /Received Fire/, '66');
  await expect(page.getByRole('button', { name: `Mark ${enemy}: ducked back` })).toBeFocused();
  expect.soft(await findings(page), 'a mark').toEqual([]);

  await page.getByRole('button', { name: STAR, exact: true }).press('t');
  const form = page.getByRole('region', { name: `${STAR} tries a task` });
  await form.getByRole('radio', { name: 'Unopposed' }).press('ArrowRight');
  for (const name of names) {
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByLabel(`Advantage against ${name}`)).toBeVisible();
  }
  await form.getByLabel(`Advantage against ${names[1]}`).selectOption('tester');
  await form.getByLabel('Failing costs').fill('they see her');
  await expect(form.getByText('Success', { exact: true })).toBeVisible();
  await axe(page, 'a task');

  const [group] = (await underWay(page, campaign)).groups;
  await act(page, campaign, { do: 'beat', contact: group?.id ?? '' });
  await reported(page, campaign, []);
  await aftermathOf(app, page, campaign);
  await expect(page.getByRole('table', { name: 'The beaten' })).toBeVisible();
  await axe(page, 'the beaten');
});

test('a report that is refused, and what it leaves to do', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await aftermathOf(app, page, campaign);
  await page.getByLabel('Wren Ostrander: Killed outright').check();
  await page.getByLabel('Wren Ostrander: Taken captive').check();
  await expect(
    page.getByRole('grid').getByText('A figure can’t be both killed and captured; choose one.'),
  ).toBeVisible();
  await axe(page, 'refused');

  await setRap(page, campaign, PRIS, 7);
  await report(page, campaign, {
    [PRIS]: { fought: true, zombiesKilled: 9 },
    [TAM]: { fought: true },
  });
  await aftermathOf(app, page, campaign);
  await expect(page.getByText('Three steps left')).toBeVisible();
  await axe(page, 'what is due');
});

test('several changed by hand, refused; then the end', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await reported(page, campaign, [WREN]);
  await aftermathOf(app, page, campaign);
  await page.getByRole('button', { name: 'Change RAP or Rep of several by hand' }).click();
  const form = page.getByRole('form', { name: 'Change several by hand' });
  await form.getByLabel('Tam Whitlock').check();
  await form.getByLabel('What changes').selectOption('Less RAP');
  await form.getByLabel('Why').fill('A mistake');
  await form.getByLabel('Why').press('Enter');
  await expect(form.getByText('At Rep 4, enter RAP from 0 to 6.')).toBeVisible();
  await axe(page, 'refused');

  await form.getByRole('button', { name: 'Cancel' }).click();
  await axe(page, 'what is filled in is asked after');
  await form.getByRole('button', { name: 'Throw it away' }).click();
  await page.getByLabel('Yes').check();
  await page.getByRole('button', { name: 'End the raid' }).click();
  await expect(page.getByText('What can be played now')).toBeVisible();
  await axe(page, 'the end');
});

test('an entry of the rules whose table has a ruling', async ({ app, page }) => {
  await app.open(page, '/rules?rule=rep');
  const costs = page.getByRole('region', { name: 'Table: Rep, and what it costs' });
  await expect(costs.getByRole('row', { name: /^1/ })).toContainText('reconstructed ATZ-85');
  await axe(page);
});
