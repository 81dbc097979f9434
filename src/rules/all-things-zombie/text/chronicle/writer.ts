/** Writer of a report: what is known of the Encounter, and the reader of the sentences it is told in. */
import { upperFirst } from '../../../core/text/english.ts';
import { type FactsOf, filledIn, oneBy, type PlacesIn, type Ways } from '../../../core/text/filled.ts';
import type { Division } from '../../calendar.ts';
import type { FigureId } from '../../ids.ts';
import { type FighterId, isStranger } from '../../state/turn.ts';
import type { Pronoun } from '../../types.ts';
import type { EncounterFacts } from './known.ts';
import type { OwnShortNames } from './names.ts';
import { COMING_HOME } from './sentences/coming-home.ts';
import { HARM } from './sentences/harm.ts';
import { ON_THE_TABLE } from './sentences/on-the-table.ts';
import { SETTING_OUT } from './sentences/setting-out.ts';
import { TOLL } from './sentences/toll.ts';

const SENTENCES = { ...SETTING_OUT, ...ON_THE_TABLE, ...HARM, ...TOLL, ...COMING_HOME };

export type Row = keyof typeof SENTENCES;
type Sentence<R extends Row> = (typeof SENTENCES)[R][number];

/** Facts for the places of a row's sentences; `they` is as the writer has it, unless said otherwise. */
type Facts<R extends Row> = Omit<FactsOf<Sentence<R>>, 'they'> & { readonly they?: string };

/**
 * Picks one sentence of a row by the Encounter's number and place, and fills it in. Whoever needs the same subject again in one report gets
 * the next of them, and none that the report has already. A row's name is its subject, unless several rows share one.
 */
type Put = <R extends Row>(
  row: R,
  ...given: [Exclude<PlacesIn<Sentence<R>>, 'they'>] extends [never]
    ? [facts?: Facts<R>, subject?: string]
    : [facts: Facts<R>, subject?: string]
) => string;

export interface Reporting {
  readonly nameOf: (figure: FigureId) => string;
  readonly pronounOf?: (figure: FigureId) => Pronoun;
  /** Short names that the player has given figures. */
  readonly own?: OwnShortNames;
  readonly division: Division;
}

export interface Writer extends Reporting {
  readonly facts: EncounterFacts;
  /** The name of somebody who isn't a figure of the campaign's, by which the report goes on to call them. */
  readonly called: (name: string) => string;
  /** Name for those who went where nobody is named: a single one keeps the name. */
  readonly they: string;
  readonly put: Put;
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
export function puts(seed: string, they: string): Put {
  const asked = new Map<string, number>();
  const said = new Set<string>();
  return (row: Row, facts: object = {}, subject: string = row) => {
    const times = asked.get(subject) ?? 0;
    asked.set(subject, times + 1);
    const first = spread(`${seed} ${subject}`) + times;
    const ways: Ways = SENTENCES[row];
    const wayAt = (at: number) => filledIn(oneBy(ways, first + at), { they, ...facts });
    const unsaid = ways.findIndex((_, at) => !said.has(wayAt(at)));
    const fresh = wayAt(Math.max(0, unsaid));
    said.add(fresh);
    return fresh;
  };
}

/** A figure doesn’t begin a sentence. */
export const atStart = (counted: string): string =>
  /^\d/.test(counted) ? `In all, ${counted}` : upperFirst(counted);
