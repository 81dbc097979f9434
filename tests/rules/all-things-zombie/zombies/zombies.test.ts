/** Every face of every die zombies roll, against the section All Things Zombie. */
import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { zombiesMay } from '../../../../src/rules/all-things-zombie/zombies/activation.ts';
import { burntOut, climbers } from '../../../../src/rules/all-things-zombie/zombies/each.ts';
import { feast } from '../../../../src/rules/all-things-zombie/zombies/feast.ts';
import { turnsAside } from '../../../../src/rules/all-things-zombie/zombies/obstacle.ts';
import { fractions, told } from '../../../backend/odds/by-hand.ts';
import { everyRoll } from '../../../support/rules/every-roll.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const FACES = [1, 2, 3, 4, 5, 6];

describe('zombies', () => {
  it('feast for half a die of turns, rounded up (ATZ-14)', () => {
    expect(FACES.map((face) => playedWith(feast(PLAYER_ASKING), [face]).turns)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(told('atz.zombie-feast', {})).toEqual(fractions({ 1: 2, 2: 2, 3: 2 }));
  });

  it('turn left at an obstacle on odd, right on even', () => {
    const way = (face: number) => playedWith(turnsAside(PLAYER_ASKING), [face]).turn;
    expect(FACES.map(way)).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
  });

  it.each([
    ['climb', climbers, 'atz.zombie-climb'],
    ['burn out', burntOut, 'atz.zombie-burns-out'],
  ] as const)('%s on a 6 alone, each by its own die', (_, play, rule) => {
    expect(playedWith(play(PLAYER_ASKING, 6), FACES).many).toBe(1);
    expect(playedWith(play(PLAYER_ASKING, 3), [6, 5, 6]).many).toBe(2);
    const weights: Record<string, number> = {};
    for (const faces of everyRoll(3)) {
      const many = faces.filter((face) => face === 6).length;
      weights[many] = (weights[many] ?? 0) + 1;
    }
    expect(told(rule, { zombies: 3 })).toEqual(fractions(weights));
  });

  it('go on a die of 4 or less, all of them; doubled they only get up, above they stay (ATZ-30)', () => {
    const may = (zombies: number, party: number) =>
      zombiesMay({
        dice: [
          { side: 'Party', face: party },
          { side: 'Zombies', face: zombies },
        ],
      });
    expect(FACES.map((face) => may(face, face === 6 ? 5 : 6))).toEqual([
      'act',
      'act',
      'act',
      'act',
      'stay',
      'stay',
    ]);
    expect(FACES.map((face) => may(face, face))).toEqual(FACES.map(() => 'recover'));
  });

  it('stay where somebody else’s dice are double and theirs is high', () => {
    const dice = [
      { side: 'Party', face: 3 },
      { side: 'Others', face: 3 },
      { side: 'Zombies', face: 6 },
    ];
    expect(zombiesMay({ dice })).toBe('stay');
  });
});
