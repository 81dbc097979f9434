/**
 * The Lantern Walk, a game of our own made to exercise the rules core: cross a marsh by night and bring home three
 * coins before the light is spent. It uses every word of `play.ts`, one table of each sort, and one deck.
 */

import { evenBot } from '../../../src/rules/core/bot.ts';
import type { Card } from '../../../src/rules/core/cards.ts';
import { freshDeck, without } from '../../../src/rules/core/deck.ts';
import { choice, number } from '../../../src/rules/core/fields.ts';
import type { OptionFigures } from '../../../src/rules/core/game-text.ts';
import type { Module, Rule } from '../../../src/rules/core/module.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import type { OddsRule } from '../../../src/rules/core/odds-rule.ts';
import { plainOdds } from '../../../src/rules/core/odds-shares.ts';
import { pass } from '../../../src/rules/core/pass.ts';
import {
  choose,
  draw,
  type Play,
  place,
  type Question,
  roll,
  type Spot,
  tell,
} from '../../../src/rules/core/play.ts';
import type { Seen } from '../../../src/rules/core/seen.ts';
import { refusalOfSetup, type SetupFields } from '../../../src/rules/core/setup.ts';
import {
  type Found,
  type KeyedTable,
  lookUp,
  type RangeTable,
  rowOf,
} from '../../../src/rules/core/table.ts';
import { lanternText } from './sample-text.ts';

const GROUNDS = ['firm', 'mud', 'gust'] as const;
type Ground = (typeof GROUNDS)[number];
const FIND_WORDS = ['nothing', 'coin', 'oil'] as const;
type Find = (typeof FIND_WORDS)[number];

export interface LanternSetup {
  readonly light: number;
}

export interface LanternState {
  light: number;
  coins: number;
  spot: Spot;
  deck: Card[];
}

export type LanternEvent =
  | {
      readonly rule: 'lantern.card';
      readonly rows: readonly string[];
      readonly card: Card;
      readonly ground: Ground;
    }
  | { readonly rule: 'lantern.step'; readonly to: Spot }
  | { readonly rule: 'lantern.mud'; readonly faces: readonly number[]; readonly lost: number }
  | {
      readonly rule: 'lantern.search';
      readonly rows: readonly string[];
      readonly faces: readonly number[];
      readonly find: Find;
    }
  | { readonly rule: 'lantern.night'; readonly lost: number };

export type LanternOutcome = 'home' | 'dark';

const COINS_WANTED = 3;
const REACH = 20;
const MUD_TARGET = 4;
const ASKED = { seat: 'walker', stream: 'walk' } as const;

const GROUND = {
  id: 'lantern.ground',
  section: 'The marsh',
  figures: { result: choice(GROUNDS) },
  rows: {
    D: { result: 'firm' },
    H: { result: 'firm' },
    C: { result: 'mud' },
    S: { result: 'mud' },
    JK: { result: 'gust' },
  },
} as const satisfies KeyedTable<'D' | 'H' | 'C' | 'S' | 'JK', Ground>;

const FINDS: RangeTable<Find> = {
  id: 'lantern.finds',
  section: 'Searching',
  figures: { result: choice(FIND_WORDS) },
  rows: [
    { to: 5, result: 'nothing' },
    { from: 6, to: 9, result: 'coin' },
    { from: 10, result: 'oil', confidence: 'DERIVED' },
  ],
};

function groundRow(card: Card): keyof typeof GROUND.rows {
  if (card === 'JK' || card.endsWith('D')) return card === 'JK' ? 'JK' : 'D';
  return card.endsWith('H') ? 'H' : card.endsWith('C') ? 'C' : 'S';
}

function* ground({ deck }: Seen<LanternState>): Play<Ground, LanternEvent> {
  const card = yield* draw({ ...ASKED, rule: 'lantern.card', from: deck });
  const { result, row } = rowOf<keyof typeof GROUND.rows, Ground>(GROUND, groundRow(card));
  yield* tell<LanternEvent>({ rule: 'lantern.card', rows: [row], card, ground: result });
  return result;
}

export function* mud(): Play<number, LanternEvent> {
  const { faces, passes } = yield* pass({ ...ASKED, rule: 'lantern.mud', dice: 2, target: MUD_TARGET });
  const lost = 2 - passes;
  yield* tell<LanternEvent>({ rule: 'lantern.mud', faces, lost });
  return lost;
}

/** Two dice for what lies there. */
function* find(): Play<Found<Find> & { readonly faces: readonly number[] }, never> {
  const odds = { rule: 'lantern.search', input: {} };
  const faces = yield* roll({ ...ASKED, rule: 'lantern.search', dice: 2, reading: { by: 'sum' }, odds });
  const found = lookUp(
    FINDS,
    faces.reduce((sum, face) => sum + face, 0),
  );
  if (!found) throw new Error('the finds leave out a total');
  return { ...found, faces };
}

