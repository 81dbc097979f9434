import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import { type FIGHT, fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { WeaponId } from '../../../../../src/rules/all-things-zombie/types.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const saw = { id: heldWeaponId(30), weapon: 'chain-saw' as const, clips: null, loaded: false };

const table = (members = [stranger()], figures = {}) =>
  entered(onTable(planned(campaignWith({ figures, contacts: [{ members }] }))), 'b1', 'c1');

type Fights = Partial<InputOf<typeof FIGHT>>;
const ZOMBIE = { target: null };
const fights = (input: Fights) => (now: Parameters<typeof fight>[0]) =>
  fight(now, { who: 'f1', hands: [], against: [ZOMBIE], from: null, ...input });
const fought = (campaign: Campaign, input: Fights, ...answers: readonly Answer[]) =>
  act(campaign, fights(input), ...answers);

describe('a round of melee', () => {
  it('kills a zombie, and counts as having fought', () => {
    const campaign = table();
    expect(fought(campaign, {}, [1, 1], [6], [1]).title).toBe('Gloria fights: a zombie dead');
    expect(fighter(campaign, 'f1')).toMatchObject({ fought: true, zombiesKilled: 1, condition: 'up' });
  });

  it('marks who is beaten by a zombie, for what may come of it', () => {
    const campaign = table();
    expect(fought(campaign, {}, [6, 6], [1], [3], [2]).title).toBe(
      'Gloria fights: beaten by a zombie, and is Knocked Down',
    );
    expect(fighter(campaign, 'f1')).toMatchObject({
      condition: 'knocked-down',
      mauled: true,
      byZombie: true,
      fought: true,
      downedBy: { rep: null, weapon: null },
    });
  });

  it('tells a blow with a gun in the hand as one without a weapon, and that it was hand to hand', () => {
    const by = (weapons: WeaponId[]) => {
      const campaign = table([stranger({ weapons })]);
      fought(campaign, { against: [{ target: 'c1/0' }] }, [6, 6], [1, 1], [6], [6]);
      return fighter(campaign, 'f1')?.downedBy;
    };
    expect(by(['rifle'])).toEqual({ rep: 4, weapon: null, by: 'c1/0', inMelee: true });
    expect(by(['one-hand-edged'])).toEqual({ rep: 4, weapon: 'one-hand-edged', by: 'c1/0', inMelee: true });
  });

  it('is held once against several, of whom each takes what is dealt to him', () => {
    const campaign = table([stranger({ weapons: ['one-hand-edged'] })]);
    // At Rep 5 less 1 for two of them: 4 against the zombie, 2 against the machete.
    const against = [{ target: 'c1/0' }, ZOMBIE];
    const { title } = fought(campaign, { against }, [3, 4], [6, 6], [6], [1]);
    expect(title).toBe('Gloria fights: a draw with Nils, a zombie dead');
    expect(fighter(campaign, 'c1/0')).toMatchObject({ fought: true, condition: 'up' });
  });

  it('says of a chain saw whether it stalls', () => {
    const campaign = table(undefined, { f1: { weapons: [saw] } });
    expect(fought(campaign, { hands: ['w30'] }, [1, 6], [6], [2]).title).toBe(
      'Gloria fights: a zombie dead; the chain saw stalls',
    );
  });

  it('has a beaten zombie shot, the clip spent and the shots heard', () => {
    const campaign = table();
    const { title } = fought(campaign, { pop: { weapon: 'w1', shots: 2 } }, [1, 1], [6], [1, 1]);
    expect(title).toBe('Gloria fights: a zombie dead');
    expect(underWay(campaign)).toMatchObject({ markers: [{ shots: 2 }], spent: [{ loaded: false }] });
    expect(fighter(campaign, 'f1')).toMatchObject({ shots: 2, zombiesKilled: 1 });
    expect(refusal(campaign, fights({ pop: { weapon: 'w1', shots: 2 } }))).toEqual({
      code: 'encounter',
      why: 'not-loaded',
    });
  });

  it('strikes the next one after the clip has run empty', () => {
    const campaign = table();
    const input = { pop: { weapon: 'w1', shots: 2 }, against: [ZOMBIE, ZOMBIE] };
    expect(fought(campaign, input, [1, 1], [6, 6], [1, 1], [6]).title).toBe(
      'Gloria fights: a zombie dead, one Knocked Down',
    );
  });

  it('is refused with what nobody has, and against somebody twice', () => {
    const campaign = table();
    const why = (input: Fights) => refusal(campaign, fights(input));
    expect(why({ hands: ['w9'] })).toEqual({ code: 'encounter', why: 'no-such-weapon' });
    expect(why({ against: [{ target: 'c1/0' }, { target: 'c1/0' }] })).toEqual({
      code: 'encounter',
      why: 'named-twice',
    });
    expect(why({ against: [{ target: 'c1/7' }] })).toEqual({ code: 'encounter', why: 'not-here' });
    expect(why({ pop: { weapon: 'w1', shots: 1 } })).toEqual({
      code: 'volley',
      why: 'shots-not-of-weapon',
      weapon: 'machine-pistol',
    });
  });
});
