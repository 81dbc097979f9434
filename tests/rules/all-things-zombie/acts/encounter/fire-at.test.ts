import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import {
  type FIRE_AT,
  fireAt,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { reload } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
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

type Aim = InputOf<typeof FIRE_AT>['aims'][number];

/** Gloria, Rep 5, with her machine pistol, and Ann; Nils and his friends in the house. */
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const table = (members = [stranger()], figures = {}) =>
  entered(onTable(planned(campaignWith({ figures, contacts: [{ members }] }))), 'b1', 'c1');

const zombie = (shots: number, more: Partial<Aim> = {}): Aim => ({
  target: null,
  shots,
  far: false,
  ...more,
});
const nils = (shots: number, more: Partial<Aim> = {}): Aim => ({ target: 'c1/0', shots, ...more });

function fires(campaign: Campaign, aims: readonly Aim[], ...answers: readonly Answer[]) {
  return act(campaign, (now) => fireAt(now, { who: 'f1', weapon: 'w1', aims, from: null }), ...answers);
}

describe('somebody fires at a zombie', () => {
  it('and all that follows is told at once: shots heard, a kill counted, whether it was fighting', () => {
    const campaign = table();
    const { title, events } = fires(campaign, [zombie(2, { charging: true })], [6, 2], [1]);
    expect(title).toBe('Gloria fires twice with the machine pistol: a zombie dead');
    expect(events.map(({ type }) => type)).toEqual([
      'shots-marked',
      'fighter-changed',
      'fighter-changed',
      'figure-tested',
    ]);
    expect(fighter(campaign, 'f1')).toMatchObject({ shots: 2, fought: true, zombiesKilled: 1 });
    expect(underWay(campaign).markers).toMatchObject([{ shots: 2 }]);
  });

  it('that doesn’t come at her, which is no fighting', () => {
    const campaign = table();
    expect(fires(campaign, [zombie(2, { far: true })], [2, 2]).title).toContain('a zombie missed');
    expect(fighter(campaign, 'f1')).toMatchObject({ shots: 2, fought: false, zombiesKilled: 0 });
  });

  it('of the only group there is, without naming it: the dead is no longer counted', () => {
    const campaign = withZombies(table(), [zombies({ count: 3 })]);
    fires(campaign, [zombie(2)], [6, 2], [1]);
    expect(underWay(campaign).zombies?.groups.map(({ count }) => count)).toEqual([2]);
  });

  it('and runs dry on two 1s', () => {
    const campaign = table();
    const { title, events } = fires(campaign, [zombie(2)], [1, 1]);
    expect(title).toContain('and has to reload');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'ammo-spent', spent: expect.objectContaining({ loaded: false }) }),
    );
    expect(
      refusal(campaign, (now) => fireAt(now, { who: 'f1', weapon: 'w1', aims: [zombie(2)], from: null })),
    ).toEqual({
      code: 'encounter',
      why: 'not-loaded',
    });
  });
});

describe('somebody fires at people', () => {
  it('who stand as the dice have it, with what they have taken and whose doing it was', () => {
    const campaign = table();
    // Two hits at Rep 4: no die of 1, then a 4 fails against 3.
    fires(campaign, [nils(2)], [6, 6], [2, 3], [4, 1]);
    expect(fighter(campaign, 'c1/0')).toMatchObject({
      condition: 'out-of-the-fight',
      wounds: 1,
      hits: 2,
      byZombie: false,
      downedBy: { rep: 5, weapon: 'machine-pistol' },
    });
    expect(fighter(campaign, 'f1')).toMatchObject({ fought: true, peopleKilled: 0 });
  });

  it('who lie as many inches back as the Impact, for each hit; with Impact 1 where they stood', () => {
    const rifle = { id: heldWeaponId(31), weapon: 'assault-rifle', clips: 3, loaded: true } as const;
    const campaign = table([stranger()], { f1: { weapons: [rifle] } });
    const aims = [{ ...nils(2) }, zombie(1)];
    const input = { who: 'f1', weapon: 'w31', aims, from: null } as const;
    const { title, events } = act(campaign, (now) => fireAt(now, input), [6, 6, 6], [3, 3], [1, 1], [3]);
    expect(title).toBe(
      'Gloria fires three times with the assault rifle: Nils Knocked Down (4″ back), a zombie Knocked Down (2″ back)',
    );
    expect(events.find(({ type }) => type === 'figure-tested')).toMatchObject({
      result: { at: [{ back: 4 }, { back: 2 }] },
    });
    expect(fires(table(), [nils(2)], [6, 6], [2, 3], [1, 1]).title).toMatch(/Nils Knocked Down$/);
  });

  it('whose hits add up to Mega-Death over the Encounter, lying flat by then', () => {
    const campaign = table();
    fires(campaign, [nils(2)], [6, 6], [2, 3], [1, 1]);
    // Down, and prone: an 8 misses. Four hits in all at Rep 4 need no more dice.
    const { title } = fires(campaign, [nils(3)], [3, 6, 6]);
    expect(title).toContain('Nils dead');
    expect(fighter(campaign, 'c1/0')).toMatchObject({ condition: 'dead', hits: 4 });
    expect(fighter(campaign, 'f1')).toMatchObject({ peopleKilled: 1 });
  });

  it('in the order aimed, the highest dice first', () => {
    const campaign = table([stranger(), stranger({ name: 'Vera', protected: true })]);
    const aims = [nils(2), { target: 'c1/1', shots: 1 }];
    const { title } = fires(campaign, aims, [3, 5, 4], [1, 6]);
    expect(title).toBe('Gloria fires three times with the machine pistol: Nils dead, Vera missed');
    expect(
      refusal(campaign, (now) =>
        fireAt(now, {
          who: 'f1',
          weapon: 'w1',
          aims: [aims[1] ?? nils(1), { target: 'c1/1', shots: 1 }],
          from: null,
        }),
      ),
    ).toEqual({
      code: 'encounter',
      why: 'named-twice',
    });
  });

  it('of whom the Hard as nails are knocked down the first time', () => {
    const campaign = table([stranger({ attributes: ['hard-as-nails'] })]);
    fires(campaign, [nils(2)], [6, 1], [1]);
    expect(fighter(campaign, 'c1/0')).toMatchObject({ condition: 'knocked-down', survived: 1 });
    fires(campaign, [nils(2)], [6, 1], [1]);
    expect(fighter(campaign, 'c1/0')).toMatchObject({ condition: 'dead', survived: 1 });
  });

  it('and nobody gets up by another hit', () => {
    const campaign = table();
    act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'out-of-the-fight', byZombie: false }));
    fires(campaign, [nils(2)], [6, 1], [6], [1]);
    expect(fighter(campaign, 'c1/0')?.condition).toBe('out-of-the-fight');
  });

  it('of the party, and the report knows the Rep of who did it', () => {
    const campaign = table([stranger({ rep: 3 })]);
    act(
      campaign,
      (now) => fireAt(now, { who: 'c1/0', weapon: 'w0', aims: [{ target: 'f2', shots: 2 }], from: null }),
      [6, 6],
      [1, 1],
    );
    const encounter = underWay(campaign);
    expect(reportProposal(campaign, encounter).records[1]).toMatchObject({
      killed: true,
      by: 'people',
      byRep: 3,
    });
  });
});

