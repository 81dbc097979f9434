import { describe, expect, it } from 'vitest';
import { giveWeapon } from '../../../../../src/rules/all-things-zombie/acts/arms.ts';
import { fire, reload } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { equip, takeClip } from '../../../../../src/rules/all-things-zombie/acts/encounter/planning/stock.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { WeaponId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

const held = (at: number, weapon: WeaponId) => ({ id: heldWeaponId(at), weapon, clips: 3, loaded: true });
const armed = (...weapons: readonly WeaponId[]) =>
  onTable(
    planned(
      campaignWith({ figures: { f1: { weapons: weapons.map((weapon, at) => held(at + 20, weapon)) } } }),
    ),
  );
const fires = (campaign: Campaign, weapon: string | null, shots: number, ones: number, who = 'f1') =>
  act(campaign, (now) => fire(now, { who, weapon, shots, ones, from: null })).title;
const reloads = (campaign: Campaign, weapon: string, who = 'f1') =>
  act(campaign, (now) => reload(now, { who, weapon })).title;
const ammo = (campaign: Campaign, who = 'f1') => fighterNamed(campaign, underWay(campaign), who)?.ammo;

describe('somebody fires', () => {
  it.each([
    ['double-barrel-shotgun', 99],
    ['double-barrel-shotgun', 3],
    ['machine-pistol', 1],
    ['rifle', 2],
  ] as const)('with a %s no %i shots, which it has no volley of', (weapon, shots) => {
    const input = { who: 'f1', weapon: 'w20', shots, ones: 0, from: null };
    expect(refusal(armed(weapon), (now) => fire(now, input))).toMatchObject({ why: 'shots-and-ones' });
  });

  it('from anywhere on a table, however large that is', () => {
    const campaign = armed('machine-pistol');
    const { table } = underWay(campaign);
    underWay(campaign).table = table === null ? null : { ...table, width: 720, depth: 480 };
    const from = { spot: { x: 720, y: 480 }, facing: 'w' } as const;
    const { events } = act(campaign, (now) =>
      fire(now, { who: 'f1', weapon: 'w20', shots: 3, ones: 0, from }),
    );
    expect(events[0]).toMatchObject({ type: 'shots-marked', marker: { from } });
  });

  it('and a marker lies where it was, with the shots on it', () => {
    const campaign = armed('machine-pistol');
    const from = { spot: { x: 30, y: 200 }, facing: 'se' } as const;
    const { title, events } = act(campaign, (now) =>
      fire(now, { who: 'f1', weapon: 'w20', shots: 3, ones: 1, from }),
    );
    expect(title).toBe('Gloria fires three times');
    expect(events).toMatchObject([
      { type: 'shots-marked', marker: { who: 'f1', shots: 3, from } },
      { type: 'fighter-changed', to: { who: 'f1', shots: 3, fought: false }, of: 'shots' },
    ]);
    expect(events).toHaveLength(2);
  });

  it.each(['bow', 'crossbow', 'pistol-crossbow', 'thrown'] as const)(
    'a %s, and nobody hears it',
    (weapon) => {
      const campaign = armed(weapon);
      expect(fires(campaign, 'w20', 1, 0)).toBe('Gloria fires once');
      expect(underWay(campaign)).toMatchObject({ markers: [], fighters: [{ shots: 1 }] });
    },
  );

  it('as fighting at whoever may fire back or charges, and at nobody that isn’t named (ATZ-120)', () => {
    const fought = (target?: 'charging-zombie' | 'other-zombie' | 'armed-human' | 'helpless-human') => {
      const campaign = armed('machine-pistol');
      const shots = { who: 'f1', weapon: 'w20', shots: 3, ones: 0, from: null };
      act(campaign, (now) => fire(now, { ...shots, ...(target && { target }) }));
      return underWay(campaign).fighters[0]?.fought;
    };
    expect([fought('charging-zombie'), fought('armed-human')]).toEqual([true, true]);
    expect([fought('other-zombie'), fought('helpless-human'), fought()]).toEqual([false, false, false]);
  });

  it('without a weapon named, and no clip runs out', () => {
    const campaign = armed('machine-pistol');
    expect(fires(campaign, null, 4, 4)).toBe('Gloria fires four times');
    expect(underWay(campaign)).toMatchObject({ markers: [{ shots: 4 }], spent: [] });
  });
});

