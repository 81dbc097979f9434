import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../../src/rules/all-things-zombie/acts/act.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { inBattle } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/battle-proposals.ts';
import { vehiclesDue } from '../../../../../src/rules/all-things-zombie/acts/encounter/due/vehicles-due.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { standsAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/stands-at.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { bringVehicle } from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/bring-vehicle.ts';
import {
  type DRIVE,
  drive,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/drive.ts';
import { fireAtVehicle } from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/fire-at-vehicle.ts';
import {
  type SET_VEHICLE,
  setVehicle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/set-vehicle.ts';
import { hearMarker } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { WorkingVehicle } from '../../../../../src/rules/all-things-zombie/state/vehicles.ts';
import type { Answer } from '../../../../../src/rules/core/play.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  idOf,
  onTable,
  planned,
  stranger,
  underWay,
  type Wanted,
} from '../../../../support/rules/encounter.ts';
import { marked, withVehicle } from '../../../../support/rules/vehicles.ts';
import { zombies } from '../../../../support/rules/zombies.ts';

/** Gloria, Rep 5, at the wheel of a sedan, Ann, Rep 3, beside her; Nils, Rep 4, out of doors. */
const RUNS = { engine: true, speed: 12 } as const;
const riding = (
  vehicle: Partial<WorkingVehicle> | null = RUNS,
  wanted: Wanted = {},
  weapons: readonly ('pistol' | 'light-machine-gun')[] = ['pistol'],
) => {
  const campaign = campaignWith({ contacts: [{ members: [stranger({ weapons })] }], ...wanted });
  return withVehicle(entered(onTable(planned(campaign)), 'b1', 'c1'), vehicle);
};
const NILS = strangerId(contactId(1), 0);

type What = InputOf<typeof DRIVE>['what'];
const drives = (campaign: Campaign, what: What, ...answers: readonly Answer[]) =>
  act(campaign, (now) => drive(now, { vehicle: 'm1', driver: 'f1', what }), ...answers).title;
const goes = (
  campaign: Campaign,
  go: Partial<Extract<What, { does: 'go' }>>,
  ...answers: readonly Answer[]
) => drives(campaign, { does: 'go', speed: 12, ...go }, ...answers);
const why = (campaign: Campaign, what: What, driver = 'f1') =>
  refusal(campaign, (now) => drive(now, { vehicle: 'm1', driver, what }));
const car = (campaign: Campaign) => underWay(campaign).working?.[0];
const dueOf = (campaign: Campaign) => {
  const { control, goOn } = vehiclesDue(campaign, underWay(campaign));
  return [...control, ...goOn].map(({ rule }) => rule);
};

/** The party goes first, then the zombies; or neither. */
const turn = (campaign: Campaign, ...dice: readonly [number, number] | readonly []) =>
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [
    ...(dice.length === 0 ? [2, 1] : dice),
  ]);
const heard = (campaign: Campaign) => {
  for (const { shots } of [...underWay(campaign).markers])
    act(campaign, (now) => hearMarker(now, { marker: 0 }), Array(shots).fill(1));
};

