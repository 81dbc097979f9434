/** What a game is set up with, as data that a form can be drawn from, and how an input is refused. */

import type { Option } from './play.ts';

interface Field {
  readonly id: string;
  /** What the field is called where a player reads it. */
  readonly text: string;
}
/** A whole number; both bounds included. */
export interface NumberField extends Field {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
}
export interface OptionField extends Field {
  readonly kind: 'option';
  readonly options: readonly Option[];
}
/** Text of 1 to `longest` characters. */
export interface TextField extends Field {
  readonly kind: 'text';
  readonly longest: number;
}
export interface SwitchField extends Field {
  readonly kind: 'switch';
}
export type SetupField = NumberField | OptionField | TextField | SwitchField;

export const SETUP_REFUSALS = ['not-a-setup', 'unknown-field', 'not-a-value', 'out-of-range'] as const;
export interface SetupRefusal {
  readonly word: (typeof SETUP_REFUSALS)[number];
  /** The id of the field it is about. */
  readonly field?: string;
}

function refusalOfField(field: SetupField, value: unknown): SetupRefusal['word'] | undefined {
  switch (field.kind) {
    case 'number':
      if (!Number.isInteger(value)) return 'not-a-value';
      return (value as number) >= field.least && (value as number) <= field.most ? undefined : 'out-of-range';
    case 'option':
      return field.options.some((option) => option.id === value) ? undefined : 'not-a-value';
    case 'text':
      if (typeof value !== 'string') return 'not-a-value';
      return value.length >= 1 && value.length <= field.longest ? undefined : 'out-of-range';
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'not-a-value';
    default:
      return field satisfies never;
  }
}

/** Why the input does not fill these fields, all of them and no others; undefined if it does. */
export function refusalOfSetup(fields: readonly SetupField[], input: unknown): SetupRefusal | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { word: 'not-a-setup' };
  const values = new Map<string, unknown>(Object.entries(input));
  for (const field of fields) {
    const word = refusalOfField(field, values.get(field.id));
    if (word) return { word, field: field.id };
    values.delete(field.id);
  }
  const [stranger] = values.keys();
  return stranger === undefined ? undefined : { word: 'unknown-field', field: stranger };
}
