/** Acts are refused for a reason that they list, or go through, whatever is asked of a campaign. */
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../../src/backend/calls/call-failure.ts';
import { beginning } from '../../../../src/backend/games/all-things-zombie/beginning.ts';
import { playAct } from '../../../../src/backend/games/all-things-zombie/play-act.ts';
import { botsPlaying } from '../../../../src/backend/games/all-things-zombie/soak.ts';
import { ENTRY_REFUSALS } from '../../../../src/backend/log/entries.ts';
import { type Declared, everyRefusal } from '../../../../src/rules/all-things-zombie/acts/act.ts';
import { ACTS, type ActId, type ActInput } from '../../../../src/rules/all-things-zombie/acts/acts.ts';
import { type PlayedId, playOf } from '../../../../src/rules/all-things-zombie/acts/plays.ts';
import type { SeenCampaign } from '../../../../src/rules/all-things-zombie/state/seen.ts';
import { copy } from '../../../../src/rules/core/copy.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import type { Field, Fields } from '../../../../src/rules/core/fields.ts';
import { fold } from '../../../support/rules/fold.ts';

const YEARS = 2;
/** Acts of the bots between two states that everything is tried in. */
const EVERY = 9;
const TRIES = 2;

const PLAYED = (Object.keys(ACTS) as ActId[]).filter((id): id is PlayedId => id !== 'campaign.create');
const declaredOf = (id: ActId): Declared => ACTS[id];

/** Few, so that they often name something there is. */
const counted = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 40 }));

function bare(field: Field): Arbitrary<unknown> {
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc
        .oneof(
          fc.integer({ min: field.least, max: Math.min(field.most, field.least + 6) }),
          fc.integer({ min: field.least, max: field.most }),
        )
        .filter((n) => field.except?.includes(n) !== true);
    case 'choice':
      return fc.constantFrom(...field.of);
    case 'text':
      return fc.constantFrom('Wren', 'x'.repeat(field.longest));
    case 'figure':
      return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.boolean(), fc.constantFrom('gone', null));
    case 'id':
      return fc
        .tuple(fc.constantFrom(...field.example.split(' or ')), counted)
        .map(([example, n]) => example.replace(/\d+/, `${n}`));
    case 'list': {
      const length = { minLength: field.least, maxLength: Math.min(field.most, field.least + 3) };
      return field.once === true
        ? fc.uniqueArray(whole(field.of), length)
        : fc.array(whole(field.of), length);
    }
    case 'group':
      return all(field.fields);
    case 'variant':
      return fc.oneof(
        ...Object.entries(field.of).map(([name, fields]) =>
          all(fields).map((values) => ({ [field.by]: name, ...values })),
        ),
      );
    default:
      return field satisfies never;
  }
}

function whole(field: Field): Arbitrary<unknown> {
  const nothing = field.nullable === true ? [fc.constant(null)] : [];
  return fc.oneof(bare(field), ...nothing);
}

function all(fields: Fields): Arbitrary<Readonly<Record<string, unknown>>> {
  return fc
    .tuple(
      ...Object.entries(fields).map(([name, field]) =>
        (field.optional === true ? fc.option(whole(field), { nil: undefined }) : whole(field)).map((value) =>
          value === undefined ? {} : { [name]: value },
        ),
      ),
    )
    .map((parts) => Object.assign({}, ...parts) as Readonly<Record<string, unknown>>);
}

/** States of a campaign now and then while bots play it. */
function states(seed: string): readonly SeenCampaign[] {
  const context = { now: () => new Date(0), random: () => 0 } as unknown as Parameters<typeof beginning>[0];
  const begun = beginning(context, { name: 'Soak', seed, division: 'seasons', startYear: 2, star: {} });
  const found: SeenCampaign[] = [];
  const bots = botsPlaying(fold(begun.events.map(({ event }) => event)), YEARS, diceBox(`${seed} bots`));
  let acts = 0;
  for (let step = bots.next(); !step.done; step = bots.next(undefined)) {
    const { finished } = step.value;
    acts += 1;
    if (finished !== null && acts % EVERY === 0) found.push(copy(finished.after));
  }
  return found;
}

function refusedWith(
  now: SeenCampaign,
  id: PlayedId,
  input: object,
  dice: 'app' | 'own',
): string | undefined {
  const own = [{ own: [3] }, { own: 'QD' }, { own: [1, 6] }, { own: 'search' }];
  try {
    playAct(now, playOf(id, input as ActInput<PlayedId>), dice === 'app' ? 'app' : own);
    return undefined;
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'refused') return error.refusal ?? 'no name';
    throw error;
  }
}

describe('a refusal', () => {
  const met = new Map<string, Set<string>>(PLAYED.map((id) => [id, new Set<string>()]));
  let wentThrough = 0;

  it('is one of those that its act lists, or about what was entered', () => {
    let seed = 1;
    for (const now of [...states('REFUSED-1'), ...states('REFUSED-3')]) {
      for (const id of PLAYED) {
        const declared = declaredOf(id);
        const listed: readonly string[] = everyRefusal(declared);
        seed += 1;
        for (const input of fc.sample(all(declared.fields), { numRuns: TRIES, seed })) {
          const refusal = refusedWith(now, id, input, 'app');
          if (refusal === undefined) wentThrough += 1;
          else met.get(id)?.add(refusal);
          if (refusal !== undefined && !listed.includes(refusal))
            expect([id, input, refusal]).toEqual([id, input, 'listed']);
          const entered = refusedWith(now, id, input, 'own');
          if (entered !== undefined && ![...listed, ...ENTRY_REFUSALS].includes(entered))
            expect([id, input, entered]).toEqual([id, input, 'listed']);
        }
      }
    }
  });

  it('was met of most acts, at another point of the Encounter too, and not always', () => {
    const codes = new Set([...met.values()].flatMap((some) => [...some]));
    expect(wentThrough).toBeGreaterThan(500);
    expect(codes.size).toBeGreaterThan(40);
    expect([...codes]).toEqual(
      expect.arrayContaining(['none-planned', 'on-the-table', 'not-on-the-table', 'reported']),
    );
    expect(
      [...met].filter(([id, some]) => declaredOf(id as ActId).stages !== null && some.size === 0),
    ).toEqual([]);
  });
});
