import { describe, expect, it } from 'vitest';
import { handClips } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/hand-clips.ts';
import { fire, reload } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { planEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { usesClips } from '../../../../../src/rules/all-things-zombie/arms.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { WeaponId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  ammo,
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  turn,
} from '../../../../support/rules/encounter.ts';

const held = (at: number, weapon: WeaponId) => ({
  id: heldWeaponId(at),
  weapon,
  clips: usesClips(weapon) ? 3 : null,
  loaded: usesClips(weapon),
});

/** Gloria, Rep 5, and Ann, Rep 3. */
const table = (glorias: WeaponId, anns: WeaponId) =>
  onTable(
    planned(
      campaignWith({
        figures: { f1: { weapons: [held(20, glorias)] }, f2: { weapons: [held(21, anns)] } },
      }),
    ),
  );
const GIVES = { who: 'f1', weapon: 'w20', to: 'f2', into: 'w21', clips: 2 } as const;
const gives = (campaign: Campaign, clips = 2) =>
  act(campaign, (now) => handClips(now, { ...GIVES, clips })).title;

const why = (campaign: Campaign, other: Partial<Parameters<typeof handClips>[1]> = {}) =>
  refusal(campaign, (now) => handClips(now, { ...GIVES, ...other }));

describe('spare clips in a battle', () => {
  it('pass to whoever has a weapon of the same type', () => {
    const campaign = table('rifle', 'scoped-rifle');
    expect(gives(campaign)).toBe('Ann takes 2 clips from Gloria');
    expect(ammo(campaign, 'f1')).toEqual([{ weapon: 'w20', loaded: true, clips: 1 }]);
    expect(ammo(campaign, 'f2')).toEqual([{ weapon: 'w21', loaded: true, clips: 5 }]);
  });

  it('that have been in the weapon go last, and are what they were there, too', () => {
    const campaign = table('rifle', 'rifle');
    act(campaign, (now) => fire(now, { who: 'f1', weapon: 'w20', shots: 1, ones: 1, from: null }));
    act(campaign, (now) => reload(now, { who: 'f1', weapon: 'w20' }));
    gives(campaign, 2);
    expect(ammo(campaign, 'f1')).toEqual([{ weapon: 'w20', loaded: true, clips: 1, partUsed: 1 }]);
    gives(campaign, 1);
    expect(ammo(campaign, 'f1')).toEqual([{ weapon: 'w20', loaded: true, clips: 0 }]);
    expect(ammo(campaign, 'f2')).toEqual([{ weapon: 'w21', loaded: true, clips: 6, partUsed: 1 }]);
  });

  it('pass in a normal move, and not while either of the two runs (section: Movement and Weapon Usage)', () => {
    for (const who of ['f1', 'f2']) {
      const campaign = table('rifle', 'rifle');
      turn(campaign, 3, 1);
      act(campaign, (now) => move(now, { who, others: [], how: 'fast', withLeader: true }), [1, 1, 6]);
      expect(why(campaign)).toMatchObject({ why: 'runs' });
    }
    const walking = table('rifle', 'rifle');
    turn(walking, 3, 1);
    act(walking, (now) => move(now, { who: 'f1', others: [], how: 'normal' }));
    expect(gives(walking)).toBe('Ann takes 2 clips from Gloria');
  });

  it('belong to the Encounter: in the next one each has what the book gives (ATZ-109)', () => {
    const campaign = table('rifle', 'rifle');
    gives(campaign);
    campaign.encounter = null;
    act(campaign, (now) =>
      planEncounter(now, {
        kind: 'raid',
        role: 'raider',
        objective: 'loot',
        area: 'rural',
        goes: ['f1', 'f2'],
      }),
    );
    for (const who of ['f1', 'f2']) expect(ammo(campaign, who)).toMatchObject([{ clips: 3 }]);
  });

  it('pass when active or on doubles, and else with a reason', () => {
    const campaign = table('rifle', 'rifle');
    turn(campaign, 6, 2);
    expect(why(campaign)).toMatchObject({ why: 'not-active' });
    act(campaign, (now) => handClips(now, { ...GIVES, clips: 1, anyway: 'thrown across' }));
    expect(ammo(campaign, 'f2')).toMatchObject([{ clips: 4 }]);
    turn(campaign, 3, 3);
    gives(campaign, 1);
    expect(ammo(campaign, 'f2')).toMatchObject([{ clips: 5 }]);
  });

  /** Gloria with a rifle, and Nils and Mo, who were met and have one each. */
  function among(standing: 'cooperated' | 'fought') {
    const one = { weapons: ['rifle'] } as const;
    const members = [stranger(one), stranger({ ...one, name: 'Mo' })];
    const contacts = [{ standing, seen: { year: 2, period: 0 }, members }];
    const figures = { f1: { weapons: [held(20, 'rifle')] } };
    return entered(onTable(planned(campaignWith({ contacts, figures }))), 'b1', 'c1');
  }
  const handed = (campaign: Campaign, who: string, weapon: string, to: string, into: string, clips: number) =>
    act(campaign, (now) => handClips(now, { who, weapon, to, into, clips }));

  it('pass to friends who were met, from them, and among them', () => {
    const campaign = among('cooperated');
    const { title, events } = handed(campaign, 'f1', 'w20', 'c1/0', 'w0', 2);
    expect(title).toBe('Nils takes 2 clips from Gloria');
    expect(events).toMatchObject([
      { type: 'clips-changed', figure: 'f1', from: 3, to: 1, why: { reason: 'given-to-friend' } },
      { type: 'ammo-spent', spent: { weapon: 'c1/0/w0', used: -2 } },
    ]);
    expect(ammo(campaign, 'f1')).toEqual([{ weapon: 'w20', loaded: true, clips: 1 }]);
    expect(ammo(campaign, 'c1/0')).toEqual([{ weapon: 'w0', loaded: true, clips: 5 }]);
    handed(campaign, 'c1/0', 'w0', 'c1/1', 'w0', 4);
    expect(ammo(campaign, 'c1/0')).toMatchObject([{ clips: 1 }]);
    handed(campaign, 'c1/1', 'w0', 'f1', 'w20', 7);
    expect(ammo(campaign, 'c1/1')).toMatchObject([{ clips: 0 }]);
    expect(ammo(campaign, 'f1')).toEqual([{ weapon: 'w20', loaded: true, clips: 8 }]);
    const more = { who: 'c1/1', weapon: 'w0', to: 'f1', into: 'w20' } as const;
    expect(why(campaign, more)).toMatchObject({ code: 'too-few-clips', clips: 0 });
  });

  it('that a friend has had in the weapon stay what they were there', () => {
    const campaign = among('cooperated');
    act(campaign, (now) => fire(now, { who: 'c1/0', weapon: 'w0', shots: 1, ones: 1, from: null }));
    act(campaign, (now) => reload(now, { who: 'c1/0', weapon: 'w0' }));
    handed(campaign, 'c1/0', 'w0', 'f1', 'w20', 3);
    expect(ammo(campaign, 'c1/0')).toEqual([{ weapon: 'w0', loaded: true, clips: 0 }]);
    expect(ammo(campaign, 'f1')).toEqual([{ weapon: 'w20', loaded: true, clips: 6, partUsed: 1 }]);
  });

  it('pass to no enemies', () => {
    const campaign = among('fought');
    expect(why(campaign, { to: 'c1/0', into: 'w0' })).toMatchObject({ why: 'not-of-ours' });
    const theirs = { who: 'c1/0', weapon: 'w0', to: 'c1/1', into: 'w0' } as const;
    expect(why(campaign, theirs)).toMatchObject({ why: 'not-of-ours' });
  });

  it('stay where they are otherwise', () => {
    expect(why(table('rifle', 'pistol'))).toMatchObject({
      code: 'other-ammo',
      from: 'rifle',
      into: 'pistol',
    });
    expect(why(table('one-hand-edged', 'rifle'))).toMatchObject({ why: 'no-such-weapon' });
    expect(why(table('rifle', 'rifle'), { clips: 4 })).toMatchObject({ code: 'too-few-clips', clips: 3 });
    expect(why(table('rifle', 'rifle'), { to: 'f1', into: 'w20' })).toMatchObject({ code: 'same-hands' });
    const campaign = table('rifle', 'rifle');
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'knocked-down', byZombie: false }));
    expect(why(campaign)).toMatchObject({ why: 'out-of-action' });
  });
});