describe('a vehicle at the party’s disposal', () => {
  const brings = (campaign: Campaign, inside: readonly string[] = ['f2'], running?: true) =>
    act(campaign, (now) =>
      bringVehicle(now, { kind: 'suv', driver: 'f1', inside, ...(running && { running }) }),
    );

  it('comes to the table as what the player likes, with who sits in it', () => {
    const campaign = riding(null);
    expect(brings(campaign).title).toBe('Gloria takes the wheel of the SUV, one more inside');
    expect(car(campaign)).toEqual({ id: 'm1', kind: 'suv', speed: 0, won: true, driver: 'f1' });
    expect([fighter(campaign, 'f1')?.inside, fighter(campaign, 'f2')?.inside]).toEqual(['m1', 'm1']);
  });

  it('comes once for each that was won', () => {
    const campaign = riding(null);
    brings(campaign, []);
    expect(
      refusal(campaign, (now) => bringVehicle(now, { kind: 'suv', driver: 'f2', inside: [] })),
    ).toMatchObject({
      why: 'no-vehicle-left',
    });
  });

  it('of people met is theirs, and counts for nobody', () => {
    const campaign = riding(null);
    act(campaign, (now) => bringVehicle(now, { kind: 'bus', driver: NILS, inside: [] }));
    expect(car(campaign)?.won).toBeUndefined();
    brings(campaign);
  });

  it('is entered and left by a move, an inch shorter by its door, as long as there is a seat', () => {
    const campaign = riding({ kind: 'sports-car' });
    const input = { others: [], how: 'normal', through: 'door' } as const;
    act(campaign, (now) => move(now, { ...input, who: 'f2', inside: null }));
    expect(fighter(campaign, 'f2')).toMatchObject({ inside: null, moved: { inches: 7 } });
    act(campaign, (now) => move(now, { ...input, who: NILS, inside: 'm1' }));
    expect(refusal(campaign, (now) => move(now, { ...input, who: 'f2', inside: 'm1' }))).toMatchObject({
      why: 'no-seat',
    });
  });

  it('gives cover to who is inside', () => {
    const campaign = riding();
    const aims = [{ target: 'f2', shots: 2 }];
    // Rep 4 in the open hits with 4, in cover with 6.
    const { title } = act(
      campaign,
      (now) => fireAt(now, { who: NILS, weapon: 'w0', aims, from: null }),
      [5, 5],
    );
    expect(title).toContain('missed');
  });
});

describe('an engine', () => {
  it('starts on 3 or less, is tried once a turn, and is heard as six shots, then and each turn (ATZ-38, ATZ-42)', () => {
    const campaign = riding({});
    turn(campaign);
    expect(drives(campaign, { does: 'start' }, [4])).toBe('Gloria in the sedan: doesn’t start');
    expect(underWay(campaign).markers).toEqual([]);
    expect(why(campaign, { does: 'start' })).toMatchObject({ why: 'tried-to-start' });
    turn(campaign);
    expect(drives(campaign, { does: 'start' }, [3])).toBe('Gloria in the sedan: starts');
    expect(underWay(campaign).markers).toEqual([{ who: 'f1', shots: 6, of: 'engine', from: null }]);
    heard(campaign);
    turn(campaign);
    expect(underWay(campaign).markers).toEqual([{ who: 'f1', shots: 6, of: 'engine', from: null }]);
    heard(campaign);
    drives(campaign, { does: 'engine-off' });
    turn(campaign);
    expect(underWay(campaign).markers).toEqual([]);
  });

  it('is heard where the party is until it has driven from there, and then only from where nobody has said', () => {
    const campaign = riding({});
    underWay(campaign).partyAt = { x: 240, y: 300 };
    turn(campaign);
    drives(campaign, { does: 'start' }, [3]);
    const from = { spot: { x: 240, y: 300 }, facing: 'n' };
    expect(underWay(campaign).markers).toMatchObject([{ of: 'engine', from }]);
    goes(campaign, { speed: 6 });
    heard(campaign);
    turn(campaign);
    expect(underWay(campaign).markers).toMatchObject([{ of: 'engine', from: null }]);
  });

  it('starts in the driver’s own activation alone', () => {
    const campaign = riding({});
    turn(campaign, 6, 1);
    expect(why(campaign, { does: 'start' })).toMatchObject({ why: 'not-active' });
    turn(campaign, 2, 2);
    expect(why(campaign, { does: 'start' })).toMatchObject({ why: 'doubles' });
  });

  it('lets it set off in the activation after, whosever that is', () => {
    const campaign = riding({});
    turn(campaign, 3, 5);
    drives(campaign, { does: 'start' }, [1]);
    // The zombies have gone before: this turn has no other activation left.
    expect(why(campaign, { does: 'go', speed: 8 })).toMatchObject({ why: 'driven-already' });
    heard(campaign);
    turn(campaign, 6, 5);
    expect(goes(campaign, { speed: 10 })).toBe('Gloria in the sedan: drives');
  });
});

