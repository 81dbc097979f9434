/** The lines of Play: a press marks one, and what the keys do then is what the screen says they do. */
import { act, raid, underWay } from '../e2e/support/encounter.ts';
import { fightInStore, raidOnTheTable } from '../e2e/support/fight.ts';
import { campaignOf, GRUNTS, STAR } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { bar, figures, nameOf } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

async function openPlay(app: App, page: Page): Promise<void> {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

test('a name that is pressed marks its line, and the keys stay those of the bar below', async ({
  app,
  page,
}) => {
  await openPlay(app, page);
  await nameOf(page, GLORIA).click();
  await expect(nameOf(page, GLORIA)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: /checks and other acts/ })).toHaveCount(0);
  const letter = bar(page).locator('kbd').first();
  await expect(letter).toHaveText('F');
  await expect(letter).not.toHaveAttribute('data-idle');
  await page.keyboard.press('f');
  await expect(page.getByRole('region', { name: `${GLORIA} fires at a zombie` })).toBeVisible();
  // The letters are the form’s as long as it is open, and the bar says none.
  await expect(letter).toHaveAttribute('data-idle', 'true');
});

test('the line that is marked is of whom the open form is about', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  await nameOf(page, GLORIA).focus();
  await page
    .getByRole('button', { name: new RegExp(`^${STAR}: `) })
    .first()
    .focus();
  await nameOf(page, GLORIA).focus();
  await expect(nameOf(page, GLORIA)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: new RegExp(`^${STAR} fires at ${names[0]}`) })).toBeVisible();
  await expect(nameOf(page, STAR)).toHaveAttribute('aria-current', 'true');
  await expect(nameOf(page, GLORIA)).not.toHaveAttribute('aria-current', 'true');
});

test('checks that nothing calls for come last', async ({ app, page }) => {
  await openPlay(app, page);
  await nameOf(page, STAR).focus();
  await page.keyboard.press('c');
  const form = page.getByRole('region', { name: `${STAR}: checks and other acts` });
  await expect(form.getByRole('group', { name: 'Called for now' })).toHaveCount(0);
  const groups = await form.getByRole('group').allTextContents();
  expect(groups.at(-1)).toMatch(/^Other checks.*Received Fire.*Rally/);
});

test('no tick asks for a Boss, a Terrifying enemy or a Psycho where nobody on the table is one', async ({
  app,
  page,
}) => {
  await openPlay(app, page);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('b');
  const form = page.getByRole('region', { name: `${GLORIA}: checks and other acts` });
  await expect(form.getByRole('checkbox', { name: /From the flank or rear/ })).toBeVisible();
  for (const name of [/Boss/, /Terrifying/, /Psycho/]) {
    await expect(form.getByRole('checkbox', { name })).toHaveCount(0);
  }
});

