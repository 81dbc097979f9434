/** A meeting as numbered steps, off the dice that have been rolled for it. */
import { describe, expect, it } from 'vitest';
import { meetingSteps } from '../../renderer/games/all-things-zombie/explained/meeting.ts';
import { metWords } from '../../renderer/games/all-things-zombie/text/conditions.ts';
import type { ExplainedRoll } from '../../src/contract/explained.ts';

function rolled(
  rule: string,
  of: string,
  target: number | null,
  faces: readonly number[],
  more: Partial<ExplainedRoll> = {},
): ExplainedRoll {
  return {
    ...{ rule, title: rule, section: '', summary: '', whose: NAMES[of] ?? null, by: 'app', target },
    side: of.includes('/') ? 'others' : 'party',
    dice: faces.map((face) => ({
      face,
      counts: target === null ? null : face <= target ? ('passed' as const) : ('failed' as const),
    })),
    ...{ text: null, least: null, modifiers: [], read: [], rulings: [], odds: null, corrected: false },
    ...more,
  };
}
const NAMES: Readonly<Record<string, string>> = { f1: 'Pris', f2: 'Tam', 'c1/0': 'Ada', 'c1/1': 'Cass' };
const LOOKS = [
  rolled('atz.awareness', 'c1/0', 4, [2, 3]),
  rolled('atz.awareness', 'c1/1', 3, [5, 6]),
  rolled('atz.in-sight', 'f1', 5, [2, 5]),
  rolled('atz.in-sight', 'f2', 3, [2, 5]),
  rolled('atz.in-sight', 'c1/0', 4, [3, 6]),
];
const decided = (rule: string, text: string) => rolled(rule, 'f1', null, [], { dice: null, text });