describe('ammunition', () => {
  it('of each weapon runs out by itself, as in the worked game', () => {
    const campaign = armed('machine-pistol', 'machine-pistol');
    expect(fires(campaign, 'w20', 2, 2)).toBe('Gloria fires twice, and has to reload');
    expect(fires(campaign, 'w21', 3, 1)).toBe('Gloria fires three times');
    expect(fires(campaign, 'w21', 3, 2)).toBe('Gloria fires three times, and has to reload');
    expect(reloads(campaign, 'w20')).toBe('Gloria reloads');
    expect(ammo(campaign)).toEqual([
      { weapon: 'w20', loaded: true, clips: 2 },
      { weapon: 'w21', loaded: false, clips: 3 },
    ]);
  });

  it('is gone after the clip in it and three more', () => {
    const campaign = armed('machine-pistol');
    for (const left of [2, 1, 0]) {
      fires(campaign, 'w20', 3, 3);
      reloads(campaign, 'w20');
      expect(ammo(campaign)).toEqual([{ weapon: 'w20', loaded: true, clips: left }]);
    }
    fires(campaign, 'w20', 2, 2);
    expect(refusal(campaign, (now) => reload(now, { who: 'f1', weapon: 'w20' }))).toMatchObject({
      why: 'no-clips-left',
    });
  });

  it('of a rifle runs out on the second 1, and the next clip starts over', () => {
    const campaign = armed('rifle');
    fires(campaign, 'w20', 1, 1);
    fires(campaign, 'w20', 1, 0);
    expect(fires(campaign, 'w20', 1, 1)).toBe('Gloria fires once, and has to reload');
    reloads(campaign, 'w20');
    expect(fires(campaign, 'w20', 1, 1)).toBe('Gloria fires once');
  });

  it('of a rifle whose clip has shown a 1 makes place for a full one, and goes back in when no full one is left', () => {
    const campaign = armed('rifle');
    expect(refusal(campaign, (now) => reload(now, { who: 'f1', weapon: 'w20' }))).toMatchObject({
      why: 'loaded-already',
    });
    fires(campaign, 'w20', 1, 1);
    expect(ammo(campaign)).toEqual([{ weapon: 'w20', loaded: true, clips: 3, begun: true }]);
    reloads(campaign, 'w20');
    expect(ammo(campaign)).toEqual([{ weapon: 'w20', loaded: true, clips: 3, partUsed: 1 }]);
    for (const left of [2, 1]) {
      fires(campaign, 'w20', 1, 1);
      fires(campaign, 'w20', 1, 1);
      reloads(campaign, 'w20');
      expect(ammo(campaign)).toEqual([{ weapon: 'w20', loaded: true, clips: left, partUsed: 1 }]);
    }
    fires(campaign, 'w20', 1, 1);
    expect(refusal(campaign, (now) => reload(now, { who: 'f1', weapon: 'w20' }))).toMatchObject({
      why: 'loaded-already',
    });
    fires(campaign, 'w20', 1, 1);
    reloads(campaign, 'w20');
    expect(ammo(campaign)).toEqual([{ weapon: 'w20', loaded: true, clips: 0, begun: true }]);
    // The 1 it had shown counts on.
    expect(fires(campaign, 'w20', 1, 1)).toBe('Gloria fires once, and has to reload');
  });

  it('of a pump counts 1s among all four dice', () => {
    const campaign = armed('pump-shotgun');
    expect(fires(campaign, 'w20', 2, 4)).toBe('Gloria fires twice, and has to reload');
  });

  it('lasts longer with a surplus clip taken for the weapon', () => {
    const campaign = campaignWith({ stock: [{ kind: 'surplus-clip' }] });
    planned(campaign);
    act(campaign, (now) => takeClip(now, { item: 'i1', figure: 'f1', weapon: 'w1' }));
    expect(ammo(campaign)).toEqual([{ weapon: 'w1', loaded: true, clips: 4 }]);
  });

  it('goes with the weapon into other hands', () => {
    const campaign = armed('machine-pistol');
    fires(campaign, 'w20', 2, 2);
    act(campaign, (now) => giveWeapon(now, { figure: 'f1', weapon: 'w20', to: 'f2' }));
    expect(ammo(campaign)).toEqual([]);
    expect(ammo(campaign, 'f2')?.find(({ weapon }) => weapon === 'w20')).toEqual({
      weapon: 'w20',
      loaded: false,
      clips: 3,
    });
    expect(reloads(campaign, 'w20', 'f2')).toBe('Ann reloads');
  });

  it('of a weapon taken up on the way is counted from then on', () => {
    const campaign = campaignWith({ stock: [{ kind: 'weapon', weapon: 'pistol' }] });
    onTable(planned(campaign));
    fires(campaign, 'w1', 2, 2);
    act(campaign, (now) => equip(now, { item: 'i1', figure: 'f1' }));
    // A find of a search is loaded like one's own (ATZ-108).
    expect(ammo(campaign)).toMatchObject([{ loaded: false }, { loaded: true, clips: 3 }]);
  });

  it('of those met is told apart by their places', () => {
    const members = [stranger({ weapons: ['one-hand-edged', 'pistol'] }), stranger({ name: 'Olga' })];
    const campaign = entered(onTable(planned(campaignWith({ contacts: [{ members }] }))), 'b1', 'c1');
    fires(campaign, 'w1', 2, 2, 'c1/0');
    expect(ammo(campaign, 'c1/0')).toEqual([{ weapon: 'w1', loaded: false, clips: 3 }]);
    expect(ammo(campaign, 'c1/1')).toEqual([{ weapon: 'w0', loaded: true, clips: 3 }]);
    expect(reloads(campaign, 'w1', 'c1/0')).toBe('Nils reloads');
    // In the house they were met in.
    expect(underWay(campaign).markers).toEqual([
      { who: 'c1/0', shots: 2, from: { spot: { x: 25, y: 125 }, facing: 'n' } },
    ]);
  });
});
