/** The card table of the apocalypse: rounds played on it by mouse and by keys, what an answer would change, six at the table. */
import { numberLabel } from '../../renderer/components/number-keys.ts';
import type { Output } from '../../src/contract/contract.ts';
import { cardTitle, survivorTitle } from '../../src/rules/alien-zombie-tentacle/text/names.ts';
import type { Card, SurvivorId } from '../../src/rules/alien-zombie-tentacle/types.ts';
import { call, expect, type Page } from './support/app.ts';
import { happened, look, question, withGames as test } from './support/games.ts';

type View = Output<'session.get'>;
type Options = Extract<NonNullable<View['question']>, { readonly kind: 'choose' }>['options'];

const table = (page: Page) => page.getByRole('region', { name: 'Card table' });
const encounter = (page: Page) => table(page).getByRole('region', { name: 'Encounter' });

const OTHERS = ['second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Wren against bots. */
async function begin(page: Page, players: number): Promise<string> {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'The long night', seed: 'S' },
    setup: { players, start: 2, suddenDeath: false, rounds: 60 },
    seats: Object.fromEntries(OTHERS.slice(0, players - 1).map((seat) => [seat, { bot: 'cold' }])),
  });
  return id;
}

const optionsOf = ({ question: asked }: View): Options => (asked?.kind === 'choose' ? asked.options : []);

/** Bots answer for Wren, too, until this is asked with such an option. */
async function until(page: Page, campaign: string, rule: string, prefix: string): Promise<Options[number]> {
  for (;;) {
    const view = await look(page, campaign);
    const found = optionsOf(view).find(({ id }) => view.question?.rule === rule && id.startsWith(prefix));
    if (found !== undefined) return found;
    if (view.over) throw new Error(`${rule} was never asked`);
    await call(page, 'session.answer', {
      ...{ campaign, revision: view.revision, resolve: true, rolls: 'app', steps: 1 },
    });
  }
}

const WANTED = ['help', 'wear', 'loot'];

/** The answer given with the mouse: a pair where one is offered, else the first. */
const choiceOf = (options: Options) =>
  options.find(({ id }) => WANTED.some((does) => id.startsWith(`${does}>`))) ?? options[0];

async function byMouse(page: Page, { id, text }: Options[number]): Promise<void> {
  const [does, what = ''] = id.split('>');
  const spot = table(page).getByRole('button', { name: new RegExp(`^${text}(:|$)`) });
  if (WANTED.includes(does ?? '')) {
    const title = does === 'help' ? survivorTitle(what as SurvivorId) : cardTitle(what as Card);
    await table(page)
      .getByRole('button', { name: new RegExp(`^${title},`) })
      .first()
      .click();
  }
  await spot.first().click();
}

async function round(page: Page, id: string, answer: (options: Options) => Promise<void>) {
  const asked = new Set<string>();
  /** Each answer is an act of its own. */
  const moments = page.getByText(/^\d+ of \d+$/);
  for (
    let view = await look(page, id);
    !view.standing.title.startsWith('Round 4');
    view = await look(page, id)
  ) {
    if (view.over) break;
    asked.add(view.question?.rule ?? '');
    const acts = (await moments.textContent()) ?? '';
    if (view.question?.kind === 'choose') await answer(optionsOf(view));
    else await question(page).getByRole('button', { name: /card/ }).first().click();
    await expect(moments).not.toHaveText(acts);
  }
  return asked;
}

