/** Section: Attributes, Psycho. Rushes at an enemy and fires every turn, and is feared by those it rushes at. */
import { describe, expect, it } from 'vitest';
import { takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { inBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/battle-proposals.ts';
import { cover } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/covering.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { bringVehicle } from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/bring-vehicle.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withZombies } from '../../../../support/rules/zombies.ts';

/** Nils, a Psycho of Rep 4 whose side goes first, against Gloria and Ann. */
function battle() {
  const contacts = [
    {
      standing: 'fought',
      seen: { year: 2, period: 0 },
      times: 1,
      members: [stranger({ attributes: ['psycho'], weapons: ['pistol'] })],
    } as const,
  ];
  const figures = { f1: { attributes: [] }, f2: { attributes: [] } };
  const campaign = entered(onTable(planned(campaignWith({ contacts, figures }))), 'b1', 'c1');
  withZombies(campaign, []);
  act(campaign, (now) => beginTurn(now, { sides: ['c1', 'Party', 'Zombies'] }), [4, 3, 1]);
  return {
    does: (make: MakeAct, ...dice: (number[] | string)[]) => act(campaign, make, ...dice),
    why: (make: MakeAct) => refusal(campaign, make),
    rushes: () =>
      inBattle(seen(campaign), underWay(campaign), [])
        .filter(({ act: does }) => does === 'move')
        .map((one) => ({ text: proposalText(one), due: one.due })),
    due: () => inBattle(seen(campaign), underWay(campaign), []).map((one) => proposalText(one)),
  };
}
const moves =
  (how: 'normal' | 'fast'): MakeAct =>
  (now) =>
    move(now, { who: 'c1/0', others: [], how });
const charges: MakeAct = (now) =>
  takeCheck(now, { figure: 'c1/0', what: { check: 'wanting-to-charge' }, charging: { who: 'f1' } });
const shoots =
  (rest = {}): MakeAct =>
  (now) =>
    fireAt(now, {
      who: 'f1',
      weapon: 'w1',
      aims: [{ target: 'c1/0', shots: 2, ...rest }],
      from: null,
      anyway: 'in answer',
    });

describe('a Psycho', () => {
  it('doesn’t walk while there is somebody to rush at', () => {
    expect(battle().why(moves('normal'))).toMatchObject({ why: 'must-rush' });
  });

  it('is held back only for a reason: it neither lies down nor covers before it has rushed', () => {
    const liesDown: MakeAct = (now) => move(now, { who: 'c1/0', others: [], how: 'stay', prone: true });
    const covers: MakeAct = (now) => cover(now, { who: 'c1/0', covering: true });
    expect(battle().why(liesDown)).toMatchObject({ why: 'must-rush' });
    expect(battle().why(covers)).toMatchObject({ why: 'must-rush' });
    const reason = 'There is a river between them';
    const { events } = battle().does((now) => cover(now, { who: 'c1/0', covering: true, anyway: reason }));
    expect(JSON.stringify(events)).toContain(reason);
    const rushed = battle();
    rushed.does(moves('fast'), [1, 2]);
    rushed.does(liesDown);
  });

  it('has to rush until it has rushed or charged, and no turn begins before that without asking', () => {
    const RUSH = 'Nils has to rush at an enemy, and to fire if able';
    const { does, rushes } = battle();
    expect(rushes()).toEqual([{ text: RUSH, due: true }]);
    does(charges, [1, 2]);
    expect(rushes()).toEqual([]);
  });

  it('is to fire once it has moved fast, as long as it may', () => {
    const { does, due } = battle();
    expect(due()).not.toContain('Nils fires');
    does(moves('fast'), [1, 2]);
    expect(due()).toContain('Nils fires');
    does(
      (now) => fireAt(now, { who: 'c1/0', weapon: 'w0', aims: [{ target: 'f1', shots: 1 }], from: null }),
      [1],
    );
    expect(due()).not.toContain('Nils fires');
  });

  it('is feared by whom it charges, and by nobody else: one die in melee', () => {
    const { does } = battle();
    does(charges, [1, 2]);
    does((now) => takeCheck(now, { figure: 'f1', what: { check: 'being-charged' } }), [1], 'melee');
    const { events } = does(
      (now) => fight(now, { who: 'f1', hands: [], against: [{ target: 'c1/0' }], from: null }),
      [6],
      [6, 6],
    );
    expect(events.find(({ type }) => type === 'figure-tested')).toMatchObject({ faces: [6] });
  });

  it('is fired at as what moves fast by those it charges', () => {
    // Rep 5 and a 3 hit who stands in the open, and not who is feared.
    const feared = battle();
    feared.does(charges, [1, 2]);
    expect(feared.does(shoots(), [3, 1]).title).toContain('missed');
    const other = battle();
    other.does(charges, [1, 2]);
    expect(other.does(shoots({ rushing: false }), [3, 1], [6], [6]).title).not.toContain('missed');
  });

  it('in a vehicle has nothing to rush with until he gets out', () => {
    const { does, rushes } = battle();
    does((now) => bringVehicle(now, { kind: 'sedan', driver: 'c1/0', inside: [] }));
    expect(rushes()).toEqual([]);
    // Out by the door in a normal move, then at them in the turns that follow.
    does((now) => move(now, { who: 'c1/0', others: [], how: 'normal', inside: null }));
    does((now) => beginTurn(now, { sides: ['c1', 'Party', 'Zombies'] }), [4, 3, 1]);
    expect(rushes()).toMatchObject([{ due: true }]);
  });
});
