/** Fields that a game is set up with, as data that a form can be drawn from, and how an input is refused. */

import { type ChoiceField, type FlagField, line, type NumberField, type TextField } from './fields.ts';
import { isOneLine } from './text/one-line.ts';

/** Name that the player gives a campaign, a run of games, a figure. */
export const NAME = line(80);
/** Seed that all dice and cards come from. */
export const SEED = line(80);

/** Name of the field where a player reads it, and what it does. */
interface Called {
  readonly text: string;
  /** A sentence under a flag. */
  readonly line?: string;
}

/** Choice of one of several, each with its name. */
export interface SetupChoice extends ChoiceField<string> {
  readonly texts: Readonly<Record<string, string>>;
}

export type SetupField = Called & (NumberField | SetupChoice | TextField | FlagField);
export interface SetupFields {
  readonly [name: string]: SetupField;
}

export const SETUP_REFUSALS = ['not-a-setup', 'unknown-field', 'not-a-value', 'out-of-range'] as const;
export type FieldRefusal = Extract<(typeof SETUP_REFUSALS)[number], 'not-a-value' | 'out-of-range'>;
export interface SetupRefusal {
  readonly word: (typeof SETUP_REFUSALS)[number];
  /** The name of the field it is about. */
  readonly field?: string;
}

/** Returns the reason for which the value is none of this field; undefined if it is. */
export function refusalOfField(
  field: NumberField | ChoiceField | TextField | FlagField,
  value: unknown,
): FieldRefusal | undefined {
  if (value === undefined && field.optional) return undefined;
  if (value === null && field.nullable) return undefined;
  switch (field.kind) {
    case 'number': {
      if (typeof value !== 'number' || !Number.isInteger(value)) return 'not-a-value';
      const inside = value >= field.least && value <= field.most && !field.except?.includes(value);
      return inside ? undefined : 'out-of-range';
    }
    case 'choice':
      return field.of.some((one) => one === value) ? undefined : 'not-a-value';
    case 'text': {
      if (typeof value !== 'string' || (field.lines === 'one' && !isOneLine(value))) return 'not-a-value';
      const least = field.empty ? 0 : 1;
      return value.length >= least && value.length <= field.longest ? undefined : 'out-of-range';
    }
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'not-a-value';
    default:
      return field satisfies never;
  }
}

/** Returns the reason for which the input does not fill these fields, all of them and no others; undefined if it does. */
export function refusalOfSetup(fields: SetupFields, input: unknown): SetupRefusal | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { word: 'not-a-setup' };
  const values = new Map<string, unknown>(Object.entries(input));
  for (const [name, field] of Object.entries(fields)) {
    const word = refusalOfField(field, values.get(name));
    if (word) return { word, field: name };
    values.delete(name);
  }
  const [stranger] = values.keys();
  return stranger === undefined ? undefined : { word: 'unknown-field', field: stranger };
}

/** Fields that a game is set up with, and the check of an input against them. */
export interface SetUp<Setup> {
  readonly fields: SetupFields;
  readonly check: (
    input: unknown,
  ) => { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly refusal: SetupRefusal };
}

/** Makes the set-up of a game whose fields say all there is to check. */
export const setUpWith = <Setup>(fields: SetupFields): SetUp<Setup> => ({
  fields,
  check: (input) => {
    const refusal = refusalOfSetup(fields, input);
    return refusal ? { ok: false, refusal } : { ok: true, setup: input as Setup };
  },
});

function usualOf(field: SetupField): string | number | boolean {
  switch (field.kind) {
    case 'number':
      return field.usual ?? field.least;
    case 'choice':
      return field.usual ?? field.of[0] ?? '';
    case 'text':
      return '';
    case 'flag':
      return false;
    default:
      return field satisfies never;
  }
}

/** Values that a form begins with, field by field: the set-up of a game where nobody says otherwise. */
export const usualSetup = (fields: SetupFields): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, usualOf(field)]));