describe('a crack shot', () => {
  const crack = { f1: { attributes: ['crack-shot' as const] } };
  it('rolls a die more for each shot, by a house rule one in all', () => {
    const campaign = table(undefined, crack);
    fires(campaign, [zombie(2)], [1, 1, 2, 2]);
    campaign.houseRules = { ...campaign.houseRules, crackShotOneDie: true };
    fires(campaign, [zombie(2)], [1, 2, 2]);
    expect(fighter(campaign, 'f1')).toMatchObject({ shots: 4 });
  });
});

describe('whoever was missed', () => {
  it('is under fire until tested for it, outgunned or not as the weapons have it', () => {
    const campaign = table();
    fires(campaign, [nils(2)], [1, 2]);
    expect(fighter(campaign, 'c1/0')).toMatchObject({ underFire: { by: 'f1', weapon: 'machine-pistol' } });
    // Two dice passed, and a pistol against a machine pistol: nobody fires back.
    const { events } = act(
      campaign,
      (now) => takeCheck(now, { figure: 'c1/0', what: { check: 'received-fire', outgunned: false } }),
      [1, 2],
      'ducksBack',
    );
    expect(events[0]).toMatchObject({
      type: 'stranger-tested',
      result: { of: 'reaction', word: 'ducksBack' },
    });
    expect(fighter(campaign, 'c1/0')).not.toHaveProperty('underFire');
  });

  it('tests in the cover it was shot at in, unless it is said to have left it', () => {
    const tested = (what: object) => {
      const campaign = table();
      fires(campaign, [nils(2, { cover: true })], [1, 2]);
      expect(fighter(campaign, 'c1/0')?.underFire).toMatchObject({ cover: true });
      const { events } = act(
        campaign,
        (now) => takeCheck(now, { figure: 'c1/0', what: { check: 'received-fire', ...what } }),
        [6, 6],
      );
      return events[0];
    };
    expect(tested({})).toMatchObject({ result: { word: 'ducksBack' } });
    expect(tested({ inCover: false })).toMatchObject({ result: { word: 'runsAway' } });
  });

  it('is no more under fire in the next turn, nor once down', () => {
    const campaign = table();
    fires(campaign, [nils(2)], [1, 2]);
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [1, 2]);
    expect(fighter(campaign, 'c1/0')).not.toHaveProperty('underFire');
    fires(campaign, [nils(2)], [1, 2]);
    const again = { who: 'f1', weapon: 'w1', aims: [nils(2)], from: null, anyway: 'fired by both' };
    act(campaign, (now) => fireAt(now, again), [6, 2], [6], [1]);
    expect(fighter(campaign, 'c1/0')).not.toHaveProperty('underFire');
  });
});

describe('a double-barrelled shotgun', () => {
  it('fires one barrel, then the other, or both, and is loaded again by hand', () => {
    const gun = { id: heldWeaponId(31), weapon: 'double-barrel-shotgun' as const, clips: null, loaded: true };
    const campaign = table(undefined, { f1: { weapons: [gun] } });
    const shoots = (shots: number) => (now: Parameters<typeof fireAt>[0]) =>
      fireAt(now, { who: 'f1', weapon: 'w31', aims: [zombie(shots)], from: null });
    const loads = (now: Parameters<typeof fireAt>[0]) => reload(now, { who: 'f1', weapon: 'w31' });
    const four = [1, 1, 1, 1];
    expect(refusal(campaign, loads)).toEqual({ code: 'encounter', why: 'loaded-already' });
    expect(act(campaign, shoots(2), four).title).not.toContain('reload');
    expect(refusal(campaign, shoots(4))).toEqual({ code: 'encounter', why: 'not-loaded' });
    expect(act(campaign, shoots(2), four).title).toContain('and has to reload');
    expect(refusal(campaign, shoots(2))).toEqual({ code: 'encounter', why: 'not-loaded' });
    act(campaign, loads);
    expect(act(campaign, shoots(4), [...four, ...four]).title).toContain('and has to reload');
  });
});
