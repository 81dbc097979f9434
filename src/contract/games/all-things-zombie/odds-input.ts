/** Values a form of odds begins with, in the shape `odds.get` takes. */
import type { OddsField, SimpleField } from './rules.ts';

export type OddsValue = string | number | boolean | null | readonly string[];
export type OddsGroup = Readonly<Record<string, OddsValue | undefined>>;
export type OddsInput = Readonly<Record<string, OddsValue | OddsGroup | readonly OddsGroup[] | undefined>>;

function startOf(field: SimpleField): OddsValue | undefined {
  switch (field.kind) {
    case 'number':
      return field.start;
    case 'flag':
      return false;
    case 'choice':
      return field.optional && field.start === null ? undefined : field.start;
    case 'several':
      return [];
    default:
      return field satisfies never;
  }
}

export function startGroup(fields: readonly SimpleField[]): OddsGroup {
  return Object.fromEntries(fields.map((field) => [field.name, startOf(field)]));
}

export function startInput(fields: readonly OddsField[]): OddsInput {
  return Object.fromEntries(
    fields.map((field) => {
      if (field.kind === 'group') return [field.name, startGroup(field.fields)];
      if (field.kind === 'list')
        return [field.name, Array.from({ length: field.least }, () => startGroup(field.fields))];
      if (field.kind === 'tally') {
        const start = field.options.map(({ value, start: many }) => [value, many] as const);
        return [field.name, tallied(start)];
      }
      return [field.name, startOf(field)];
    }),
  );
}

/** Each as often as it is counted. */
export const tallied = (counts: readonly (readonly [string, number])[]): readonly string[] =>
  counts.flatMap(([value, many]) => Array<string>(many).fill(value));
