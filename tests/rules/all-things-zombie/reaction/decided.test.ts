/** Summaries of the chapter's rules as the player is told them, and what of them is ours. */
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../../../src/rules/all-things-zombie/data/rulings/text/rulings.ts';
import { whoGoesFirst } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/first.ts';
import { REACTION_RULES } from '../../../../src/rules/all-things-zombie/reaction/text/rules.ts';
import { whatNow } from '../../../../src/rules/all-things-zombie/reaction/what-now.ts';
import { ASKING, expectAtEveryRep, played } from './support.ts';

describe('the summaries', () => {
  it('name the hidden with a Leader, zombies just placed, and that who is active picks the target', () => {
    expect(REACTION_RULES['atz.in-sight'].summary).toMatch(/the hidden with a Leader/);
    expect(REACTION_RULES['atz.in-sight'].summary).toMatch(/except zombies just drawn by shots/);
    expect(REACTION_RULES['atz.received-fire'].summary).toMatch(/active figure fires at any target/);
  });
});

describe('what we have decided', () => {
  const about = (id: string) => RULINGS.find((one) => one.id === id)?.decision ?? '';

  it('is written down: ties In Sight, only one die and one more, a Leader’s own What Now', () => {
    expect(about('ATZ-114')).toContain('who stood still fires before');
    expect(about('ATZ-113')).toContain('The ceiling wins');
    expect(about('ATZ-112')).toContain('They don’t');
  });

  it('holds: those inside go first on a tie, a Poser who leads rolls one die, a Leader two', () => {
    const one = { id: 'f1', rep: 5, passes: 1 } as const;
    expect(whoGoesFirst([one], [{ ...one, id: 'c1/0' }])).toBe('others');
    expectAtEveryRep(
      'atz.received-fire',
      { attributes: ['poser'], leader: true },
      { dice: 1, words: ['finishesMoveAndFires', 'ducksBack', 'runsAway'] },
    );
    expect(played(whatNow(ASKING, { rep: 5, leader: true }, {}), [1, 6]).passed.faces).toEqual([1, 6]);
  });
});
