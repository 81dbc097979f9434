/** The form that asks for the odds of another game's rule, from what the rule declares of its input. */
import type {
  OddsField,
  OddsForm,
  SimpleField,
} from '../../../../../contract/games/all-things-zombie/rules.ts';
import type { Field, Fields } from '../../../../../rules/core/fields.ts';
import type { Game } from '../../../../../rules/core/game.ts';
import { nameInWords } from '../../../../../rules/core/text/english.ts';

type Words = (name: string) => string;

const wordsOf =
  ({ text }: Game): Words =>
  (name) =>
    text.oddsWord?.(name) ?? nameInWords(name);

const optionOf =
  (words: Words) =>
  (value: string | number): { readonly value: string | number; readonly text: string } => ({
    value,
    text: typeof value === 'number' ? String(value) : words(value),
  });

const ofWords = (of: readonly (string | number)[], words: Words) =>
  of.map((value) => ({ value: String(value), text: words(String(value)) }));

/** Undefined of what takes more than a field can hold. */
function simple(name: string, field: Field, words: Words): SimpleField | undefined {
  const label = words(name);
  switch (field.kind) {
    case 'flag':
      return { kind: 'flag', name, label };
    case 'number': {
      const { least, most, usual = least } = field;
      return { kind: 'number', name, label, least, most, start: usual };
    }
    case 'choice': {
      const optional = field.optional ?? false;
      const start = field.usual ?? (optional ? null : (field.of[0] ?? null));
      return { kind: 'choice', name, label, options: field.of.map(optionOf(words)), optional, start };
    }
    case 'list':
      return field.once && field.of.kind === 'choice'
        ? { kind: 'several', name, label, options: ofWords(field.of.of, words) }
        : undefined;
    default:
      return undefined;
  }
}

/** All of them, or undefined where one can't be asked for. */
function simpleFields(fields: Fields, words: Words): SimpleField[] | undefined {
  const all = Object.entries(fields).map(([name, field]) => simple(name, field, words));
  const known = all.filter((one) => one !== undefined);
  return known.length === all.length ? known : undefined;
}

function shown(name: string, field: Field, words: Words): OddsField | undefined {
  const label = words(name);
  if (field.kind === 'group') {
    const fields = simpleFields(field.fields, words);
    return fields && { kind: 'group', name, label, fields };
  }
  if (field.kind !== 'list' || field.once) return simple(name, field, words);
  const { of, least, most, usual = [] } = field;
  if (of.kind === 'group') {
    const fields = simpleFields(of.fields, words);
    return fields && { kind: 'list', name, label, fields, least, most };
  }
  if (of.kind !== 'choice') return undefined;
  const start = (value: string) => usual.filter((one) => one === value).length;
  const options = ofWords(of.of, words).map((one) => ({ ...one, start: start(one.value) }));
  return { kind: 'tally', name, label, options, most };
}

/** Says whether the form asks for a field: not for one that may be left out and is no choice, such as a second pile. */
const isAsked = ([, { optional, kind }]: readonly [string, Field]) => !optional || kind === 'choice';

interface Asked {
  /** Name by which `odds.get` is asked. */
  readonly rule: string;
  readonly fields: Fields;
  /** Kind of input that this rule is about, where there are several: `attacker`, `aliens`. */
  readonly only?: { readonly by: string; readonly kind: string };
}

/** A rule's own odds; or, where an input is one of several kinds, those of the kind by which the rule is called. */
function askedBy({ odds }: Game, id: string): Asked | undefined {
  for (const [rule, { takes, under = rule }] of Object.entries(odds)) {
    if (takes?.kind === 'group' && under === id) return { rule, fields: takes.fields };
    if (takes?.kind !== 'variant') continue;
    const kind = Object.keys(takes.of).find((one) => `${rule}.${one}` === id);
    const fields = kind === undefined ? undefined : takes.of[kind];
    if (kind !== undefined && fields !== undefined) return { rule, fields, only: { by: takes.by, kind } };
  }
  return undefined;
}

function onlyOne({ by, kind }: { readonly by: string; readonly kind: string }): OddsField {
  const options = [{ value: kind, text: nameInWords(kind) }];
  return { kind: 'choice', name: by, label: nameInWords(by), options, optional: false, start: kind };
}

/** Undefined where it has none, or where they are asked with more than a form can hold, such as stacks card by card. */
export function gameOddsForm(game: Game, id: string): OddsForm | undefined {
  const asked = askedBy(game, id);
  if (asked === undefined) return undefined;
  const { rule, fields, only } = asked;
  const words = wordsOf(game);
  const own = Object.entries(fields)
    .filter(isAsked)
    .map(([name, field]) => shown(name, field, words));
  const known = own.filter((one) => one !== undefined);
  if (known.length < own.length) return undefined;
  const names = (game.odds[rule]?.outcomes ?? []).filter((name) => Number.isNaN(Number(name)));
  return {
    rule,
    fields: [...(only === undefined ? [] : [onlyOne(only)]), ...known],
    outcome: game.text.oddsOf?.[rule] ?? 'Outcome',
    words: Object.fromEntries(names.map((name) => [name, game.text.chance(rule, name)])),
    beside: {},
  };
}
