/** The rules whose exact odds can be asked for, with what each wants to know, as the rules declare it. */
import { z } from 'zod';
import { ODDS_FIELDS } from '../../../rules/all-things-zombie/odds.ts';
import type { Fields, Values } from '../../../rules/core/fields.ts';
import { type ShapeOf, schemas } from '../../fields.ts';

/** Names stay as they are: callers that ask for odds write them themselves. */
const { shapeOf } = schemas((name) => (name === 'rep' ? 'Rep' : name));

export type OddsRule = keyof typeof ODDS_FIELDS;
type Inputs = { readonly [R in OddsRule]: z.ZodObject<ShapeOf<(typeof ODDS_FIELDS)[R]>, z.core.$strict> };

export const ODDS_INPUTS = Object.fromEntries(
  Object.entries(ODDS_FIELDS).map(([rule, fields]) => [rule, z.strictObject(shapeOf(fields))]),
) as unknown as Inputs;

/** Input that the rule's play is given, parsed. */
export type OddsInput<R extends OddsRule> = Values<(typeof ODDS_FIELDS)[R]>;

/** The names of what a rule asks for, with `?` behind those that may be left out. */
export function inputNames(rule: OddsRule): readonly string[] {
  const fields: Fields = ODDS_FIELDS[rule];
  return Object.entries(fields).map(([name, { optional }]) => (optional ? `${name}?` : name));
}
