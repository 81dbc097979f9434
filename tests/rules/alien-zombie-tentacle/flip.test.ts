/** Flip: where the card lies, what the stack comes to, and who has to go forward. */
import { describe, expect, it } from 'vitest';
import type { AztaState } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { deedsOf, type Lying, laid, play, told } from './at-table.ts';

/** Fight: Policewoman 3, Courier 2; Biker 4; Bouncer with a Chainsaw 8. */
const THREE: readonly Lying[] = [
  { survivors: { policewoman: [], courier: [] } },
  { survivors: { biker: [] } },
  { survivors: { bouncer: ['chainsaw'] } },
];
const flipping = (more: Partial<AztaState> = {}) => laid(THREE, { phase: 'flip', ...more });

describe('the Threat', () => {
  it('is the kind that is flipped: the largest goes beneath, and the whole stack counts', () => {
    const went = play(flipping(), 'zombie-4');
    expect(told(went, 'azta.flip')).toMatchObject({ kind: 'zombie', lies: 'bottom', total: 6 });
    expect(went.state.stacks.zombie).toEqual(['zombie-4', 'zombie-2']);
  });

  it('goes on top where it is not the largest, an equal one too (AZTA-1)', () => {
    const stacks = { alien: ['alien-3'], zombie: ['zombie-4'], tentacle: [] } as AztaState['stacks'];
    const equal = play(flipping({ stacks, enemies: ['zombie-4'] }), 'zombie-4');
    expect(told(equal, 'azta.flip')).toMatchObject({ lies: 'top', total: 8 });
    expect(play(flipping({ stacks, enemies: ['zombie-2'] }), 'zombie-2').state.stacks.zombie).toEqual([
      'zombie-4',
      'zombie-2',
    ]);
  });

  it('of an empty stack is alone', () => {
    const stacks = { alien: [], zombie: [], tentacle: [] };
    expect(told(play(flipping({ stacks }), 'zombie-4'), 'azta.flip')).toMatchObject({ total: 4 });
  });

  it('comes from the discarded, shuffled anew, where the deck has run out', () => {
    const went = play(flipping({ enemies: [], enemyDiscard: ['zombie-4'] }), 'zombie-4');
    expect(deedsOf(went).slice(0, 2)).toEqual(['azta.reshuffle', 'azta.flip']);
  });

  it('is the greatest stack again where every card lies there', () => {
    const went = play(flipping({ enemies: [], stacks: { alien: [], zombie: ['zombie-5'], tentacle: [] } }));
    expect(told(went, 'azta.flip')).toMatchObject({ card: null, kind: 'zombie', total: 5 });
  });
});

describe('who goes forward', () => {
  it('is one of each player’s who comes to less; whoever is a match for it may not', () => {
    const asked = play(flipping(), 'zombie-4');
    expect([asked.asks, asked.seat, asked.offered]).toEqual([
      'azta.forward',
      'first',
      ['policewoman', 'courier'],
    ]);
    const went = play(flipping(), 'zombie-4', 'courier');
    expect(went.events.flatMap((event) => (event.rule === 'azta.forward' ? [event.survivor] : []))).toEqual([
      'courier',
      'biker',
    ]);
    expect(went.events.find((event) => event.rule === 'azta.forward')).toMatchObject({ value: 2, total: 6 });
  });

  it('is nobody where all are a match for it: the round is over, and the next player goes first', () => {
    const low = {
      stacks: { alien: [], zombie: [], tentacle: [] },
      enemies: ['zombie-2'],
    } as Partial<AztaState>;
    const went = play(flipping(low), 'zombie-2');
    expect(deedsOf(went).slice(0, 3)).toEqual(['azta.flip', 'azta.evaded', 'azta.round']);
    expect(went.state).toMatchObject({ round: 2, first: 'second' });
  });
});

describe('an eliminated player who goes first', () => {
  const without = (): AztaState => {
    const state = flipping({ first: 'second' });
    for (const one of state.survivors) {
      if (one.owner === 'second') one.out = { round: 1, kind: 'alien', helping: null };
    }
    return state;
  };

  it('flips two: the first joins its stack, the second is the Threat (AZTA-5)', () => {
    const went = play(without(), 'tentacle-5', 'zombie-4');
    expect(told(went, 'azta.two-threats')).toMatchObject({ kind: 'tentacle', total: 7 });
    expect(told(went, 'azta.flip')).toMatchObject({ kind: 'zombie', total: 6 });
    expect(went.state.threat).toMatchObject({ kind: 'zombie' });
  });

  it('has nobody to put forward', () => {
    const went = play(without(), 'tentacle-5', 'zombie-4', 'courier');
    expect(went.state.encounter?.inIt).toEqual(['courier']);
  });
});
