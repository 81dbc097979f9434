/**
 * `azta.flip`: which Threat the next flip brings, and which survivors it would find too weak, counted exactly from the stacks
 * as they lie and the Enemies that were seen elsewhere.
 */
import { choice, group, id, list, number, optional, type Value } from '../core/fields.ts';
import type { Beside, OddsRule, OddsRules } from '../core/odds-rule.ts';
import { type PlainOdds, plainOdds } from '../core/odds-shares.ts';
import { draw, type Play } from '../core/play.ts';
import { inWords } from '../core/text/english.ts';
import { ENEMIES, enemyValue, figure, kindOf, survivorRow, takeOut, wholeDecks } from './cards.ts';
import { gearBonus } from './strength.ts';
import { KIND_NAMES } from './text/names.ts';
import { greatestOf, type Threat, threatsAhead } from './threats-ahead.ts';
import {
  type Enemy,
  GEAR,
  type Gear,
  KINDS,
  type Kind,
  STAT_OF,
  SURVIVORS,
  type SurvivorId,
} from './types.ts';

const MOST_CARDS = 99;
const VALUES = list(number(1, 9), 0, MOST_CARDS);
const OF_SURVIVORS = SURVIVORS.join('|');
const OF_GEAR = GEAR.join('|');

/** A survivor with the Gear they carry; `@1` where their own figures are 1 this round. */
const SURVIVOR = id('survivor', `^(${OF_SURVIVORS})(@1)?(\\+(${OF_GEAR}))*$`, 'biker+tire-iron+pistol');

const TAKES = group({
  /** Values, from the lowest card to the one on top. */
  stacks: group({ alien: VALUES, zombie: VALUES, tentacle: VALUES }),
  /** Enemies that lie on no stack: discarded since the last shuffle. */
  seen: list(choice(ENEMIES), 0, MOST_CARDS),
  survivors: list(SURVIVOR, 0, SURVIVORS.length),
  /** Two where an eliminated player goes first: the last of them is the Threat. */
  flips: optional(number(1, 9)),
});

export type NextFlip = Value<typeof TAKES, 'any'>;

export interface Carrying {
  readonly survivor: SurvivorId;
  readonly isBurdened: boolean;
  readonly gear: readonly Gear[];
}

/** `biker@1+pistol` */
export function carryingId({ survivor, isBurdened, gear }: Carrying): string {
  return [isBurdened ? `${survivor}@1` : survivor, ...gear].join('+');
}

function readCarrying(text: string): Carrying {
  const [who = '', ...gear] = text.split('+');
  const [survivor = '', burden] = who.split('@');
  return {
    survivor: survivor as SurvivorId,
    isBurdened: burden !== undefined,
    gear: gear as readonly Gear[],
  };
}

function valueAgainst({ survivor, isBurdened, gear }: Carrying, kind: Kind): number {
  const stat = STAT_OF[kind];
  const base = isBurdened ? figure('burdened-base') : survivorRow(survivor).result[stat];
  return gear.reduce((sum, one) => sum + gearBonus(one, survivor, stat), base);
}

/** Cards of the deck that lie on no stack and weren't seen; those of a value that the deck hasn't are nobody's loss. */
function unseenOf({ stacks, seen }: NextFlip): Enemy[] {
  const left = [...wholeDecks().enemies];
  const gone = (card: Enemy | undefined) => {
    if (card !== undefined && left.includes(card)) takeOut(left, card);
  };
  for (const kind of KINDS) {
    for (const value of stacks[kind]) {
      gone(
        ENEMIES.find((card) => kindOf(card) === kind && enemyValue(card) === value && left.includes(card)),
      );
    }
  }
  for (const card of seen) gone(card);
  return left;
}

/**
 * Refusal of a question with more copies of a card than the deck has; undefined if there are enough. A table is counted whatever has been
 * corrected since.
 */
