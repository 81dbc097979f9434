import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { cover } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/covering.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  turn,
  underWay,
} from '../../../../support/rules/encounter.ts';

const table = () =>
  entered(onTable(planned(campaignWith({ contacts: [{ members: [stranger()] }] }))), 'b1', 'c1');
const covers = (campaign: Campaign, who: string, covering = true) =>
  act(campaign, (now) => cover(now, { who, covering }));

const isCovering = (campaign: Campaign, who: string) =>
  underWay(campaign).fighters.find((one) => one.who === who)?.covering === true;

describe('covering fire', () => {
  it('is a die more In Sight, whoever says so or not, but for those who move', () => {
    const campaign = table();
    expect(covers(campaign, 'c1/0').title).toBe('Nils gives covering fire');
    const sees = (what: object) => (now: Parameters<typeof takeCheck>[0]) =>
      takeCheck(now, { figure: 'c1/0', what: { check: 'in-sight', ...what } });
    expect(act(campaign, sees({}), [6, 1, 2]).title).toBe('Nils: fires');
    expect(act(campaign, sees({ moving: true }), [6, 2]).title).toBe('Nils: doesn’t fire');
    expect(covers(campaign, 'c1/0', false).title).toBe('Nils gives covering fire no more');
    expect(act(campaign, sees({}), [1, 2]).title).toBe('Nils: fires');
  });

  it('is over once its figure may be active again; of those met with the turn', () => {
    const campaign = table();
    covers(campaign, 'f1');
    covers(campaign, 'c1/0');
    turn(campaign, 6, 1);
    expect([isCovering(campaign, 'f1'), isCovering(campaign, 'c1/0')]).toEqual([true, false]);
    turn(campaign, 5, 1);
    expect(isCovering(campaign, 'f1')).toBe(false);
  });

  it('is over for whoever is marked as anything but up', () => {
    const campaign = table();
    covers(campaign, 'f1');
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'ducked-back', byZombie: false }));
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'up', byZombie: false }));
    expect(isCovering(campaign, 'f1')).toBe(false);
  });

  it('is for whoever has not moved this turn, but for a reason', () => {
    const campaign = table();
    turn(campaign, 5, 1);
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal' }));
    const covering = { who: 'f1', covering: true };
    expect(refusal(campaign, (now) => cover(now, covering))).toMatchObject({ why: 'has-moved' });
    act(campaign, (now) => cover(now, { ...covering, anyway: 'Was there before' }));
    expect(isCovering(campaign, 'f1')).toBe(true);
  });

  it('is nothing for those who are down', () => {
    const campaign = table();
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'knocked-down', byZombie: false }));
    const why = refusal(campaign, (now) => cover(now, { who: 'f1', covering: true }));
    expect(why).toEqual({ code: 'encounter', why: 'out-of-action' });
  });
});
