/** §7: dice, saves, hits and casualties, with the examples of the book by its own counters. */
import { describe, expect, it } from 'vitest';
import { optionsOf, step, town } from '../../support/rules/avz-town.ts';

const asked = (went: ReturnType<typeof step>) =>
  went.questions.flatMap((question) =>
    question.kind === 'roll' ? [[question.rule, question.dice, question.basis?.least]] : [],
  );

describe('an attack by aliens', () => {
  it('rolls eight dice on 3 or more with a trooper, a UFO, a tank and a leader (the book’s example)', () => {
    const state = town({
      phase: 'aliens',
      aliens: { B1: ['trooper', 'ufo', 'tank', 'leader'] },
      zombies: { B1: { rotting: 9 } },
    });
    const went = step(state, 'B1', 'attack:B1', [3, 3, 2, 2, 6, 1, 1, 2], [1, 5, 4]);
    expect(asked(went)).toEqual([
      ['avz.attack.aliens', 8, 3],
      ['avz.saves', 3, 5],
    ]);
    expect(went.state.dead.rotting).toBe(2);
  });

  it('hits on 4 or more without a leader, and a leader that has acted still helps those he stands with', () => {
    const alone = town({ phase: 'aliens', aliens: { B1: ['tank'] }, zombies: { B1: { rotting: 3 } } });
    expect(asked(step(alone, 'B1', 'attack:B1'))).toEqual([['avz.attack.aliens', 3, 4]]);
    const led = town({
      phase: 'aliens',
      aliens: { B1: ['tank', 'leader'] },
      zombies: { B1: { rotting: 3 } },
    });
    for (const alien of led.aliens) if (alien.kind === 'leader') alien.acted = true;
    expect(asked(step(led, 'B1', 'attack:B1'))).toEqual([['avz.attack.aliens', 3, 3]]);
  });

  it('is saved on 4 or more where a tough zombie or a tough mob stands, on 5 or more else', () => {
    for (const [zombies, least] of [
      [{ rotting: 2 }, 5],
      [{ rotting: 2, tough: 1 }, 4],
      [{ fast_mob: 1, tough_mob: 1 }, 4],
    ] as const) {
      const went = step(
        town({ phase: 'aliens', aliens: { B1: ['trooper'] }, zombies: { B1: zombies } }),
        'B1',
        'attack:B1',
        [4],
      );
      expect(asked(went).at(-1)).toEqual(['avz.saves', 1, least]);
    }
  });

  it('takes two hits to kill a mob, and one left over on mobs does nothing', () => {
    const state = town({ phase: 'aliens', aliens: { B1: ['tank'] }, zombies: { B1: { rotting_mob: 2 } } });
    const went = step(state, 'B1', 'attack:B1', [4, 4, 4], [1, 1, 1]);
    expect(went.state.dead.rotting_mob).toBe(1);
    expect(went.events.find(({ rule }) => rule === 'avz.casualties')).toMatchObject({ wasted: 1 });
  });

  it('is dealt out by the zombie player, who must take a loss while one can be taken', () => {
    const state = town({
      phase: 'aliens',
      aliens: { B1: ['ufo'] },
      zombies: { B1: { rotting: 1, fast_mob: 1 } },
    });
    const went = step(state, 'B1', 'attack:B1', [4, 4], [1, 1]);
    expect(went.questions.at(-1)).toMatchObject({ rule: 'avz.hits', seat: 'zombies' });
    expect(optionsOf(went)).toEqual(['rotting', 'fast_mob']);
    expect(step(state, 'B1', 'attack:B1', [4, 1], [1]).state.dead).toMatchObject({ rotting: 1, fast_mob: 0 });
  });
});

describe('an attack by zombies', () => {
  it('rolls three dice on 4, two on 5 and two on 3 or more (the book’s example)', () => {
    const zombies = { rotting: 3, fast_mob: 1, tough: 2 };
    const state = town({ phase: 'zombies', aliens: { B1: ['tank'] }, zombies: { B1: zombies } });
    expect(asked(step(state, 'B1', 'attack:B1', [1, 1, 1], [1, 1], [1, 1]))).toEqual([
      ['avz.attack.zombies', 3, 4],
      ['avz.attack.zombies', 2, 5],
      ['avz.attack.zombies', 2, 3],
    ]);
  });

  it('has one added to each die among claws', () => {
    const zombies = { rotting: 1, fast: 1, tough: 1 };
    const state = town({ phase: 'zombies', claw: true, aliens: { B1: ['tank'] }, zombies: { B1: zombies } });
    expect(asked(step(state, 'B1', 'attack:B1', [1], [1], [1])).map(([, , least]) => least)).toEqual([
      3, 4, 2,
    ]);
  });

  it('of two hits on a trooper and two UFOs: one kills the trooper, the other bounces off (the book’s example)', () => {
    const state = town({
      phase: 'zombies',
      dead: { fast: 1 },
      aliens: { B1: ['trooper', 'ufo', 'ufo'] },
      zombies: { B1: { rotting: 2 } },
    });
    const went = step(state, 'B1', 'attack:B1', [4, 4], [1, 1], 'trooper', 'fast');
    expect(went.events.find(({ rule }) => rule === 'avz.casualties')).toMatchObject({
      aliens: [{ kind: 'trooper' }],
      wasted: 1,
    });
    // The dead trooper goes to the reserve, and one of the dead back to the grave.
    expect(went.state.aliens.filter(({ at }) => at === 'B1').map(({ kind }) => kind)).toEqual(['ufo', 'ufo']);
    expect(went.state).toMatchObject({ dead: { fast: 0 }, grave: { fast: 1 } });
  });

  it('is saved on 4 or more beside a leader', () => {
    const state = town({ phase: 'zombies', aliens: { B1: ['leader'] }, zombies: { B1: { rotting: 1 } } });
    expect(asked(step(state, 'B1', 'attack:B1', [4])).at(-1)).toEqual(['avz.saves', 1, 4]);
  });
});

describe('Blast ’Em and Chomp ’Em', () => {
  it('roll one more die for each natural six, as long as sixes come', () => {
    const state = town({ phase: 'aliens', aliens: { B1: ['tank'] }, zombies: { B1: { rotting: 9 } } });
    const went = step(state, 'B1', 'blast', [6, 6, 4], [6, 1], [3], [1, 1, 1, 1]);
    expect(asked(went).map(([, dice]) => dice)).toEqual([3, 2, 1, 4]);
    expect(went.state.dead.rotting).toBe(4);
  });

  it('take a six only as it was rolled: a leader’s five isn’t one', () => {
    const state = town({ phase: 'aliens', aliens: { B1: ['leader'] }, zombies: { B1: { rotting: 9 } } });
    expect(asked(step(state, 'B1', 'blast', [5, 5], [1, 1])).map(([, dice]) => dice)).toEqual([2, 2]);
  });

  it('bring one of the dead back to the same location for each natural six, where it can’t act', () => {
    const state = town({
      phase: 'zombies',
      dead: { tough: 1, fast: 1 },
      aliens: { B1: ['tank'] },
      zombies: { B1: { rotting: 3 } },
    });
    const went = step(state, 'B1', 'chomp', [6, 6, 6], 'fast', 'tough', [6, 6, 6]);
    expect(went.state.town.B1.acted).toMatchObject({ rotting: 3, fast: 1, tough: 1 });
    expect(went.state.town.B1.ready).toMatchObject({ rotting: 0, fast: 0, tough: 0 });
  });
});
