/**
 * The worked example of the rulebook on Play, by the player’s own dice and by keyboard alone, from its Star to its points.
 * Which dice are printed, which are chosen to give what is printed, and where the example departs from the rules, stands
 * in support/worked-example.ts, throw by throw in their order.
 */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { answer, press, tabTo } from './support/keyboard.ts';
import { TABLE, TRIXIE, TURNS } from './support/worked-example.ts';

interface Throw {
  readonly dice: readonly number[];
}

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const lineOf = (page: Page, name: string) => figures(page).getByRole('row').filter({ hasText: name });
const zombies = (page: Page) => page.getByRole('region', { name: /^Zombies/ });
const due = (page: Page) => page.getByRole('region', { name: 'What is due' });
const newest = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem').first();

/** Nothing fired in the turn waits for its dice. */
const allHeard = (page: Page) => expect(due(page)).not.toContainText(/shots of|Zombies drawn/);

const logged = (page: Page, text: RegExp | string) => expect(newest(page)).toHaveText(text);

async function keys(page: Page, ...all: readonly string[]): Promise<void> {
  for (const key of all) await page.keyboard.press(key);
}

/** Each throw at the question that asks for it. */
async function roll(page: Page, ...asked: readonly (readonly [RegExp, Throw])[]): Promise<void> {
  for (const [question, { dice }] of asked) await answer(page, question, dice.join(''));
}

/** One of those who went, by the arrow keys. */
async function select(page: Page, name: 'Pris' | 'Trixie'): Promise<void> {
  await tabTo(page, /^(Pris|Trixie)$/);
  await page.keyboard.press(name === 'Pris' ? 'ArrowUp' : 'ArrowDown');
  await expect(nameOf(page, name)).toBeFocused();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const ACTIVATION = /activation/i;
const TO_HIT = /to hit/i;
const DEAD = /obviously dead/;
const MELEE = /for melee, against/;
const ENEMY = /melee for the enemy/;
const SHOTS = /each shot of the turn/;
const COMES_ON = /where the zombie comes on/;

async function turn(page: Page, number: number, { activation }: { activation: Throw }): Promise<void> {
  await page.keyboard.press('n');
  await roll(page, [ACTIVATION, activation]);
  await logged(page, new RegExp(`^Turn ${number}:`));
}

/** A Star goes by the dice, or chooses otherwise. */
async function byTheDice(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Runs away|Runs away$/ })).toBeVisible();
  await page.keyboard.press('1');
}

