/** Sections: “Wanting to Charge”, “Being Charged” and Surprise Checks. A charge of people makes the check of the charged due. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { inBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/battle-proposals.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
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

/** Gloria, Rep 5, and Ann, whose turn it is; Nils of Rep 4 with a blade and Vera with a pistol. */
function battle() {
  const contact = {
    standing: 'fought',
    seen: { year: 2, period: 0 },
    members: [stranger({ weapons: ['one-hand-edged'] }), stranger({ name: 'Vera' })],
  } as const;
  const campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
  const told: ToldHere[] = [];
  const does = (make: MakeAct, ...answers: readonly (readonly number[] | string)[]) => {
    const { events } = act(campaign, make, ...answers);
    told.push({ act: told.length, events });
  };
  does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [5, 6, 4]);
  const due = () =>
    inBattle(seen(campaign), underWay(campaign), told)
      .filter((one) => one.due && (one.act === 'check' || one.act === 'fight'))
      .map((one) => proposalText(one));
  return { campaign, does, due };
}

const wants =
  (whom: string, unseen = false): MakeAct =>
  (now) =>
    takeCheck(now, {
      figure: 'f1',
      what: { check: 'wanting-to-charge' },
      charging: { who: whom, ...(unseen && { unseen }) },
    });
const tests =
  (who: string, check: 'being-charged' | 'surprise'): MakeAct =>
  (now) =>
    takeCheck(now, { figure: who, what: { check } });

describe('whoever is charged by people', () => {
  it('takes Being Charged before the melee, which is due with whoever stays', () => {
    const { campaign, does, due } = battle();
    does(wants('c1/0'), [1, 2, 3], 'charges');
    expect(fighter(campaign, 'c1/0')?.chargedBy).toEqual({ by: 'f1' });
    expect(due()).toEqual(['Being Charged: Nils, by Gloria']);
    does(tests('c1/0', 'being-charged'), [1, 2]);
    expect(due()).toEqual([expect.stringContaining('Gloria against Nils')]);
    does(
      (now) => fight(now, { who: 'f1', hands: [], against: [{ target: 'c1/0' }], from: null }),
      [6, 6],
      [6, 6],
    );
    expect(due()).toEqual([]);
  });

  it('fires at whoever charges, where the check has it', () => {
    const { campaign, does } = battle();
    does(wants('c1/1'), [1, 2, 3], 'charges');
    does(tests('c1/1', 'being-charged'), [1, 2]);
    expect(fighter(campaign, 'c1/1')?.toFire).toEqual({ at: 'f1' });
  });

  it('runs, and nobody is left to fight, though to fire after', () => {
    const { campaign, does, due } = battle();
    does(wants('c1/0'), [1, 2, 3], 'charges');
    does(tests('c1/0', 'being-charged'), [5, 6]);
    expect(fighter(campaign, 'c1/0')?.chargedBy).toBeUndefined();
    expect(due().filter((text) => text.includes('Gloria'))).toEqual(['Pursue by Fire: Gloria after Nils']);
  });

  it('unseen takes Surprise, and has no dice in the first round where both fail', () => {
    const { campaign, does, due } = battle();
    does(wants('c1/0', true), [1, 2, 3], 'charges');
    expect(due()).toEqual(['Surprise: Nils, charged unseen by Gloria']);
    does(tests('c1/0', 'surprise'), [5, 6]);
    expect(fighter(campaign, 'c1/0')?.chargedBy).toEqual({
      by: 'f1',
      unseen: true,
      tested: true,
      caught: 'noDice',
    });
    // Nils, who was caught with no dice, rolls nothing.
    does((now) => fight(now, { who: 'f1', hands: [], against: [{ target: 'c1/0' }], from: null }), [6, 6]);
  });

  it('is charged no more once the turn is over, and by nobody who isn’t active', () => {
    const { campaign, does, due } = battle();
    const late: MakeAct = (now) =>
      takeCheck(now, { figure: 'c1/0', what: { check: 'wanting-to-charge' }, charging: { who: 'c1/0' } });
    expect(refusal(campaign, late)).toEqual({ code: 'encounter', why: 'at-himself' });
    does(wants('c1/0'), [1, 2, 3], 'charges');
    does((now) => beginTurn(now, { sides: ['Party', 'Zombies', 'c1'] }), [6, 5, 4]);
    expect(due()).toEqual([]);
    expect(refusal(campaign, wants('c1/0'))).toEqual({ code: 'encounter', why: 'not-active' });
  });
});
