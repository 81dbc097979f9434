/** Sections: Melee, Continuous Melee, “Wanting to Charge” and “Received Fire” Checks. One melee for each knot of figures in contact (ATZ-48, 141, 147). */
import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import {
  type CHECK,
  takeCheck,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { inBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/battle-proposals.ts';
import type { ToldHere } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { breakOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/break-off.ts';
import { type FIGHT, fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { meleeAround } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/knots.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { proposalText } from '../../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { isCharging } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/in-contact.ts';
import { zombiesAct } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { Zombies, ZombiesDoing } from '../../../../../src/rules/all-things-zombie/state/zombies.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  inContact,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const [f1, f3] = [figureId(1), figureId(3)];
const nils = strangerId(contactId(1), 0);
const SIDES = ['Party', 'Zombies', 'c1'];
const at = (who: typeof f1): ZombiesDoing => ({ by: 'melee', with: who });

/**
 * Gloria of Rep 5 (f1), Ann of 3 (f2), Ben of 4 (f3); Nils and Vera of Rep 4 with nothing to fire; a turn in which by these dice they go in
 * this order.
 */
function battle(
  groups: readonly Zombies[] = [],
  dice: readonly number[] = [3, 2, 4],
  weapons: Parameters<typeof stranger>[0] = { weapons: [] },
) {
  const contact = {
    standing: 'fought',
    seen: { year: 2, period: 0 },
    members: [stranger(weapons), stranger({ name: 'Vera', ...weapons })],
  } as const;
  const goes = ['f1', 'f2', 'f3'];
  const figures = Object.fromEntries(goes.map((id) => [id, { attributes: [] }]));
  const table = onTable(planned(campaignWith({ figures, contacts: [contact] }), { goes }));
  const campaign = withZombies(entered(table, 'b1', 'c1'), groups);
  const told: ToldHere[] = [];
  const does = (make: MakeAct, ...answers: readonly Answer[]) => {
    const done = act(campaign, make, ...answers);
    told.push({ act: told.length, events: done.events });
    return done.title;
  };
  const turn = (faces: readonly number[]) => does((now) => beginTurn(now, { sides: SIDES }), [...faces]);
  turn(dice);
  const proposed = (isDue: boolean, ...acts: readonly string[]) =>
    inBattle(seen(campaign), underWay(campaign), told)
      .filter((one) => acts.includes(one.act) && one.due === isDue)
      .map((one) => proposalText(one));
  return {
    campaign,
    does,
    turn,
    due: () => proposed(true, 'fight', 'check'),
    dueFire: () => proposed(true, 'fire-at'),
    later: () => proposed(false, 'fight'),
    why: (make: MakeAct) => refusal(campaign, make),
  };
}

type Check = InputOf<typeof CHECK>['what']['check'];
const checks =
  (figure: string, check: Check, more: Partial<InputOf<typeof CHECK>> = {}): MakeAct =>
  (now) =>
    takeCheck(now, { figure, what: { check }, ...more });
const charges = (figure: string, who: string) => checks(figure, 'wanting-to-charge', { charging: { who } });
const fights =
  (
    who: string,
    against: InputOf<typeof FIGHT>['against'],
    more: Partial<InputOf<typeof FIGHT>> = {},
  ): MakeAct =>
  (now) =>
    fight(now, { who, hands: [], against, from: null, ...more });
const Z = (group: string) => ({ target: null, zombies: group });

describe('a melee of several', () => {
  it('is one: charged while two zombies are on her, she rolls once, at 2 less against each of three', () => {
    const { does, due, why } = battle([zombies({ count: 2, doing: at(f1) })]);
    does(charges('c1/0', 'f1'), [1, 1]);
    expect(due()).toContain('Being Charged: Gloria, by Nils');
    does(
      checks('f1', 'being-charged', { what: { check: 'being-charged', cannotFire: true } as never }),
      [1, 1, 6],
      'melee',
    );
    expect(due()).toEqual(['Melee: Gloria against Nils and two zombies']);
    // Rep 5 less 2 is 3: a 4 does not pass, a 3 does.
    const against = [{ target: 'c1/0' }, Z('z1'), Z('z1')];
    for (const some of [against.slice(0, 1), against.slice(0, 2), against.slice(1)])
      expect(why(fights('f1', some))).toEqual({ code: 'encounter', why: 'others-in-contact' });
    expect(does(fights('f1', against), [3, 4], [4, 6], [4, 1])).toBe(
      'Gloria fights: a draw with Nils, a draw with two zombies',
    );
    expect(due()).toEqual([]);
  });

  it('is one of two who charge the same figure, who tests for each of them before it rolls once', () => {
    const { campaign, does, due } = battle();
    does(charges('c1/0', 'f1'), [1, 1]);
    does(charges('c1/1', 'f1'), [1, 2, 6]);
    expect(due()).toEqual(['Being Charged: Gloria, by Nils and Vera']);
    const tests = checks('f1', 'being-charged', {
      what: { check: 'being-charged', cannotFire: true } as never,
    });
    does(tests, [1, 2, 6], 'melee');
    expect(due()).toEqual(['Being Charged: Gloria, by Vera', 'Melee: Gloria against Nils']);
    does(tests, [1, 2, 6], 'melee');
    expect(due()).toEqual(['Melee: Gloria against Nils and Vera']);
    // Rep 5 less 1 is 4: a 5 does not pass.
    const against = [{ target: 'c1/0' }, { target: 'c1/1' }];
    expect(does(fights('f1', against), [4, 5], [4, 6], [4, 6])).toBe(
      'Gloria fights: a draw with Nils, a draw with Vera',
    );
    expect(fighter(campaign, 'f1')?.inMelee).toEqual(['c1/0', 'c1/1']);
  });

  it('names everybody as they stand on the table, whoever came into contact first', () => {
    const groups = [
      zombies({ id: 'z1', count: 1, doing: { by: 'melee', with: f3 } }),
      zombies({ id: 'z2', count: 1, doing: { by: 'melee', with: f1, also: [f3] } }),
    ] as const;
    const { campaign } = battle(groups);
    for (const [one, other] of [
      ['f1', 'c1/1'],
      ['f3', 'c1/1'],
      ['f2', 'c1/1'],
      ['f1', 'c1/0'],
    ] as const)
      inContact(campaign, one, other);
    const melee = (who: string) => meleeAround(seen(campaign), underWay(campaign), who as typeof f1);
    expect(melee('f1')?.beside).toEqual(['f2', 'f3']);
    expect(melee('f1')?.against.map(({ target, zombies: of }) => target ?? of)).toEqual([
      'c1/0',
      'c1/1',
      'z1',
      'z2',
    ]);
    expect(melee('c1/0')?.against.map(({ target, zombies: of }) => target ?? of)).toEqual([
      'f1',
      'f2',
      'f3',
      'z1',
      'z2',
    ]);
  });

  it('has a zombie between two of them fight both at 1 less, and leaves it in contact with both', () => {
    const { campaign, does, due } = battle(
      [zombies({ count: 1, doing: { by: 'melee', with: f1, also: [f3] } })],
      [5, 2, 4],
    );
    expect(due()).toEqual(['Melee: Gloria and Ben against a zombie']);
    // Zombies are of Rep 4: less 1 a 4 passes no more, and Ben, with one die, wins; a 6 doesn’t kill it.
    const beside = [{ who: 'f3', hands: [] }];
    expect(does(fights('f1', [Z('z1')], { beside }), [6, 6], [4, 6], [4], [6])).toBe(
      'Gloria fights: a draw with a zombie; Ben fights: a zombie Knocked Down',
    );
    expect(underWay(campaign).zombies?.groups).toMatchObject([
      { down: true, doing: { with: 'f1', also: ['f3'] } },
    ]);
  });

  it('is that of a second one who charges a zombie in contact with the first', () => {
    const { campaign, does, due } = battle([zombies({ count: 2, doing: at(f1) })], [5, 2, 4]);
    does(checks('f3', 'wanting-to-charge', { zombies: 'z1' }), [1, 1, 1]);
    expect(due()).toEqual(['Melee: Gloria and Ben against two zombies']);
    expect(meleeAround(seen(campaign), underWay(campaign), f1)).toMatchObject({
      beside: ['f3'],
      against: [
        { target: null, by: ['f1'] },
        { target: null, zombies: 'z2' },
      ],
    });
  });

  it.each(['f1', 'c1/0'])('is one with enemies who touch the same zombie, and it alone: from %s', (from) => {
    const { campaign, does, due } = battle([zombies({ count: 1, doing: at(f1) })], [3, 2, 4]);
    does(checks('c1/0', 'wanting-to-charge', { zombies: 'z1' }), [1, 1]);
    expect(due()).toEqual(['Melee: Gloria and Nils against a zombie']);
    const [who, other] = from === 'f1' ? [f1, nils] : [nils, f1];
    expect(meleeAround(seen(campaign), underWay(campaign), who)).toMatchObject({
      ...{ who, beside: [other] },
      against: [{ target: null, zombies: 'z1' }],
    });
    // No die of anybody passes, and all draw.
    does(fights(who, [Z('z1')], { beside: [{ who: other, hands: [] }] }), [6, 6], [6, 6], [6]);
    expect(due()).toEqual([]);
  });

  it('is one with enemies whom people and zombies touch', () => {
    const { campaign, does, due } = battle(
      [zombies({ count: 1, doing: { by: 'melee', with: f1, also: [nils] } })],
      [3, 2, 4],
    );
    inContact(campaign, 'f2', 'c1/0');
    expect(due()).toEqual(['Melee goes on: Gloria and Ann against Nils and a zombie']);
    const against = [
      { target: 'c1/0', by: ['f2'] },
      { ...Z('z1'), by: ['f1', 'c1/0'] },
    ];
    expect(meleeAround(seen(campaign), underWay(campaign), f1)).toMatchObject({ beside: ['f2'], against });
    const beside = [{ who: 'f2', hands: [] }];
    does(fights('f1', against, { beside }), [6, 6], [6, 6], [6, 6], [6]);
    expect(due()).toEqual([]);
  });

  it.each(['f1', 'c1/0'])('of two against one is fought from the side of %s with the same dice', (who) => {
    const { campaign, does, due } = battle([], [5, 2, 4]);
    inContact(campaign, 'f1', 'c1/0');
    inContact(campaign, 'f3', 'c1/0');
    expect(due()).toEqual(['Melee goes on: Gloria and Ben against Nils']);
    const ours = [{ target: 'f1' }, { target: 'f3' }];
    const beside = [{ who: 'f3' }];
    const make = who === 'f1' ? fights('f1', [{ target: 'c1/0' }], { beside }) : fights('c1/0', ours);
    const [gloria, ben, nils] = [
      [6, 6],
      [6, 6],
      [4, 6],
    ];
    // Rep 4 less 1: the 4 passes not.
    const title = does(make, ...(who === 'f1' ? [gloria, ben, nils] : [nils, gloria, ben]));
    expect(title).toContain('a draw with');
    expect(title).not.toContain('beaten');
    for (const one of ['f1', 'f3', 'c1/0']) expect(fighter(campaign, one)?.done?.rounds).toBe(1);
    expect(due()).toEqual([]);
  });

  it('of three against three rolls once a figure, each held against those it touches alone', () => {
    const { campaign, does, due } = battle(
      [zombies({ count: 1, doing: { by: 'melee', with: f3, also: [figureId(2)] } })],
      [5, 2, 4],
    );
    inContact(campaign, 'f1', 'c1/0');
    inContact(campaign, 'f2', 'c1/0');
    inContact(campaign, 'f2', 'c1/1');
    expect(due()).toEqual(['Melee goes on: Gloria, Ann and Ben against Nils, Vera and a zombie']);
    const beside = [{ who: 'f2' }, { who: 'f3' }];
    const against = [
      { target: 'c1/0', by: ['f1', 'f2'] },
      { target: 'c1/1', by: ['f2'] },
      { ...Z('z1'), by: ['f2', 'f3'] },
    ];
    // Ann of Rep 3 touches three: 1. Vera touches her alone and keeps Rep 4, Nils and the zombie two: 3.
    const dice = [[6, 6], [2, 2], [6, 6], [4, 6], [4, 6], [4], [6], [6]];
    expect(does(fights('f1', against, { beside }), ...dice)).toMatch(
      /^Gloria fights: a draw with Nils; Ann fights: a draw with Nils, beaten by Vera, a draw with a zombie, and is .*; Ben fights: a draw with a zombie$/,
    );
  });

  it('falls apart where somebody falls, steps back or flees: contact is of both or of neither', () => {
    const { campaign, does, due } = battle(
      [zombies({ count: 1, doing: { by: 'melee', with: f1, also: [f3] } })],
      [5, 2, 4],
    );
    inContact(campaign, 'f1', 'c1/0');
    expect(due()).toEqual(['Melee goes on: Gloria and Ben against Nils and a zombie']);
    does((now) => mark(now, { who: 'c1/0', condition: 'ducked-back', byZombie: false }));
    expect(due()).toEqual(['Melee: Gloria and Ben against a zombie']);
    // Of people in contact nobody has to be named.
    inContact(campaign, 'f1', 'c1/1');
    expect(does((now) => breakOff(now, { who: 'f1', among: [] }), [1, 1, 6], 'fires', [6, 6])).toBe(
      'Gloria steps back: fire from Gloria',
    );
    expect(due()).toContain('Melee: Ben against a zombie');
  });
});

describe('the rounds of a turn', () => {
  const drawn = [
    [6, 6],
    [6, 6],
  ];

  it('are one in an activation, from whichever side it is opened, and one more as the next side begins', () => {
    const { campaign, does, due, later, why } = battle([], [3, 2, 4]);
    inContact(campaign, 'f1', 'c1/0');
    const [ours, theirs] = [fights('f1', [{ target: 'c1/0' }]), fights('c1/0', [{ target: 'f1' }])];
    does(ours, ...drawn);
    expect(due()).toEqual([]);
    for (const again of [ours, theirs])
      expect(why(again)).toEqual({ code: 'encounter', why: 'fought-already' });
    expect(later()).toEqual(['As the next side begins (Party), melee goes on: Gloria against Nils']);
    // Ann moves, whereby the party begins.
    does((now) => move(now, { who: 'f2', others: [], how: 'stay', prone: true }));
    expect(due()).toEqual(['Melee goes on: Gloria against Nils']);
    does(theirs, ...drawn);
    does(fights('f1', [{ target: 'c1/0' }], { nextSide: true }), ...drawn);
    expect([due(), later()]).toEqual([[], []]);
    expect(why(fights('f1', [{ target: 'c1/0' }], { nextSide: true }))).toEqual({
      code: 'encounter',
      why: 'fought-already',
    });
  });

  it('are none on doubles, and one again in the next turn', () => {
    const { campaign, turn, due, why } = battle([], [3, 3, 3]);
    inContact(campaign, 'f1', 'c1/0');
    expect(due()).toEqual([]);
    expect(why(fights('f1', [{ target: 'c1/0' }]))).toEqual({ code: 'encounter', why: 'doubles' });
    turn([3, 2, 4]);
    expect(due()).toEqual(['Melee goes on: Gloria against Nils']);
  });

  it('are one once the zombies have begun by reaching somebody', () => {
    const { does, due } = battle(
      [zombies({ count: 1, doing: at(f1) }), zombies({ id: 'z2', count: 1 })],
      [3, 4, 2],
    );
    does(fights('f1', [Z('z1')]), [6, 6], [6]);
    expect(due()).toEqual([]);
    does((now) => zombiesAct(now, { group: 'z2', drawnBy: 'nothing', reach: [{ who: 'f1', zombies: 1 }] }));
    does(
      checks('f1', 'being-charged', { what: { check: 'being-charged', cannotFire: true } as never }),
      [1, 1, 6],
      'melee',
    );
    // That of the zombies, in which the second has come: all of them fight.
    expect(due()).toEqual(['Melee goes on: Gloria against two zombies']);
  });
});

describe('a charge', () => {
  it('comes before any melee with people, tried once, by who has neither moved nor fired', () => {
    const { does, why } = battle([], [5, 2, 4]);
    const strikes = fights('f3', [{ target: 'c1/0' }]);
    expect(why(strikes)).toEqual({ code: 'encounter', why: 'not-in-contact' });
    does(charges('f3', 'c1/0'), [6, 6, 6]);
    expect(why(strikes)).toEqual({ code: 'encounter', why: 'not-in-contact' });
    expect(why(charges('f3', 'c1/0'))).toEqual({ code: 'encounter', why: 'charged-already' });
    does((now) => move(now, { who: 'f1', others: [], how: 'normal' }));
    expect(why(charges('f1', 'c1/0'))).toEqual({ code: 'encounter', why: 'acted-before-charge' });
    does(fights('f3', [{ target: 'c1/0' }], { anyway: 'they bumped into each other' }), [6, 6], [6, 6]);
  });

  it('is the whole action: nobody moves or fires beside it, and who stays may fire', () => {
    const { campaign, does, why } = battle([], [5, 2, 4]);
    does(charges('f1', 'c1/0'), [1, 1, 1], 'charges');
    const fires: MakeAct = (now) =>
      fireAt(now, { who: 'f1', weapon: 'w1', aims: [{ target: 'c1/1', shots: 2 }], from: null });
    const moves: MakeAct = (now) => move(now, { who: 'f1', others: [], how: 'normal' });
    expect(why(fires)).toEqual({ code: 'encounter', why: 'charges' });
    expect(why(moves)).toEqual({ code: 'encounter', why: 'charges' });
    expect(fighter(campaign, 'f1')?.done?.charge).toBe('comes-on');
  });

  /** Nils charges Gloria, who fires at him first and misses. */
  function underFire(dice: readonly number[], weapons: Parameters<typeof stranger>[0] = { weapons: [] }) {
    const here = battle([], [3, 2, 4], weapons);
    here.does(charges('c1/0', 'f1'), [1, 2]);
    here.does(checks('f1', 'being-charged'), [1, 1, 6], 'firesThenMelee');
    here.does(
      (now) => fireAt(now, { who: 'f1', weapon: 'w1', aims: [{ target: 'c1/0', shots: 2 }], from: null }),
      [1, 1],
    );
    expect(here.due()).toContain('Received Fire: Nils, fired at by Gloria');
    here.does(checks('c1/0', 'received-fire'), dice);
    return here;
  }

  it('goes on under fire, without its being ticked, and the melee stays due', () => {
    const { due, campaign } = underFire([1, 2]);
    expect(due()).toEqual(['Melee: Gloria against Nils']);
    expect(fighter(campaign, 'c1/0')?.done?.charge).toBe('comes-on');
  });

  it('is stopped with one die where there is something to fire, and nobody is in contact', () => {
    const { due, campaign } = underFire([1, 6], { weapons: ['assault-rifle'] });
    expect(due()).toEqual([]);
    expect(fighter(campaign, 'c1/0')?.toFire).toEqual({ at: 'f1' });
    expect(fighter(campaign, 'f1')?.inMelee).toBeUndefined();
  });
});

describe('a charge at a zombie', () => {
  const reached = () => {
    const all = battle([zombies({ count: 1 }), zombies({ id: 'z2' })], [5, 2, 4]);
    all.does(checks('f3', 'wanting-to-charge', { zombies: 'z1' }), [1, 1, 1]);
    return all;
  };

  it('is over once another has killed it, whatever others there are', () => {
    const { campaign, does, due } = reached();
    expect(due()).toEqual(['Melee: Ben against a zombie']);
    does(
      (now) =>
        fireAt(now, {
          ...{ who: 'f1', weapon: 'w1', from: null },
          aims: [{ target: null, zombies: 'z1', shots: 2, far: false }],
        }),
      [6, 5],
      [1, 6],
    );
    expect(underWay(campaign).zombies?.groups.map(({ id }) => id)).toEqual(['z2']);
    expect(due()).toEqual([]);
  });

  it('goes on under fire until they fight', () => {
    const { campaign } = reached();
    const ben = fighter(campaign, 'f3');
    expect(ben && isCharging(underWay(campaign), ben)).toBe(true);
  });
});

describe('fire before a melee', () => {
  it('is due no more once that has been fought, a second one of the same activation too', () => {
    const { campaign, does, dueFire } = battle([], [5, 2, 4], { weapons: ['pistol'] });
    inContact(campaign, 'f1', 'c1/0');
    does(fights('f1', [{ target: 'c1/0' }]), [6, 6], [6, 6]);
    does(charges('f3', 'c1/0'), [1, 1, 1]);
    does(checks('c1/0', 'being-charged'), [1, 1]);
    expect(dueFire()).toEqual(['Nils fires at Ben']);
    const beside = [{ who: 'f3', hands: [] }];
    does(fights('f1', [{ target: 'c1/0' }], { beside }), [6, 6], [6, 6], [6, 6]);
    expect(dueFire()).toEqual([]);
  });
});

describe('a figure charged by people and zombies', () => {
  it('tests for each of them, and flees from all of them at once', () => {
    const { campaign, does, due } = battle([
      zombies({ count: 1, doing: { by: 'charging', at: f1, unseen: false } }),
    ]);
    does(charges('c1/0', 'f1'), [1, 2]);
    const tests = checks('f1', 'being-charged', {
      what: { check: 'being-charged', cannotFire: true } as never,
    });
    expect(due()).toEqual(['Being Charged: Gloria, by Nils']);
    does(tests, [1, 2, 6], 'melee');
    expect(due()).toEqual(['Being Charged: Gloria, by zombies', 'Melee: Gloria against Nils']);
    does(tests, [1, 2, 6], 'runsAway');
    expect(underWay(campaign).zombies?.groups[0]?.doing).toEqual({ by: 'roaming' });
  });
});

describe('fire by two', () => {
  it('is tested for once by each, in their order', () => {
    const { campaign, does, due } = battle([], [5, 2, 4]);
    const fires =
      (who: string, weapon: string, shots: number): MakeAct =>
      (now) =>
        fireAt(now, { who, weapon, aims: [{ target: 'c1/0', shots }], from: null });
    does(fires('f1', 'w1', 2), [1, 2]);
    const [armed] = ['f2', 'f3'].flatMap((who) => {
      const weapon = campaign.figures.find(({ id }) => id === who)?.weapons[0];
      return weapon === undefined ? [] : [{ who, weapon: weapon.id }];
    });
    if (armed === undefined) return expect.fail('somebody else is armed');
    does(fires(armed.who, armed.weapon, 1), [1]);
    const second = armed.who === 'f2' ? 'Ann' : 'Ben';
    expect(due()).toEqual([`Received Fire: Nils, fired at by Gloria and ${second}`]);
    does(checks('c1/0', 'received-fire'), [1, 2], 'finishesMove');
    expect(due()).toContain(`Received Fire: Nils, fired at by ${second}`);
    does(checks('c1/0', 'received-fire'), [6, 6]);
    expect(fighter(campaign, 'c1/0')?.underFire).toBeUndefined();
  });
});
