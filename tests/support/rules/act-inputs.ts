/** Inputs for acts by chance, as their declarations have them; ids are mostly of what the campaign has. */
import fc from 'fast-check';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Field, Fields } from '../../../src/rules/core/fields.ts';

type Ids = Readonly<Record<string, readonly string[]>>;

/** Ids that can be named, by the kind of thing that they are ids of. */
export function idsOf({ figures, stock, contacts, encounter }: Campaign): Ids {
  const people = figures.map(({ id }) => id);
  const weapons = figures.flatMap((figure) => figure.weapons.map(({ id }) => id));
  const places = (encounter?.table?.buildings ?? []).map(({ id }) => id);
  return {
    figure: people,
    fighter: [...people, ...contacts.map(({ id }) => `${id}/0`)],
    'held weapon': weapons,
    weapon: weapons,
    thing: stock.map(({ id }) => id),
    group: contacts.map(({ id }) => id),
    place: places,
    part: [...places, 'wind'],
  };
}

function bare(field: Field, ids: Ids): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc
        .oneof(
          fc.integer({ min: field.least, max: Math.min(field.most, field.least + 3) }),
          fc.integer({ min: field.least, max: field.most }),
        )
        .filter((n) => !field.except?.includes(n));
    case 'choice':
      return fc.constantFrom(...field.of);
    case 'text':
      return fc.constantFrom('Ann', 'Ben', 'a word');
    case 'figure':
      return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom('house', true, null));
    case 'id':
      return fc.constantFrom(...((ids[field.of]?.length ? ids[field.of] : undefined) ?? [field.example]));
    case 'list':
      return fc.array(made(field.of, ids), {
        minLength: field.least,
        maxLength: Math.min(field.most, field.least + 3),
      });
    case 'group':
      return inputOf(field.fields, ids);
    case 'variant':
      return fc.oneof(
        ...Object.entries(field.of).map(([name, fields]) =>
          inputOf(fields, ids).map((rest) => ({ [field.by]: name, ...rest })),
        ),
      );
    default:
      return field satisfies never;
  }
}

function made(field: Field, ids: Ids): fc.Arbitrary<unknown> {
  const least = bare(field, ids);
  const nullable = field.nullable ? fc.oneof(least, fc.constant(null)) : least;
  return field.optional ? fc.oneof(nullable, fc.constant(undefined)) : nullable;
}

export const inputOf = (fields: Fields, ids: Ids): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, made(field, ids)])));
