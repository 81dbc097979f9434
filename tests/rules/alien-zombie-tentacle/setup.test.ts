/** Setup: survivors by the number of players, first hands, and the Threats to begin with. */
import { describe, expect, it } from 'vitest';
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import { seatsOf } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { withCorrections } from '../../../src/rules/core/in-force.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';

const SETUP = { players: 4, start: 2, suddenDeath: false, rounds: 99 };

function begun(setup: Partial<typeof SETUP> = {}, first = 'lots') {
  const from = alienZombieTentacle.begin({ ...SETUP, ...setup });
  const table = firstOf(seeded(diceBox('setup')), () => ({ answer: first, by: 'player' }));
  return playStep(alienZombieTentacle, from, table).state;
}

describe('Setup', () => {
  it.each([
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 2],
    [6, 2],
  ])('of %i players deals %i survivors and two cards to each', (players, survivors) => {
    const state = begun({ players });
    for (const seat of seatsOf(state)) {
      expect(state.survivors.filter(({ owner }) => owner === seat)).toHaveLength(survivors);
    }
    expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(players).fill(2));
    expect(state.spare).toHaveLength(14 - players * survivors);
  });

  it('begins each stack with a 2, taken out of the deck (AZTA-16), or as much as was agreed on', () => {
    const { stacks, enemies } = begun();
    expect(stacks).toEqual({ alien: ['alien-2'], zombie: ['zombie-2'], tentacle: ['tentacle-2'] });
    expect(enemies).toHaveLength(27);
    expect(enemies.filter((card) => card === 'zombie-2')).toHaveLength(2);
    expect(begun({ start: 4 }).stacks.tentacle).toEqual(['tentacle-4']);
  });

  it('lets lots say who goes first, unless the table knows', () => {
    expect(begun({}, 'third').first).toBe('third');
    expect(seatsOf(begun())).toContain(begun().first);
  });

  it('refuses a set-up outside its bounds', () => {
    expect(alienZombieTentacle.setup.check({ ...SETUP, players: 7 }).ok).toBe(false);
    expect(alienZombieTentacle.setup.check({ ...SETUP, carried: [] }).ok).toBe(false);
    expect(alienZombieTentacle.setup.check(SETUP).ok).toBe(true);
  });

  it('deals as many to all where the owner’s deck is short', () => {
    const out = ['lawyer', 'paramedic', 'trucker', 'courier'].map((row) => ({
      ...{ table: 'azta.survivors', row, field: 'inDeck', to: false },
    }));
    const state = withCorrections(out, () => begun());
    expect(
      seatsOf(state).map((seat) => state.survivors.filter(({ owner }) => owner === seat).length),
    ).toEqual([2, 2, 2, 2]);
  });
});
