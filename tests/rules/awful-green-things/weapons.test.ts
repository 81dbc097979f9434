/** Every weapon: how far it reaches, and where it ends up. */
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../../src/rules/awful-green-things/data/areas.ts';
import type { WeaponKind } from '../../../src/rules/awful-green-things/data/weapons.ts';
import type { State } from '../../../src/rules/awful-green-things/state.ts';
import { asked, held, optionsOf, play, settle, ship, used } from '../../support/rules/agt-ship.ts';

/** Somebody who stands in the Mess Deck with one weapon, and an Egg in every area. */
function reachOf(kind: WeaponKind, change: (state: State) => void = () => undefined): readonly string[] {
  const areas: readonly AreaId[] = [
    'mess-deck',
    'galley',
    'main-passage-4',
    'main-passage-5',
    'cockboat-passage',
    'wardroom',
  ];
  const state = ship({
    phase: 'crew-attack',
    crew: { medic: 'mess-deck' },
    monsters: areas.map((area) => ['egg', area] as const),
    weapons: held(kind),
  });
  change(state);
  const went = play(state);
  return asked(went) === 'agt.strike.where'
    ? optionsOf(went)
        .filter((id) => id !== 'done')
        .toSorted()
    : [];
}

const NEXT = ['galley', 'main-passage-4', 'mess-deck'];
const SEEN = ['galley', 'main-passage-4', 'main-passage-5', 'mess-deck'];

describe('reach', () => {
  it.each(['hypodermic', 'pool-stick', 'torch', 'fence'] as const)(
    'of the %s ends in the same area',
    (kind) => {
      expect(reachOf(kind)).toEqual(['mess-deck']);
    },
  );
  it.each(['acid', 'zgwortz', 'extinguisher'] as const)('of the %s is the next area', (kind) => {
    expect(reachOf(kind)).toEqual(NEXT);
  });
  it.each(['gas', 'fuel'] as const)('of %s is the next area, whose cloud fills the passage', (kind) => {
    expect(reachOf(kind)).toEqual(NEXT);
  });
  it.each(['beamer', 'stun-pistol', 'knife'] as const)('of the %s is as far as can be seen', (kind) => {
    expect(reachOf(kind)).toEqual(SEEN);
  });
  it('ends where somebody has moved in on a monster this turn', () => {
    const engaged = (state: State) => {
      for (const crewman of state.crew) if (crewman.id === 'medic') crewman.engaged = true;
    };
    expect(reachOf('stun-pistol', engaged)).toEqual(['mess-deck']);
  });
  it('is nothing for whoever is stunned, or busy, or has attacked', () => {
    const each = [{ wakes: 4 }, { busy: 'fence' as const }, { attacked: true }];
    expect(
      each.map((is) =>
        reachOf('stun-pistol', (state) => {
          for (const crewman of state.crew) Object.assign(crewman, is);
        }),
      ),
    ).toEqual([[], [], []]);
  });
});

describe('where a weapon ends up', () => {
  const ends = (kind: WeaponKind, choice: string, ...more: readonly (string | readonly number[])[]) =>
    settle(
      used(
        kind,
        [
          ['egg', 'galley'],
          ['egg', 'wardroom'],
          ['egg', 'mess-deck'],
        ],
        { effects: { [kind]: 'kill-3' } },
      ),
      'galley',
      'medic',
      choice,
      [1, 1, 1],
      ...more,
    ).state.weapons.map(({ at, by }) => at ?? by);

  it('is its picture for what is used up: the crew choose between two', () => {
    expect(ends('acid', 'acid:m1:egg')).toEqual(['science-lab']);
    expect(ends('zgwortz', 'zgwortz:m1:egg', 'mess-deck')).toEqual(['mess-deck']);
  });
  it('is where it was thrown for a knife, and the hand for what is fired', () => {
    expect(ends('knife', 'knife:m1:egg')).toEqual(['galley']);
    expect(ends('stun-pistol', 'stun-pistol:m1:egg')).toEqual(['medic']);
  });
  it('is the hand for a knife that was not thrown', () => {
    const state = used(
      'knife',
      [
        ['egg', 'mess-deck'],
        ['egg', 'wardroom'],
      ],
      { effects: { knife: 'kill-3' } },
    );
    const went = settle(state, 'mess-deck', 'medic', 'knife:m1:egg', 'roll', [1, 1, 1]);
    expect(went.state.weapons).toMatchObject([{ by: 'medic' }]);
  });
});
