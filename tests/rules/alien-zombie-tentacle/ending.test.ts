/** The end of a round and of the game: eliminated, the last one left, the record, and those who go together. */
import { describe, expect, it } from 'vitest';
import type { AztaState } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { deedsOf, facing, type Lying, laid, play, rulesOf, told } from './at-table.ts';

const NINE = { alien: [], zombie: ['zombie-5', 'zombie-4'], tentacle: [] } as AztaState['stacks'];
const dying = (players: readonly Lying[], more: Partial<AztaState>) =>
  laid(players, { phase: 'die', stacks: { ...NINE, zombie: [...NINE.zombie] }, ...more });

const PAIR: readonly Lying[] = [{ survivors: { lawyer: [] } }, { survivors: { biker: [] } }];

describe('elimination', () => {
  it('is told where the last survivor of a player is gone; they play on', () => {
    const three = [...PAIR, { survivors: { bouncer: [] } }];
    const went = play(dying(three, facing('zombie', ['lawyer', 'biker'])));
    expect(deedsOf(went)).toEqual(['azta.die', 'azta.top-off', 'azta.eliminated', 'azta.round']);
    expect(told(went, 'azta.eliminated')).toMatchObject({ seat: 'first' });
    expect(went.state.outcome).toBeNull();
  });
});

describe('winning', () => {
  it('is to be the last, and to play on for the record', () => {
    const went = play(dying(PAIR, { round: 4, ...facing('zombie', ['lawyer', 'biker']) }));
    expect(rulesOf(went)).toContain('azta.win');
    expect(went.state.won).toEqual({ seat: 'second', round: 4 });
    expect(went.state.outcome).toBeNull();
  });

  it('counts full rounds lived through alone (AZTA-13)', () => {
    const alone = dying(PAIR, {
      round: 7,
      won: { seat: 'second', round: 4 },
      ...facing('zombie', ['biker']),
    });
    for (const one of alone.survivors) {
      if (one.owner === 'first') one.out = { round: 4, kind: 'alien', helping: null };
    }
    const went = play(alone);
    // Rounds 5 and 6.
    expect(went.state.outcome).toEqual({ kind: 'won', seat: 'second', rounds: 7, alone: 2 });
    expect(told(went, 'azta.record')?.outcome).toEqual(went.state.outcome);
  });

  it('is shared by those who go together', () => {
    const both = facing('zombie', ['lawyer'], { helping: [{ helper: 'biker', of: 'lawyer' }] });
    const went = play(dying(PAIR, { round: 3, ...both }));
    expect(deedsOf(went).slice(-3)).toEqual(['azta.eliminated', 'azta.eliminated', 'azta.together']);
    expect(went.state.outcome).toEqual({ kind: 'shared', seats: ['first', 'second'], rounds: 3 });
  });
});

describe('as many rounds as were agreed on', () => {
  const low = { alien: [], zombie: ['zombie-2'], tentacle: [] } as AztaState['stacks'];
  it('break the game off, with those who are still there', () => {
    const went = play(dying(PAIR, { round: 9, mostRounds: 9, stacks: low, ...facing('zombie', ['biker']) }));
    expect(went.state.outcome).toEqual({ kind: 'stopped', seats: ['first', 'second'], rounds: 9 });
  });

  it('leave the winner the rounds lived through so far', () => {
    const more = { round: 9, mostRounds: 9, won: { seat: 'second', round: 5 }, stacks: low } as const;
    const alone = dying(PAIR, { ...more, ...facing('zombie', ['biker']) });
    for (const one of alone.survivors) {
      if (one.owner === 'first') one.out = { round: 5, kind: 'alien', helping: null };
    }
    expect(play(alone).state.outcome).toEqual({
      ...{ kind: 'won', seat: 'second', rounds: 9, alone: 4 },
      stopped: true,
    });
  });
});