test('one key for several shows every result, and each opens to its numbers', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  const aims = ['c1/0', 'c1/1'].map((target, at) => ({ target, shots: 2 - at }));
  await act(
    page,
    campaign,
    { do: 'fire-at', who: 'f2', weapon: 'w3', aims, from: null },
    {
      'atz.to-hit': { own: [1, 2, 2] },
    },
  );
  await call(page, 'settings.set', { dice: 'app' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('v');
  const came = page.getByRole('status', { name: 'What came of it' });
  await expect(came.getByRole('heading')).toHaveText('Two results');
  for (const name of names) {
    const line = came.getByRole('listitem').filter({ hasText: name });
    await line.getByRole('button').press('Enter');
    await expect(line).toContainText('Received Fire Check');
  }
  // The act that is done by itself then stands alone again.
  await page.keyboard.press('z');
  await expect(page.getByText('Two results')).toHaveCount(0);
});

test('a target that has gone is said by name, and nothing is sent in its place', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  await call(page, 'settings.set', { dice: 'app' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
  await nameOf(page, GLORIA).focus();
  for (const [key, at] of [
    ['f', 'At'],
    ['g', 'Against'],
  ] as const) {
    await page.keyboard.press(key);
    const target = page.getByLabel(at, { exact: true });
    // One’s own people aren’t offered.
    await expect(target).not.toContainText(STAR);
    await target.selectOption('c1/0');
    await act(page, campaign, { do: 'mark', who: 'c1/0', condition: 'off-table', byZombie: false });
    await app.lookAgain();
    await expect(
      page.getByText(new RegExp(`^No longer there: ${names[0]}, Rep \\d. Choose another.$`)),
    ).toBeVisible();
    await expect(target).toHaveValue('c1/0');
    await page.keyboard.press('r');
    await target.selectOption('c1/1');
    await expect(page.getByText(/^No longer there/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await act(page, campaign, { do: 'mark', who: 'c1/0', condition: 'up', byZombie: false });
    await app.lookAgain();
  }
});

test('what was refused is said no longer once something else is done', async ({ app, page }) => {
  await openPlay(app, page);
  await nameOf(page, GLORIA).focus();
  const works = app.fail('encounter.act');
  await page.keyboard.press('z');
  await expect(page.getByText('The file is in use.')).toBeVisible();
  works();
  await page.keyboard.press('z');
  await expect(page.getByText('The file is in use.')).toHaveCount(0);
});

test('a failure at the foot of the window goes once something else is done', async ({ app, page }) => {
  await openPlay(app, page);
  await nameOf(page, GLORIA).focus();
  const works = app.fail('campaign.undo');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('The file is in use.')).toBeVisible();
  works();
  await page.keyboard.press('s');
  await page.keyboard.press('d');
  await expect(figures(page)).toContainText('Ducked Back');
  await expect(page.getByText('The file is in use.')).toHaveCount(0);
});

test('what can’t matter isn’t asked, and who has fired and moved has acted', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await call(page, 'settings.set', { dice: 'app' });
  const map = page.getByRole('region', { name: 'Map' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  // Before the first turn nobody has come on in a turn before.
  await expect(map.getByText('zombies, as placed')).toBeVisible();
  await act(
    page,
    campaign,
    { do: 'begin-turn', sides: ['Party', 'Zombies'] },
    { 'atz.activation': { own: [2, 1] } },
  );
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 1' })).toBeVisible();
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('f');
  // Nowhere on that table do woods stand, nor does a river run.
  const form = page.getByRole('region', { name: `${GLORIA} fires at a zombie` });
  await form.getByRole('textbox', { name: 'Inches away' }).fill('5');
  await expect(form.getByRole('checkbox', { name: /woods/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Fire 3 shots/ }).press('Enter');
  const line = figures(page).getByRole('row').filter({ hasText: GLORIA });
  await expect(line).toContainText('fired 3');
  await expect(line).toContainText('may go');
  await page.keyboard.press('f');
  await expect(page.getByText(/has fired in this activation/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(page.getByRole('combobox', { name: 'Over' })).not.toContainText('ford');
  await page.getByRole('button', { name: 'Move, 8″ at most' }).press('Enter');
  await expect(line).toContainText('has acted');
  await expect(line).not.toContainText('may go');
});

test('floors by their names, the way up once somebody is in, and the way in again (ATZ-110)', async ({
  app,
  page,
}) => {
  const { campaign } = await fightInStore(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  const { table } = await underWay(page, campaign);
  // Vehicles stand in the list too, and aren’t counted as buildings.
  await page.getByRole('tab', { name: `Buildings ${table?.buildings.length}`, exact: true }).click();
  const places = page.getByRole('table', { name: 'Buildings and vehicles' });
  await expect(places).not.toContainText('floor 2');
  const again = places.getByRole('button', { name: /^Enter again: .*retail store, ground floor/i });
  await expect(again).toHaveCount(1);
  const { places: all } = await underWay(page, campaign);
  const above = all
    .filter(({ floors }) => floors.some(({ entered }) => entered))
    .flatMap(({ floors }) => floors);
  await expect(places.getByRole('button', { name: /(first|second) floor$/ })).toHaveCount(above.length - 1);
  await again.press('Enter');
  await expect(page.getByRole('region', { name: /^Enter .*ground floor$/i })).toBeVisible();
});

test('whether the battle is over is asked in sight, with the focus, whatever tab is open', async ({
  app,
  page,
}) => {
  await openPlay(app, page);
  await page.getByRole('tab', { name: /^Buildings/ }).click();
  await page.getByRole('button', { name: /^The battle is over/ }).click();
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
});

test('who is knocked down stays down for the rest of the turn, and may get up in the next', async ({
  app,
  page,
}) => {
  const campaign = await raidOnTheTable(page);
  await call(page, 'settings.set', { dice: 'app' });
  const begins = () =>
    act(
      page,
      campaign,
      { do: 'begin-turn', sides: ['Party', 'Zombies'] },
      { 'atz.activation': { own: [2, 1] } },
    );
  await begins();
  await act(page, campaign, { do: 'mark', who: 'f2', condition: 'knocked-down', byZombie: false });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const line = figures(page).getByRole('row').filter({ hasText: GLORIA });
  await expect(line).toContainText('stays down');
  await expect(line).not.toContainText('may go');
  await begins();
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(line).toContainText('may get up');
});

test('a chain saw that has stalled is started, not reloaded', async ({ app, page }) => {
  const [gloria, ...others] = GRUNTS;
  const campaign = await campaignOf(page, [{ ...gloria, weapons: ['chain-saw'] }, ...others]);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'zombies-set', group: null, count: 1, doing: 'melee', whom: 'f2' });
  const { fighters, zombies } = await underWay(page, campaign);
  const [saw] = fighters.find(({ who }) => who === 'f2')?.weapons ?? [];
  const near = zombies.find(({ whom }) => whom === 'f2');
  if (saw === undefined || near === undefined) throw new Error('a saw and a zombie were to be there');
  await act(
    page,
    campaign,
    { do: 'fight', who: 'f2', hands: [saw.id], against: [{ target: null, zombies: near.id }], from: null },
    { 'atz.melee': { own: [1, 6] } },
  );
  await app.open(page, `/c/${campaign}/encounter/play`);
  const due = page.getByRole('region', { name: 'What is due' });
  await expect(due.getByRole('button', { name: /^Start: .*chain saw again/ })).toBeVisible();
});