function beyondTheDeck({ stacks, seen }: NextFlip): string | undefined {
  const faceOf = (card: Enemy) => `${kindOf(card)} ${enemyValue(card)}`;
  const deck = wholeDecks().enemies.map(faceOf);
  const laid = KINDS.flatMap((kind) => stacks[kind].map((value) => `${kind} ${value}`));
  for (const [face, some] of Map.groupBy([...laid, ...seen.map(faceOf)], (one) => one)) {
    const copies = deck.filter((one) => one === face).length;
    const [kind, value] = face.split(' ') as [Kind, string];
    if (some.length > copies)
      return `Of ${KIND_NAMES[kind].one} ${value} the deck has ${copies === 0 ? 'none' : inWords(copies)}.`;
  }
  return undefined;
}

/** Card by card, as `flipping.ts` does it. */
function* flipped(input: NextFlip): Play<Threat, never> {
  const totals = { ...totalsOf(input) };
  let left = unseenOf(input);
  let seen: Enemy[] = [...input.seen];
  let { kind } = greatestOf(totals);
  for (let flip = 0; flip < flipsOf(input); flip += 1) {
    if (left.length === 0) [left, seen] = [seen, []];
    if (left.length === 0) return greatestOf(totals);
    const card = yield* draw({ rule: 'azta.flip', seat: 'first', stream: 'enemies', from: left });
    takeOut(left, card);
    kind = kindOf(card);
    totals[kind] += enemyValue(card);
  }
  return { kind, total: totals[kind] };
}

/** Counted by what matters of the cards: whole decks have too many orders to go through. */
function counting(input: NextFlip, nameOf: (threat: Threat) => string, order: readonly string[]): PlainOdds {
  const table = { totals: totalsOf(input), left: unseenOf(input), seen: input.seen };
  const threats = threatsAhead(table, flipsOf(input));
  const of = threats.reduce((sum, { ways }) => sum + ways, 0n);
  const n = new Map(order.map((name) => [name, 0n]));
  for (const threat of threats) n.set(nameOf(threat), (n.get(nameOf(threat)) ?? 0n) + threat.ways);
  const outcomes = [...n].filter(([, ways]) => ways > 0n);
  return plainOdds({ exact: true, outcomes: outcomes.map(([name, ways]) => [name, { n: ways, of }]) });
}

const flipsOf = ({ flips = 1 }: NextFlip): number => flips;

const totalsOf = ({ stacks: { alien, zombie, tentacle } }: NextFlip): Readonly<Record<Kind, number>> => ({
  alien: sum(alien),
  zombie: sum(zombie),
  tentacle: sum(tentacle),
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const FATES = ['threatened', 'safe'] as const;

/** Odds for a survivor that is asked about: whether the Threat would be more than they come to. */
function threatened(survivor: SurvivorId): Beside<NextFlip> {
  const fateIn = (input: NextFlip) => {
    const asked = input.survivors.map(readCarrying).find((one) => one.survivor === survivor);
    return ({ kind, total }: Threat) =>
      asked !== undefined && valueAgainst(asked, kind) < total ? 'threatened' : 'safe';
  };
  return {
    outcomes: FATES,
    isOpen: ({ survivors }) => survivors.some((one) => readCarrying(one).survivor === survivor),
    *play(input) {
      return fateIn(input)(yield* flipped(input));
    },
    count: (input) => counting(input, fateIn(input), FATES),
  };
}

export const NEXT_FLIP: OddsRule<NextFlip> = {
  outcomes: KINDS,
  *play(input) {
    return (yield* flipped(input)).kind;
  },
  count: (input) => counting(input, ({ kind }) => kind, KINDS),
  takes: TAKES,
  ofOptions: true,
  refusal: (input) => {
    const ids = input.survivors.map((one) => readCarrying(one).survivor);
    return new Set(ids).size < ids.length ? 'Name each survivor once.' : beyondTheDeck(input);
  },
  beside: Object.fromEntries(SURVIVORS.map((one) => [one, threatened(one)])),
};

export const ODDS: OddsRules = { 'azta.flip': NEXT_FLIP };
