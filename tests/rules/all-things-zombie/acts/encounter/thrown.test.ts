/** A weapon that is thrown leaves the hand, and is picked up again (sections: Primitive Weapons, Pick Up the Gun or Buddy). */
import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { reload } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

/** Gloria, Rep 5, with an axe to throw, in a turn of hers. */
function withAxe(): Campaign {
  const axe = { id: heldWeaponId(31), weapon: 'thrown', clips: null, loaded: false } as const;
  const campaign = onTable(planned(campaignWith({ figures: { f1: { weapons: [axe], attributes: [] } } })));
  turn(campaign, 4, 1);
  return campaign;
}
const turn = (campaign: Campaign, ...dice: number[]) =>
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), dice);
const throws: MakeAct = (now) =>
  fireAt(now, { who: 'f1', weapon: 'w31', aims: [{ target: null, shots: 1, far: false }], from: null });
const picksUp: MakeAct = (now) => reload(now, { who: 'f1', weapon: 'w31' });
const strikes: MakeAct = (now) =>
  fight(now, { who: 'f1', hands: ['w31'], against: [{ target: null }], from: null });

describe('a thrown weapon', () => {
  it('is thrown once, silently, and neither thrown nor struck with again before it is picked up', () => {
    const campaign = withAxe();
    expect(act(campaign, throws, [1]).title).not.toContain('reload');
    expect(underWay(campaign).markers).toEqual([]);
    turn(campaign, 4, 1);
    expect(refusal(campaign, throws)).toMatchObject({ why: 'not-in-hand' });
    expect(refusal(campaign, strikes)).toMatchObject({ why: 'not-in-hand' });
    expect(proposals(seen(campaign), []).map((one) => proposalText(one))).toContain(
      'Gloria picks up the thrown weapon',
    );
    expect(act(campaign, picksUp).title).toBe('Gloria picks up the thrown weapon');
    act(campaign, throws, [1]);
  });

  it('is picked up on doubles as well (ATZ-126), not by who isn’t active', () => {
    const campaign = withAxe();
    act(campaign, throws, [1]);
    turn(campaign, 6, 1);
    expect(refusal(campaign, picksUp)).toMatchObject({ why: 'not-active' });
    turn(campaign, 3, 3);
    act(campaign, picksUp);
  });
});