test('the worked example, from its Star to its points', async ({ app, page }) => {
  test.slow();
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, '/new');

  await test.step('Pris, Trixie, and two more whom the example leaves out', async () => {
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('The worked example');
    await type(page, 'First year', '11');
    await type(page, 'Seed', 'CHOP-HOUSE');
    await press(page, 'Next: the Star');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Pris');
    await tabTo(page, 'Attribute');
    await page.keyboard.type('ambi');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Search weapons; Enter adds the first found');
    for (const gun of ['machine p', 'machine p']) {
      await page.keyboard.type(gun);
      await page.keyboard.press('Enter');
    }
    await press(page, 'Next: the Grunts');
    await press(page, 'Enter a die and a card');
    await roll(page, [/says which table/, TRIXIE.table]);
    await answer(page, /who has turned up/, TRIXIE.card);
    await page.keyboard.press('Enter');
    await press(page, /^Rename (?!Pris)/);
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Trixie');
    await page.keyboard.press('Enter');
    const trixie = page.getByRole('listitem', { name: 'Trixie' });
    await expect(trixie).toContainText('Crack shot');
    await expect(trixie).toContainText(/SA rifle|Semi-automatic rifle/);
    await tabTo(page, 'My own');
    await page.keyboard.press('ArrowLeft');
    await press(page, 'Roll a die and draw a card');
    await expect(page.getByRole('listitem', { name: 'Randall Pruitt' })).toBeVisible();
    await press(page, 'Roll a die and draw a card');
    await expect(page.getByRole('listitem', { name: 'Sunita Agnihotri' })).toBeVisible();
    await press(page, 'Begin the campaign');
  });

  await test.step('a raid in the country, its table and its zombies', async () => {
    await press(page, 'Plan the Encounter');
    await tabTo(page, 'Urban');
    await keys(page, 'Space', 'ArrowUp');
    await expect(page.getByRole('radio', { name: 'Rural' })).toBeChecked();
    for (const name of ['Randall Pruitt', 'Sunita Agnihotri']) {
      await tabTo(page, `${name} goes`);
      await page.keyboard.press('Space');
    }
    await expect(page.getByText('Loot raid in a rural area: two go, combined Rep 9.')).toBeVisible();
    await press(page, 'Plan the raid');
    await press(page, 'Set up the table');
    await press(page, /^Lay out the table/);
    await roll(page, [/number of buildings/, TABLE.buildings]);
    for (const [at, thrown] of TABLE.types.entries()) {
      await roll(page, [/which types can this building be/, thrown]);
      await expect(page.getByRole('button', { name: /Restaurant/ })).toBeVisible();
      await page.keyboard.press(at < 2 ? '2' : '3');
    }
    await roll(page, [/number of vehicles/, TABLE.vehicles]);
    await roll(page, [/which types can this vehicle be/, TABLE.semiTruck]);
    await press(page, /Semi-truck/);
    await roll(page, [/which types can this vehicle be/, TABLE.suv]);
    await press(page, /SUV/);
    // Streets, terrain and the rest are the app’s.
    const buildings = page.getByRole('table', { name: 'Buildings' });
    const replies = page.locator('main ul > li:has(> .vh:first-child)');
    const OWN = 16;
    await expect(replies).toHaveCount(OWN);
    for (let answered = OWN; answered > 0; answered = await replies.count()) {
      await page.keyboard.press('r');
      await expect(replies).not.toHaveCount(answered);
    }
    await expect(buildings).toBeVisible();
    await expect(buildings.getByRole('row')).toHaveCount(6);
    await press(page, 'Roll for the zombies, my dice');
    await roll(page, [/zombies about at the start/, TABLE.zombies]);
    for (const place of TABLE.places) await roll(page, [COMES_ON, place]);
    await press(page, 'Play this table');
    await expect(zombies(page)).toContainText('three zombies on the table');
  });

  await test.step('doubles; then into the Chop House, and the zombie inside', async () => {
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
    await expect(page.getByRole('status').getByRole('heading')).toHaveText('Enter restaurant');
    await tabTo(page, /^Buildings/);
    await page.keyboard.press('ArrowLeft');
    await logged(page, 'Enter restaurant');
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
    await logged(page, /^2 zombies hear the shots of /);
    // They act from the next turn on.
    await expect(due(page)).not.toContainText('drawn by noise');
  });

  await test.step('one comes from behind, and Pris goes down', async () => {
    const { third } = TURNS;
    await turn(page, 3, third);
    await press(page, /there from the start, left front$/);
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
    await logged(page, 'Pris fights: beaten by a zombie, and is knocked down');
    await page.keyboard.press('Shift+H');
    await logged(page, /moves? \(/);
  });

  await test.step('Trixie spins around, and Pris gets up', async () => {
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
  });

  await test.step('fast through the other door, and both fire', async () => {
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
    await keys(page, 'f', 'a', 'ArrowDown', 'Enter', 'f', 't', 'f');
    await expect(page.getByRole('region', { name: 'Pris fires at a zombie and one more' })).toBeVisible();
    await page.keyboard.press('Enter');
    await roll(page, [TO_HIT, fifth.prisFires[0]], [DEAD, fifth.prisFires[1]]);
    await logged(page, /: a zombie dead, a zombie missed$/);
    await page.keyboard.press('Shift+H');
    await logged(page, /moves? \(/);
    await page.keyboard.press('a');
    await roll(page, [SHOTS, fifth.heard[0]], [SHOTS, fifth.heard[1]]);
    await allHeard(page);
    await logged(page, /^No zombies hear the shots of /);
  });

  await test.step('the last clip runs dry, and Trixie caps the one that is down', async () => {
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
    await logged(page, 'Pris fights: a zombie knocked down (1″ back)');
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
  });

  await test.step('an easy kill, and off the table', async () => {
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
  });

  await test.step('six kills, three points, and Pris stays human', async () => {
    await expect(page.getByLabel('Pris: Knocked down or out')).toBeChecked();
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
  });
});
