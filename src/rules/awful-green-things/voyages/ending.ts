/** The end of voyages: by what they came to, told from the side of the crew. */
import type { Seen } from '../../core/seen.ts';
import type { Result } from './data.ts';
import { resultOf, type VoyageResult, type VoyagesLedger } from './ledger.ts';

export const FATES = ['renowned', 'home', 'weary', 'doomed', 'abandoned'] as const;
export type VoyagesFate = (typeof FATES)[number];

export interface VoyagesOutcome {
  readonly fate: VoyagesFate;
  /** Voyages there were to be; when they were given up not all were sailed. */
  readonly voyages: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly crew: number;
  readonly monsters: number;
  readonly kills: number;
  /** Crew with a name who are there at the end. */
  readonly names: readonly string[];
}

const countOf = (results: readonly VoyageResult[], which: Result): number =>
  results.filter((result) => resultOf(result) === which).length;

/** The voyage home counts twice if it is won. */
function fateOf(results: readonly VoyageResult[], abandoned: boolean): VoyagesFate {
  if (abandoned) return 'abandoned';
  const last = results.at(-1);
  const won = countOf(results, 'won');
  if (won === results.length) return 'renowned';
  const home = last !== undefined && resultOf(last) === 'won' ? 1 : 0;
  const lead = won + home - countOf(results, 'lost');
  if (lead > 0) return 'home';
  return lead === 0 ? 'weary' : 'doomed';
}

const sum = (results: readonly VoyageResult[], of: 'crew' | 'monsters' | 'kills'): number =>
  results.reduce((all, result) => all + result[of], 0);

export function outcomeOf(ledger: Seen<VoyagesLedger>): VoyagesOutcome | undefined {
  const { voyages, results, abandoned, hands } = ledger;
  if (!abandoned && results.length < voyages) return undefined;
  return {
    fate: fateOf(results, abandoned),
    voyages,
    ...{ won: countOf(results, 'won'), drawn: countOf(results, 'drawn'), lost: countOf(results, 'lost') },
    ...{ crew: sum(results, 'crew'), monsters: sum(results, 'monsters'), kills: sum(results, 'kills') },
    names: hands.flatMap(({ name, lostAt }) => (name === null || lostAt !== null ? [] : [name])),
  };
}
