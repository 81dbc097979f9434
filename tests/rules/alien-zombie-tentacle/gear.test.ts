/** Survivors and Gear row by row, and what a survivor can carry. */
import { describe, expect, it } from 'vitest';
import { GEAR_CARDS } from '../../../src/rules/alien-zombie-tentacle/data/gear.ts';
import { SURVIVOR_CARDS } from '../../../src/rules/alien-zombie-tentacle/data/survivors.ts';
import { adjusted, partsOf } from '../../../src/rules/alien-zombie-tentacle/strength.ts';
import {
  GEAR,
  type Gear,
  STATS,
  SURVIVORS,
  type SurvivorId,
} from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { laid, play, survivor, told } from './at-table.ts';

const figures = (id: SurvivorId, ...gear: readonly Gear[]) => {
  const state = laid([{ survivors: { [id]: gear } }, { survivors: { trucker: [] } }]);
  return STATS.map((stat) => adjusted(state, id, stat));
};

describe('survivors', () => {
  it.each([
    ['physicist', [5, 1, 2]],
    ['homeless-vet', [2, 4, 3]],
    ['bouncer', [1, 5, 3]],
    ['smartass-kid', [4, 2, 3]],
    ['stoner', [2, 3, 3]],
    ['biker-chick', [2, 3, 4]],
    ['gamer-girl', [3, 2, 4]],
    ['starlet', [2, 2, 4]],
    ['policewoman', [3, 3, 3]],
    ['biker', [2, 4, 3]],
    ['lawyer', [4, 1, 4]],
    ['paramedic', [3, 4, 2]],
    ['trucker', [2, 5, 2]],
    ['courier', [2, 2, 5]],
  ] as const)('%s has Wits, Fight and Speed %j', (id, wanted) => {
    expect(figures(id)).toEqual(wanted);
  });

  it('come to nine in all, and to eight with an ability', () => {
    for (const id of SURVIVORS) {
      const { ability, wits, fight, speed } = SURVIVOR_CARDS.rows[id].result;
      expect([id, wits + fight + speed]).toEqual([id, ability === 'none' ? 9 : 8]);
    }
  });

  it('are called by a name of ours where the printed one is none, and the printed one is kept', () => {
    expect(SURVIVOR_CARDS.rows.starlet.result).toMatchObject({ title: 'Starlet', printed: 'Blonde bimbo' });
  });
});

/** On somebody who gets nothing more of it, whose own figures are 3 each. */
const BONUSES: Readonly<Record<Gear, readonly [number, number, number]>> = {
  'tire-iron': [0, 1, 0],
  laptop: [1, 0, 0],
  shotgun: [1, 3, 1],
  rifle: [2, 2, 1],
  pistol: [1, 2, 1],
  'stun-gun': [0, 1, 1],
  chainsaw: [0, 3, 1],
  'tin-foil-hat': [2, 0, 0],
  'extra-ammo': [0, 0, 0],
  'alien-gizmo': [1, 1, 1],
  'coffee-plus': [1, 0, 1],
};

const EXTRAS: Readonly<Partial<Record<Gear, readonly (readonly [SurvivorId, (typeof STATS)[number]])[]>>> = {
  'tire-iron': [
    ['biker', 'fight'],
    ['biker-chick', 'fight'],
    ['bouncer', 'fight'],
  ],
  laptop: [
    ['physicist', 'wits'],
    ['smartass-kid', 'wits'],
    ['gamer-girl', 'wits'],
  ],
  'stun-gun': [
    ['policewoman', 'speed'],
    ['starlet', 'speed'],
    ['lawyer', 'speed'],
  ],
  'tin-foil-hat': [['homeless-vet', 'wits']],
  'alien-gizmo': [
    ['physicist', 'wits'],
    ['gamer-girl', 'fight'],
    ['stoner', 'speed'],
  ],
};

describe('Gear', () => {
  it.each(GEAR)(
    '%s adds what it says to whoever carries it, and one more to those it is made for',
    (gear) => {
      for (const id of SURVIVORS) {
        const [extra] = (EXTRAS[gear] ?? []).filter(([who]) => who === id).map(([, stat]) => stat);
        const own = SURVIVOR_CARDS.rows[id].result;
        const wanted = STATS.map(
          (stat, at) => own[stat] + (BONUSES[gear][at] ?? 0) + (stat === extra ? 1 : 0),
        );
        expect([id, figures(id, gear)]).toEqual([id, wanted]);
      }
    },
  );

  it('is used up where its text says so: the Shotgun, the Rifle and the Pistol', () => {
    const used = GEAR.filter((gear) => GEAR_CARDS.rows[gear].result.isOneUse);
    expect(used).toEqual(['shotgun', 'rifle', 'pistol']);
  });

  it('shows where each part of a figure comes from', () => {
    const state = laid([{ survivors: { biker: ['tire-iron', 'laptop'] } }, { survivors: { trucker: [] } }]);
    expect(partsOf(state, 'biker', 'fight')).toEqual([
      { from: 'base', by: 4 },
      { from: 'gear', card: 'tire-iron', by: 2 },
    ]);
  });
});

describe('what a survivor carries', () => {
  const other = { survivors: { trucker: [] } } as const;

  it('is three pieces: a fourth is dropped, whichever the player likes, and can be looted', () => {
    const mine = { hand: ['pistol'], survivors: { biker: ['laptop', 'tire-iron', 'stun-gun'] } } as const;
    const at = laid([mine, other], { phase: 'put-on' });
    const asked = play(at);
    expect([asked.asks, asked.offered]).toEqual([
      'azta.excess',
      ['laptop', 'tire-iron', 'stun-gun', 'pistol'],
    ]);
    const went = play(at, 'laptop');
    expect(survivor(went.state, 'biker').gear).toEqual(['tire-iron', 'stun-gun', 'pistol']);
    expect(told(went, 'azta.excess')).toMatchObject({ goes: 'loot', rows: ['azta.figures/gear-limit'] });
  });

  it('is two pieces with a Chainsaw among them; what is too much is discarded', () => {
    const mine = { hand: ['chainsaw'], survivors: { biker: ['laptop', 'tire-iron'] } } as const;
    const went = play(laid([mine, other], { phase: 'put-on' }), 'laptop');
    expect(survivor(went.state, 'biker').gear).toEqual(['tire-iron', 'chainsaw']);
    expect(told(went, 'azta.excess')).toMatchObject({ goes: 'discard', rows: ['azta.gear/chainsaw'] });
    expect(went.state.discard).toEqual(['laptop']);
  });

  it('of Coffee plus is discarded where it is dropped', () => {
    const mine = { hand: ['pistol'], survivors: { biker: ['coffee-plus', 'laptop', 'laptop'] } } as const;
    const went = play(laid([mine, other], { phase: 'put-on' }), 'coffee-plus');
    expect(told(went, 'azta.excess')).toMatchObject({ gear: 'coffee-plus', goes: 'discard' });
  });
});
