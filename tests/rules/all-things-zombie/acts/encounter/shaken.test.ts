/**
 * Figures that saw a zombie death for the first time, and figures that ran (sections: See Zombie Death Check, Sanity Table, "Rally" Check).
 */
import { describe, expect, it } from 'vitest';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import {
  dueMarks,
  type ToldHere,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

/** Ann, Rep 3, without attributes, and Gloria, Rep 5, who leads. */
function battle() {
  const campaign = onTable(planned(campaignWith({ figures: { f2: { attributes: [] } } })));
  const told: ToldHere[] = [];
  const does = (make: MakeAct, ...answers: Answer[]) => {
    const { events } = act(campaign, make, ...answers);
    told.push({ act: told.length + 1, events });
    return events;
  };
  const marks = (condition: Condition) => does((now) => mark(now, { who: 'f2', condition, byZombie: false }));
  const takes = (check: 'see-zombie-death' | 'received-fire' | 'rally', ...dice: Answer[]) =>
    does((now) => takeCheck(now, { figure: 'f2', what: { check }, anyway: 'seen on the table' }), ...dice);
  return {
    campaign,
    marks,
    takes,
    turn: (party: number, zombies: number) =>
      does((now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [party, zombies]),
    /** Number that Ann's dice are held against: one less while she is shaken. */
    target: () => takes('rally', [1, 2]).find(({ type }) => type === 'figure-tested') as { target: number },
    due: () =>
      dueMarks(seen(campaign), underWay(campaign), told).map(({ name, condition }) => `${name} ${condition}`),
    proposed: () => proposals(seen(campaign), told).map((one) => proposalText(one)),
  };
}

describe('a zombie death seen for the first time', () => {
  it('makes her run, and shakes her until she is active, sane or not', () => {
    const { takes, turn, target, due, marks, campaign, proposed } = battle();
    turn(6, 1);
    // Passes no die, and two of the Sanity Table.
    takes('see-zombie-death', [6, 6], [1, 3]);
    expect(due()).toEqual(['Ann ran-away']);
    marks('ran-away');
    expect(reportProposal(campaign, underWay(campaign)).records[1]).toMatchObject({ ranAway: true });
    expect(target()).toMatchObject({ target: 2 });
    // A die that doesn't let her side go leaves it so.
    turn(6, 1);
    expect(target()).toMatchObject({ target: 2 });
    turn(5, 6);
    // The zombies act first.
    expect(target()).toMatchObject({ target: 2 });
    expect(proposed().join()).not.toContain('wits');
    turn(3, 1);
    expect(proposed()).toContain('Ann has come round, and is in the fight again');
    expect(target()).toMatchObject({ target: 3 });
    marks('up');
    turn(6, 1);
    expect(target()).toMatchObject({ target: 3 });
    expect(reportProposal(campaign, underWay(campaign)).records[1]).toMatchObject({ ranAway: true });
  });

  it('makes her Duck Back, who pulls herself together for the next turn', () => {
    const { takes, due } = battle();
    takes('see-zombie-death', [3, 6], [1, 3]);
    expect(due()).toEqual(['Ann ducked-back']);
  });

  it('is running away too, where she then huddles', () => {
    const { takes, due, marks, campaign } = battle();
    takes('see-zombie-death', [6, 6], [3, 6]);
    expect(due()).toEqual(['Ann huddled']);
    marks('huddled');
    expect(reportProposal(campaign, underWay(campaign)).records[1]).toMatchObject({
      ranAway: true,
      sanity: 'huddled',
    });
  });
});

describe('whoever has collapsed', () => {
  it('is looked after, and goes to Crazy About My Job once up', () => {
    const { takes, marks, proposed, campaign } = battle();
    takes('see-zombie-death', [6, 6], [6, 6]);
    marks('collapsed');
    expect(proposed()).toContain('A figure looks after Ann for a whole turn');
    marks('up');
    expect(reportProposal(campaign, underWay(campaign)).records[1]).toMatchObject({
      sanity: 'collapsed',
      ranAway: true,
    });
  });
});

describe('whoever ran away', () => {
  it('is rallied once a turn, until a check passes no die', () => {
    const { campaign, marks, takes, turn, proposed } = battle();
    const rally: MakeAct = (now) => takeCheck(now, { figure: 'f2', what: { check: 'rally' } });
    turn(5, 1);
    // A figure that never ran can't rally.
    expect(refusal(campaign, rally)).toMatchObject({ why: 'has-not-fled' });
    marks('ran-away');
    expect(proposed()).toContain('Rally: Ann, if a friend is within 2″');
    takes('rally', [3, 6]);
    expect(refusal(campaign, rally)).toMatchObject({ why: 'rallied-already' });
    expect(proposed().join()).not.toContain('Rally');
    turn(5, 1);
    takes('rally', [6, 6]);
    turn(5, 1);
    expect(refusal(campaign, rally)).toMatchObject({ why: 'past-rallying' });
    expect(proposed().join()).not.toContain('Rally');
  });
});
