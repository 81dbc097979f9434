/** The board of a battle in a browser: its pieces, found, pressed and dragged, and raids that are on it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Output } from '../../../src/contract/contract.ts';
import type { App } from './app.ts';
import { call } from './call.ts';
import { act, raid, ZOMBIES_STAY } from './encounter.ts';
import { campaignOf } from './party.ts';

export const PARTY = ['f1', 'f2', 'f3', 'f4'];

/** Pixels of a tenth of an inch on the screen, in a window in which the whole table would be smaller. */
const TENTH = 2;

export const board = (page: Page) => page.getByRole('region', { name: 'Board' });
export const due = (page: Page) => page.getByRole('region', { name: 'What is due' });
export const mark = (page: Page, piece: string) => page.locator(`[data-piece="${piece}"]`);
export const pieces = (page: Page, campaign: string) => call(page, 'encounter.pieces', { campaign });

type Spot = Piece['spot'];
export type Piece = Output<'encounter.pieces'>['pieces'][number];

export async function pieceOf(page: Page, campaign: string, id: string): Promise<Piece> {
  const found = (await pieces(page, campaign)).pieces.find(({ piece }) => piece === id);
  if (found === undefined) throw new Error(`${id} isn’t on the board`);
  return found;
}

/** Its middle on the screen, where its name isn’t. */
export async function middleOf(mark: Locator) {
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.locator('circle').first().boundingBox();
  if (box === null) throw new Error('it isn’t drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function pressed(page: Page, piece: string): Promise<void> {
  const { x, y } = await middleOf(mark(page, piece));
  await page.mouse.click(x, y);
}

/** Dragged by so many pixels to the right and down. */
export async function dragged(page: Page, piece: string, [right, down]: readonly [number, number]) {
  const { x, y } = await middleOf(mark(page, piece));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
}

/** Dragged to a spot of the table. */
export async function draggedTo(page: Page, campaign: string, piece: string, to: Spot): Promise<void> {
  const { spot } = await pieceOf(page, campaign, piece);
  await dragged(page, piece, [TENTH * (to.x - spot.x), TENTH * (spot.y - to.y)]);
}

/** Play of a campaign, once its board is drawn. */
export async function showBoard(app: App, page: Page, campaign: string): Promise<void> {
  await app.load(page, `/c/${campaign}/encounter/play`);
  await expect(mark(page, 'f1')).toBeVisible();
}

/** A raid on the board, by the button on Play, in a turn in which the party may act and the zombies may not. */
export async function onBoard(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: PARTY });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.getByRole('button', { name: 'Play on this map' }).click();
  await expect(mark(page, 'f1')).toBeVisible();
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await showBoard(app, page, campaign);
  return campaign;
}

/** Spot two inches from a piece where nobody stands and nothing is in the way, and the tenths of an inch that lead there. */
export async function besideOf(page: Page, campaign: string, id: string) {
  const { spot } = await pieceOf(page, campaign, id);
  for (const [x, y] of [
    [0, 20],
    [20, 0],
    [-20, 0],
    [0, -20],
    [20, 20],
    [-20, 20],
  ] as const) {
    const to = { x: spot.x + x, y: spot.y + y, level: null };
    const { fault, inches, halt } = await call(page, 'encounter.way', { campaign, who: id, to });
    if (fault === null && inches <= 3 && halt === null) return { to, x, y };
  }
  throw new Error('there is no room beside it');
}

/** Zombies stand so far off, in tenths of an inch: a machine pistol reaches them, and they reach nobody in a move. */
const FAR = 110;
const ASIDE = 12;

/** Puts each at its spot; false where something is in the way, or another stands there. */
async function arePut(page: Page, campaign: string, all: readonly Piece[], spots: readonly Spot[]) {
  for (const [nth, spot] of spots.entries()) {
    const piece = all[nth]?.piece ?? '';
    const put = act(page, campaign, { do: 'place', piece, spot, level: null });
    if (
      await put.then(
        () => false,
        () => true,
      )
    )
      return false;
  }
  return true;
}

