/** Skills of veterans: what they are known for, and what a skill does before, in and after a town. */
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
  state.played = town - 1;
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
  it('is counted on the shelf as long as he is ready', () => {
    const fallen = veteran('tank-1', 'forager', { fellAt: 'lower-ash' });
    const state = beforeTown(3, 0, veteran('ufo-1', 'scout'), veteran('ufo-2', 'scout'), fallen);
    expect(avzWar.text.standing(state)).toMatchObject({ who: 'two veterans', sign: 'flag' });
    expect(avzWar.text.standing(beforeTown(2, 0)).who).toBe('');
  });

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
    expect(offered()).toEqual(['march', 'trooper']);
    expect(offered(veteran('tank-1', 'quartermaster'))).toEqual(['march', 'tank', 'trooper']);
    const { state } = steps(beforeTown(2, 1, veteran('tank-1', 'quartermaster')), 'tank', 'march');
    expect(state.ledger).toMatchObject({ points: 0, spent: [{ buy: 'tank', price: 1 }] });
  });

  it('who fell is of no use any more', () => {
    const fallen = veteran('trooper-1', 'scout', { fellAt: 'lower-ash' });
    expect(marched(2, 0, fallen)?.more).toEqual({ first: 2, each: 0 });
  });
});

/** The last step of the second of so many towns: two tanks that lived through the first, and a forager, come out of it. */
function lastStep(towns: number) {
  const unnamed = { kind: 'tank', name: null, towns: 1 } as const;
  const tanks = [veteran('tank-1', undefined, unnamed), veteran('tank-2', undefined, unnamed)];
  const begun = beforeTown(2, 0, veteran('trooper-1', 'forager'), ...tanks);
  begun.ledger.towns = towns;
  const { state } = steps(begun, 'march');
  if (state.game === null) throw new Error('no town is fought for');
  Object.assign(state.game, {
    ...{ phase: 'over', level: 'aliens', turn: 8 },
    aliens: ['trooper-1', 'tank-1', 'tank-2'].map((id) => ({
      ...{ id, kind: id.startsWith('tank') ? 'tank' : 'trooper', at: 'B1', acted: false, name: null },
    })),
    tally: { byTurn: [30], kills: { 'tank-1': 1, 'tank-2': 2 }, fallen: [] },
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

  it('of those who get a name the one with most kills is asked what it is known for, of two', () => {
    const { asked, state, played } = steps(lastStep(6), 'quartermaster');
    expect(asked).toMatchObject([{ rule: 'avz-war.skill', seat: 'aliens', of: 'tank-2' }]);
    // The town is still the one that was fought for.
    const { state: waiting } = steps(lastStep(6));
    expect(avzWar.text.standing(waiting).title).toMatch(/^Ferris Mill/);
    expect(asked[0]?.kind === 'choose' && asked[0].options.map(({ id }) => id)).toEqual([
      'forager',
      'quartermaster',
    ]);
    const named = state.ledger.veterans.find(({ id }) => id === 'tank-2');
    expect(named).toMatchObject({ name: 'Anvil', skill: 'quartermaster' });
    const told = played.events.map((event) => avzWar.text.event(event));
    expect(told).toContain('Anvil is known as a quartermaster from now on.');
    const question = asked[0];
    if (question === undefined) throw new Error('nothing was asked');
    expect(warText.asked?.(state.ledger, question).title).toBe('What is Anvil known for?');
    const roll = warText.inWords(state.ledger, 2).tables.find(({ title }) => title === 'Veterans');
    expect(roll?.rows[2]).toContain('quartermaster: what is bought costs one point less');
  });

  it('nobody is asked after the last battle', () => {
    const { asked, state } = steps(lastStep(2));
    expect(asked).toEqual([]);
    expect(avzWar.outcome(state)).toMatchObject({ names: ['Name of trooper-1', 'The Third', 'Anvil'] });
  });
});
