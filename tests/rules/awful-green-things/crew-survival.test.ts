/** The very short game: a few crew, one boat or two, and the Epilogue. */
import { describe, expect, it } from 'vitest';
import { crewSurvival } from '../../../src/rules/awful-green-things/survival/module.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import type { Answer } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { simulate } from '../../../src/rules/core/simulate.ts';
import { conforms } from '../../support/rules/conformance.ts';
import { scripted } from '../../support/rules/scripted.ts';

conforms(crewSurvival, {
  setups: [{}],
  seeds: Array.from({ length: 24 }, (_, at) => `${at}`),
  mostSteps: 2_000,
});

/** Steps with these answers, all of which must be asked for. */
function played(steps: number, ...answers: readonly Answer[]) {
  const script = scripted(answers);
  let state = crewSurvival.begin({});
  for (let done = 0; done < steps; done++) state = playStep(crewSurvival, state, script).state;
  script.assertUsedUp();
  return state;
}

describe('who got away', () => {
  it('are as many as the die says', () => expect(played(1, [4]).number).toBe(4));

  it('are one, and as many more as a second die says, with a one', () => {
    expect(played(1, [1], [6]).number).toBe(7);
    expect(played(1, [1], [1]).number).toBe(2);
  });

  it('are drawn from what is left of the pile', () => {
    const state = played(3, [2], 'doc', 'robot');
    expect(state.drawn).toEqual(['doc', 'robot']);
    const { played: next } = playStep(crewSurvival, played(2, [2], 'doc'), () => undefined);
    expect(next.kind === 'waiting' && next.question.kind === 'draw' && next.question.from).toHaveLength(21);
  });
});

describe('the boats', () => {
  const four = ['doc', 'cook', 'sparks', 'medic'];

  it('are one for four or fewer, and nobody is asked', () => {
    expect(played(6, [4], ...four).boats).toEqual([{ boat: 'cockboat', crew: four }]);
  });

  it('are two for five and more, if one likes', () => {
    const five = [...four, 'captain'];
    expect(played(7, [5], ...five, 'go').boats).toHaveLength(1);
    expect(played(7, [5], ...five, 'captain', 'go').boats).toEqual([
      { boat: 'cockboat', crew: four },
      { boat: 'saucer', crew: ['captain'] },
    ]);
  });

  it('carry four in the Saucer besides the Robot, and leave one at least to the Cockboat', () => {
    const six = [...four, 'captain', 'robot'];
    const state = played(8, [6], ...six, ...four, 'robot');
    expect(state.boats[1]?.crew).toEqual([...four, 'robot']);
  });
});

describe('the end', () => {
  it('is a win with anyone home, the Mascot, too', () => {
    // Number, two drawn, one boat, sets out, 1, 3, 6: then 12.
    const state = played(8, [1], [1], 'doc', 'mascot', 'last-planet', [5], [6]);
    const home = playStep(crewSurvival, state, () => undefined);
    expect(crewSurvival.outcome(seen(home.state))).toEqual({ home: ['doc', 'mascot'], lost: [] });
  });

  it('is better for who takes the long way than for who presses on', () => {
    const won = (bot: string) =>
      Array.from({ length: 300 }, (_, at) =>
        simulate(crewSurvival, crewSurvival.begin({}), `way ${at}`, { crew: bot }),
      ).filter(({ ending }) => ending === 'Home').length;
    expect(won('steady')).toBeGreaterThan(2 * won('hasty'));
  });
});
