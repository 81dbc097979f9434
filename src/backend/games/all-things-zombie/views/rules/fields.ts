/** A form for each rule with odds, from what the rules declare of its input: nothing is written by hand but the labels. */
import type { OddsRule } from '../../../../../contract/games/all-things-zombie/odds.ts';
import type { OddsField, SimpleField } from '../../../../../contract/games/all-things-zombie/rules.ts';
import { ODDS_FIELDS } from '../../../../../rules/all-things-zombie/odds.ts';
import { labelOf } from '../../../../../rules/all-things-zombie/text/odds-labels.ts';
import { worded } from '../../../../../rules/all-things-zombie/text/rows.ts';
import type { Field, Fields } from '../../../../../rules/core/fields.ts';

type Value = string | number | null;

/** Values that say something else here than as an outcome. */
const VALUES: Readonly<Record<string, string>> = {
  'outnumbers player': 'You',
  'outnumbers other': 'They',
  'outnumbers none': 'Neither',
  'by shot': 'A shot',
  'by struck': 'A blow',
  'by clawed': 'A zombie’s hands',
  'by driverRollsToHit': 'A vehicle: the driver’s roll hit',
  'by isHit': 'A vehicle: in the headlights',
  'by prone': 'A vehicle: lying flat',
  'by zombie': 'A vehicle: a zombie in its way',
  'by spread': 'Fire that has spread',
  'by doused': 'Fire thrown on the figure',
  'advantage tester': 'The tester',
  'advantage opposer': 'The opposer',
  'advantage none': 'Nobody',
};

function valueText(name: string, value: Value): string {
  if (value === null) return 'Vehicle or trailer';
  return typeof value === 'number' ? String(value) : (VALUES[`${name} ${value}`] ?? worded(value));
}

function simple(rule: OddsRule, name: string, field: Field): SimpleField {
  const label = labelOf(rule, name);
  switch (field.kind) {
    case 'flag':
      return { kind: 'flag', name, label };
    case 'number': {
      const { least, most, usual = least } = field;
      return { kind: 'number', name, label, least, most, start: usual };
    }
    case 'choice': {
      const values: readonly Value[] = field.nullable ? [...field.of, null] : field.of;
      const options = values.map((value) => ({ value, text: valueText(name, value) }));
      const first = field.optional ? null : (values[0] ?? null);
      const start = field.usual ?? first;
      return { kind: 'choice', name, label, options, optional: field.optional ?? false, start };
    }
    case 'list': {
      const { of } = field.of.kind === 'choice' ? field.of : unread(rule, name);
      const options = of.map((value) => ({ value: String(value), text: worded(String(value)) }));
      return { kind: 'several', name, label, options };
    }
    case 'text':
    case 'figure':
    case 'id':
    case 'group':
    case 'variant':
      return unread(rule, name);
    default:
      return field satisfies never;
  }
}

function unread(rule: string, name: string): never {
  throw new Error(`the form of ${rule} doesn't know how to ask for ${name}`);
}

/** A single attribute is a shorter way to write the list of them. */
const isShorter = (name: string, fields: Fields) => name === 'attribute' && fields.attributes !== undefined;

const simpleFields = (rule: OddsRule, fields: Fields) =>
  Object.entries(fields)
    .filter(([name]) => !isShorter(name, fields))
    .map(([name, field]) => simple(rule, name, field));

function field(rule: OddsRule, name: string, asked: Field): OddsField {
  const label = labelOf(rule, name);
  if (asked.kind === 'group') return { kind: 'group', name, label, fields: simpleFields(rule, asked.fields) };
  if (asked.kind === 'list' && asked.of.kind === 'group') {
    const { least, most } = asked;
    return { kind: 'list', name, label, fields: simpleFields(rule, asked.of.fields), least, most };
  }
  return simple(rule, name, asked);
}

export function fieldsOf(rule: OddsRule): OddsField[] {
  const fields: Fields = ODDS_FIELDS[rule];
  return Object.entries(fields).map(([name, asked]) => field(rule, name, asked));
}
