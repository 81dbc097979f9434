/** The form that asks for the odds of another game's rule, from what the rule declares of its input. */
import type {
  OddsField,
  OddsForm,
  SimpleField,
} from '../../../../../contract/games/all-things-zombie/rules.ts';
import type { Field, Fields } from '../../../../../rules/core/fields.ts';
import type { Game } from '../../../../../rules/core/game.ts';
import { nameInWords } from '../../../../../rules/core/text/english.ts';

function simple(name: string, field: Field): SimpleField | undefined {
  const label = nameInWords(name);
  if (field.kind === 'flag') return { kind: 'flag', name, label };
  if (field.kind !== 'number') return undefined;
  const { least, most, usual = least } = field;
  return { kind: 'number', name, label, least, most, start: usual };
}

function shown(name: string, field: Field): OddsField | undefined {
  if (field.kind !== 'group') return simple(name, field);
  const fields = Object.entries(field.fields).map(([part, of]) => simple(part, of));
  return { kind: 'group', name, label: nameInWords(name), fields: fields.filter((one) => one !== undefined) };
}

interface Asked {
  /** By which `odds.get` is asked. */
  readonly rule: string;
  readonly fields: Fields;
  /** Of several kinds of input the one that this rule is about: `attacker`, `aliens`. */
  readonly only?: { readonly by: string; readonly kind: string };
}

/** A rule's own odds; or, where an input is one of several kinds, those of the kind by which the rule is called. */
function askedBy({ odds }: Game, id: string): Asked | undefined {
  for (const [rule, { takes }] of Object.entries(odds)) {
    if (takes?.kind === 'group' && rule === id) return { rule, fields: takes.fields };
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

/** Undefined where it has none, or where they are asked with more than a form can hold, such as a pile of cards. */
export function gameOddsForm(game: Game, id: string): OddsForm | undefined {
  const asked = askedBy(game, id);
  if (asked === undefined) return undefined;
  const { rule, fields, only } = asked;
  const own = Object.entries(fields).map(([name, field]) => shown(name, field));
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
