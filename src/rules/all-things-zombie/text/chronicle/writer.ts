/** Writer of a report: what is known of the Encounter, and how sentences vary. */
import { upperFirst } from '../../../core/text/english.ts';
import type { Division } from '../../calendar.ts';
import type { FigureId } from '../../ids.ts';
import { type FighterId, isStranger } from '../../state/turn.ts';
import type { EncounterFacts } from './known.ts';

export interface Reporting {
  readonly nameOf: (figure: FigureId) => string;
  readonly division: Division;
}

export type Ways = readonly [string, ...string[]];

export interface Writer extends Reporting {
  readonly facts: EncounterFacts;
  /** The name of somebody who isn't a figure of the campaign's, by which the report goes on to call them. */
  readonly called: (name: string) => string;
  /** Name for those who went where nobody is named: a single one keeps the name. */
  readonly they: string;
  /**
   * Picks one of these ways to put it, by the Encounter’s number and place; whoever needs the same subject again in one report gets the
   * next of them, and none that the report has already.
   */
  readonly put: (subject: string, ...ways: Ways) => string;
}

/** Somebody on the table by name; undefined for one met whose name nobody has told. */
export function fighterText(
  who: FighterId,
  { facts, nameOf, called }: Pick<Writer, 'facts' | 'nameOf' | 'called'>,
): string | undefined {
  if (!isStranger(who)) return nameOf(who);
  const name = facts.course.strangers.get(who);
  return name === undefined ? undefined : called(name);
}

type Seed = Pick<EncounterFacts, 'plan' | 'table'>;

/** The same for each reading of a log, and another for each Encounter. */
export const seedOf = ({ plan, table }: Seed): string => `${plan?.number ?? 0} ${table?.name ?? ''}`;

/** Spreads a text over 32 bits (FNV-1a, then its high bits over the low ones). */
export function spread(text: string): number {
  const hash = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Picks by the seed and the subject together, so that subjects don't change in step and reports are more than a few. */
export function puts(seed: string): Writer['put'] {
  const asked = new Map<string, number>();
  const said = new Set<string>();
  return (subject, ...ways) => {
    const times = asked.get(subject) ?? 0;
    asked.set(subject, times + 1);
    const first = spread(`${seed} ${subject}`) + times;
    const order = ways.map((_, at) => ways[(first + at) % ways.length] ?? ways[0]);
    const fresh = order.find((way) => !said.has(way)) ?? order[0] ?? ways[0];
    said.add(fresh);
    return fresh;
  };
}

/** A figure doesn’t begin a sentence. */
export const atStart = (counted: string): string =>
  /^\d/.test(counted) ? `In all, ${counted}` : upperFirst(counted);
