import { describe, expect, it } from 'vitest';
import { everyRoll } from '../../support/rules/every-roll.ts';
import { counted, fractions, passes, told, word } from './by-hand.ts';

const REPS = [1, 2, 3, 4, 5, 6, 7] as const;

describe('people', () => {
  it.each(REPS)('mercy of a Rep %i', (rep) => {
    const ends = counted(3, (a = 0, b = 0, c = 0) => {
      const passed = passes([a, b], rep);
      if (passed > 0 && c <= rep) return 'captured';
      return passed === 2 ? 'leftAlone' : 'killed';
    });
    expect(told('atz.mercy', { rep })).toEqual(fractions(ends));
  });

  it.each(REPS)('attack or talk, by their leader of Rep %i', (rep) => {
    const even = counted(1, (a = 0) => (a <= rep ? 'attack' : 'talk'));
    const uneven = counted(1, (a = 0) => (a <= rep ? 'talk' : 'attack'));
    expect(told('atz.attack-or-talk', { rep, outnumbers: 'none' })).toEqual(fractions(even));
    expect(told('atz.attack-or-talk', { rep, outnumbers: 'player' })).toEqual(fractions(uneven));
    expect(told('atz.attack-or-talk', { rep, outnumbers: 'other' })).toEqual(fractions(uneven));
  });

  it.each(REPS)('what a Rep %i has noticed', (rep) => {
    for (const shotsHeard of [false, true]) {
      const noticed = counted(shotsHeard ? 3 : 2, (...faces) =>
        word(passes(faces, rep), 'aware', 'unaware', 'surprised'),
      );
      expect(told('atz.awareness', { rep, shotsHeard })).toEqual(fractions(noticed));
    }
  });
});

type Side = { readonly rep: number; readonly modifier: number };

/** Two dice each; then a die for a "may", and one for the Cooperation Table, looked at only where they count. */
function talk(player: Side, other: Side, outnumbers: 'player' | 'other' | 'none') {
  return counted(6, (a = 0, b = 0, c = 0, d = 0, may = 0, agree = 0) => {
    const lead = passes([a, b], player.rep + player.modifier) - passes([c, d], other.rep + other.modifier);
    if (lead === 0) return 'part';
    const winner = lead > 0 ? player : other;
    const strong = { player, other, none: null }[outnumbers];
    if (Math.abs(lead) === 2 && strong !== null) return 'fight';
    if (Math.abs(lead) === 2 && may <= winner.rep) return 'fight';
    if (Math.abs(lead) === 1 && strong !== null && may <= strong.rep) return 'fight';
    if (agree > winner.rep + winner.modifier) return 'part';
    return winner === player ? 'join' : 'actTogether';
  });
}

describe('Talk the Talk', () => {
  it.each([
    [
      { rep: 5, modifier: 0 },
      { rep: 4, modifier: 0 },
    ],
    [
      { rep: 3, modifier: 2 },
      { rep: 4, modifier: -2 },
    ],
    [
      { rep: 4, modifier: -3 },
      { rep: 2, modifier: 3 },
    ],
    [
      { rep: 1, modifier: -1 },
      { rep: 5, modifier: 0 },
    ],
    [
      { rep: 6, modifier: 1 },
      { rep: 6, modifier: -2 },
    ],
  ])('%j against %j', (player, other) => {
    for (const outnumbers of ['none', 'player', 'other'] as const)
      expect(told('atz.talk', { player, other, outnumbers })).toEqual(
        fractions(talk(player, other, outnumbers)),
      );
  });
});

describe('an Escape', () => {
  it.each(REPS)('who comes to help captives of Rep %i', (rep) => {
    const help = counted(2, (...faces) => word(passes(faces, rep), 'twice', 'equal', 'none'));
    expect(told('atz.escape-help', { rep })).toEqual(fractions(help));
  });

  it('how many captors there are', () => {
    expect(told('atz.how-many', {})).toEqual(
      fractions({
        twiceCaptors: 1,
        halfAgainCaptors: 2 + 3,
        oneMoreCaptor: 4,
        equal: 5 + 6 + 5,
        oneMoreCaptive: 4,
        halfAgainCaptives: 3 + 2,
        twiceCaptives: 1,
      }),
    );
  });

  it.each([1, 2, 3, 4, 5])('whether the alarm is raised on turn %i', (turn) => {
    const raised = counted(1, (a = 0) => (a <= 2 + turn ? 'alerted' : 'unaware'));
    expect(told('atz.alert', { turn })).toEqual(fractions(raised));
  });
});

describe('a Task', () => {
  it.each(REPS)('of a Rep %i, tried twice after one die', (rep) => {
    for (const [difficulty, factor] of [
      ['easy', 1],
      ['tough', 0],
      ['hard', -1],
    ] as const) {
      const done = counted(4, (a = 0, b = 0, c = 0, d = 0) => {
        const first = passes([a, b], rep + factor);
        return first === 2 || (first === 1 && passes([c, d], rep + factor) === 2) ? 'success' : 'failure';
      });
      expect(told('atz.task', { rep, difficulty })).toEqual(fractions(done));
    }
  });

  it('past the two guards of the book, in the dark', () => {
    // Rep 5 against 6 and against 4, with 1 for the dark: targets 5 and 7, and both have to be passed.
    const past = everyRoll(4).filter(([a = 0, b = 0, c = 0, d = 0]) => {
      const first = passes([a, b], 5);
      return first === 2 || (first === 1 && passes([c, d], 5) === 2);
    });
    expect(
      told('atz.opposed-task', {
        rep: 5,
        opposers: [
          { rep: 6, advantage: 'tester' },
          { rep: 4, advantage: 'tester' },
        ],
      }),
    ).toEqual(fractions({ success: past.length, failure: 6 ** 4 - past.length }));
  });
});
