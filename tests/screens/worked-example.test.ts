/**
 * The worked example of the rulebook on Play, by the player’s own dice and by keyboard alone, from its Star to its points.
 * Which dice are printed, which are chosen to give what is printed, and where the example departs from the rules, stands
 * in ../e2e/support/worked-example.ts, throw by throw in their order.
 */
import { TURNS } from '../e2e/support/worked-example.ts';
import { call, expect, type Page, test } from './support/app.ts';
import {
  allHeard,
  byTheDice,
  COMES_ON,
  DEAD,
  ENEMY,
  keys,
  logged,
  MELEE,
  roll,
  SHOTS,
  select,
  TO_HIT,
  turn,
  zombies,
} from './support/example.ts';
import { recruited, setUp } from './support/example-begun.ts';
import { press, tabTo } from './support/keyboard.ts';
import { due, lineOf, newest } from './support/play-table.ts';

/** Doubles; then into the Chop House, and the zombie inside. */
async function intoTheChopHouse(page: Page): Promise<void> {
  await select(page, 'Pris');
  await turn(page, 1, TURNS.first);
  await expect(newest(page)).toContainText('doubles, nobody moves');
  const { second } = TURNS;
  await turn(page, 2, second);
  await tabTo(page, 'Log');
  await page.keyboard.press('ArrowRight');
  await press(page, /^Enter 1 Restaurant/);
  await keys(page, 'a', 'Enter');
  const asked = [/for zombies/, /for survivors/, /zombie activity/, /zombies’ score/, /figures’ score/];
  for (const [at, question] of [...asked, /it says whom it charges/].entries())
    await roll(page, [question, second.entering[at] ?? { dice: [] }]);
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(/ enters? restaurant \d+, /);
  await tabTo(page, /^Buildings/);
  await page.keyboard.press('ArrowLeft');
  await logged(page, / enters? restaurant \d+, /);
  await select(page, 'Pris');
  await expect(zombies(page)).toContainText('charges Pris');
  await page.keyboard.press('Shift+L');
  await roll(page, [/Being Charged/, second.charged]);
  await byTheDice(page);
  await logged(page, 'Pris: fires, then fights hand to hand');
  await keys(page, 'b', 'Enter');
  await roll(page, [TO_HIT, second.fire[0]], [DEAD, second.fire[1]]);
  await logged(page, /a zombie hit, and goes on$/);
  await expect(due(page)).toContainText('Melee: Pris against a zombie');
  await keys(page, 'i', 'p', 'Enter');
  await roll(page, [MELEE, second.melee[0]], [ENEMY, second.melee[1]], [/beaten zombie/, second.melee[2]]);
  await logged(page, 'Pris fights: a zombie dead');
  await expect(lineOf(page, 'Pris')).toContainText('empty');
  await page.keyboard.press('Shift+H');
  await logged(page, /^A zombie moves \(/);
  await page.keyboard.press('a');
  const [first, drawn] = second.heard;
  await roll(page, [SHOTS, first[0]], [SHOTS, drawn[0]], [COMES_ON, drawn[1]], [COMES_ON, drawn[2]]);
  await logged(page, /^Two zombies hear the shots of /);
  // The zombies act from the next turn on.
  await expect(due(page)).not.toContainText('drawn by noise');
}

/** A zombie comes from behind, and Pris goes down. */
async function fromBehind(page: Page): Promise<void> {
  const { third } = TURNS;
  await turn(page, 3, third);
  await press(page, /from the start, left front$/);
  await keys(page, 'a', 'u', 'Enter');
  await logged(page, 'A zombie: Pris is charged');
  await page.keyboard.press('Shift+U');
  await roll(page, [/Surprise/, third.surprise]);
  await logged(page, 'Pris: taken by surprise');
  await page.keyboard.press('i');
  await expect(page.getByRole('button', { name: 'Pris: Surprised: one die' })).toBeVisible();
  await page.keyboard.press('Enter');
  const [hers, its, dead, damage] = third.melee;
  await roll(page, [MELEE, hers], [ENEMY, its], [DEAD, dead], [/less the Impact/, damage]);
  await logged(page, 'Pris fights: beaten by a zombie, and is Knocked Down');
  await page.keyboard.press('Shift+H');
  await logged(page, /moves? \(/);
}

/** Trixie spins around, and Pris gets up. */
async function spunAround(page: Page): Promise<void> {
  const { fourth } = TURNS;
  await turn(page, 4, fourth);
  await select(page, 'Trixie');
  await keys(page, 'f', 'f', 'Enter');
  await roll(page, [TO_HIT, fourth.fire[0]], [DEAD, fourth.fire[1]]);
  await logged(page, /: a zombie dead$/);
  await keys(page, 'm', 'Enter');
  await logged(page, 'Trixie: a move of up to 8″');
  await page.keyboard.press('u');
  await logged(page, 'Pris is up again');
  await page.keyboard.press('a');
  await roll(page, [SHOTS, fourth.heard[0]], [COMES_ON, fourth.heard[1]]);
  await logged(page, /^One zombie hears the shots of /);
}

/** Fast through the other door, and both fire. */
async function outTheOtherDoor(page: Page): Promise<void> {
  const { fifth } = TURNS;
  await turn(page, 5, fifth);
  await select(page, 'Pris');
  await keys(page, 'm', 'f', 'a', 'i', 'ArrowDown');
  await expect(page.getByLabel('Where it ends')).toHaveValue('outside');
  await keys(page, 'Enter', 'Enter');
  await roll(page, [/fast move/, fifth.fastMove]);
  await logged(page, 'Pris and one more: a fast move of up to 15″, outside');
  await keys(page, 'c', 'i');
  await expect(page.getByRole('checkbox', { name: /Moving.*\(on record\)/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await roll(page, [/In Sight/, fifth.pris]);
  await byTheDice(page);
  await logged(page, 'Pris: fires');
  await select(page, 'Trixie');
  await keys(page, 'c', 'i', 'Enter');
  await roll(page, [/In Sight/, fifth.trixie]);
  await logged(page, 'Trixie: fires');
  await keys(page, 'f', 'f', 's', 'ArrowDown', 'Enter');
  await expect(page.getByRole('button', { name: /^Fire 1 shot, my dice/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await roll(page, [TO_HIT, fifth.trixieFires[0]], [DEAD, fifth.trixieFires[1]]);
  await logged(page, /: a zombie dead$/);
  await select(page, 'Pris');
  await keys(page, 'f', 'a', 'ArrowDown', 'Enter', 'f', 't');
  await expect(page.getByRole('region', { name: 'Pris fires at a zombie and one more' })).toBeVisible();
  await page.keyboard.press('Enter');
  await roll(page, [TO_HIT, fifth.prisFires[0]], [DEAD, fifth.prisFires[1]]);
  await logged(page, /: a zombie dead, one missed$/);
  await page.keyboard.press('Shift+H');
  await logged(page, /moves? \(/);
  await page.keyboard.press('a');
  await roll(page, [SHOTS, fifth.heard[0]], [SHOTS, fifth.heard[1]]);
  await allHeard(page);
  await logged(page, /^No zombies hear the shots of /);
}

/** The last clip runs dry, and Trixie caps the one that is down. */
async function ranDry(page: Page): Promise<void> {
  const { sixth } = TURNS;
  await turn(page, 6, sixth);
  await press(page, /drawn by noise, right rear$/);
  await keys(page, 'a', 'Enter');
  await logged(page, 'A zombie: Pris is charged');
  await page.keyboard.press('Shift+L');
  await roll(page, [/Being Charged/, sixth.charged]);
  await byTheDice(page);
  await logged(page, 'Pris: fires, then fights hand to hand');
  await keys(page, 'b', 'Enter');
  await roll(page, [TO_HIT, sixth.fire[0]], [DEAD, sixth.fire[1]]);
  await logged(page, /and has to reload$/);
  await keys(page, 'i', 'Enter');
  await roll(page, [MELEE, sixth.melee[0]], [ENEMY, sixth.melee[1]], [DEAD, sixth.melee[2]]);
  await logged(page, 'Pris fights: a zombie Knocked Down');
  await page.keyboard.press('Shift+H');
  await page.keyboard.press('Enter');
  await logged(page, /moves? \(/);
  await page.keyboard.press('k');
  await logged(page, 'Pris reloads');
  await select(page, 'Trixie');
  await keys(page, 'm', 'Enter');
  await logged(page, 'Trixie: a move of up to 8″');
  await keys(page, 'x', 'w', 'k');
  await logged(page, 'Trixie finishes off a zombie');
  await page.keyboard.press('a');
  const [first, second] = sixth.heard;
  await roll(page, [SHOTS, first[0]], [COMES_ON, first[1]], [SHOTS, second[0]]);
  await allHeard(page);
  await logged(page, /^No zombies hear the shots of /);
}

/** An easy kill, and off the table. */
async function offTheTable(page: Page): Promise<void> {
  const { seventh } = TURNS;
  await turn(page, 7, seventh);
  await select(page, 'Trixie');
  await keys(page, 'f', 'f', 's', 'ArrowDown', 'Enter', 'Enter');
  await roll(page, [TO_HIT, seventh.fire[0]], [DEAD, seventh.fire[1]]);
  await logged(page, /: a zombie dead$/);
  for (const name of ['Trixie', 'Pris'] as const) {
    await select(page, name);
    await keys(page, 's', 'l');
    await logged(page, `${name} leaves the table`);
  }
  await page.keyboard.press('Shift+O');
  await expect(page.getByRole('button', { name: 'It is over' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Six kills, three points, and Pris stays human. */
async function counted(page: Page): Promise<void> {
  await expect(page.getByLabel('Pris: Knocked Down or out')).toBeChecked();
  await expect(page.getByLabel('Pris: Zombies killed')).toHaveValue('2');
  await expect(page.getByLabel('Trixie: Zombies killed')).toHaveValue('4');
  await press(page, 'Report the battle');
  await press(page, 'Roll: Pris, Does the figure turn?');
  await roll(page, [/bite/, TURNS.after.infection]);
  await press(page, 'Settle: Pris, A point earned');
  await expect(page.getByText('All settled')).toBeVisible();
  const points = page.getByRole('table', { name: 'Points of the Encounter' });
  await expect(points).toContainText('30 : 9');
  await tabTo(page, 'Yes');
  await page.keyboard.press('Space');
  await press(page, 'End the raid');
  await expect(page.getByText('What can be played now')).toBeVisible();
}

test('the worked example, from its Star to its points', async ({ app, page }) => {
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, '/new');
  await recruited(page);
  await setUp(page);
  await intoTheChopHouse(page);
  await fromBehind(page);
  await spunAround(page);
  await outTheOtherDoor(page);
  await ranDry(page);
  await offTheTable(page);
  await counted(page);
});
