/** Checks that nothing on the table calls for, or that have been taken: they want the player’s reason. */
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import {
  type CHECK,
  takeCheck,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { type Fighter, strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { marked } from '../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const f1 = figureId(1);
const nils = strangerId(contactId(1), 0);
type Check = InputOf<typeof CHECK>['what'];

/** Nils and Gloria in the first turn, in which he may go and she may not. */
function battle(is: Partial<Fighter> = {}) {
  const contacts = [
    { standing: 'fought', seen: { year: 2, period: 0 }, times: 1, members: [stranger()] } as const,
  ];
  const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
  withZombies(campaign, []);
  act(campaign, (now) => beginTurn(now, { sides: ['c1', 'Party', 'Zombies'] }), [4, 6, 1]);
  marked(campaign, nils, is);
  const input = (what: Check, rest: Partial<InputOf<typeof CHECK>> = {}) => ({ figure: nils, what, ...rest });
  return {
    campaign,
    takes: (what: Check, ...dice: Answer[]) => act(campaign, (now) => takeCheck(now, input(what)), ...dice),
    why: (what: Check, rest?: Partial<InputOf<typeof CHECK>>) =>
      refusal(campaign, (now) => takeCheck(now, input(what, rest))),
  };
}

describe('a check that nothing calls for', () => {
  it('wants a reason: not fired at, not charged, nobody fleeing, not called upon to fire, not ducked back', () => {
    for (const check of [
      'received-fire',
      'being-charged',
      'surprise',
      'pursue-by-fire',
      'reaction-fire',
      'what-now',
      'see-zombie-death',
      'overrun',
    ] as const)
      expect(battle().why({ check }), check).toMatchObject({ why: 'no-cause' });
  });

  it('is taken for the reason, which the log keeps', () => {
    const { campaign } = battle();
    const { events } = act(
      campaign,
      (now) => takeCheck(now, { figure: nils, what: { check: 'received-fire' }, anyway: 'a shot by hand' }),
      [1, 2],
    );
    expect(events[0]).toMatchObject({
      type: 'done-anyway',
      untimely: 'no-cause',
      why: { text: 'a shot by hand' },
    });
  });

  it('is free before the first turn, of which nobody keeps anything', () => {
    const campaign = entered(
      onTable(planned(campaignWith({ contacts: [{ standing: 'fought', members: [stranger()] }] }))),
      'b1',
      'c1',
    );
    act(campaign, (now) => takeCheck(now, { figure: nils, what: { check: 'received-fire' } }), [1, 2]);
  });
});

describe('a check that has been answered', () => {
  it('wants a reason the second time, whatever it was', () => {
    const answered: readonly (readonly [Check['check'], Partial<Fighter>, number[]])[] = [
      ['received-fire', { underFire: { by: f1, weapon: 'pistol' } }, [1, 2]],
      ['being-charged', { chargedBy: { by: f1 } }, [1, 2]],
      ['pursue-by-fire', { pursues: [f1] }, [1, 2]],
      ['what-now', { condition: 'ducked-back' }, [1, 2]],
      ['in-sight', {}, [1, 2]],
      ['wanting-to-charge', {}, [6, 6]],
    ];
    for (const [check, is, dice] of answered) {
      const { takes, why } = battle(is);
      takes({ check }, dice);
      expect(why({ check }), check).toMatchObject({
        why: expect.stringMatching(/^(no-cause|asked-already|charged-already)$/),
      });
    }
  });

  it('is In Sight again once anybody has moved, or zombies have', () => {
    const { campaign, takes, why } = battle();
    const inSight = { check: 'in-sight' } as const;
    takes(inSight, [1, 2]);
    expect(why(inSight)).toMatchObject({ why: 'asked-already' });
    act(campaign, (now) => move(now, { who: nils, others: [], how: 'normal' }));
    takes(inSight, [1, 2]);
    withZombies(campaign, [zombies()]);
    expect(underWay(campaign).fighters.find(({ who }) => who === nils)?.done?.looked).toBe(true);
    expect(why(inSight)).toMatchObject({ why: 'asked-already' });
  });

  it('lets somebody who can’t fire charge instead, active or not (section: Reaction Fire or Not)', () => {
    const { campaign } = battle();
    marked(campaign, f1, { toFire: { at: nils } });
    const check = (what: Check) => (now: Parameters<typeof takeCheck>[0]) =>
      takeCheck(now, { figure: 'f1', what });
    expect(refusal(campaign, check({ check: 'wanting-to-charge' }))).toMatchObject({ why: 'not-active' });
    act(campaign, check({ check: 'reaction-fire', inChargeRange: true, canFire: false }), 'charges');
    act(campaign, check({ check: 'wanting-to-charge' }), [6, 6, 6], 'stays');
    // The leave was for one try, and it is no turn of his own.
    expect(refusal(campaign, check({ check: 'wanting-to-charge' }))).toMatchObject({ why: 'not-active' });
  });
});
