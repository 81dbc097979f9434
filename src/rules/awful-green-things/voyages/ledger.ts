/** Facts that voyages keep from one to the next: results, who holds which post, what is known of the weapons. */
import type { Seen } from '../../core/seen.ts';
import type { Chit } from '../data/chits.ts';
import { CREW_IDS, type CrewId } from '../data/crew.ts';
import type { EndingKind } from '../data/points.ts';
import type { TriedKind } from '../data/weapons.ts';
import { type Result, VOYAGES_FOR_A_NAME, type WorldId, worldsOf } from './data.ts';
import { nameFor } from './text/names.ts';

export interface VoyageResult {
  readonly world: WorldId;
  readonly ship: EndingKind;
  /** Points; 55½ as 55.5. */
  readonly crew: number;
  readonly monsters: number;
  /** Numbers of crew who sailed, who lived aboard to the end, who came home in boats. */
  readonly sailed: number;
  readonly aboard: number;
  readonly home: number;
  readonly kills: number;
  readonly turns: number;
}

/** A holder of a post, present or past. */
export interface Hand {
  readonly crew: CrewId;
  name: string | null;
  /** Lived through. */
  voyages: number;
  kills: number;
  /** The voyage he didn't come back from; null while he is ready. */
  lostAt: WorldId | null;
}

export interface Known {
  readonly weapon: TriedKind;
  readonly chit: Chit;
}

export interface VoyagesLedger {
  voyages: number;
  /** `known` if the effect of a weapon stays known from voyage to voyage. */
  effects: 'new' | 'known';
  /** Turns of each voyage, at most. */
  turns: number;
  /** True with the option To Help the Crew. */
  beamerTwoSettings: boolean;
  results: VoyageResult[];
  /** Crew who are ready, and the lost who had a name. */
  hands: Hand[];
  /** Posts that may still be filled before the next voyage. */
  berths: number;
  known: Known[];
  abandoned: boolean;
}

/** A crewman’s return from a voyage, or his loss. */
export interface Returned {
  readonly crew: CrewId;
  readonly kills: number;
  readonly lost: boolean;
}

export type VoyagesEvent =
  | { readonly rule: 'agt-voyages.signs-on'; readonly crew: CrewId; readonly rest: boolean }
  | { readonly rule: 'agt-voyages.sails'; readonly world: WorldId; readonly rows: readonly string[] }
  /** `atSea`: in the middle of a voyage, which counts for nobody. */
  | { readonly rule: 'agt-voyages.abandon'; readonly world: WorldId; readonly atSea?: true }
  | (VoyageResult & {
      readonly rule: 'agt-voyages.voyage';
      readonly rows: readonly string[];
      readonly returned: readonly Returned[];
      /** Effects of the weapons known from now on. */
      readonly known: readonly Known[];
      readonly berths: number;
    })
  | {
      readonly rule: 'agt-voyages.named';
      readonly crew: CrewId;
      readonly name: string;
      readonly kills: number;
    };

type Look = Seen<VoyagesLedger>;

export const worldNow = ({ voyages, results }: Look): WorldId | undefined =>
  worldsOf(voyages)[results.length];

const isReady = ({ lostAt }: Pick<Hand, 'lostAt'>): boolean => lostAt === null;

/** Crew in the order of the counters. */
export const readyCrew = ({ hands }: Look): readonly CrewId[] => {
  const ready = new Set(hands.filter(isReady).map(({ crew }) => crew));
  return CREW_IDS.filter((crew) => ready.has(crew));
};

export const emptyPosts = (ledger: Look): readonly CrewId[] => {
  const ready = readyCrew(ledger);
  return CREW_IDS.filter((crew) => !ready.includes(crew));
};

/** Crew with a name who sail. */
export const namesOf = ({ hands }: Look): readonly { readonly crew: CrewId; readonly name: string }[] =>
  hands.flatMap(({ crew, name, lostAt }) => (name === null || lostAt !== null ? [] : [{ crew, name }]));

/** Result by points alone, as in the book. */
export function resultOf({ crew, monsters }: Pick<VoyageResult, 'crew' | 'monsters'>): Result {
  if (crew === monsters) return 'drawn';
  return crew > monsters ? 'won' : 'lost';
}

/** Crew who will have a name after this voyage: lived through enough of them, and not named yet. */
export function newNames(ledger: Look, returned: readonly Returned[]) {
  const taken = new Set(ledger.hands.flatMap(({ name }) => (name === null ? [] : [name])));
  return returned.flatMap(({ crew, kills, lost }) => {
    const known = ledger.hands.find((hand) => hand.crew === crew && isReady(hand));
    if (lost || known === undefined || known.name !== null) return [];
    if (known.voyages + 1 < VOYAGES_FOR_A_NAME) return [];
    const name = nameFor(crew, taken);
    if (name === undefined) return [];
    taken.add(name);
    return [{ crew, name, kills: known.kills + kills }];
  });
}

function remember(ledger: VoyagesLedger, world: WorldId, returned: readonly Returned[]): void {
  for (const { crew, kills, lost } of returned) {
    const hand = ledger.hands.find((one) => one.crew === crew && isReady(one));
    if (hand === undefined) continue;
    hand.kills += kills;
    if (!lost) hand.voyages += 1;
    // A lost hand without a name is forgotten; one with a name stays on the roll.
    else if (hand.name === null) ledger.hands = ledger.hands.filter((one) => one !== hand);
    else hand.lostAt = world;
  }
}

export function applyToLedger(ledger: VoyagesLedger, event: VoyagesEvent): void {
  switch (event.rule) {
    case 'agt-voyages.signs-on':
      ledger.hands.push({ crew: event.crew, ...{ name: null, voyages: 0, kills: 0, lostAt: null } });
      ledger.berths -= 1;
      return;
    case 'agt-voyages.sails':
      return;
    case 'agt-voyages.abandon':
      ledger.abandoned = true;
      return;
    case 'agt-voyages.voyage': {
      const { rule: _rule, rows: _rows, returned, known, berths, ...result } = event;
      ledger.results.push(result);
      ledger.known = [...known];
      ledger.berths = berths;
      remember(ledger, result.world, returned);
      return;
    }
    case 'agt-voyages.named': {
      const hand = ledger.hands.find((one) => one.crew === event.crew && isReady(one));
      if (hand !== undefined) hand.name = event.name;
      return;
    }
    default:
      event satisfies never;
  }
}