describe('a meeting', () => {
  it('shows nothing before it has been rolled', () => {
    expect(meetingSteps([])).toEqual([]);
    expect(meetingSteps(LOOKS.slice(0, 2)).map(({ title }) => title)).toEqual(['Do they notice?']);
    expect(meetingSteps(LOOKS).map(({ title }) => title)).toEqual(['Do they notice?', 'Who sees whom']);
  });

  it('says of everybody what the dice came to, with his side', () => {
    const [noticed, seen] = meetingSteps(LOOKS);
    expect(noticed?.rows.map(({ name, side, result }) => [name, side, result])).toEqual([
      ['Ada', 'others', 'passes two: fully aware'],
      ['Cass', 'others', 'passes none: no In Sight check'],
    ]);
    expect(seen?.rows.map(({ name, side, result }) => [name, side, result])).toEqual([
      ['Pris', 'party', 'passes two'],
      ['Tam', 'party', 'passes one'],
      ['Ada', 'others', 'passes one'],
    ]);
  });

  it('lets a Hero fire who passed one die and moved, and says that he is one', () => {
    const looks = LOOKS.map((roll) => (roll.whose === 'Tam' ? { ...roll, hero: true as const } : roll));
    const [, seen, first] = meetingSteps([...looks, decided('atz.encountering-humans', 'Talk the Talk')]);
    expect(seen?.rows.map(({ result }) => result)).toContain('passes one; a Hero, and can’t fail');
    expect(first?.says).toContain('May fire, in this order: Pris, Ada, Tam.');
    expect(first?.says.join(' ')).not.toContain('may not');
  });

  it('says who goes first, who may fire in which order, and what was chosen', () => {
    const first = meetingSteps([...LOOKS, decided('atz.encountering-humans', 'Talk the Talk')])[2];
    expect(first).toMatchObject({
      title: 'Who goes first',
      says: [
        'The party goes first: another figure passes more dice than any of them.',
        'May fire, in this order: Pris, Ada.',
        'Tam passed one and moved, and may not.',
        'Pris leads.',
      ],
      chosen: 'You chose: Talk the Talk',
    });
  });

  it('says why a talk that is won comes to Walk the Walk without a choice or a die', () => {
    const won = [rolled('atz.talk.player', 'f1', 5, [1, 1]), rolled('atz.talk.other', 'c1/0', 4, [6, 6])];
    const draws = [rolled('atz.walk.player', 'f1', null, [1]), rolled('atz.walk.other', 'c1/0', null, [6])];
    const saysOf = (rolls: readonly ExplainedRoll[]) =>
      meetingSteps(rolls).find(({ title }) => title === 'Talk the Talk')?.says;
    expect(saysOf([...won, ...draws])).toEqual([
      'Pris wins by two.',
      'The talk is won by two, and one side is twice as many as the other: it comes to a fight.',
    ]);
    expect(saysOf([...won, decided('atz.talk.may', 'Walk the Walk'), ...draws])).toEqual([
      'Pris wins by two.',
    ]);
  });

  it('says what those met do where they go first', () => {
    const approach = (face: number, turned: boolean) =>
      meetingSteps([
        ...LOOKS.slice(2),
        rolled('atz.attack-or-talk', 'c1/0', 4, [face], {
          modifiers: turned ? [{ name: 'Twice as many', does: 'turns round' }] : [],
        }),
      ]).at(-1)?.rows[0]?.result;
    expect(approach(4, false)).toBe('4 or less: attack. They attack');
    expect(approach(5, false)).toBe('4 or less: attack. They talk');
    expect(approach(4, true)).toBe('4 or less: talk. They talk');
  });

  it('says what a Star does by Free Will as it comes to fire', () => {
    const last = meetingSteps([
      ...LOOKS,
      decided('atz.encountering-humans', 'Attack at once'),
      decided('atz.in-sight-free-will', 'Ducks Back'),
    ]).at(-1);
    expect(last).toMatchObject({ title: 'Free Will', rows: [{ name: 'Pris', result: 'Ducks Back' }] });
  });

  it('lists to fire no Star who does something else by Free Will', () => {
    const mayFire = (does: string) =>
      meetingSteps([
        ...LOOKS,
        decided('atz.encountering-humans', 'Attack at once'),
        decided('atz.in-sight-free-will', does),
      ])[2]?.says[1];
    expect(mayFire('Fires')).toBe('May fire, in this order: Pris, Ada.');
    expect(mayFire('Ducks Back')).toBe('May fire, in this order: Ada.');
    expect(mayFire('Stays')).toBe('May fire, in this order: Ada.');
  });

  it('says by how much the talk was won, and who moves first where it comes to blows', () => {
    const rep = (by: number) => ({ modifiers: [{ name: `Reputation ${by}`, does: `+${by}` }] });
    const steps = meetingSteps([
      ...LOOKS,
      decided('atz.encountering-humans', 'Talk the Talk'),
      rolled('atz.talk.player', 'f1', 4, [1, 2]),
      rolled('atz.talk.other', 'c1/0', 2, [5, 3]),
      decided('atz.talk.may', 'Walk the Walk'),
      rolled('atz.walk.player', 'f1', null, [1], rep(5)),
      rolled('atz.walk.other', 'c1/0', null, [6], rep(4)),
    ]);
    expect(steps.slice(3)).toMatchObject([
      { title: 'Talk the Talk', says: ['Pris wins by two.'] },
      { title: 'Does it come to blows?', chosen: 'You chose: Walk the Walk' },
      { title: 'Walk the Walk', says: ['They make the first move: one round, then dice for the turn.'] },
    ]);
  });
});

describe('a place that was entered', () => {
  it('says whom one met there: nobody, where the dice for how many came to none', () => {
    expect(metWords({ zombies: 0, group: null, places: [] })).toBe('nobody');
    expect(metWords({ zombies: 2, group: null, places: [] })).toBe('two zombies');
    expect(metWords({ zombies: 1, group: 'c1', places: [{ inward: 1, fromLeft: 2 }] })).toBe(
      'one zombie and one person',
    );
  });
});