export function* search(): Play<Find, LanternEvent> {
  const { faces, row, result } = yield* find();
  yield* tell<LanternEvent>({ rule: 'lantern.search', rows: [row], faces, find: result });
  return result;
}

function* stepOn({ spot }: Seen<LanternState>): Play<void, LanternEvent> {
  const bounds = { west: spot.x - REACH, south: spot.y, east: spot.x + REACH, north: spot.y + REACH };
  const spots = [
    { x: spot.x, y: bounds.north },
    { x: bounds.east, y: spot.y },
  ];
  const to = yield* place({ rule: 'lantern.step', seat: 'walker', bounds, spots });
  yield* tell<LanternEvent>({ rule: 'lantern.step', to });
}

function* turn(state: Seen<LanternState>): Play<void, LanternEvent> {
  const under = yield* ground(state);
  if (under === 'mud') yield* mud();
  const act = yield* choose({
    rule: 'lantern.act',
    seat: 'walker',
    options: [
      { id: 'search', text: 'Search here' },
      { id: 'step', text: 'Step on' },
    ],
  });
  if (act === 'search') yield* search();
  else yield* stepOn(state);
  yield* tell<LanternEvent>({ rule: 'lantern.night', lost: under === 'gust' ? 2 : 1 });
}

function apply(state: LanternState, event: LanternEvent): void {
  switch (event.rule) {
    case 'lantern.card':
      state.deck = without(state.deck, event.card);
      if (state.deck.length === 0) state.deck = freshDeck();
      return;
    case 'lantern.step':
      state.spot = event.to;
      return;
    case 'lantern.search':
      if (event.find === 'coin') state.coins += 1;
      if (event.find === 'oil') state.light += 1;
      return;
    case 'lantern.mud':
    case 'lantern.night':
      state.light = Math.max(0, state.light - event.lost);
      return;
    default:
      event satisfies never;
  }
}

function outcome({ coins, light }: Seen<LanternState>): LanternOutcome | undefined {
  if (coins >= COINS_WANTED) return 'home';
  return light === 0 ? 'dark' : undefined;
}

const ruleIndex: readonly Rule[] = [
  {
    id: 'lantern.card',
    section: 'The marsh',
    summary: 'A card tells the ground underfoot.',
    ask: 'What is underfoot?',
  },
  {
    id: 'lantern.mud',
    section: 'The marsh',
    summary: 'Each die of two above 4 costs a unit of light.',
    ask: 'Through the mud',
  },
  {
    id: 'lantern.act',
    section: 'A turn',
    summary: 'Search where you stand, or step on.',
    ask: 'What does the walker do?',
  },
  {
    id: 'lantern.step',
    section: 'A turn',
    summary: 'Up to two inches north, east or west.',
    ask: 'Where to?',
  },
  { id: 'lantern.search', section: 'Searching', summary: 'Two dice: nothing, a coin, or oil.' },
  { id: 'lantern.night', section: 'A turn', summary: 'The light burns down.' },
];

const fields = { light: { ...number(1, 60, { usual: 12 }), text: 'Light' } } satisfies SetupFields;

export type LanternModule = Module<LanternSetup, LanternState, LanternEvent, LanternOutcome>;

const SEARCH_ODDS: OddsRule<unknown> = {
  outcomes: FIND_WORDS,
  *play() {
    return (yield* find()).result;
  },
};

/** Exact shares of what a search finds. */
function optionFigures(
  _state: Seen<LanternState>,
  { rule }: Pick<Question, 'rule'>,
): OptionFigures | undefined {
  if (rule !== 'lantern.act') return undefined;
  const { outcomes } = plainOdds(odds(() => SEARCH_ODDS.play({}), String));
  const share = (wanted: string) => {
    const found = outcomes.find(([name]) => name === wanted)?.[1];
    return `${Math.round((100 * (found?.n ?? 0)) / (found?.of ?? 1))} %`;
  };
  return {
    heading: 'By lantern light',
    columns: ['A coin', 'Oil'],
    options: {
      search: { line: 'two dice', figures: [share('coin'), share('oil')] },
      step: { line: 'up to two inches', cost: 'finds nothing' },
    },
  };
}

export const lanternWalk: LanternModule = {
  id: 'lantern-walk',
  title: 'The Lantern Walk',
  rulesVersion: '1',
  setup: {
    fields,
    check: (input) => {
      const refusal = refusalOfSetup(fields, input);
      return refusal ? { ok: false, refusal } : { ok: true, setup: input as LanternSetup };
    },
  },
  seats: ['walker'],
  begin: ({ light }) => ({ light, coins: 0, spot: { x: 0, y: 0 }, deck: freshDeck() }),
  step: turn,
  apply,
  outcome,
  bots: [evenBot],
  text: { ...lanternText, optionFigures },
  odds: { 'lantern.search': SEARCH_ODDS },
  ruleIndex,
  tables: [GROUND, FINDS],
};
