/** Reach of play in the rules: ids that were asked or told, and table rows that were read. */

import { type AtzRule, RULES } from '../../../src/rules/all-things-zombie/rules.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { TABLES } from '../../../src/rules/all-things-zombie/tables.ts';
import { type RowId, rowIds } from '../../../src/rules/core/table.ts';
import { rowsTold, rulesTold } from './rules-told.ts';

export interface Recorded {
  readonly rules: ReadonlySet<string>;
  readonly rows: ReadonlySet<RowId>;
}

export interface Recorder extends Recorded {
  /** Answered questions: a transcript, or questions as they are asked. */
  asked(questions: readonly { readonly rule: string }[]): void;
  told(events: readonly CampaignEvent[]): void;
  /** Takes anything a play ended in, or rows by themselves: the ids of rows count wherever they stand in it. */
  read(value: unknown): void;
}

const ROWS: ReadonlySet<RowId> = new Set(TABLES.flatMap(rowIds));

/** Every die that is passed is asked for under the id of the rule that needs it. */
const NEVER_BY_ITSELF: readonly AtzRule[] = ['atz.pass'];

/** The rules that play has to reach. */
export function declaredRules(): readonly AtzRule[] {
  const all = Object.keys(RULES) as AtzRule[];
  return all.filter((rule) => !NEVER_BY_ITSELF.includes(rule));
}

/** The table rows that play has to reach. */
export function declaredRows(): readonly RowId[] {
  return [...ROWS];
}

export function recorder(): Recorder {
  const rules = new Set<string>();
  const rows = new Set<RowId>();
  const row = (id: RowId) => {
    rows.add(id);
    // A rule that only adds to others, such as dice to a check, has a table by its own id.
    rules.add(id.slice(0, id.indexOf('/')));
  };
  const read = (value: unknown): void => {
    if (typeof value === 'string' && ROWS.has(value)) row(value);
    else if (value instanceof Set) for (const one of value) read(one);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) read(one);
  };
  return {
    rules,
    rows,
    asked: (questions) => {
      for (const { rule } of questions) rules.add(rule);
    },
    told: (events) => {
      for (const event of events) {
        for (const rule of rulesTold(event)) rules.add(rule);
        read(rowsTold(event));
        read(event);
      }
    },
    read,
  };
}

/** Rules and rows that any of them reached. */
export function together(all: readonly Recorded[]): Recorded {
  return {
    rules: new Set(all.flatMap(({ rules }) => [...rules])),
    rows: new Set(all.flatMap(({ rows }) => [...rows])),
  };
}

/** Rules and rows that are declared and were never reached. */
export function unreached({ rules, rows }: Recorded): { readonly rules: AtzRule[]; readonly rows: RowId[] } {
  return {
    rules: declaredRules().filter((rule) => !rules.has(rule)),
    rows: declaredRows().filter((row) => !rows.has(row)),
  };
}

/** Ids that play named and nobody declared. */
export function undeclared({ rules }: Recorded): readonly string[] {
  const tables = new Set(TABLES.map(({ id }) => id));
  return [...rules].filter((rule) => !Object.hasOwn(RULES, rule) && !tables.has(rule));
}
