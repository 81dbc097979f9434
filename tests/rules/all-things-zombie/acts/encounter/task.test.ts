import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import {
  type OPPOSED_TASK,
  tryOpposedTask,
  tryTask,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/task.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, entered, onTable, planned, stranger } from '../../../../support/rules/encounter.ts';

const LEAP = { figure: 'f1', difficulty: 'hard', consequence: 'into the alley' } as const;
const SNEAK = {
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
        result: { of: 'task', word: 'failure', consequence: 'into the alley', against: [] },
      },
    ]);
  });

  it('is done with both dice, or given up', () => {
    expect(act(party(), (now) => tryTask(now, LEAP), [2, 4]).title).toBe('Gloria does it');
    expect(act(party(), (now) => tryTask(now, LEAP), [2, 6], 'stop').title).toBe('Gloria stops short of it');
  });

  it.each(['dead', 'out-of-the-fight', 'ran-away', 'captured', 'off-table'] as const)(
    'is neither tried nor opposed by who is %s',
    (condition) => {
      const campaign = party();
      act(campaign, (now) => mark(now, { who: 'f2', condition, byZombie: false }));
      const unable = { code: 'encounter', why: 'out-of-action' };
      expect(refusal(campaign, (now) => tryTask(now, { ...LEAP, figure: 'f2' }))).toEqual(unable);
      const opposers = [{ who: 'f2', rep: 3 }] as const;
      expect(refusal(campaign, (now) => tryOpposedTask(now, { ...SNEAK, opposers }))).toEqual(unable);
    },
  );

  it('opposed is read against everybody in the way, the hardest in the history', () => {
    const { title, events } = act(party(), (now) => tryOpposedTask(now, SNEAK), [6, 4], 'try-again', [6, 4]);
    // A single roll, and only the better of the opposers has caught on: the worked example.
    expect(title).toBe(
      'Gloria fails against an opposer of Rep 6, not against an opposer of Rep 4: they see her',
    );
    const against = [
      { name: null, rep: 6, failed: true },
      { name: null, rep: 4, failed: false },
    ];
    expect(events).toMatchObject([{ rule: 'atz.opposed-task', target: 5, result: { against } }]);
  });

  it('is opposed by people met and of the party, by the Reps they have', () => {
    const members = [stranger({ name: 'Cool Breeze', rep: 6 }), stranger({ name: 'Slider', rep: 4 })];
    const contact = { members, standing: 'fought', seen: { year: 2, period: 0 }, times: 1 } as const;
    const campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
    const sneaks = (...opposers: InputOf<typeof OPPOSED_TASK>['opposers']) =>
      ({ figure: 'f1', opposers, consequence: 'they see her' }) as const;
    const both = sneaks(
      { who: 'c1/0', rep: 1, advantage: 'tester' },
      { who: 'c1/1', rep: 1, advantage: 'tester' },
    );
    const { title, events } = act(campaign, (now) => tryOpposedTask(now, both), [6, 4], 'try-again', [6, 4]);
    expect(title).toBe('Gloria fails against Cool Breeze, not against Slider: they see her');
    expect(events).toMatchObject([{ type: 'figure-tested', target: 5 }]);
    const friend = sneaks({ who: 'f2', rep: 1 });
    // Ann is Rep 3: 5 and 2 more.
    expect(act(campaign, (now) => tryOpposedTask(now, friend), [6, 6]).events).toMatchObject([{ target: 7 }]);
    const why = (task: InputOf<typeof OPPOSED_TASK>) => refusal(campaign, (now) => tryOpposedTask(now, task));
    expect(why(sneaks({ who: 'c1/2', rep: 3 }))).toEqual({ code: 'encounter', why: 'not-here' });
    expect(why(sneaks({ who: 'f1', rep: 5 }))).toEqual({ code: 'encounter', why: 'not-here' });
    expect(why(sneaks())).toEqual({ code: 'encounter', why: 'no-opposer' });
  });

  it('against two is done as often as both dice pass the harder of them', () => {
    let done = 0;
    for (let first = 1; first <= 6; first += 1) {
      for (let second = 1; second <= 6; second += 1) {
        const faces = [first, second];
        const against = { ...SNEAK, opposers: SNEAK.opposers.map(({ rep }) => ({ rep })) };
        const passes = faces.filter((face) => face <= 4).length;
        const { title } = act(
          party(),
          (now) => tryOpposedTask(now, against),
          faces,
          ...(passes === 1 ? ['stop' as const] : []),
        );
        if (title === 'Gloria does it') done += 1;
      }
    }
    // 5 - 1 for the Rep 6, 5 + 1 for the Rep 4: both dice 4 or less.
    expect(done).toBe(16);
  });
});
