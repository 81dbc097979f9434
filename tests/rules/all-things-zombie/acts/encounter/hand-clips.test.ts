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
import { ammo, campaignWith, onTable, planned, turn } from '../../../../support/rules/encounter.ts';

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
