/** Barrels and thrown weapons count as loaded only while they are, whatever asks (ATZ-22, ATZ-24; section: Reaction Fire or Not). */
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { factsOf } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/facts.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { proposals } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { type FIGHT, fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { finishOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/finish-off.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { WeaponId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type Done, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const held = (weapon: WeaponId) => [{ id: heldWeaponId(31), weapon, clips: null, loaded: false }];

/** Gloria, Rep 5, with that weapon and no attribute. */
const armed = (weapon: WeaponId): Campaign =>
  onTable(planned(campaignWith({ figures: { f1: { weapons: held(weapon), attributes: [] } } })));

function empty(campaign: Campaign, used: number): Campaign {
  underWay(campaign).spent = [{ weapon: heldWeaponId(31), loaded: false, used, ones: 0 }];
  return campaign;
}

const pops =
  (shots: number, more: Partial<InputOf<typeof FIGHT>> = {}): MakeAct =>
  (now) =>
    fight(now, {
      ...{ who: 'f1', hands: [], against: [{ target: null }], from: null, anyway: 'For the test' },
      ...{ pop: { weapon: 'w31', shots } },
      ...more,
    });
const left = (campaign: Campaign) => underWay(campaign).spent;

describe('a weapon that is popped', () => {
  it('has fired its barrels, and has to be reloaded', () => {
    const campaign = armed('double-barrel-shotgun');
    act(campaign, pops(4), [1, 1], [6], [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(left(campaign)).toMatchObject([{ weapon: 'w31', loaded: false, used: 2 }]);
    expect(refusal(campaign, pops(2))).toMatchObject({ why: 'not-loaded' });
  });

  it('leaves the hand if it was thrown', () => {
    const campaign = armed('thrown');
    act(campaign, pops(1), [1, 1], [6], [6]);
    expect(left(campaign)).toMatchObject([{ weapon: 'w31', used: 1 }]);
    expect(refusal(campaign, pops(1))).toMatchObject({ why: 'not-in-hand' });
  });

  it('fires a barrel once; the next zombie beaten is struck', () => {
    const campaign = armed('single-barrel-shotgun');
    const against = [{ target: null }, { target: null }];
    // Four dice at the first; an improvised blow, one die of damage, at the other.
    const { title } = act(campaign, pops(2, { against }), [1, 1], [6, 6], [1, 6, 6, 6], [6]);
    expect(title).toBe('Gloria fights: a zombie dead, one Knocked Down');
  });
});

it('a barrel fired at one who lies is empty, and an empty one finishes off nobody', () => {
  const campaign = withZombies(armed('single-barrel-shotgun'), [zombies({ down: true })]);
  const kills: MakeAct = (now) =>
    finishOff(now, { who: 'f1', target: null, how: 'kill', weapon: 'w31', from: null });
  act(campaign, kills);
  expect(left(campaign)).toMatchObject([{ used: 1 }]);
  expect(refusal(campaign, kills)).toMatchObject({ why: 'not-loaded' });
});

describe('an empty weapon', () => {
  it.each(['single-barrel-shotgun', 'double-barrel-shotgun', 'thrown'] as const)(
    '%s is not loaded',
    (weapon) => {
      const facts = (campaign: Campaign) => {
        const found = fighterNamed(seen(campaign), underWay(campaign), 'f1');
        return found && factsOf(seen(campaign), underWay(campaign), found);
      };
      expect(facts(armed(weapon))?.loaded).toBe(true);
      expect(facts(empty(armed(weapon), weapon.startsWith('double') ? 2 : 1))?.loaded).toBe(false);
    },
  );

  it('fires at nobody who charges, and in answer leaves Reaction Fire', () => {
    const campaign = withZombies(empty(armed('double-barrel-shotgun'), 2), [
      zombies({ doing: { by: 'charging', at: 'f1' as never, unseen: false } }),
    ]);
    const told: ToldHere[] = [];
    const tells = (make: MakeAct, ...answers: Parameters<typeof act>[2][]) => {
      const done: Done = act(campaign, make, ...answers);
      told.push({ act: told.length + 1, events: done.events });
      return done.title;
    };
    const check =
      (check: 'being-charged' | 'in-sight'): MakeAct =>
      (now) =>
        takeCheck(now, { figure: 'f1', what: { check } });
    expect(tells(check('being-charged'), [1, 1, 6], 'melee')).toBe('Gloria: fights hand to hand');
    tells(check('in-sight'), [1, 1, 6], 'fires');
    expect(proposals(seen(campaign), told).map(({ rule }) => rule)).toContain('atz.reaction-fire');
  });
});
