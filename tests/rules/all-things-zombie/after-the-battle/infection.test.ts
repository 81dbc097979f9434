import { describe, expect, it } from 'vitest';
import { infection, mayCure } from '../../../../src/rules/all-things-zombie/after-the-battle/infection.ts';
import { AFTER_THE_BATTLE_ODDS } from '../../../../src/rules/all-things-zombie/after-the-battle/odds.ts';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';
import { countedOf, EVERY_REP, tallied } from './support.ts';

describe('Harry, are you okay', () => {
  it('clears Pris in the worked game: Rep 5, a 3', () => {
    expect(playedWith(infection(ASKING, 5), [3])).toEqual({ face: 3, total: 8, result: 'okay' });
    expect(playedWith(infection(ASKING, 5), [1])).toEqual({ face: 1, total: 6, result: 'turns' });
  });

  it('is settled at 7 exactly', () => {
    expect(playedWith(infection(ASKING, 4), [3]).result).toBe('okay');
    expect(playedWith(infection(ASKING, 4), [2]).result).toBe('turns');
  });

  it.each(EVERY_REP)('has the odds of six faces at Rep %i', (rep) => {
    expect(countedOf(6, () => AFTER_THE_BATTLE_ODDS['atz.infection'].play({ rep }))).toEqual(
      tallied(everyRoll(1), ([face = 0]) => (face + rep >= 7 ? 'okay' : 'turns')),
    );
  });

  it('is undone by a dose, and only where there is something to undo (ATZ-57)', () => {
    expect(mayCure('turns', 1)).toBe(true);
    expect(mayCure('turns', 0)).toBe(false);
    expect(mayCure('okay', 3)).toBe(false);
  });
});