/** Zombies put side by side where all of the party look at them: none comes into anybody’s sight by its move, and none reaches anybody. */
export async function zombiesInSight(page: Page, campaign: string): Promise<void> {
  const all = (await pieces(page, campaign)).pieces;
  const [first] = all;
  const zombies = all.filter(({ kind }) => kind === 'zombie');
  if (first === undefined) throw new Error('nobody is on the board');
  for (let facing = 0; facing < 32; facing += 1) {
    const angle = (facing * Math.PI) / 16;
    const [across, ahead] = [Math.sin(angle), Math.cos(angle)];
    const spots = zombies.map((_, nth) => {
      const aside = ASIDE * (nth - (zombies.length - 1) / 2);
      return {
        x: Math.round(first.spot.x + FAR * across + aside * ahead),
        y: Math.round(first.spot.y + FAR * ahead - aside * across),
      };
    });
    if (spots.some(({ x, y }) => Math.min(x, y) < 10 || Math.max(x, y) > 470)) continue;
    if (!(await arePut(page, campaign, zombies, spots))) continue;
    for (const piece of PARTY) await act(page, campaign, { do: 'turn-to', piece, facing });
    const looks = await Promise.all(PARTY.map((piece) => call(page, 'encounter.looks', { campaign, piece })));
    const cut = looks.flatMap((one) => one.looks.filter(({ piece, cut }) => piece.startsWith('z') && cut));
    if (cut.length === 0) return;
  }
  throw new Error('the table has no room to see so far');
}

/** Dice of the turn by which the party may act, and after it the zombies. */
const BOTH_ACT = { 'atz.activation': { own: [2, 1] } };

/** A raid on the board before anybody has acted in turn 1, with all zombies in sight and none in reach; `both` where these act, too. */
export async function openRaid(app: App, page: Page, { both = false } = {}): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'rural', goes: PARTY });
  await act(page, campaign, { do: 'board', up: true });
  await zombiesInSight(page, campaign);
  const dice = both ? BOTH_ACT : ZOMBIES_STAY;
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, dice);
  await showBoard(app, page, campaign);
  return campaign;
}

/** The zombie nearest to somebody of those he sees. */
export async function nearest(page: Page, campaign: string, who: string): Promise<string> {
  const { looks } = await call(page, 'encounter.looks', { campaign, piece: who });
  const found = looks.find(({ piece, cut }) => piece.startsWith('z') && cut === null);
  if (found === undefined) throw new Error('no zombie is in sight');
  return found.piece;
}

/** Spots round another, so many tenths of an inch off, in as many directions. */
const around = ({ x, y }: Spot, far: number, directions = 16): readonly Spot[] =>
  Array.from({ length: directions }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / directions;
    return { x: Math.round(x + far * Math.sin(angle)), y: Math.round(y + far * Math.cos(angle)) };
  });

/** Tenths of an inch that an arrow steers a spot by. */
const STEP = 5;

/** The end of a move out of doors, so many steps from where somebody stands, that halts on its way; undefined where none does. */
export async function wayIntoSight(page: Page, campaign: string, who: string) {
  const { spot: from } = await pieceOf(page, campaign, who);
  for (const end of [60, 40, 25].flatMap((far) => around(from, far))) {
    const steps = { x: Math.round((end.x - from.x) / STEP), y: Math.round((end.y - from.y) / STEP) };
    const to = { x: from.x + STEP * steps.x, y: from.y + STEP * steps.y, level: null };
    const { halt, fault } = await call(page, 'encounter.way', { campaign, who, to });
    if (halt !== null && halt.inches > 0 && fault === null) return { to, steps, halt };
  }
  return undefined;
}

