/** Whoever writes a report: what is known of the Encounter, and how sentences vary. */
import type { Division } from '../../calendar.ts';
import type { FigureId } from '../../state/ids.ts';
import type { EncounterFacts } from './facts.ts';

export interface Reporting {
  readonly nameOf: (figure: FigureId) => string;
  readonly division: Division;
}

export type Ways = readonly [string, ...string[]];

export interface Writer extends Reporting {
  readonly facts: EncounterFacts;
  /** The name of somebody who isn't a figure of the campaign's, by which the report goes on to call them. */
  readonly called: (name: string) => string;
  /** What those who went are called where nobody is named: a single one keeps the name. */
  readonly they: string;
  /**
   * One of these ways to put it, by the Encounter's number and place; whoever needs the same subject again in one report gets
   * the next of them, and none that the report has already.
   */
  readonly put: (subject: string, ...ways: Ways) => string;
}

type Seed = Pick<EncounterFacts, 'plan' | 'table'>;

/** The same for each reading of a log, and one further with each Encounter. */
export function seedOf({ plan, table }: Seed): number {
  return (plan?.number ?? 0) + sumOf(table?.name ?? '');
}

const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Picks by the seed, so that the subjects don't change in step. */
export function puts(seed: number): Writer['put'] {
  const asked = new Map<string, number>();
  const said = new Set<string>();
  return (subject, ...ways) => {
    const times = asked.get(subject) ?? 0;
    asked.set(subject, times + 1);
    const first = seed + sumOf(subject) + times;
    const order = ways.map((_, at) => ways[(first + at) % ways.length] ?? ways[0]);
    const fresh = order.find((way) => !said.has(way)) ?? order[0] ?? ways[0];
    said.add(fresh);
    return fresh;
  };
}
