/** Acts that the results of fire and melee call for, read back from what was told. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { inBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/battle-proposals.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { reload } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { breakOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/break-off.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { beat } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/losers.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { CampaignDate } from '../../../../../src/rules/all-things-zombie/calendar.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Standing } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const TODAY = { year: 2, period: 0 };

/** Gloria, Rep 5, with her machine pistol, against Nils and his pistol, who are enemies. */
function battle(figures = {}, groups = 1, second: { standing?: Standing; seen?: CampaignDate } = {}) {
  const contact = {
    standing: 'fought',
    seen: TODAY,
    times: 1,
    members: [stranger({ weapons: ['machine-pistol'] })],
  } as const;
  const contacts = Array.from({ length: groups }, (_, at) => ({ ...contact, ...(at > 0 && second) }));
  const first = entered(onTable(planned(campaignWith({ figures, contacts }))), 'b1', 'c1');
  const campaign = groups > 1 ? entered(first, 'b2', 'c2') : first;
  const told: ToldHere[] = [];
  const does = (make: MakeAct, ...answers: Answer[]) => {
    const { events } = act(campaign, make, ...answers);
    told.push({ act: told.length + 1, events });
  };
  const fires = (who: string, target: string, ...dice: Answer[]) =>
    does(
      (now) =>
        fireAt(now, {
          who,
          weapon: who === 'f1' ? 'w1' : 'w0',
          aims: [{ target, shots: 2 }],
          from: null,
        }),
      ...dice,
    );
  const tests = (figure: string, check: 'received-fire' | 'pursue-by-fire', ...dice: Answer[]) =>
    does((now) => takeCheck(now, { figure, what: { check } }), ...dice);
  return {
    does,
    fires,
    tests,
    marks: (who: string, condition: Condition) =>
      does((now) => mark(now, { who, condition, byZombie: false })),
    turn: (...faces: number[]) => does((now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), faces),
    takesBack: () => told.pop(),
    areDue: (rule: string) =>
      inBattle(seen(campaign), underWay(campaign), told)
        .filter((one) => one.rule === rule)
        .map((one) => one.due),
    due: () =>
      inBattle(seen(campaign), underWay(campaign), told)
        .filter(({ act: of }) => ['check', 'fire-at', 'fight', 'reload', 'mark'].includes(of))
        .map((one) => proposalText(one)),
  };
}

describe('fire calls for', () => {
  it('Received Fire of whoever was missed, then for fire in answer until somebody ducks', () => {
    const { fires, tests, due } = battle();
    fires('f1', 'c1/0', [1, 2]);
    expect(due()).toEqual(['Received Fire: Nils, fired at by Gloria']);
    tests('c1/0', 'received-fire', [1, 2]);
    expect(due()).toEqual(['Nils fires at Gloria']);
    fires('c1/0', 'f1', [1, 2]);
    expect(due()).toEqual(['Received Fire: Gloria, fired at by Nils']);
    tests('f1', 'received-fire', [6, 6, 6], 'ducksBack');
    expect(due()).toEqual(['Pursue by Fire: Nils after Gloria']);
    tests('c1/0', 'pursue-by-fire', [1, 6]);
    expect(due()).toEqual(['Nils fires at Gloria, as at cover']);
    fires('c1/0', 'f1', [1, 2]);
    expect(due()).toEqual(['Received Fire: Gloria, fired at by Nils']);
  });

  it('Pursue by Fire, which has to be rolled: what is due, and no habit', () => {
    const { fires, tests, areDue } = battle();
    fires('f1', 'c1/0', [1, 2]);
    tests('c1/0', 'received-fire', [6, 6]);
    expect(areDue('atz.pursue-by-fire')).toEqual([true]);
  });

  it('Pursue by Fire, which goes at who has ducked out of sight, though he isn’t active', () => {
    const { does, fires, tests, marks, due } = battle();
    does((now) => beginTurn(now, { sides: ['Party', 'c1'] }), [3, 2]);
    fires('f1', 'c1/0', [1, 2]);
    tests('c1/0', 'received-fire', [6, 6]);
    marks('c1/0', 'ducked-back');
    tests('f1', 'pursue-by-fire', [1, 6]);
    expect(due()).toContain('Gloria fires at Nils, as at cover');
    fires('f1', 'c1/0', [1, 2]);
  });

  it('nothing more in the next turn', () => {
    const { fires, tests, turn, due } = battle();
    fires('f1', 'c1/0', [1, 2]);
    tests('c1/0', 'received-fire', [1, 2]);
    turn(3, 4);
    expect(due()).toEqual([]);
  });

  it('nothing of whoever went down meanwhile', () => {
    const { fires, tests, marks, due } = battle();
    fires('f1', 'c1/0', [1, 2]);
    tests('c1/0', 'received-fire', [1, 2]);
    marks('c1/0', 'knocked-down');
    expect(due()).toEqual([]);
  });

  it('nothing more at whoever went down, or left, meanwhile', () => {
    const { fires, tests, marks, due } = battle();
    fires('f1', 'c1/0', [1, 2]);
    tests('c1/0', 'received-fire', [1, 2]);
    expect(due()).toEqual(['Nils fires at Gloria']);
    marks('f1', 'off-table');
    expect(due()).toEqual([]);
  });

  it('nothing more at people who came into sight, and are beaten by now', () => {
    const { does, marks, due } = battle();
    does((now) => takeCheck(now, { figure: 'f1', what: { check: 'in-sight' } }), [1, 1, 1], 'fires');
    expect(due()).toEqual(['Gloria fires']);
    marks('c1/0', 'dead');
    // Only the players see who else came into sight.
    expect(due()).toEqual(['Gloria fires']);
    does((now) => beat(now, { contact: 'c1' }));
    expect(due()).toEqual([]);
  });

  it('fire at others who came into sight with those who are beaten', () => {
    const { does, due } = battle({}, 2);
    does((now) => takeCheck(now, { figure: 'f1', what: { check: 'in-sight' } }), [1, 1, 1], 'fires');
    does((now) => beat(now, { contact: 'c1' }));
    expect(due()).toEqual(['Gloria fires']);
  });

  it('fire at others who cooperated in an earlier Encounter: that bears on words alone, and none have been had yet', () => {
    const dueBeside = (seenLast: CampaignDate) => {
      const { does, due } = battle({}, 2, { standing: 'cooperated', seen: seenLast });
      does((now) => takeCheck(now, { figure: 'f1', what: { check: 'in-sight' } }), [1, 1, 1], 'fires');
      does((now) => beat(now, { contact: 'c1' }));
      return due();
    };
    expect(dueBeside({ year: 1, period: 0 })).toEqual(['Gloria fires']);
    // People who act together with the party in this Encounter are of its side.
    expect(dueBeside(TODAY)).toEqual([]);
  });

  it('Reaction Fire or Not of those who would fire, and have nothing in the weapon', () => {
    const { does, fires, due } = battle();
    const reloads = 'Gloria reloads the machine pistol';
    fires('f1', 'c1/0', [1, 1]);
    does((now) => breakOff(now, { who: 'f1', among: [] }), [1, 2, 6], 'fires');
    expect(due()).toEqual([
      'Received Fire: Nils, fired at by Gloria',
      'Gloria would fire, and can’t: charge, Duck Back or stay',
      reloads,
    ]);
    does((now) => takeCheck(now, { figure: 'f1', what: { check: 'reaction-fire' } }), 'stays');
    expect(due()).toEqual(['Received Fire: Nils, fired at by Gloria', reloads]);
  });

  it('a reload of barrels that were fired, until they are loaded', () => {
    const gun = { id: heldWeaponId(1), weapon: 'single-barrel-shotgun' as const, clips: null, loaded: true };
    const { fires, does, due } = battle({ f1: { weapons: [gun] } });
    fires('f1', 'c1/0', [1, 2, 1, 2]);
    expect(due()).toEqual([
      'Received Fire: Nils, fired at by Gloria',
      expect.stringMatching(/^Gloria reloads the .*shotgun/),
    ]);
    does((now) => reload(now, { who: 'f1', weapon: 'w1' }));
    expect(due()).toEqual(['Received Fire: Nils, fired at by Gloria']);
  });
});

