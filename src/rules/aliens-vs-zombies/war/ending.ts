/** The end of a war: by what its towns came to, told from the side of the aliens. */
import type { Seen } from '../../core/seen.ts';
import type { TownResult, WarLedger } from './ledger.ts';

export const FATES = ['taken', 'mostly-taken', 'held', 'thrown-back', 'abandoned'] as const;
export type Fate = (typeof FATES)[number];

export interface WarOutcome {
  readonly fate: Fate;
  /** Towns of the war; when it was abandoned not all were fought for. */
  readonly towns: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly dead: number;
  readonly aliensLost: number;
  /** Aliens with a name who stand at the end. */
  readonly names: readonly string[];
}

export type Won = 'won' | 'drawn' | 'lost';

export function wonOf({ level }: Pick<TownResult, 'level'>): Won {
  if (level === 'aliens' || level === 'incredible-aliens') return 'won';
  return level === 'stalemate' ? 'drawn' : 'lost';
}

/** The last battle decides between two wars that went alike. */
function fateOf(results: readonly TownResult[], abandoned: boolean): Fate {
  if (abandoned) return 'abandoned';
  const count = (which: Won) => results.filter((result) => wonOf(result) === which).length;
  const last = results.at(-1);
  const lead =
    count('won') - count('lost') + (last === undefined ? 0 : { won: 1, drawn: 0, lost: -1 }[wonOf(last)]);
  if (count('won') === results.length) return 'taken';
  if (lead > 0) return 'mostly-taken';
  return lead === 0 ? 'held' : 'thrown-back';
}

export function outcomeOf(ledger: Seen<WarLedger>): WarOutcome | undefined {
  const { towns, results, abandoned, veterans } = ledger;
  if (!abandoned && results.length < towns) return undefined;
  const count = (which: Won) => results.filter((result) => wonOf(result) === which).length;
  return {
    fate: fateOf(results, abandoned),
    towns,
    ...{ won: count('won'), drawn: count('drawn'), lost: count('lost') },
    dead: results.reduce((sum, { dead }) => sum + dead, 0),
    aliensLost: results.reduce((sum, { lost }) => sum + lost, 0),
    names: veterans.flatMap(({ name, fellAt }) => (name === null || fellAt !== null ? [] : [name])),
  };
}
