import { describe, expect, it } from 'vitest';
import {
  cheatsDeath,
  DEATHS,
  type Doomed,
  fateOfLeftBehind,
  insteadOfDead,
  livesThrough,
  mayCheatDeath,
  repAfterCheating,
} from '../../../../src/rules/all-things-zombie/after-the-battle/larger-than-life.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const STAR: Doomed = {
  rep: 5,
  advantages: ['larger-than-life', 'cheating-death', 'free-will'],
  by: 'people',
  byRep: 4,
};

describe('Larger Than Life', () => {
  it('holds against people of lower Rep', () => {
    expect(livesThrough(STAR)).toBe(true);
    expect(livesThrough({ ...STAR, byRep: 5 })).toBe(false);
    expect(livesThrough({ ...STAR, byRep: 6 })).toBe(false);
  });

  it('never holds against zombies, accidents, or for a Grunt', () => {
    expect(livesThrough({ ...STAR, by: 'zombies' })).toBe(false);
    expect(livesThrough({ ...STAR, by: null, byRep: null })).toBe(false);
    expect(livesThrough({ ...STAR, byRep: null })).toBe(false);
    expect(livesThrough({ ...STAR, advantages: [] })).toBe(false);
  });

  it('holds for a Grunt who was granted it', () => {
    expect(livesThrough({ ...STAR, rep: 3, byRep: 2, advantages: ['larger-than-life'] })).toBe(true);
  });

  it('changes each way to die as ruled (ATZ-11, ATZ-95)', () => {
    expect(DEATHS.map((death) => [death, insteadOfDead(death, STAR).result])).toEqual([
      ['obviously-dead', 'outOfTheFight'],
      ['mega-death', 'outOfTheFight'],
      ['doc', 'outOfTheFight'],
      ['auto-kill', 'captured'],
      ['mercy', 'captured'],
      ['recovery', 'dead'],
    ]);
    for (const death of DEATHS) {
      expect(insteadOfDead(death, { ...STAR, by: 'zombies' })).toEqual({ result: 'dead', row: null });
    }
    expect(insteadOfDead('doc', STAR).row).toBe('atz.larger-than-life/doc');
  });
});

describe('cheating death', () => {
  it('costs one Rep, and is not open at Rep 1 (ATZ-96)', () => {
    expect(mayCheatDeath(STAR)).toBeUndefined();
    expect(repAfterCheating(5)).toBe(4);
    expect(mayCheatDeath({ ...STAR, rep: 2 })).toBeUndefined();
    expect(mayCheatDeath({ ...STAR, rep: 1 })).toBe('lowest-rep');
  });

  it('works against anybody but zombies, for those who have it', () => {
    expect(mayCheatDeath({ ...STAR, by: 'zombies' })).toBe('by-zombies');
    expect(mayCheatDeath({ ...STAR, by: null })).toBeUndefined();
    expect(mayCheatDeath({ ...STAR, advantages: ['larger-than-life'] })).toBe('no-advantage');
  });
});

it('leaves the choice of cheating death to the player', () => {
  expect(playedWith(cheatsDeath(ASKING), 'cheat')).toBe(true);
  expect(playedWith(cheatsDeath(ASKING), 'die')).toBe(false);
});

describe('a casualty left on the table (ATZ-54)', () => {
  it.each([
    { saved: true, zombies: false, enemies: true, fate: 'captured' },
    { saved: true, zombies: true, enemies: true, fate: 'captured' },
    { saved: true, zombies: true, enemies: false, fate: 'dead' },
    { saved: true, zombies: false, enemies: false, fate: 'dead' },
    { saved: false, zombies: true, enemies: false, fate: 'dead' },
    { saved: false, zombies: true, enemies: true, fate: 'dead' },
    { saved: false, zombies: false, enemies: true, fate: 'recovers' },
    { saved: false, zombies: false, enemies: false, fate: 'recovers' },
  ])('$fate: saved $saved, zombies $zombies, enemies $enemies', ({ fate, ...left }) => {
    expect(fateOfLeftBehind(left)).toBe(fate);
  });
});
