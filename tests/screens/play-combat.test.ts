/** Fire and melee on Play, by keyboard alone and with the player’s own dice. */

import type { OwnEntry } from '../../src/contract/shapes.ts';
import { act, type Deed, raid, underWay, ZOMBIES_STAY } from '../e2e/support/encounter.ts';
import { fightInStore, raidOnTheTable } from '../e2e/support/fight.ts';
import { campaignOf, GRUNTS, STAR } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { answer, press, tabTo } from './support/keyboard.ts';
import { due, figures, lineOf, nameOf, newest, onTheTable, openPlay } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

test('fire at a zombie: two keys, and what follows is counted', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  const form = page.getByRole('region', { name: `${GLORIA} fires at a zombie` });
  await expect(form.getByRole('button', { name: /^Fire 3 shots, my dice/ })).toBeFocused();
  await expect(form.getByText('Hit', { exact: true })).toBeVisible();
  await expect(form.getByText('Runs dry')).toBeVisible();
  // No tick that can't matter: a zombie is never in cover.
  await expect(form.getByRole('checkbox', { name: /In cover/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Three dice: 4 or more hits.')).toBeVisible();
  await answer(page, /^Gloria Mbeki-Tranter against a zombie: Roll to hit/, '611');
  await answer(page, /dead/i, '1');
  await expect(newest(page)).toContainText('a zombie dead');
  await expect(newest(page)).toContainText('has to reload');
  await expect(lineOf(page, GLORIA)).toContainText('empty');
  await expect(nameOf(page, GLORIA)).toBeFocused();
});

test('how far away: what can’t be reached or seen is refused before the roll, and the odds are each target’s own', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'rural', goes: ['f1', 'f2', 'f3', 'f4'], terrain: 'rough' });
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  const form = page.getByRole('region', { name: /^Gloria Mbeki-Tranter fires at a zombie/ });
  await page.keyboard.press('i');
  await expect(form.getByRole('textbox', { name: 'Inches away' })).toBeFocused();
  await page.keyboard.type('99');
  await expect(form.getByText(/^It reaches \d+″, no further\.$/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Inches away' }).fill('13');
  // By day woods end the view, and light doesn’t matter.
  await expect(form.getByRole('checkbox', { name: 'Well lit' })).toHaveCount(0);
  await expect(form.getByText('Hit', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('o');
  await expect(form.getByText(/^Night, woods or weather hide a target so far away/)).toBeVisible();
  await page.keyboard.press('o');
  await page.keyboard.press('t');
  const each = form.getByRole('table', { name: 'Odds before the roll' });
  await expect(each.getByRole('row')).toHaveCount(3);
  await expect(each).toContainText('Dead');
  await expect(form.getByText('Runs dry')).toBeVisible();
  await page.keyboard.press('Escape');
  // Two opponents: what becomes of the fighter, and of each of them.
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('g');
  const melee = page.getByRole('region', { name: /^Gloria Mbeki-Tranter fights/ });
  await page.keyboard.press('t');
  const bout = melee.getByRole('table', { name: 'Odds before the roll' });
  await expect(bout.getByRole('row')).toHaveCount(4);
  await expect(bout.getByRole('row').nth(1)).toContainText(GLORIA);
});

test('night falls, something burns, and whom it reaches is alight until the fire puts him out', async ({
  app,
  page,
}) => {
  const campaign = await onTheTable(app, page);
  const form = page.getByRole('region', { name: 'Night, weather and fire' });
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('-');
  await form.getByRole('checkbox', { name: 'Night' }).click();
  await expect(newest(page)).toHaveText('Night, and the weather fair');
  await expect(page.getByRole('region', { name: 'The turn' })).toContainText('Night: 12″ in sight');
  await page.keyboard.press('-');
  await form.getByRole('textbox', { name: 'A fire is lit' }).fill('the pumps');
  // No fire spreads before one burns.
  await expect(form.getByRole('combobox', { name: 'How' }).getByRole('option')).toHaveText([
    'Doused with fire',
  ]);
  const whose = form.getByRole('combobox', { name: 'Whose doing' });
  await whose.selectOption({ label: 'By Tam Whitlock' });
  // Both are there again after a reload.
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('-');
  await expect(form.getByRole('textbox', { name: 'A fire is lit' })).toHaveValue('the pumps');
  await expect(whose).toHaveValue('f3');
  // The form’s input stays if it can’t be saved.
  const works = app.fail('encounter.act');
  await form.getByRole('textbox', { name: 'A fire is lit' }).press('Enter');
  await expect(page.getByText('The file is in use.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'A fire is lit' })).toHaveValue('the pumps');
  works();
  await form.getByRole('textbox', { name: 'A fire is lit' }).press('Enter');
  await expect(newest(page)).toHaveText('Fire: the pumps');
  await page.keyboard.press('-');
  await expect(form.getByRole('list', { name: 'Fires' })).toContainText('the pumps');
  await form.getByRole('combobox', { name: 'How' }).selectOption('doused');
  await form.getByRole('combobox', { name: 'Whom' }).selectOption({ label: GLORIA });
  await form.getByRole('button', { name: 'Roll, my dice' }).press('Enter');
  await answer(page, /Does the fire kill/, '2');
  await answer(page, /less the Impact/, '3');
  await expect(newest(page)).toHaveText(`${GLORIA}: doused with fire: Knocked Down, and alight`);
  await expect(lineOf(page, GLORIA)).toContainText('alight');

  // A figure that has set a zombie on fire has killed it, where it dies of that at once.
  await page.keyboard.press('-');
  await form.getByRole('combobox', { name: 'How' }).selectOption('doused');
  const [group] = (await underWay(page, campaign)).zombies;
  await form.getByRole('combobox', { name: 'Whom' }).selectOption(group?.id ?? '');
  await whose.selectOption({ label: 'By Tam Whitlock' });
  await form.getByRole('button', { name: 'Roll, my dice' }).press('Enter');
  await answer(page, /Does the fire kill/, '1');
  await expect(newest(page)).toHaveText('A zombie: doused with fire: dead');
  const { fighters } = await underWay(page, campaign);
  expect(fighters.find(({ who }) => who === 'f3')?.zombiesKilled).toBe(1);

  // No dice are rolled for a fire that grows.
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await openPlay(app, page, campaign);
  await due(page)
    .getByRole('button', { name: /^Let it burn: .*the fire/ })
    .press('Enter');
  await expect(due(page)).not.toContainText('it grows');
});

test('spare clips pass to somebody with a weapon of the same type: two keys and Enter', async ({
  app,
  page,
}) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press(',');
  const form = page.getByRole('region', { name: `${GLORIA} hands on clips` });
  await expect(form.getByRole('combobox', { name: 'For which weapon, and whose' })).toContainText(
    'Assault rifle: Wren Ostrander, who has three spare clips',
  );
  await expect(form.getByRole('button', { name: 'Hand on' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Clips' }).fill('2');
  // The form’s input stays if it can’t be saved.
  const works = app.fail('encounter.act');
  await press(page, 'Hand on');
  await expect(form.getByRole('alert')).toHaveText('The file is in use.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(form.getByRole('textbox', { name: 'Clips' })).toHaveValue('2');
  works();
  await expect(form.getByRole('button', { name: 'Hand on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest(page)).toHaveText(`Wren Ostrander takes 2 clips from ${GLORIA}`);
  await expect(nameOf(page, GLORIA)).toBeFocused();
});

test('what zombies do is told again where it couldn’t be saved', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await act(page, campaign, { do: 'zombies-set', group: null, count: 3 });
  const turn = { 'atz.activation': { own: [1, 4] } };
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, turn);
  await openPlay(app, page, campaign);
  const zombies = page.getByRole('region', { name: 'Zombies', exact: true });
  await zombies.getByRole('button', { name: /^Put/ }).waitFor();
  await zombies.getByRole('listitem').last().getByRole('button').press('Enter');
  const blocked = page.getByRole('checkbox', { name: /^Something solid in the way/ });
  await blocked.click();
  const works = app.fail('encounter.act');
  await page.getByRole('button', { name: /^They move, my dice/ }).press('Enter');
  await expect(page.getByText('The file is in use.')).toBeVisible();
  await expect(blocked).toBeChecked();
  works();
  await page.getByRole('button', { name: /^They move, my dice/ }).press('Enter');
  await expect(blocked).toHaveCount(0);
});

test('a round of melee, somebody finished off, and a step back out of it', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  const [first] = names;
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('g');
  await expect(page.getByRole('region', { name: `${GLORIA} fights a zombie` })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByLabel('Against')).toBeFocused();
  await page.getByLabel('Against').selectOption('c1/0');
  const form = page.getByRole('region', { name: `${GLORIA} fights ${first}` });
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Fight a round, my dice' })).toBeFocused();
  await expect(form.getByText('Draw', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await answer(page, /for melee, against/, '11');
  await answer(page, /for melee for the enemy/, '66');
  await answer(page, /Obviously Dead/, '6');
  await answer(page, /less the Impact/, '1');
  await expect(newest(page)).toContainText(`${first} Knocked Down`);
  await expect(figures(page)).toContainText('Knocked Down');

  await page.keyboard.press('x');
  const over = page.getByRole('region', { name: `${GLORIA} stands over ${first}` });
  await expect(over.getByLabel('Whom')).toHaveValue('c1/0');
  await expect(over.getByRole('button', { name: /^Kill/ })).toBeFocused();
  await page.keyboard.press('k');
  await expect(newest(page)).toHaveText(`${GLORIA} finishes off ${first}`);

  await expect(nameOf(page, GLORIA)).toBeFocused();
  await page.keyboard.press('Shift+G');
  await expect(page.getByRole('region', { name: `${GLORIA} breaks off` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Step back, my dice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(page, /In Sight/, '12');
  await expect(newest(page)).toContainText(`${GLORIA} steps back: fire from ${GLORIA}`);
});

test('the weapon of an enemy who is down is picked up with one key, in hand at once, and undone', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fightInStore(page);
  const [first] = names;
  await act(page, campaign, { do: 'mark', who: 'c1/0', condition: 'dead', byZombie: false });
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('/');
  const form = page.getByRole('region', { name: `${GLORIA} picks up a weapon` });
  await expect(form.getByLabel('Which weapon')).toContainText(first);
  await form.getByRole('button', { name: 'Pick up' }).press('Enter');
  await expect(newest(page)).toContainText(`${GLORIA} picks up the `);
  await expect(newest(page)).toContainText(` of ${first}`);
  await expect(nameOf(page, GLORIA)).toBeFocused();
  await page.keyboard.press('/');
  await expect(form.getByText('Nobody with a weapon is down.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('/');
  await expect(form.getByLabel('Which weapon')).toContainText(first);
});

test('who stands over somebody finishes off an enemy unless another is chosen; one of its own side only with a reason', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fightInStore(page);
  const [first] = names;
  await act(page, campaign, { do: 'mark', who: 'f3', condition: 'out-of-the-fight', byZombie: false });
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('x');
  const over = page.getByRole('region', { name: /^Gloria Mbeki-Tranter stands over/ });
  await expect(over.getByLabel('Whom')).toHaveValue('zombie');
  await page.keyboard.press('Escape');
  await act(page, campaign, { do: 'mark', who: 'c1/0', condition: 'knocked-down', byZombie: false });
  await app.lookAgain();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: `${GLORIA} stands over ${first}` })).toBeVisible();
  await over.getByLabel('Whom').selectOption('f3');
  await over.getByRole('button', { name: /^Kill/ }).click();
  await expect(page.getByText(/^Only an enemy on the ground is finished off or captured/)).toBeVisible();
  await expect(figures(page).getByText('Dead')).toHaveCount(0);
});

test('what fire calls for comes by itself: Received Fire, fire in answer, and a reload', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fightInStore(page);
  const [nils] = names;
  await openPlay(app, page, campaign);
  await call(page, 'settings.set', { dice: 'own' });
  await app.lookAgain();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  await page.getByLabel('At', { exact: true }).selectOption('c1/0');
  // The place of those met is known: no tick to set.
  await expect(page.getByRole('checkbox', { name: /In cover \(on record\)/ })).toBeChecked();
  await page.getByRole('button', { name: 'Fire 3 shots, my dice' }).press('Enter');
  await answer(page, /to hit/i, '112');
  await expect(due(page)).toContainText(`Received Fire: ${nils}, fired at by ${GLORIA}`);
  await expect(due(page)).toContainText(`${GLORIA} reloads the assault rifle`);

  // In cover, as was said with the shot, and outgunned: he Ducks Back.
  await page.keyboard.press('v');
  await answer(page, /Received Fire/, '66');
  await expect(page.getByRole('button', { name: `Mark ${nils}: ducked back` })).toBeVisible();
  await expect(
    page.getByText('To the nearest cover away from the threat, or prone on the spot.'),
  ).toBeVisible();
  await expect(due(page)).not.toContainText('Received Fire');
  await page.keyboard.press('k');
  await expect(newest(page)).toHaveText(`${GLORIA} reloads`);
  await page.keyboard.press('y');
  await expect(figures(page)).toContainText('Ducked Back');

  // Gloria doesn’t see Nils any more: he is no longer the one she fires at if nothing is said.
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('region', { name: `${GLORIA} fires at a zombie` })).toBeVisible();
  await expect(page.getByLabel('At', { exact: true })).toContainText(`${nils}, Rep 4, ducked out of sight`);
  await page.keyboard.press('Escape');

  // Taken back, the check is due again.
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect(due(page)).toContainText(`Received Fire: ${nils}, fired at by ${GLORIA}`);
});

test('all who were fired at test with one key', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  const { revision } = await call(page, 'encounter.get', { campaign });
  const aims = ['c1/0', 'c1/1'].map((target, at) => ({ target, shots: 2 - at }));
  const fires = { do: 'fire-at', who: 'f2', weapon: 'w3', aims, from: null } as const;
  const dice = [{ own: [1, 2, 2] }];
  await call(page, 'encounter.act', { campaign, revision, act: fires, dice });
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  await expect(page.getByRole('button', { name: /^Roll both/ })).toBeVisible();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('v');
  await answer(page, /Received Fire/, '66');
  await answer(page, /Received Fire/, '66');
  await expect(page.getByRole('region', { name: 'What is due' })).not.toContainText('Received Fire');
  // In the store they were met in, which is cover.
  for (const name of names)
    await expect(page.getByRole('button', { name: `Mark ${name}: ducked back` })).toBeVisible();
});

test('what was rolled opens to its numbers, in the log and where it came out', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await answer(page, /to hit/i, '651');
  await answer(page, /dead/i, '66');
  const title = `${GLORIA} fires three times with the assault rifle: a zombie Knocked Down (4″ back)`;
  await expect(newest(page)).toHaveText(title);
  await newest(page).getByRole('button', { name: title }).press('Enter');
  await expect(newest(page)).toContainText('each die of 5 or more hits');
  await expect(newest(page)).toContainText('Lying flat: needs 9');
  await expect(newest(page)).toContainText('two hits');
  await expect(newest(page)).toContainText('yours');
  await expect(newest(page)).toContainText(/Knocked Down \d+ % \(came\)/);
  await page.getByRole('button', { name: 'How it came about' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What came of it' })).toContainText('Lying flat: needs 9');
});

test('four figures fire twice each at zombies in 24 keys at most, the app rolling', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await call(page, 'settings.set', { dice: 'app' });
  await openPlay(app, page, campaign);
  await nameOf(page, STAR).focus();
  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  const names = [STAR, ...GRUNTS.map(({ name }) => name)];
  for (const [at, name] of names.entries()) {
    if (at > 0) await key('ArrowDown');
    await expect(nameOf(page, name)).toBeFocused();
    for (let time = 0; time < 2; time += 1) {
      await key('f');
      await key('r');
      await expect(newest(page)).toContainText(`${name} fires`);
      await expect(nameOf(page, name)).toBeFocused();
    }
  }
  expect(keys).toBeLessThanOrEqual(24);
  const { encounter } = await call(page, 'encounter.get', { campaign });
  for (const { shots } of encounter?.fighters ?? []) expect(shots).toBeGreaterThan(1);
});

test('covering fire is declared with one key, and its die counts by itself', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('Shift+W');
  await expect(lineOf(page, GLORIA)).toContainText('covers');
  await page.keyboard.press('c');
  await page.keyboard.press('i');
  await expect(page.getByRole('checkbox', { name: /Giving covering fire/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await answer(page, /In Sight/, '612');
  await expect(newest(page)).toHaveText(`${GLORIA}: fires`);
  await expect(page.getByRole('region', { name: 'What is due' })).toContainText(`${GLORIA} fires`);
});

test('who hides is hidden by one key, tests In Sight so, and is seen again by an undo', async ({
  app,
  page,
}) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('_');
  await expect(newest(page)).toHaveText(`${GLORIA} hides`);
  await expect(lineOf(page, GLORIA)).toContainText('hidden');
  await page.keyboard.press('c');
  await page.keyboard.press('i');
  await expect(page.getByRole('checkbox', { name: /Hidden/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(lineOf(page, GLORIA)).not.toContainText('hidden');
});

test('who is in a Leader’s group rolls three dice to charge, and nobody is asked', async ({ app, page }) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: 'Roll Wanting to Charge' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /In a group with a Leader \(on record\)/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Dice the Leader passed/ })).toHaveCount(0);
  // In the open one die of three is enough, of 4 or less; of two dice it would be 89 %.
  await expect(page.getByRole('region', { name: /checks and other acts/ })).toContainText('Charges96 %');
  await page.keyboard.press('Enter');
  await answer(page, /Wanting to Charge/, '614');
  await expect(newest(page)).toHaveText(`${GLORIA}: charges`);
});

test('a move: one key and Enter; fast by the dice; in by a door, and what it leaves is known', async ({
  app,
  page,
}) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('m');
  const form = page.getByRole('region', { name: /^Gloria Mbeki-Tranter moves/ });
  await expect(form.getByRole('button', { name: 'Move, 8″ at most' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('a move of up to 8″');
  await expect(lineOf(page, GLORIA)).toContainText('moved 8″');
  await expect(nameOf(page, GLORIA)).toBeFocused();

  await page.keyboard.press('m');
  await expect(form).toContainText('Has moved already this turn');
  await page.keyboard.press('f');
  await page.keyboard.press('p');
  await expect(form.getByRole('button', { name: 'Roll the fast move, my dice' })).toBeVisible();
  await form.getByRole('button', { name: 'Roll the fast move, my dice' }).press('Enter');
  await answer(page, /fast move/, '61');
  await expect(newest(page)).toContainText('a fast move of up to 12″, lies down');
  await expect(lineOf(page, GLORIA)).toContainText('fast 12″');
  await expect(lineOf(page, GLORIA)).toContainText('prone');
  // The shooter's moves are on record in the form that fires.
  await page.keyboard.press('f');
  await expect(page.getByRole('checkbox', { name: /The shooter moves fast \(on record\)/ })).toBeChecked();
  await page.keyboard.press('Escape');
});

test('the arrows lead to the figures as soon as the screen is open', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter`);
  await openPlay(app, page, campaign);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(nameOf(page, STAR)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(nameOf(page, GLORIA)).toBeFocused();
});

test('who goes in: A ticks all or nobody, and Enter on a tick rolls', async ({ app, page }) => {
  await onTheTable(app, page);
  await press(page, /^Enter 1 /);
  const form = page.getByRole('region', { name: /^Enter 1 / });
  const ticked = async () => {
    const all = [STAR, ...GRUNTS.map(({ name }) => name)];
    const ticks = all.map((name) => form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).isChecked());
    return (await Promise.all(ticks)).filter((tick) => tick).length;
  };
  await page.keyboard.press('a');
  await expect.poll(ticked).toBe(4);
  await page.keyboard.press('a');
  await expect.poll(ticked).toBe(0);
  await form.getByRole('checkbox', { name: new RegExp(`^${STAR}`) }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await answer(page, /two dice for zombies/, '66');
});

test('in an open form the letters are the form’s: none of the table’s goes past it', async ({
  app,
  page,
}) => {
  await onTheTable(app, page);
  await nameOf(page, GLORIA).focus();
  const before = await newest(page).textContent();
  await page.keyboard.press('f');
  // A zombie killed, the next turn; for neither is there a letter in the form.
  await page.keyboard.press('z');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  // No zombie makes anybody Duck Back; on the table it would be the roll for drink.
  await page.keyboard.press('Shift+D');
  await page.keyboard.press('Escape');
  expect(await newest(page).textContent()).toBe(before);
  await page.keyboard.press('z');
  await expect(newest(page)).toContainText('has killed 1 zombie');
});

/** Two dice of it passed, whatever their number, and every choice that of a figure that comes to blows. */
async function comesOn(page: Page, campaign: string, deed: Deed): Promise<void> {
  const { revision } = await call(page, 'encounter.get', { campaign });
  const dice: OwnEntry[] = [];
  for (let asked = 0; asked < 5; asked += 1) {
    const acted = await call(page, 'encounter.act', { campaign, revision, dice, act: deed });
    if (acted.state === 'done') return;
    const { question } = acted;
    const comes = deed.do === 'check' && deed.what.check === 'being-charged' ? 'melee' : 'charges';
    dice.push({ own: question.kind === 'roll' ? [1, 2, 6].slice(0, question.dice) : comes });
  }
  throw new Error('it is asked more than is known');
}

test('three against three, people and a zombie: one melee is due, and its form holds all who touch', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fightInStore(page);
  const [first, second] = names;
  const charges = (figure: string, who: string) =>
    comesOn(page, campaign, {
      ...({ do: 'check', figure, charging: { who } } as const),
      what: { check: 'wanting-to-charge' },
    });
  const isCharged = (figure: string) =>
    comesOn(page, campaign, { do: 'check', figure, what: { check: 'being-charged', cannotFire: true } });
  await charges('f1', 'c1/0');
  await isCharged('c1/0');
  // One charge is made by keys, and the check of whom it goes at.
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('w');
  await tabTo(page, 'Charges');
  const foes = await page.getByLabel('Charges', { exact: true }).getByRole('option').allTextContents();
  await page.keyboard.type(foes.find((foe) => foe.startsWith(first)) ?? '');
  await press(page, /^Roll Wanting to Charge/);
  await answer(page, /Wanting to Charge/, '126');
  await expect(newest(page)).toHaveText(`${GLORIA}: charges`);
  await expect(due(page)).toContainText(`Being Charged: ${first}, by ${GLORIA}`);
  await page.keyboard.press('Shift+L');
  // Indoors and so in cover, he stands with no die passed.
  await answer(page, /Being Charged/, '66');
  await expect(newest(page)).toContainText(`${first}: fights hand to hand`);
  await charges('c1/1', 'f2');
  await isCharged('f2');
  const [group] = (await underWay(page, campaign)).zombies;
  const id = group?.id ?? '';
  await act(page, campaign, { do: 'zombies-set', group: id, count: 1, doing: 'melee', whom: 'f2' });
  await comesOn(page, campaign, {
    ...({ do: 'check', figure: 'f3', zombies: id } as const),
    what: { check: 'wanting-to-charge' },
  });
  const { fighters } = await underWay(page, campaign);
  const [gloria, two, three] = ['f1', 'f2', 'f3'].map((who) => fighters.find((one) => one.who === who)?.name);

  await openPlay(app, page, campaign);
  await expect(due(page)).toContainText(
    `Melee: ${gloria}, ${two} and ${three} against ${first}, ${second} and a zombie`,
  );
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('i');
  const form = page.getByRole('region', {
    name: `${gloria}, ${two} and ${three} fight ${first} and two more`,
  });
  const opponents = form.getByRole('list', { name: 'Opponents' });
  await expect(opponents.getByRole('listitem')).toHaveCount(3);
  // Whom each touches: the first Gloria and the second of the party, the second him alone.
  await expect(opponents.getByRole('checkbox', { name: `On ${gloria}`, checked: true })).toHaveCount(1);
  await expect(opponents.getByRole('checkbox', { name: `On ${two}`, checked: true })).toHaveCount(3);
  await expect(opponents.getByRole('checkbox', { name: `On ${three}`, checked: true })).toHaveCount(1);
  await page.keyboard.press('r');
  for (const one of [gloria, two, three]) await expect(newest(page)).toContainText(`${one} fights: `);
  await expect(due(page)).not.toContainText('Melee');
});