describe('breaking off calls for', () => {
  const steps = (now: Parameters<typeof breakOff>[0]) => breakOff(now, { who: 'f1', among: ['c1/0'] });

  it('fire in the order of the dice, who stood before who moved', () => {
    const { does, due } = battle();
    does(steps, [1, 2, 6], 'fires', [3, 4]);
    expect(due()).toEqual(['Nils fires at Gloria', 'Gloria fires at Nils']);
  });

  it('the better dice first', () => {
    const { does, due } = battle();
    does(steps, [1, 2, 6], 'fires', [3, 6]);
    expect(due()).toEqual(['Gloria fires at Nils', 'Nils fires at Gloria']);
  });
});

describe('a friend’s shot, which takes a reason,', () => {
  it('calls for no fire at the friend', () => {
    const { does, due, tests } = battle();
    const aims = [{ target: 'f1', shots: 1 }];
    does((now) => fireAt(now, { who: 'f2', weapon: 'w2', aims, from: null, anyway: 'by mistake' }), [1]);
    tests('f1', 'received-fire', [1, 2, 6], 'finishesMoveAndFires');
    expect(due().filter((one) => one.includes('fires'))).toEqual([]);
  });
});

describe('a round of melee that fells nobody', () => {
  const fights = (now: Parameters<typeof fight>[0]) =>
    fight(now, { who: 'f1', hands: [], against: [{ target: 'c1/0' }, { target: null }], from: null });

  it('goes on in the next turn, against those who still stand', () => {
    const { does, turn, due } = battle();
    // A draw with Nils; the zombie is beaten, and dead.
    does(fights, [1, 6], [1, 6], [6], [1]);
    expect(due()).toEqual([]);
    turn(2, 4);
    expect(due()).toEqual(['Melee goes on: Gloria against Nils']);
    does((now) => breakOff(now, { who: 'f1', among: ['c1/0'] }), [6, 6, 6], 'doesNotFire', [6, 6]);
    expect(due()).toEqual([]);
  });

  it('is over for whoever was felled in it', () => {
    const { does, turn, due } = battle();
    does(fights, [6, 6], [1, 2], [6], [6], [1]);
    turn(2, 4);
    expect(due()).not.toContainEqual(expect.stringContaining('Melee goes on'));
  });
});

describe('whoever is Knocked Down', () => {
  it('gets up when next active, or on doubles', () => {
    const { marks, turn, due } = battle();
    marks('f1', 'knocked-down');
    expect(due()).toEqual([]);
    turn(6, 2);
    expect(due()).toEqual([]);
    turn(4, 2);
    expect(due()).toEqual(['Gloria gets up']);
    turn(6, 6);
    expect(due()).toEqual(['Gloria gets up']);
    marks('f1', 'up');
    expect(due()).toEqual([]);
  });
});