test('three rounds are played on the table by mouse: cards are taken up and put where they go', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page, 3);
  await app.open(page, `/g/${id}`);
  const asked = await round(page, id, async (options) => {
    const choice = choiceOf(options);
    if (choice !== undefined) await byMouse(page, choice);
  });
  for (const rule of ['azta.forward', 'azta.help', 'azta.screw', 'azta.put-on'])
    expect([...asked]).toContain(rule);
  await expect(happened(page)).toContainText(/Wren sends the .* to help the/);
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('the same rounds are played by keys, each answer by its number', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page, 3);
  await app.open(page, `/g/${id}`);
  const asked = await round(page, id, async (options) => {
    const at = Math.max(0, options.indexOf(choiceOf(options) as Options[number]));
    await page.keyboard.type(numberLabel(at, options.length));
  });
  expect([...asked]).toContain('azta.help');
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('help that is pointed at moves the bars and the line below the table, and nothing is answered by it', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page, 4);
  const help = await until(page, id, 'azta.help', 'help>');
  const [, helper = '', of = ''] = help.id.split('>');
  await app.open(page, `/g/${id}`);
  const row = encounter(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${survivorTitle(of as SurvivorId)}`) });
  const none = question(page).getByRole('button', { name: /Help nobody/ });
  await none.focus();
  await expect(row).not.toContainText(survivorTitle(helper as SurvivorId));
  await expect(page.getByRole('region', { name: 'Next in line' })).toContainText('as it stands');

  const { revision } = await look(page, id);
  await question(page)
    .getByRole('button', { name: new RegExp(help.text) })
    .first()
    .focus();
  await expect(row).toContainText(survivorTitle(helper as SurvivorId));
  await expect(encounter(page)).toContainText('what you point at is dashed');
  await expect(page.getByRole('region', { name: 'Next in line' })).toContainText('with choice');
  expect((await look(page, id)).revision).toBe(revision);

  // Taken up by a key and put back by another.
  const card = table(page).getByRole('button', {
    name: new RegExp(`^${survivorTitle(helper as SurvivorId)},`),
  });
  await card.press('Enter');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(table(page).getByRole('button', { name: new RegExp(`^${help.text}:`) })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(table(page).getByRole('button', { name: new RegExp(`^${help.text}:`) })).toHaveCount(0);
  await card.press('Enter');
  await table(page)
    .getByRole('button', { name: new RegExp(`^${help.text}:`) })
    .press('Enter');
  await expect(happened(page)).toContainText(
    `Wren sends the ${survivorTitle(helper as SurvivorId)} to help the ${survivorTitle(of as SurvivorId)}`,
  );
});

test('six sit at the table with all their survivors; nobody looks into a bot’s hand', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await begin(page, 6);
  await until(page, id, 'azta.forward', '');
  await app.open(page, `/g/${id}`);
  for (const name of ['Wren', 'Ilka', 'Bram', 'Odo', 'Tamsin', 'Jory']) {
    const survivors = table(page).getByRole('list', { name: `Survivors of ${name}` });
    await expect(survivors.getByRole('listitem')).toHaveCount(2);
  }
  for (const kind of ['Aliens', 'Zombies', 'Tentacles']) {
    await expect(table(page).getByRole('region', { name: new RegExp(`^${kind} \\d+$`) })).toBeVisible();
  }
  await expect(table(page).getByRole('img', { name: /card(s)? in hand$/ })).toHaveCount(5);
  const { state } = await look(page, id);
  const { players } = state as { readonly players: readonly { readonly hand: readonly Card[] }[] };
  const hand = table(page).getByRole('list', { name: 'Cards in hand' });
  for (const card of players[0]?.hand ?? []) await expect(hand).toContainText(cardTitle(card));

  // With bots alone at the table, the first of them is looked at from outside.
  const { revision } = await look(page, id);
  await call(page, 'session.seats', { campaign: id, revision, seats: { first: { bot: 'cold' } } });
  await app.open(page, `/g/${id}`);
  await expect(table(page).getByRole('region', { name: 'Hand' })).toContainText(
    /cards? that nobody else sees/,
  );
  await expect(hand.getByRole('listitem')).toHaveCount(0);
});

test('an earlier moment of the table is looked at and answers nothing', async ({ app, page }) => {
  await app.open(page);
  const id = await begin(page, 3);
  await until(page, id, 'azta.help', 'help>');
  await app.open(page, `/g/${id}`);
  await expect(table(page).getByRole('button').first()).toBeVisible();
  await page.getByRole('slider', { name: 'Moment' }).fill('3');
  await expect(table(page)).toContainText('as it was then; nothing is asked');
  await expect(table(page).getByRole('button')).toHaveCount(0);
});
