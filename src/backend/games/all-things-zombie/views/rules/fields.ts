/** A form for each rule with odds, from the Zod schema of its input: nothing is written by hand but the labels. */
import { z } from 'zod';
import { ODDS_INPUTS, type OddsRule } from '../../../../../contract/games/all-things-zombie/odds.ts';
import type { OddsField, SimpleField } from '../../../../../contract/games/all-things-zombie/rules.ts';
import { labelOf } from '../../../../../rules/all-things-zombie/text/odds-labels.ts';
import { worded } from '../../../../../rules/all-things-zombie/text/rows.ts';

/** The part of JSON Schema that `z.toJSONSchema` writes for these inputs. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What a number begins at where its least value would be an odd example. */
const START: Readonly<Record<string, number>> = { rep: 4, modifier: 0, dice: 2, shots: 3 };

function unread(rule: string, name: string): never {
  throw new Error(`the form of ${rule} doesn't know how to ask for ${name}`);
}

type Value = string | number | null;

function optionsOf(schema: Schema): readonly Value[] | undefined {
  if (schema.enum !== undefined) return schema.enum;
  const parts = schema.anyOf;
  if (parts === undefined) return undefined;
  return parts.flatMap((part): readonly Value[] => (part.type === 'null' ? [null] : (part.enum ?? [])));
}

/** Values that say something else here than as an outcome. */
const VALUES: Readonly<Record<string, string>> = {
  'outnumbers player': 'You',
  'outnumbers other': 'They',
  'outnumbers none': 'Neither',
  'advantage tester': 'The tester',
  'advantage opposer': 'The opposer',
  'advantage none': 'Nobody',
};

function valueText(name: string, value: Value): string {
  if (value === null) return 'Vehicle or trailer';
  return typeof value === 'number' ? String(value) : (VALUES[`${name} ${value}`] ?? worded(value));
}

function simple(rule: OddsRule, name: string, schema: Schema, required: boolean): SimpleField {
  const label = labelOf(rule, name);
  const values = optionsOf(schema);
  if (values !== undefined) {
    const options = values.map((value) => ({ value, text: valueText(name, value) }));
    const usual = START[name];
    const start = values.find((value) => value === usual) ?? values[0] ?? null;
    return { kind: 'choice', name, label, options, optional: !required, start };
  }
  switch (schema.type) {
    case 'boolean':
      return { kind: 'flag', name, label };
    case 'integer': {
      const { minimum: least, maximum: most, default: usual } = schema;
      if (least === undefined || most === undefined) return unread(rule, name);
      const start = typeof usual === 'number' ? usual : (START[name] ?? least);
      return { kind: 'number', name, label, least, most, start };
    }
    case 'array':
      return {
        kind: 'several',
        name,
        label,
        options: (schema.items?.enum ?? unread(rule, name)).map((value) => ({
          value: String(value),
          text: worded(String(value)),
        })),
      };
    default:
      return unread(rule, name);
  }
}

const simpleFields = (rule: OddsRule, { properties = {}, required = [] }: Schema) =>
  Object.entries(properties).map(([name, schema]) => simple(rule, name, schema, required.includes(name)));

function field(rule: OddsRule, name: string, schema: Schema, required: boolean): OddsField {
  const label = labelOf(rule, name);
  if (schema.type === 'object') return { kind: 'group', name, label, fields: simpleFields(rule, schema) };
  if (schema.type === 'array' && schema.items?.type === 'object') {
    const { minItems: least = 0, maxItems: most } = schema;
    if (most === undefined) return unread(rule, name);
    return { kind: 'list', name, label, fields: simpleFields(rule, schema.items), least, most };
  }
  return simple(rule, name, schema, required);
}

export function fieldsOf(rule: OddsRule): OddsField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(ODDS_INPUTS[rule], { io: 'input' }) as Schema;
  return Object.entries(properties).map(([name, schema]) =>
    field(rule, name, schema, required.includes(name)),
  );
}
