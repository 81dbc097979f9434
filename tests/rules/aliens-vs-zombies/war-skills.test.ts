/** What veterans are known for, and what it does before, in and after a town. */
import { describe, expect, it } from 'vitest';
import { ALIEN_KINDS } from '../../../src/rules/aliens-vs-zombies/data/aliens.ts';
import { warText } from '../../../src/rules/aliens-vs-zombies/text/war/war.ts';
import type { Veteran } from '../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import { avzWar } from '../../../src/rules/aliens-vs-zombies/war/module.ts';
import { SKILLS, type Skill, skillsFor } from '../../../src/rules/aliens-vs-zombies/war/skills.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import type { Answer, Question } from '../../../src/rules/core/play.ts';

const veteran = (id: string, skill?: Skill, more: Partial<Veteran> = {}): Veteran => ({
  ...{ id, kind: 'trooper', name: `Name of ${id}`, towns: 2, kills: 3, fellAt: null },
  ...(skill === undefined ? {} : { skill }),
  ...more,
});

/** Before a town of six: at the second two zombies more at the start, at the fourth leaders from turn 3 on. */
function beforeTown(town: number, points: number, ...veterans: readonly Veteran[]) {
  const state = avzWar.begin({ towns: 6 });
  const results = Array.from({ length: town - 1 }, () => ({
    ...{ town: 'lower-ash', level: 'stalemate', dead: 20, byTurn: [20], lost: 1, points: 1 },
  }));
  Object.assign(state.ledger, { points, results, veterans: [...veterans] });
  return state;
}

function steps(state: ReturnType<typeof beforeTown>, ...answers: readonly Answer[]) {
  const asked: Question[] = [];
  const went = playStep(avzWar, state, (question) => {
    asked.push(question);
    const answer = answers[asked.length - 1];
    return answer === undefined ? undefined : { answer, by: 'script' };
  });
  return { ...went, asked };
}

const marched = (...from: Parameters<typeof beforeTown>) =>
  steps(beforeTown(...from), 'march').state.game?.setup;

describe('a veteran', () => {
  it('has two to choose from, whatever its kind', () => {
    expect(ALIEN_KINDS.map((kind) => skillsFor(kind).length)).toEqual(ALIEN_KINDS.map(() => 2));
    expect(new Set(ALIEN_KINDS.flatMap(skillsFor))).toEqual(new Set(SKILLS));
  });

  it('who scouts takes one of the zombies that make a town harder, and none of the book’s', () => {
    expect(marched(2, 0)?.more).toEqual({ first: 2, each: 0 });
    expect(marched(2, 0, veteran('trooper-1', 'scout'))?.more).toEqual({ first: 1, each: 0 });
    const three = ['trooper-1', 'trooper-2', 'ufo-1'].map((id) => veteran(id, 'scout'));
    expect(marched(2, 0, ...three)?.more).toEqual({ first: 0, each: 0 });
  });

  it('who is a herald has leaders land a turn earlier, never before the first', () => {
    expect(marched(4, 0)?.leadersFrom).toBe(3);
    expect(marched(4, 0, veteran('ufo-1', 'herald'))?.leadersFrom).toBe(2);
    expect(marched(2, 0, veteran('ufo-1', 'herald'))?.leadersFrom).toBe(1);
  });

  it('who is a quartermaster buys a tank for a point', () => {
    const offered = (...veterans: readonly Veteran[]) => {
      const [question] = steps(beforeTown(2, 1, ...veterans)).asked;
      return question?.kind === 'choose' ? question.options.map(({ id }) => id) : [];
    };
    expect(offered()).toEqual(['march', 'trooper', 'abandon']);
    expect(offered(veteran('tank-1', 'quartermaster'))).toEqual(['march', 'tank', 'trooper', 'abandon']);
    const { state } = steps(beforeTown(2, 1, veteran('tank-1', 'quartermaster')), 'tank', 'march');
    expect(state.ledger).toMatchObject({ points: 0, spent: [{ buy: 'tank', price: 1 }] });
  });

  it('who fell is of no use any more', () => {
    const fallen = veteran('trooper-1', 'scout', { fellAt: 'lower-ash' });
    expect(marched(2, 0, fallen)?.more).toEqual({ first: 2, each: 0 });
  });
});

/** The last step of the second of so many towns: a tank that lived through the first, and a forager, come out of it. */
function lastStep(towns: number) {
  const begun = beforeTown(
    2,
    0,
    veteran('trooper-1', 'forager'),
    veteran('tank-1', undefined, { name: null }),
  );
  begun.ledger.towns = towns;
  begun.ledger.veterans = begun.ledger.veterans.map((one) =>
    one.id === 'tank-1' ? { ...one, kind: 'tank', towns: 1 } : one,
  );
  const { state } = steps(begun, 'march');
  if (state.game === null) throw new Error('no town is fought for');
  Object.assign(state.game, {
    ...{ phase: 'over', level: 'aliens', turn: 8 },
    aliens: (['trooper', 'tank'] as const).map((kind) => ({
      ...{ id: `${kind}-1`, kind, at: 'B1', acted: false, name: null },
    })),
    tally: { byTurn: [30], kills: {}, fallen: [] },
  });
  return state;
}

describe('after a town', () => {
  it('each forager who came through it brings a point more', () => {
    expect(steps(lastStep(6), 'quartermaster').state.ledger).toMatchObject({
      points: 4,
      results: [{}, { points: 4 }],
    });
  });

  it('who gets a name is asked what for, of two, and is told to be known for it', () => {
    const { asked, state, played } = steps(lastStep(6), 'quartermaster');
    expect(asked).toMatchObject([{ rule: 'avz-war.skill', seat: 'aliens', of: 'tank-1' }]);
    expect(asked[0]?.kind === 'choose' && asked[0].options.map(({ id }) => id)).toEqual([
      'forager',
      'quartermaster',
    ]);
    const named = state.ledger.veterans.find(({ id }) => id === 'tank-1');
    expect(named).toMatchObject({ name: 'The Third', skill: 'quartermaster' });
    const told = played.events.map((event) => avzWar.text.event(event));
    expect(told).toContain('The Third is known as a quartermaster from now on.');
    const question = asked[0];
    if (question === undefined) throw new Error('nothing was asked');
    expect(warText.asked?.(state.ledger, question).title).toBe('What is The Third known for?');
    const roll = warText.inWords(state.ledger, 2).tables.find(({ title }) => title === 'Veterans');
    expect(roll?.rows[1]).toContain('quartermaster: what is bought costs one point less');
  });

  it('nobody is asked after the last battle', () => {
    const { asked, state } = steps(lastStep(2));
    expect(asked).toEqual([]);
    expect(avzWar.outcome(state)).toMatchObject({ names: ['Name of trooper-1', 'The Third'] });
  });
});
