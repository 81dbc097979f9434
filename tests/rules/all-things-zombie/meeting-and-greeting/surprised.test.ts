/** Section: Zombies in Buildings. Both dice counted: who is outscored is surprised, with equal scores nobody is. */
import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { LOCATIONS } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/placement.ts';
import { onslaught } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { ODDS } from '../../../../src/rules/all-things-zombie/odds.ts';
import { heldText } from '../../../../src/rules/all-things-zombie/text/needs.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import type { Play } from '../../../../src/rules/core/play.ts';
import { scripted } from '../../../support/rules/scripted.ts';

const FACES = [1, 2, 3, 4, 5, 6];

const shares = (play: () => Play<string, never>) =>
  Object.fromEntries(odds(play, String).outcomes.map(([name, { n, of }]) => [name, Number(n) / Number(of)]));

/** A 6 for the zombies and a 3 for those who came in. */
const rolled = (zombies: number, figures: Parameters<typeof onslaught>[2]) =>
  drive(onslaught(PLAYER_ASKING, zombies, figures), scripted([[6], [3]])).transcript;

describe('the odds of a surprise inside', () => {
  it.each([
    [2, [4]],
    [6, [4]],
    [9, [3]],
    [4, [5, 3]],
  ] as const)('by %i zombies of Reps %j are those of 36 throws', (zombies, reps) => {
    const came: Record<string, number> = {};
    for (const theirs of FACES)
      for (const ours of FACES) {
        const surprised = reps.filter((rep) => theirs + zombies > ours + rep).length;
        const name = surprised === 0 ? 'nobody' : surprised === reps.length ? 'all' : 'some';
        came[name] = (came[name] ?? 0) + 1 / 36;
      }
    const counted = shares(() =>
      ODDS['atz.zombies-surprise'].play({ zombies, figures: reps.map((rep) => ({ rep })) }),
    );
    expect(Object.keys(counted).toSorted()).toEqual(Object.keys(came).toSorted());
    for (const [name, share] of Object.entries(came)) expect(counted[name]).toBeCloseTo(share, 10);
  });

  it('are the second die’s alone once the zombies have scored', () => {
    // A score of 7 is reached by Rep 4 with a 3.
    const counted = shares(() => ODDS['atz.figures-surprise'].play({ score: 7, figures: [{ rep: 4 }] }));
    expect(counted).toEqual({ all: 2 / 6, nobody: 4 / 6 });
  });

  it('come with what the die needs: of one Rep for all, of several for each', () => {
    const gloria = { id: 'f1', rep: 5 };
    const [, one] = rolled(3, [gloria]);
    expect(one).toMatchObject({
      least: 4,
      odds: { rule: 'atz.figures-surprise', input: { score: 9, figures: [{ rep: 5 }] } },
    });
    expect(heldText({ least: one?.least }, one?.rule)).toBe('4 or more sees them coming');
    const both = [gloria, { id: 'f2', rep: 3 }];
    const [, two] = rolled(2, both);
    expect(two?.least).toBeUndefined();
    expect(two?.shares?.map(({ against, least }) => [against, least])).toEqual([
      ['f1', 3],
      ['f2', 5],
    ]);
  });
});

describe('the odds of a die alone', () => {
  it('bring a zombie to each of six places alike, and turn one either way', () => {
    const places = shares(() => ODDS['atz.zombie-placement'].play());
    expect(places).toEqual(Object.fromEntries(LOCATIONS.map(({ id }) => [id, 1 / 6])));
    expect(shares(() => ODDS['atz.zombie-turn'].play())).toEqual({ left: 0.5, right: 0.5 });
  });
});
