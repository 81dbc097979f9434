/** Facts that a war keeps from town to town: results, points, veterans. */
import type { Seen } from '../../core/seen.ts';
import { ALIEN_KINDS, type AlienKind } from '../data/aliens.ts';
import type { Level } from '../data/victory.ts';
import type { State } from '../state.ts';
import { type Buy, TOWNS_FOR_A_NAME, type TownId, townsOf } from './data.ts';
import { priceFor, type Skill } from './skills.ts';
import { nameFor } from './text/names.ts';

export interface TownResult {
  readonly town: TownId;
  readonly level: Level;
  readonly dead: number;
  /** Zombies dead after each turn. */
  readonly byTurn: readonly number[];
  /** Aliens lost. */
  readonly lost: number;
  readonly points: number;
}

/** A counter that has lived through a town. */
export interface Veteran {
  /** Id of its counter; a veteran who falls leaves it to another. */
  readonly id: string;
  readonly kind: AlienKind;
  name: string | null;
  /** Skill that it is known for; only with a name, and as far as one was chosen. */
  skill?: Skill;
  /** Lived through. */
  towns: number;
  kills: number;
  /** Town where it fell; null while it is ready. */
  fellAt: TownId | null;
}

export interface WarLedger {
  towns: number;
  results: TownResult[];
  points: number;
  /** Bought for the next town. */
  bought: Buy[];
  /** Purchases, with the town each was for. */
  spent: { readonly town: TownId; readonly buy: Buy; readonly price: number }[];
  veterans: Veteran[];
  abandoned: boolean;
}

/** A counter’s way out of a town: how many it killed, and whether it fell. */
export interface Survivor {
  readonly id: string;
  readonly kind: AlienKind;
  readonly kills: number;
  readonly fell: boolean;
}

export type WarEvent =
  | {
      readonly rule: 'avz-war.buy';
      readonly buy: Buy;
      readonly price: number;
      readonly rows: readonly string[];
    }
  | { readonly rule: 'avz-war.march'; readonly town: TownId; readonly rows: readonly string[] }
  /** `inTown`: while it was fought for; it counts for nobody. */
  | { readonly rule: 'avz-war.abandon'; readonly town: TownId; readonly inTown?: true }
  | (TownResult & {
      readonly rule: 'avz-war.town';
      readonly rows: readonly string[];
      readonly survivors: readonly Survivor[];
    })
  | {
      readonly rule: 'avz-war.named';
      readonly id: string;
      readonly kind: AlienKind;
      readonly name: string;
      readonly kills: number;
    }
  | {
      readonly rule: 'avz-war.skill';
      readonly id: string;
      readonly name: string;
      readonly skill: Skill;
      readonly rows: readonly string[];
    };

type Look = Seen<WarLedger>;

export const townNow = ({ towns, results }: Look): TownId | undefined => townsOf(towns)[results.length];

/** Veterans with a name who still stand, by the ids of their counters. */
export const namesOf = ({ veterans }: Look): readonly { readonly id: string; readonly name: string }[] =>
  veterans.flatMap(({ id, name, fellAt }) => (name === null || fellAt !== null ? [] : [{ id, name }]));

/** A leader with a name lands with the first groups, as long as nothing was bought in its place. */
export function leadersAhead({ veterans }: Look): number {
  return veterans.filter(({ kind, name, fellAt }) => kind === 'leader' && name !== null && fellAt === null)
    .length;
}

/** Counters that came through a town, and those that fell; those that never landed are neither. */
export function survivorsOf({ aliens, tally }: Seen<State>): readonly Survivor[] {
  const fallen = new Set(tally?.fallen ?? []);
  return aliens.flatMap(({ id, kind, at }): Survivor[] =>
    at === null && !fallen.has(id) ? [] : [{ id, kind, kills: tally?.kills[id] ?? 0, fell: fallen.has(id) }],
  );
}

/** Counters that will have a name after this town: lived through enough of them, and not named yet. */
export function newNames(ledger: Look, survivors: readonly Survivor[]) {
  const taken = new Set(ledger.veterans.flatMap(({ name }) => (name === null ? [] : [name])));
  const ready = new Map(
    ledger.veterans.filter(({ fellAt }) => fellAt === null).map((veteran) => [veteran.id, veteran]),
  );
  const byRank = survivors.toSorted(
    (one, other) => ALIEN_KINDS.indexOf(other.kind) - ALIEN_KINDS.indexOf(one.kind),
  );
  return byRank.flatMap(({ id, kind, kills, fell }) => {
    const known = ready.get(id);
    if (fell || known === undefined || known.name !== null) return [];
    if (known.towns + 1 < TOWNS_FOR_A_NAME) return [];
    const name = nameFor(kind, taken);
    if (name === undefined) return [];
    taken.add(name);
    return [{ id, kind, name, kills: known.kills + kills }];
  });
}

function remember(ledger: WarLedger, town: TownId, survivors: readonly Survivor[]): void {
  for (const { id, kind, kills, fell } of survivors) {
    const known = ledger.veterans.find((veteran) => veteran.id === id && veteran.fellAt === null);
    if (fell) {
      // A counter that fell and was nobody yet is forgotten; one with a name stays on the roll.
      if (known?.name == null) ledger.veterans = ledger.veterans.filter((veteran) => veteran !== known);
      else {
        known.kills += kills;
        known.fellAt = town;
      }
    } else if (known === undefined) {
      ledger.veterans.push({ id, kind, name: null, towns: 1, kills, fellAt: null });
    } else {
      known.towns += 1;
      known.kills += kills;
    }
  }
}

export function applyToLedger(ledger: WarLedger, event: WarEvent): void {
  switch (event.rule) {
    case 'avz-war.buy': {
      const town = townNow(ledger);
      ledger.points -= event.price;
      ledger.bought.push(event.buy);
      if (town !== undefined) ledger.spent.push({ town, buy: event.buy, price: event.price });
      return;
    }
    case 'avz-war.march':
      ledger.bought = [];
      return;
    case 'avz-war.abandon':
      ledger.abandoned = true;
      return;
    case 'avz-war.town': {
      const { rule: _rule, rows: _rows, survivors, ...result } = event;
      ledger.results.push(result);
      ledger.points += result.points;
      remember(ledger, result.town, survivors);
      return;
    }
    case 'avz-war.named': {
      const veteran = ledger.veterans.find(({ id, fellAt }) => id === event.id && fellAt === null);
      if (veteran !== undefined) veteran.name = event.name;
      return;
    }
    case 'avz-war.skill': {
      const veteran = ledger.veterans.find(({ id, fellAt }) => id === event.id && fellAt === null);
      if (veteran !== undefined) veteran.skill = event.skill;
      return;
    }
    default:
      event satisfies never;
  }
}

export const canBuy = (ledger: Look, buy: Buy): boolean => priceFor(ledger, buy).price <= ledger.points;
