import { describe, expect, it } from 'vitest';
import {
  drunkard,
  dumbass,
  rollsForDrink,
  rollsForSense,
} from '../../../../src/rules/all-things-zombie/after-the-battle/failings.ts';
import { AFTER_THE_BATTLE_ODDS } from '../../../../src/rules/all-things-zombie/after-the-battle/odds.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';
import { countedOf, EVERY_REP } from './support.ts';

const STATES = ['Wildman', 'Staggering drunk', 'Dumbass drunk', 'Dead drunk', 'Nauseous', 'Nerves of steel'];

describe('a Drunkard', () => {
  it('is sober at Rep or less, and in one of six states above it', () => {
    expect(playedWith(drunkard(ASKING, 4), [4])).toEqual({
      face: 4,
      stateFace: null,
      drunk: null,
      found: null,
    });
    for (const [at, title] of STATES.entries()) {
      expect(playedWith(drunkard(ASKING, 4), [5], [at + 1])).toMatchObject({
        drunk: at + 1,
        found: { result: { title }, row: `atz.drunkard-state/${at + 1}` },
      });
    }
  });

  it.each(EVERY_REP)('has the odds of 36 throws at Rep %i', (rep) => {
    const drunk = Math.max(0, 6 - rep);
    const expected: Record<string, number> = { sober: 36 - drunk * 6 };
    if (drunk > 0) for (const title of STATES) expected[title] = drunk;
    expect(countedOf(36, () => AFTER_THE_BATTLE_ODDS['atz.drunkard'].play({ rep }))).toEqual(expected);
  });

  it('is whoever has the attribute', () => {
    expect(rollsForDrink(['slow', 'drunkard'])).toBe(true);
    expect(rollsForDrink(['slow'])).toBe(false);
  });
});

describe('a Dumbass', () => {
  it.each([
    [1, 'nothing'],
    [2, 'nothing'],
    [3, 'same-as-last-turn'],
    [4, 'as-wished'],
    [5, 'as-wished'],
    [6, 'as-wished'],
  ])('does on a %i: %s', (face, act) => {
    expect(playedWith(dumbass(ASKING), [face])).toMatchObject({
      face,
      found: { result: act, row: `atz.dumbass/${face}` },
    });
  });

  it('has the odds of six faces', () => {
    expect(countedOf(6, () => AFTER_THE_BATTLE_ODDS['atz.dumbass'].play())).toEqual({
      nothing: 2,
      'same-as-last-turn': 1,
      'as-wished': 3,
    });
  });

  it('may also be a drunkard for the day', () => {
    expect(rollsForSense(['dumbass'])).toBe(true);
    expect(rollsForSense(['drunkard'])).toBe(false);
    expect(rollsForSense(['drunkard'], 3)).toBe(true);
    expect(rollsForSense(['drunkard'], 4)).toBe(false);
  });
});