describe('who sits in a vehicle', () => {
  const gets = (campaign: Campaign, who: string, inside?: null) =>
    refusal(campaign, (now) =>
      move(now, { who, others: [], how: 'normal', ...(inside === null && { inside }) }),
    );

  it('walks nowhere in it', () => {
    for (const speed of [12, 0])
      expect(gets(riding({ engine: true, speed }), 'f2')).toMatchObject({ why: 'rides' });
  });

  it('gets out of it, the driver once it stands', () => {
    expect(gets(riding(), 'f1', null)).toMatchObject({ why: 'at-the-wheel' });
    const campaign = riding({ engine: true, speed: 0 });
    act(campaign, (now) => move(now, { who: 'f1', others: ['f2'], how: 'normal', inside: null }));
    expect([fighter(campaign, 'f1')?.inside, fighter(campaign, 'f2')?.inside]).toEqual([null, null]);
  });
});

describe('driving', () => {
  it('goes on once fire in the activation before has been answered', () => {
    const campaign = riding();
    turn(campaign, 6, 1);
    heard(campaign);
    const rules = () =>
      inBattle(
        campaign,
        underWay(marked(campaign, idOf(campaign, 'f2'), { underFire: { by: NILS, weapon: 'pistol' } })),
        [],
      )
        .map(({ rule }) => rule)
        .filter((rule) => rule === 'atz.received-fire' || /vehicle|driver/.test(rule));
    expect(rules()).toEqual(['atz.received-fire', 'atz.vehicle-activation']);
    // A vehicle whose driver is disabled waits for nobody.
    marked(campaign, idOf(campaign, 'f1'), { condition: 'out-of-the-fight' });
    expect(rules()).toEqual(['atz.driver-disabled', 'atz.received-fire']);
  });

  it('goes on in the activation of either side, once in each', () => {
    const campaign = riding();
    turn(campaign, 6, 1);
    heard(campaign);
    expect(dueOf(campaign)).toEqual(['atz.vehicle-activation']);
    goes(campaign, {});
    goes(campaign, { speed: 20 });
    expect(dueOf(campaign)).toEqual([]);
    expect(why(campaign, { does: 'go', speed: 20 })).toMatchObject({ why: 'driven-already' });
    turn(campaign, 2, 2);
    expect(why(campaign, { does: 'go', speed: 20 })).toMatchObject({ why: 'doubles' });
  });

  it('sets off from a stand in the driver’s own activation', () => {
    const campaign = riding({ engine: true });
    turn(campaign, 6, 1);
    expect(why(campaign, { does: 'go', speed: 8 })).toMatchObject({ why: 'not-active' });
    heard(campaign);
    turn(campaign, 5, 1);
    goes(campaign, { speed: 8 });
    expect(car(campaign)?.speed).toBe(8);
  });

  it('loses a quarter of its speed in a turn, and keeps what is left', () => {
    const campaign = riding();
    goes(campaign, { turns: 1 });
    expect(car(campaign)?.speed).toBe(9);
  });

  it('rolls for control after a turn of more than 45 degrees above half its speed (ATZ-33)', () => {
    const campaign = riding();
    expect(goes(campaign, { speed: 10, turns: 1, sharp: true })).toBe('Gloria in the sedan: drives');
    expect(goes(campaign, { speed: 12, turns: 1 })).toBe('Gloria in the sedan: drives');
    expect(goes(campaign, { speed: 12, turns: 1, sharp: true }, [5, 1])).toBe(
      'Gloria in the sedan: drives, control in doubt, slides 2″ out of the turn',
    );
    expect(car(campaign)?.speed).toBe(9);
  });

  it('rolls over, and hurts all inside by the inches gone', () => {
    const campaign = riding();
    // 9″ after the turn: Impact 6; Rep 5 and Rep 3 both fail.
    expect(goes(campaign, { turns: 1, sharp: true }, [6, 6], [1], [1])).toBe(
      'Gloria in the sedan: drives, control in doubt, rolls over: Gloria Out of the Fight, Ann Out of the Fight',
    );
    expect(car(campaign)).toEqual({ id: 'm1', kind: 'sedan', speed: 0, won: true, driver: 'f1' });
    expect(fighter(campaign, 'f2')?.condition).toBe('out-of-the-fight');
    expect(fighter(campaign, 'f2')?.hits).toBe(0);
  });

  it('off the road may break down for good, and rolls for control then', () => {
    const campaign = riding({ ...RUNS, speed: 8 });
    expect(goes(campaign, { speed: 5, offRoad: true })).toBe('Gloria in the sedan: drives');
    expect(goes(campaign, { speed: 8, offRoad: true }, [3, 4], [1, 1])).toBe(
      'Gloria in the sedan: drives, control in doubt, goes on',
    );
    expect(goes(campaign, { speed: 8, offRoad: true }, [5, 6], [1, 1])).toBe(
      'Gloria in the sedan: drives, breaks down, control in doubt, goes on',
    );
    expect(car(campaign)).toMatchObject({ speed: 0, wreck: 'broken-down' });
    expect(why(campaign, { does: 'start' })).toMatchObject({ why: 'vehicle-wrecked' });
  });

  it('takes all inside off the table with it', () => {
    const campaign = riding();
    act(campaign, (now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
    expect(goes(campaign, { leaves: true })).toBe('Gloria in the sedan: drives, leaves the table');
    expect([fighter(campaign, 'f1')?.condition, fighter(campaign, 'f2')?.condition]).toEqual([
      'off-table',
      'carried',
    ]);
    expect(why(campaign, { does: 'go', speed: 8 })).toMatchObject({ why: 'no-such-vehicle' });
  });

  it.each([
    ['knocked-down', 'off-table', { outOfTheFight: false, broughtOff: true }],
    ['ran-away', 'off-table', { ranAway: true, outOfTheFight: false, broughtOff: true }],
    ['captured', 'captured', { captured: true, broughtOff: false }],
    ['dead', 'dead', { killed: true, broughtOff: true }],
  ] as const)('leaves nobody inside worse off by it: %s', (condition, after, record) => {
    const campaign = riding();
    act(campaign, (now) => mark(now, { who: 'f2', condition, byZombie: false }));
    goes(campaign, { leaves: true });
    expect(fighter(campaign, 'f2')?.condition).toBe(after);
    expect(reportProposal(campaign, underWay(campaign)).records[1]).toMatchObject(record);
  });
});

describe('a driver who is disabled', () => {
  const down = () => {
    const campaign = riding();
    act(campaign, (now) => mark(now, { who: 'f1', condition: 'out-of-the-fight', byZombie: false }));
    return campaign;
  };

  it('has control rolled for at once, by his Rep, once', () => {
    const campaign = down();
    expect(dueOf(campaign)).toEqual(['atz.driver-disabled']);
    expect(drives(campaign, { does: 'control' }, [5, 6], [2])).toBe(
      'Gloria in the sedan: control in doubt, veers, to the left',
    );
    expect(why(campaign, { does: 'control' })).toMatchObject({ why: 'driver-fit' });
  });

  it.each(['out-of-the-fight', 'dead'] as const)('has nobody drive on before that: %s', (condition) => {
    const campaign = riding();
    act(campaign, (now) => mark(now, { who: 'f1', condition, byZombie: false }));
    for (const driver of ['f1', 'f2'])
      expect(why(campaign, { does: 'go', speed: 12 }, driver)).toMatchObject({ why: 'control-first' });
  });

  it('leaves it to go straight on, or somebody else inside takes the wheel', () => {
    const campaign = down();
    drives(campaign, { does: 'control' }, [1, 1]);
    expect(why(campaign, { does: 'go', speed: 11 })).toMatchObject({ why: 'runs-on' });
    goes(campaign, {});
    act(campaign, (now) => drive(now, { vehicle: 'm1', driver: 'f2', what: { does: 'go', speed: 4 } }));
    expect(car(campaign)).toMatchObject({ driver: 'f2', speed: 4 });
    expect(car(campaign)?.adrift).toBeUndefined();
  });
});

describe('running down', () => {
  const over = (target: string | null, more: object = {}) => ({ over: [{ target, ...more }] });
  const outside = (...args: Parameters<typeof riding>) => marked(riding(...args), NILS, { inside: null });

  it('lets who passes both dice jump aside', () => {
    const campaign = outside();
    expect(goes(campaign, over(NILS), [1, 1])).toBe(
      'Gloria in the sedan: drives, runs into them: Nils missed',
    );
    expect(fighter(campaign, NILS)?.condition).toBe('ducked-back');
  });

  it('hits who passes none at Impact 3, whose doing it is; then control is in doubt on a 1', () => {
    const campaign = outside();
    expect(goes(campaign, over(NILS), [6, 5], [2], [1], [1, 1])).toBe(
      'Gloria in the sedan: drives, runs into them, control in doubt, goes on: Nils dead',
    );
    expect(fighter(campaign, NILS)).toMatchObject({ condition: 'dead', downedBy: { by: 'f1', rep: 5 } });
    expect(fighter(campaign, 'f1')?.peopleKilled).toBe(1);
  });

  it('has the driver roll to hit who passes one', () => {
    const campaign = outside();
    expect(goes(campaign, over(NILS), [1, 6], [2])).toContain('Nils missed');
    expect(goes(campaign, over(NILS), [1, 6], [3], [6], [1], [6])).toContain('Nils Knocked Down');
  });

  it('takes no check of who lies flat', () => {
    const campaign = outside();
    expect(goes(campaign, over(NILS, { prone: true }), [6], [6], [6])).toContain('Nils Out of the Fight');
  });

  it('lets who has a machine gun stand and fire', () => {
    const campaign = outside(RUNS, {}, ['light-machine-gun']);
    expect(goes(campaign, over(NILS), [1, 1])).toContain('Nils missed');
    expect(fighter(campaign, NILS)?.toFire).toEqual({ at: 'f1' });
  });

  it('kills zombies of a group, or throws them aside, to the side the die says', () => {
    const campaign = riding();
    underWay(campaign).zombies = { made: 1, groups: [zombies({ count: 3 })] };
    const input = {
      over: [
        { target: null, zombies: 'z1' },
        { target: null, zombies: 'z1' },
      ],
    };
    expect(goes(campaign, input, [3], [4], [1], [3])).toBe(
      'Gloria in the sedan: drives, runs into them: a zombie dead, a zombie Knocked Down (thrown 3″ to the left)',
    );
    expect(underWay(campaign).zombies?.groups.map(({ count, down }) => [count, down])).toEqual([
      [1, undefined],
      [1, true],
    ]);
    expect(fighter(campaign, 'f1')?.zombiesKilled).toBe(1);
  });
});

it('tests whoever is in its way at one Rep less, while he is shaken (sections: “Overrun” Check, Sanity Table)', () => {
  const targets = [undefined, 0].map((shaken) => {
    const campaign = riding();
    if (shaken !== undefined) marked(campaign, NILS, { shaken });
    const over = [{ target: NILS }];
    const { events } = act(
      campaign,
      (now) => drive(now, { vehicle: 'm1', driver: 'f1', what: { does: 'go', speed: 12, over } }),
      [1, 1],
    );
    return events.flatMap((event) => (event.type === 'stranger-tested' ? [event.target] : []));
  });
  expect(targets).toEqual([[4], [3]]);
});

describe('a machine gun that fires at a vehicle', () => {
  const shot = (campaign: Campaign, ...answers: readonly Answer[]) =>
    act(
      campaign,
      (now) => fireAtVehicle(now, { who: NILS, weapon: 'w0', vehicle: 'm1', shots: 2, from: null }),
      ...answers,
    ).title;
  const gunned = (vehicle: Partial<WorkingVehicle> = RUNS) => riding(vehicle, {}, ['light-machine-gun']);

  it('asks for the reason where one of its own side sits in there', () => {
    const campaign = gunned();
    const own = campaign.figures.find(({ id }) => id === 'f1')?.weapons[0];
    if (own === undefined) throw new Error('Gloria is armed');
    Object.assign(own, { weapon: 'light-machine-gun' });
    marked(campaign, idOf(campaign, 'f1'), { inside: null });
    const input = { who: 'f1', weapon: own.id, vehicle: 'm1', shots: 2, from: null } as const;
    expect(refusal(campaign, (now) => fireAtVehicle(now, input))).toEqual({
      code: 'encounter',
      why: 'same-side',
    });
    const anyway = 'Ann has the keys and won’t stop';
    expect(act(campaign, (now) => fireAtVehicle(now, { ...input, anyway }), [1, 1]).title).toContain(
      'nothing goes through',
    );
  });

  it('does nothing with 9 and less; its shots are heard where it is, and empty the gun', () => {
    const campaign = gunned();
    expect(shot(campaign, [5, 5])).toBe('Nils fires at the sedan: nothing goes through');
    const nils = fighterNamed(campaign, underWay(campaign), NILS) ?? expect.fail();
    const from = standsAt(underWay(campaign), nils) ?? expect.fail();
    expect(underWay(campaign).markers).toEqual([{ who: NILS, shots: 2, from }]);
    expect(shot(campaign, [1, 1])).toBe('Nils fires at the sedan, and is out of ammo: nothing goes through');
  });

  it('blows it up with all inside, but for a Star of higher Rep (ATZ-11)', () => {
    const campaign = gunned();
    expect(shot(campaign, [6, 1], [1, 2])).toBe(
      'Nils fires at the sedan: blows up: Gloria Out of the Fight, Ann dead',
    );
    expect([fighter(campaign, 'f1')?.condition, fighter(campaign, 'f2')?.condition]).toEqual([
      'out-of-the-fight',
      'dead',
    ]);
    expect(fighter(campaign, 'f2')?.downedBy).toEqual({ by: NILS, rep: 4, weapon: 'light-machine-gun' });
    expect(fighter(campaign, NILS)?.peopleKilled).toBe(1);
  });

  it('stops its engine for good: 12″ less each turn until it stands', () => {
    const campaign = gunned({ ...RUNS, speed: 20 });
    expect(shot(campaign, [6, 1], [1, 6])).toContain('rolls to a stop for good');
    heard(campaign);
    turn(campaign);
    expect(car(campaign)).toMatchObject({ speed: 8, wreck: 'stopped' });
    expect(underWay(campaign).markers).toEqual([]);
    turn(campaign);
    expect(car(campaign)?.speed).toBe(0);
    expect(why(campaign, { does: 'start' })).toMatchObject({ why: 'vehicle-wrecked' });
  });

  it('has its driver roll for control at one Rep less', () => {
    const campaign = gunned();
    expect(shot(campaign, [6, 1], [6, 6], [5, 4], [6])).toBe(
      'Nils fires at the sedan: is hit, veers, to the right',
    );
  });
});

describe('a vehicle corrected by the player', () => {
  const sets = (campaign: Campaign, to: Omit<InputOf<typeof SET_VEHICLE>, 'vehicle' | 'why'>) =>
    act(campaign, (now) => setVehicle(now, { vehicle: 'm1', why: 'miscounted', ...to }));
  const whyNot = (campaign: Campaign, to: Omit<InputOf<typeof SET_VEHICLE>, 'vehicle' | 'why'>) =>
    refusal(campaign, (now) => setVehicle(now, { vehicle: 'm1', why: 'miscounted', ...to }));

  it('goes as he says from then on, and the log keeps the reason', () => {
    const campaign = riding();
    const { title, events } = sets(campaign, { speed: 6 });
    expect(title).toBe('Corrected: the sedan (miscounted)');
    expect(events).toMatchObject([{ type: 'vehicle-changed', why: { by: 'player', text: 'miscounted' } }]);
    expect(car(campaign)).toMatchObject({ speed: 6, engine: true });
    sets(campaign, { engine: false, wreck: 'stopped' });
    expect(car(campaign)).toMatchObject({ speed: 6, wreck: 'stopped' });
    expect(car(campaign)?.engine).toBeUndefined();
    sets(campaign, { wreck: 'none', engine: true });
    expect(car(campaign)?.wreck).toBeUndefined();
  });

  it('is nothing that can’t be: faster than its kind, a wreck that runs, or moving without an engine', () => {
    expect(whyNot(riding(), { speed: 21 })).toMatchObject({ why: 'too-fast' });
    expect(whyNot(riding(), { wreck: 'burnt-out' })).toMatchObject({ why: 'vehicle-wrecked' });
    expect(whyNot(riding(), { engine: false })).toMatchObject({ why: 'engine-off' });
    expect(whyNot(riding(), {})).toMatchObject({ why: 'vehicle-as-it-is' });
  });
});
