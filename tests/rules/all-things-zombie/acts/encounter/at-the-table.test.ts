/** Runs, heroes, fast moves and shots on the player’s own table, as the book has them. */
import { describe, expect, it } from 'vitest';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { fire } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { mayGo } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/activation.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { heldWeaponId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { WeaponId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

/** Gloria, Rep 5, the overall Leader, and Ann, Rep 3. */
const table = (figures = {}) => onTable(planned(campaignWith({ figures })));
const marks = (campaign: Campaign, condition: Condition, who = 'f2') =>
  act(campaign, (now) => mark(now, { who, condition, byZombie: false }));
const received: MakeAct = (now) =>
  takeCheck(now, { figure: 'f2', what: { check: 'received-fire' }, anyway: 'fired at by hand' });

describe('whoever ran away', () => {
  it('is reported so, rallied since or not', () => {
    const campaign = table();
    marks(campaign, 'ran-away');
    marks(campaign, 'up');
    expect(reportProposal(campaign, underWay(campaign)).records[1]).toMatchObject({ ranAway: true });
  });
});

describe('a hero', () => {
  it('is none any more once Out of the Fight, until it becomes one anew', () => {
    const campaign = table({ f2: { attributes: [] } });
    act(campaign, received, [1, 1]);
    // Passes without dice.
    act(campaign, received);
    marks(campaign, 'out-of-the-fight');
    marks(campaign, 'up');
    act(campaign, received, [1, 1]);
    act(campaign, received);
  });

  it('becomes one anew in answer to fire, too (Heroes All)', () => {
    const campaign = entered(
      onTable(planned(campaignWith({ contacts: [{ members: [stranger()] }] }))),
      'b1',
      'c1',
    );
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]);
    act(campaign, received, [1, 1]);
    marks(campaign, 'out-of-the-fight');
    marks(campaign, 'up');
    act(
      campaign,
      (now) => fireAt(now, { who: 'c1/0', weapon: 'w0', aims: [{ target: 'f2', shots: 1 }], from: null }),
      [1],
    );
    act(campaign, received, [1, 1]);
    // Passes without dice.
    act(campaign, received);
  });
});

describe('those of a Leader who may go', () => {
  it('go with the Leader, whatever their own Rep', () => {
    const campaign = table();
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 6]);
    const ann = fighterNamed(campaign, underWay(campaign), 'f2');
    expect(ann && mayGo(campaign, underWay(campaign), ann)).toEqual({ may: true, led: 'Gloria' });
  });
});

describe('a fast move', () => {
  it('of several is rolled once, and read for each', () => {
    const campaign = table({ f1: { attributes: [] } });
    act(campaign, (now) => move(now, { who: 'f1', others: ['f2'], how: 'fast' }), [4, 5, 6]);
    const inches = underWay(campaign).fighters.map(({ moved }) => moved?.inches);
    expect(inches).toEqual([16, 8]);
  });

  it('of the Clumsy tells the fall and its die', () => {
    const campaign = table({ f2: { attributes: ['clumsy'] } });
    const { title } = act(campaign, (now) => move(now, { who: 'f2', others: [], how: 'fast' }), [1, 6], [5]);
    expect(title).toBe('Ann: a fast move of up to 5″, stumbles and lies prone');
  });
});

describe('shots', () => {
  const fires = (weapon: WeaponId, shots: number): [Campaign, MakeAct] => {
    const gun = { id: heldWeaponId(31), weapon, clips: 3, loaded: true };
    const shoots: MakeAct = (now) =>
      fireAt(now, { who: 'f1', weapon: 'w31', aims: [{ target: null, shots, far: false }], from: null });
    return [table({ f1: { weapons: [gun] } }), shoots];
  };

  it('are as many as the weapon fires at once, no more and no fewer', () => {
    const wrong = [
      ['double-barrel-shotgun', 3],
      ['machine-pistol', 9],
      ['machine-pistol', 1],
      ['submachine-gun', 1],
      ['light-machine-gun', 1],
    ] as const;
    for (const [weapon, shots] of wrong)
      expect([weapon, refusal(...fires(weapon, shots)).code]).toEqual([weapon, 'volley']);
  });
});

describe('whoever is down or dead', () => {
  it('enters nothing, moves nowhere and fires at nobody', () => {
    for (const condition of ['out-of-the-fight', 'dead'] as const) {
      const campaign = table();
      marks(campaign, condition, 'f1');
      const tries: readonly MakeAct[] = [
        (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] }),
        (now) => move(now, { who: 'f1', others: [], how: 'normal' }),
        (now) =>
          fireAt(now, {
            who: 'f1',
            weapon: 'w1',
            aims: [{ target: null, shots: 3, far: false }],
            from: null,
          }),
        (now) => fire(now, { who: 'f1', weapon: 'w1', shots: 3, ones: 0, from: null }),
      ];
      for (const make of tries)
        expect(refusal(campaign, make)).toEqual({ code: 'encounter', why: 'out-of-action' });
    }
  });
});
