import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import {
  type FINISH_OFF,
  finishOff,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
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

function table(who: string, condition: Condition, rep: 3 | 5 = 3): Campaign {
  const members = [stranger({ rep })];
  const campaign = entered(onTable(planned(campaignWith({ contacts: [{ members }] }))), 'b1', 'c1');
  act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
  return campaign;
}

const finishes = (campaign: Campaign, input: Partial<InputOf<typeof FINISH_OFF>>) =>
  act(campaign, (now) =>
    finishOff(now, { who: 'f1', target: 'c1/0', how: 'kill', weapon: null, from: null, ...input }),
  ).title;

describe('somebody on the ground', () => {
  it.each(['knocked-down', 'out-of-the-fight', 'collapsed', 'huddled'] as const)(
    '%s, is killed without dice',
    (as) => {
      const campaign = table('c1/0', as);
      expect(finishes(campaign, {})).toBe('Gloria finishes off Nils');
      expect(fighter(campaign, 'c1/0')).toMatchObject({
        condition: 'dead',
        downedBy: { rep: 5, weapon: null },
      });
      expect(fighter(campaign, 'f1')).toMatchObject({ peopleKilled: 1, fought: false });
      expect(underWay(campaign).markers).toEqual([]);
    },
  );

  it('is captured instead, as one likes', () => {
    const campaign = table('c1/0', 'knocked-down');
    expect(finishes(campaign, { how: 'capture' })).toBe('Gloria takes Nils captive');
    expect(fighter(campaign, 'c1/0')?.condition).toBe('captured');
    expect(fighter(campaign, 'f1')).toMatchObject({ peopleKilled: 0 });
  });

  it('may be a zombie, capped with a gun that is heard as one shot', () => {
    const campaign = table('c1/0', 'up');
    expect(finishes(campaign, { target: null, weapon: 'w1' })).toBe('Gloria finishes off a zombie');
    expect(underWay(campaign).markers).toMatchObject([{ shots: 1 }]);
    expect(fighter(campaign, 'f1')).toMatchObject({ zombiesKilled: 1, shots: 1, fought: false });
  });

  it('is an enemy; of one’s own side only by a correction with a reason', () => {
    const campaign = table('f2', 'out-of-the-fight');
    const own: MakeAct = (now) =>
      finishOff(now, { who: 'f1', target: 'f2', how: 'kill', weapon: null, from: null });
    expect(refusal(campaign, own)).toEqual({ code: 'encounter', why: 'own-side' });
    expect(finishes(campaign, { target: 'f2', anyway: 'bitten' })).toBe('Gloria finishes off Ann');
    expect(fighter(campaign, 'f2')?.condition).toBe('dead');
  });

  it('who is Larger Than Life is captured by people of lower Rep, and killed by others', () => {
    const lower = table('f1', 'out-of-the-fight', 3);
    expect(finishes(lower, { who: 'c1/0', target: 'f1' })).toBe('Nils takes Gloria captive');
    const equal = table('f1', 'out-of-the-fight', 5);
    expect(finishes(equal, { who: 'c1/0', target: 'f1' })).toBe('Nils finishes off Gloria');
    expect(fighter(equal, 'f1')?.condition).toBe('dead');
  });
});
