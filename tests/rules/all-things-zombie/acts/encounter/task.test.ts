import { describe, expect, it } from 'vitest';
import { tryTask } from '../../../../../src/rules/all-things-zombie/acts/encounter/task.ts';
import { act } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned } from '../../../../support/rules/encounter.ts';

const LEAP = { kind: 'unopposed', figure: 'f1', difficulty: 'hard', consequence: 'into the alley' } as const;
const SNEAK = {
  kind: 'opposed',
  figure: 'f1',
  opposers: [
    { rep: 6, advantage: 'tester' },
    { rep: 4, advantage: 'tester' },
  ],
  consequence: 'they see her',
} as const;
const party = () => onTable(planned(campaignWith()));

describe('a Task', () => {
  it('may be tried twice: the worked leap of the text', () => {
    const { title, events } = act(party(), (now) => tryTask(now, LEAP), [2, 6], 'try-again', [1, 6]);
    expect(title).toBe('Gloria fails: into the alley');
    expect(events).toEqual([
      {
        type: 'figure-tested',
        figure: 'f1',
        rule: 'atz.task',
        faces: [1, 6],
        target: 4,
        result: 'fails: into the alley',
      },
    ]);
  });

  it('is done with both dice, or given up', () => {
    expect(act(party(), (now) => tryTask(now, LEAP), [2, 4]).title).toBe('Gloria does it');
    expect(act(party(), (now) => tryTask(now, LEAP), [2, 6], 'stop').title).toBe('Gloria stops short of it');
  });

  it('opposed is read against everybody in the way, the hardest in the history', () => {
    const { title, events } = act(party(), (now) => tryTask(now, SNEAK), [6, 4], 'try-again', [6, 4]);
    expect(title).toBe('Gloria fails: they see her');
    expect(events).toMatchObject([{ rule: 'atz.opposed-task', target: 5 }]);
  });
});