/** A move of the Star that halts on its way, and where: for a zombie, put where nobody sees it; the others are gone. */
export async function moveIntoSight(page: Page, campaign: string) {
  const all = (await pieces(page, campaign)).pieces;
  const [zombie, ...others] = all.filter(({ kind }) => kind === 'zombie');
  const { spot: from } = await pieceOf(page, campaign, 'f1');
  if (zombie === undefined) throw new Error('no zombie is on the board');
  for (const { piece } of others) await act(page, campaign, { do: 'zombies-set', group: piece, count: 0 });
  const isSeen = async () => {
    const looks = await Promise.all(PARTY.map((piece) => call(page, 'encounter.looks', { campaign, piece })));
    return looks.some((one) => one.looks.some(({ piece, cut }) => piece === zombie.piece && cut === null));
  };
  for (const spot of [...around(from, 100), ...around(from, 130)]) {
    if (Math.min(spot.x, spot.y) < 10 || Math.max(spot.x, spot.y) > 470) continue;
    if (!(await arePut(page, campaign, [zombie], [spot])) || (await isSeen())) continue;
    const found = await wayIntoSight(page, campaign, 'f1');
    if (found !== undefined) return found;
  }
  throw new Error('nobody comes into sight on any way');
}

/** Door by whose inner side somebody is nearest, with its building. */
export async function nearestDoor(page: Page, campaign: string, who: string) {
  const { spot } = await pieceOf(page, campaign, who);
  const far = ({ inside }: { readonly inside: Spot }) => Math.hypot(inside.x - spot.x, inside.y - spot.y);
  const [door] = (await pieces(page, campaign)).doors.toSorted((a, b) => far(a) - far(b));
  if (door === undefined) throw new Error('no building stands on the table');
  return door;
}

/** More things than are ever due before a turn ends. */
const MOST_DUE = 60;

/** Words of the buttons of what is due on the screen, once these are what is due. */
async function dueNow(page: Page, campaign: string): Promise<readonly string[]> {
  let buttons: readonly string[] = [];
  await expect
    .poll(async () => {
      const option = page.locator('[data-question] button').first();
      if (await option.isVisible()) await option.click();
      const { proposals } = await call(page, 'encounter.get', { campaign });
      buttons = await due(page)
        .locator('li[data-due]')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.querySelectorAll('button')].at(-1)?.textContent ?? ''),
        );
      const texts = proposals.flatMap((one) => (one.due ? [one.text] : []));
      // Whatever the buttons say besides is their verb, and commas.
      const verbs = texts.reduce((rest, text) => rest.replace(text, ''), buttons.join('\n'));
      return texts.every((text) => buttons.join('\n').includes(text)) && !/ (goes|go|of|by|at) /.test(verbs);
    })
    .toBe(true);
  return buttons;
}

/** Presses through all that is due before the turn may end, in its order; what is asked on the way is answered by the first option. */
export async function throughDue(page: Page, campaign: string): Promise<void> {
  for (let rows = 0; rows < MOST_DUE; rows += 1) {
    const [first] = await dueNow(page, campaign);
    if (first === undefined) return;
    const { revision } = await call(page, 'encounter.get', { campaign });
    await due(page).locator('li[data-due]').first().getByRole('button').last().click();
    if (first.startsWith('Open')) await page.locator('[data-form] [data-first]').click();
    await expect
      .poll(async () => {
        const option = page.locator('[data-question] button').first();
        if (await option.isVisible()) await option.click();
        return (await call(page, 'encounter.get', { campaign })).revision;
      })
      .toBeGreaterThanOrEqual(revision + actsOf(first));
  }
  throw new Error(`something is due after ${MOST_DUE} presses`);
}

/** Acts that a press on a button does: `Roll all 6`, `Roll both`; all zombies of a board move by one. */
function actsOf(button: string): number {
  if (button.startsWith('Move')) return 1;
  if (/^\w+ both/.test(button)) return 2;
  return Number(/^\w+ all (\d+)/.exec(button)?.[1] ?? 1);
}
