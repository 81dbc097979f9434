/** Results of checks that nobody has marked yet: they bind all the same, until the player says otherwise (section: Involuntary Movement, ATZ-153). */
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import {
  type CHECK,
  takeCheck,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { takeSight } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/sight.ts';
import {
  dueMarks,
  type ToldHere,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

/** Gloria (f1), a Star, Ann (f2), and Nils and Vera, enemies with pistols, who go first; then the party. */
function battle() {
  const members = [stranger(), stranger({ name: 'Vera' })];
  const contact = { standing: 'fought', seen: { year: 2, period: 0 }, members } as const;
  const figures = { f1: { attributes: [] }, f2: { attributes: [] } };
  const campaign = entered(onTable(planned(campaignWith({ figures, contacts: [contact] }))), 'b1', 'c1');
  const told: ToldHere[] = [];
  const does = (make: MakeAct, ...answers: readonly Answer[]) => {
    const { title, events } = act(campaign, make, ...answers);
    told.push({ act: told.length + 1, events });
    return title;
  };
  const turn = (faces: readonly number[]) => {
    // All shots have been heard by then.
    underWay(campaign).markers = [];
    return does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [...faces]);
  };
  turn([3, 2, 4]);
  return {
    campaign,
    does,
    turn,
    why: (make: MakeAct) => refusal(campaign, make),
    marks: () =>
      dueMarks(seen(campaign), underWay(campaign), told).map(({ who, condition }) => `${who} ${condition}`),
  };
}

const fires =
  (who: string, target: string): MakeAct =>
  (now) => {
    const weapon = who === 'f1' ? 'w1' : 'w0';
    return fireAt(now, { who, weapon, aims: [{ target, shots: who === 'f1' ? 2 : 1 }], from: null });
  };
const checks =
  (figure: string, what: InputOf<typeof CHECK>['what'], more: Partial<InputOf<typeof CHECK>> = {}): MakeAct =>
  (now) =>
    takeCheck(now, { figure, what, ...more });
const moves =
  (who: string, anyway?: string): MakeAct =>
  (now) =>
    move(now, { who, others: [], how: 'normal', ...(anyway !== undefined && { anyway }) });
const marked =
  (who: string, condition: Condition): MakeAct =>
  (now) =>
    mark(now, { who, condition, byZombie: false });

const fired: MakeAct = checks('f1', { check: 'received-fire' });
const UNMARKED = { why: 'unmarked' };

/** Nils has missed Gloria, and this has come of it. */
function afterFire(came: 'runsAway' | 'ducksBack') {
  const all = battle();
  all.does(fires('c1/0', 'f1'), [1]);
  all.does(fired, [6, 6, 6], came);
  return all;
}

describe('who runs away by a check', () => {
  it('neither moves, fires nor charges before that is marked, and the mark stays due', () => {
    const { why, marks, turn } = afterFire('runsAway');
    const charge = checks('f1', { check: 'wanting-to-charge' }, { charging: { who: 'c1/1' } });
    for (const make of [moves('f1'), fires('f1', 'c1/0'), charge, checks('f1', { check: 'in-sight' })])
      expect(why(make)).toMatchObject(UNMARKED);
    turn([5, 1, 2]);
    expect(why(moves('f1'))).toMatchObject(UNMARKED);
    expect(marks()).toEqual(['f1 ran-away']);
  });

  it('runs on once it is marked, and stands again once that is', () => {
    const { campaign, does } = afterFire('runsAway');
    does(marked('f1', 'ran-away'));
    expect(fighter(campaign, 'f1')?.toMark).toBeUndefined();
    does((now) => move(now, { who: 'f1', others: [], how: 'fast' }), [6, 6, 6]);
  });

  it('does what the player says, with a reason, or as he has marked it', () => {
    const { campaign, does } = afterFire('runsAway');
    const { events } = act(campaign, moves('f1', 'the shot hit the wall'));
    expect(events[0]).toMatchObject({ type: 'done-anyway', untimely: 'unmarked' });
    does(marked('f1', 'up'));
    does(fires('f1', 'c1/0'), [1, 1]);
  });

  it('is bound by the check of a charge, and by In Sight where Free Will chooses it', () => {
    const charged = battle();
    charged.does(checks('c1/0', { check: 'wanting-to-charge' }, { charging: { who: 'f2' } }), [1, 1]);
    charged.does(checks('f2', { check: 'being-charged' }), [6, 6]);
    expect(charged.marks()).toEqual(['f2 ran-away']);
    expect(charged.why(moves('f2'))).toMatchObject(UNMARKED);
    const sees = battle();
    sees.does((now) => takeSight(now, { looks: [{ who: 'f1' }], seen: ['c1/0'] }), [6, 6, 6], 'runsAway');
    expect(sees.why(moves('f1'))).toMatchObject(UNMARKED);
  });
});

describe('who ducks back by a check', () => {
  it('tests for other fire meanwhile, and does nothing of its own', () => {
    const { does, why } = afterFire('ducksBack');
    does(fires('c1/1', 'f1'), [1]);
    does(fired, [6, 6, 6], 'ducksBack');
    expect(why(moves('f1'))).toMatchObject(UNMARKED);
  });

  it('is up again next turn by itself; an enemy is asked for still, and takes What Now? once marked', () => {
    const own = afterFire('ducksBack');
    own.turn([5, 1, 2]);
    expect(own.marks()).toEqual([]);
    own.does(moves('f2'));
    const { does, turn, marks, why } = battle();
    turn([5, 1, 2]);
    does(fires('f1', 'c1/0'), [1, 1]);
    does(checks('c1/0', { check: 'received-fire' }), [3, 6]);
    expect(marks()).toEqual(['c1/0 ducked-back']);
    turn([3, 1, 4]);
    expect(marks()).toEqual(['c1/0 ducked-back']);
    expect(why(moves('c1/0'))).toMatchObject(UNMARKED);
    does(marked('c1/0', 'ducked-back'));
    expect(why(moves('c1/0'))).toMatchObject({ why: 'what-now-first' });
  });

  it('is still to be marked though somebody charges it meanwhile', () => {
    const { does, turn, marks } = battle();
    turn([5, 1, 2]);
    does(fires('f1', 'c1/0'), [1, 1]);
    does(checks('c1/0', { check: 'received-fire' }), [3, 6]);
    does(checks('f2', { check: 'wanting-to-charge' }, { charging: { who: 'c1/0' } }), [1, 1, 6]);
    expect(marks()).toEqual(['c1/0 ducked-back']);
  });
});
