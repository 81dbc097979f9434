import { describe, expect, it } from 'vitest';
import { laid, play, rulesOf } from './at-table.ts';

const at = (turns: number) =>
  laid([{ action: ['better-you-than-me'] }, {}, {}], { phase: 'play', turns, mostTurns: 20, deck: ['wild'] });

describe('Pass Turn Phase', () => {
  it('passes to the left', () => {
    const went = play(at(1), 'pass');
    expect(went.state).toMatchObject({ turn: 'second', turns: 2, phase: 'draw' });
  });
});

describe('a draw', () => {
  it('may be offered from the middle of the game on, once in a turn', () => {
    expect(play(at(9)).offered).not.toContain('offer');
    expect(play(at(10)).offered).toEqual(['play>better-you-than-me', 'pass', 'offer']);
    const went = play(at(10), 'offer', 'decline');
    expect(went.offered).toEqual(['play>better-you-than-me', 'pass']);
  });

  it('is agreed to by all others, in turn', () => {
    expect(play(at(10), 'offer').asks).toBe('zdf.draw-offer');
    expect(play(at(10), 'offer', 'accept').asks).toBe('zdf.draw-offer');
    const went = play(at(10), 'offer', 'accept', 'accept');
    expect(went.state.outcome).toEqual({ kind: 'drawn', by: 'agreement' });
    expect(play(at(10), 'offer', 'accept', 'decline').state.outcome).toBeNull();
  });

  it('comes after as many turns as were agreed on', () => {
    const went = play(at(20), 'pass');
    expect(rulesOf(went)).toEqual(['zdf.turn-cap']);
    expect(went.state.outcome).toEqual({ kind: 'drawn', by: 'turns' });
    expect(play(at(19), 'pass').state.outcome).toBeNull();
  });
});
