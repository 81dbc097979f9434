import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { ITEMS } from '../../../../src/rules/all-things-zombie/types.ts';
import {
  type AtHand,
  loserTarget,
  maySearchLoser,
  searchLoser,
  takenFrom,
} from '../../../../src/rules/all-things-zombie/what-you-gain/losers.ts';
import { WHAT_YOU_GAIN_ODDS } from '../../../../src/rules/all-things-zombie/what-you-gain/odds.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const WANTED = { spot: 'n1', figure: 'f1', item: 'medical-supplies' } as const;
const HAND: AtHand = { phase: 1, loser: { attributes: [] }, enemiesLeft: false, searches: [] };

describe('what a loser has in hand', () => {
  it('comes with three clips, a light machine gun’s too (ATZ-15, ATZ-68)', () => {
    expect(takenFrom({ weapons: ['light-machine-gun', 'one-hand-edged'], protected: true })).toEqual({
      weapons: [
        { weapon: 'light-machine-gun', clips: { loaded: 1, spare: 2 } },
        { weapon: 'one-hand-edged', clips: { loaded: 0, spare: 0 } },
      ],
      bodyArmor: true,
    });
    expect(takenFrom({ weapons: [], protected: false })).toEqual({ weapons: [], bodyArmor: false });
  });
});

describe('searching a loser', () => {
  it('reads the outskirts’ table, armour only by looking', () => {
    const targets = (phase: 1 | 2 | 3) => ITEMS.map((item) => loserTarget(phase, item, []).target);
    expect(targets(1)).toEqual([3, 2, 1, null, 1]);
    expect(targets(2)).toEqual([2, 1, 0, null, 0]);
    expect(targets(3)).toEqual([1, 0, -1, null, -1]);
  });

  it('is one better for medical supplies on a Medic (ATZ-104)', () => {
    expect(loserTarget(1, 'medical-supplies', ['medic'])).toMatchObject({ target: 2, modifier: 1 });
    expect(loserTarget(1, 'weapons', ['medic']).target).toBe(3);
    expect(playedWith(searchLoser(ASKING, 1, 'medical-supplies', ['medic']), [2]).found).toBe(true);
    expect(playedWith(searchLoser(ASKING, 1, 'medical-supplies', []), [2]).found).toBe(false);
  });

  it('has the odds of six faces', () => {
    const input = { phase: 1, item: 'medical-supplies', medic: true } as const;
    const counted = odds(() => WHAT_YOU_GAIN_ODDS['atz.search-loser'].play(input), String).outcomes;
    expect(Object.fromEntries(counted)).toEqual({ found: { n: 2n, of: 6n }, nothing: { n: 4n, of: 6n } });
  });

  it('is for one figure alone, and once for each item', () => {
    const searches = [{ ...WANTED, found: false }];
    expect(maySearchLoser({ ...WANTED, figure: 'f2', item: 'weapons' }, { ...HAND, searches })).toBe(
      'searched-by-another',
    );
    expect(maySearchLoser({ ...WANTED, item: 'weapons' }, { ...HAND, searches })).toBeUndefined();
    expect(maySearchLoser(WANTED, { ...HAND, searches })).toBe('already-rolled');
    expect(maySearchLoser({ ...WANTED, spot: 'n2', figure: 'f2' }, { ...HAND, searches })).toBeUndefined();
  });

  it('waits for the enemies, and offers no armour and no hopeless rolls', () => {
    expect(maySearchLoser(WANTED, { ...HAND, enemiesLeft: true })).toBe('enemies-left');
    expect(maySearchLoser({ ...WANTED, item: 'body-armor' }, HAND)).toBe('not-allowed-here');
    expect(maySearchLoser(WANTED, { ...HAND, phase: 2 })).toBe('no-chance');
    expect(maySearchLoser(WANTED, { ...HAND, phase: 2, loser: { attributes: ['medic'] } })).toBeUndefined();
  });

  it('gives up no second set of car keys in an Encounter', () => {
    const searches = [{ spot: 'b4', figure: 'f1', item: 'vehicles', found: true }] as const;
    expect(maySearchLoser({ ...WANTED, item: 'vehicles' }, { ...HAND, searches })).toBe(
      'one-vehicle-an-encounter',
    );
  });
});
