/** Loot: one piece for one survivor, at a price. */
import { describe, expect, it } from 'vitest';
import { adjusted } from '../../../src/rules/alien-zombie-tentacle/strength.ts';
import { laid, play, survivor, told } from './at-table.ts';

const at = laid([{ survivors: { biker: ['tire-iron'], courier: [] } }, { survivors: { lawyer: [] } }], {
  phase: 'loot',
  loot: ['rifle', 'pistol', 'pistol'],
});

describe('Loot', () => {
  it('offers each piece for each of the player’s survivors, in turn', () => {
    const asked = play(at);
    expect([asked.seat, asked.offered]).toEqual([
      'first',
      ['loot-nothing', 'loot>rifle>biker', 'loot>rifle>courier', 'loot>pistol>biker', 'loot>pistol>courier'],
    ]);
    expect(play(at, 'loot>rifle>biker')).toMatchObject({
      seat: 'second',
      offered: ['loot-nothing', 'loot>pistol>lawyer'],
    });
  });

  it('makes a looter 1 in everything of their own this round; Gear still adds (AZTA-2)', () => {
    const { state, events } = play(at, 'loot>rifle>biker');
    expect(survivor(state, 'biker').hasLooted).toBe(true);
    // 1 + Tire iron 2 + Rifle 2; 1 + Rifle 2; 1 + Rifle 1.
    expect([
      adjusted(state, 'biker', 'fight'),
      adjusted(state, 'biker', 'wits'),
      adjusted(state, 'biker', 'speed'),
    ]).toEqual([5, 3, 2]);
    expect(told({ events }, 'azta.loot')?.rows).toEqual(['azta.gear/rifle', 'azta.figures/burdened-base']);
  });

  it('and a distraction besides make it no less (AZTA-15)', () => {
    const both = { ...at, distracted: { now: true, next: false } };
    expect(adjusted(both, 'biker', 'fight')).toBe(3);
    expect(adjusted(play(both, 'loot>rifle>biker').state, 'biker', 'fight')).toBe(5);
  });

  it('leaves the rest behind', () => {
    const went = play(at, 'loot>rifle>biker', 'loot-nothing');
    expect(told(went, 'azta.left-behind')).toMatchObject({ gear: ['pistol', 'pistol'] });
    expect([went.state.loot, went.state.discard]).toEqual([[], ['pistol', 'pistol']]);
  });

  it('is passed over where nothing lies there', () => {
    const went = play({ ...at, loot: [] });
    expect(went.asks).toBe('azta.flip');
  });
});
