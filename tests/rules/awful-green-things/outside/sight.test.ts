/** Rules Changes, Weapons: what can be seen and hit from where outside, what works there and what does not. */
import { describe, expect, it } from 'vitest';
import type { MonsterKind } from '../../../../src/rules/awful-green-things/data/monsters.ts';
import type { PlaceId } from '../../../../src/rules/awful-green-things/outside/places.ts';
import { crewOf, out } from '../../../support/rules/agt-outside.ts';
import { asked, green, optionsOf, play, settle, told } from '../../../support/rules/agt-ship.ts';

type Weapon = 'stun-pistol-1' | 'acid-1' | 'extinguisher-1' | 'gas-1' | 'fuel-1' | 'torch-1';

const aiming = (at: PlaceId, weapon: Weapon, nests: readonly PlaceId[], more = {}) => {
  const monsters = nests.map((nest): readonly [MonsterKind, PlaceId] => ['egg', nest]);
  const weapons = { [weapon]: 'medic' as const };
  return play(
    out({ phase: 'crew-attack', crew: { medic: at }, monsters, weapons, suited: ['medic'], ...more }),
  );
};
/** Areas in which an attack can be made; none where nothing is asked. */
const targets = (...of: Parameters<typeof aiming>): readonly string[] => {
  const went = aiming(...of);
  return asked(went) === 'agt.strike.where' ? optionsOf(went).filter((id) => id !== 'done') : [];
};

describe('from the skin', () => {
  it('all skin of the same space is seen, and the next area in another', () => {
    expect(targets('S4', 'stun-pistol-1', ['S10a', 'S3', 'S2', 'S9'])).toEqual(['S3', 'S9', 'S10a']);
  });

  it('a toss reaches the areas next to it', () => {
    expect(targets('S5', 'acid-1', ['S4', 'S6', 'S7'])).toEqual(['S4', 'S6']);
  });

  it('nothing is seen through an airlock, nor from behind one', () => {
    expect(targets('S17', 'stun-pistol-1', ['scout-bay'])).toEqual([]);
    expect(targets('scout-bay', 'stun-pistol-1', ['S17'])).toEqual([]);
  });
});

describe('from space', () => {
  const suit = { vehicles: { 'suit-1': 'medic' } };

  it('the skin of that space is seen, and not that of the next', () => {
    expect(targets('fore', 'stun-pistol-1', ['S3', 'S4'], suit)).toEqual(['S3']);
  });

  it('boats are seen in the next space, too', () => {
    const boats = { scout: 'upper', saucer: 'aft' };
    expect(targets('fore', 'stun-pistol-1', ['on-scout', 'on-saucer'], { ...suit, boats })).toEqual([
      'on-scout',
    ]);
  });

  it('what reaches no further than its own area reaches the skin under it', () => {
    expect(targets('fore', 'torch-1', ['S3', 'S4'], suit)).toEqual(['S3']);
  });
});

describe('outside the ship', () => {
  it('fire extinguishers and gas grenades do not work', () => {
    expect(targets('S5', 'extinguisher-1', ['S5'])).toEqual(['S5']);
    const hands = play(aiming('S5', 'extinguisher-1', ['S5']).state, 'S5', 'medic');
    expect(optionsOf(hands)).toEqual(['hand:m1:egg', 'back']);
    expect(targets('S5', 'gas-1', ['S6'])).toEqual([]);
  });

  it('fuel hits all creatures of the space area, but nobody in a boat', () => {
    const state = out({
      phase: 'crew-attack',
      crew: { medic: 'S16', doc: 'S19', cook: 'lower', sparks: 'in-scout', yeoman: 'on-scout' },
      monsters: [
        ['egg', 'S17'],
        ['egg', 'S20'],
        ['egg', 'S21'],
        ['egg', 'on-scout'],
        ['egg', 'scout-bay'],
      ],
      ...{ weapons: { 'fuel-1': 'medic' }, effects: { fuel: 'shrink' }, boats: { scout: 'lower' } },
      ...{ suited: ['medic', 'doc', 'yeoman'], vehicles: { 'suit-1': 'cook' } },
    });
    const went = play(state, 'S17', 'medic', 'fuel:S17', 'roll', ...Array<number[]>(4).fill([1, 1, 1, 1, 1]));
    expect(told(went, 'agt.attack').map(({ target }) => target)).toEqual(['doc', 'medic', 'cook', 'yeoman']);
    expect(green(went.state)).toEqual(['egg m3 S21', 'egg m5 scout-bay']);
    // Twenty for the suit and twenty-one for the Cook.
    expect(told(went, 'agt.attack').find(({ target }) => target === 'cook')?.constitution).toBe(41);
  });
});

describe('on the skin', () => {
  it('fights go on as in the ship', () => {
    const state = out({
      phase: 'monsters-attack',
      crew: { doc: 'S5', cook: 'galley' },
      monsters: [['adult', 'S5']],
      suited: ['doc'],
    });
    const went = settle(state, 'S5', 'adult:doc', [3, 3, 3, 3]);
    expect(crewOf(went.state, 'doc')?.fate).toBe('dead');
    expect(told(went, 'agt.eat')).toMatchObject([{ at: 'S5' }]);
  });
});
