/** Rows of the quick reference against plays of their rules; in `reference-figures.test.ts` they are held against the book. */
import { describe, expect, it } from 'vitest';
import { rapNeeded } from '../../src/rules/all-things-zombie/after-the-battle/advancement.ts';
import {
  drunkard,
  dumbass,
  mayPassOut,
  mustRush,
  rollsForSense,
} from '../../src/rules/all-things-zombie/after-the-battle/failings.ts';
import { recovery } from '../../src/rules/all-things-zombie/after-the-battle/recovery.ts';
import { oRatingOf, weaponOf } from '../../src/rules/all-things-zombie/arms.ts';
import { attributesInForce, type DrunkardState } from '../../src/rules/all-things-zombie/attributes.ts';
import { buildingCount, vehicleCount } from '../../src/rules/all-things-zombie/battlefield/counts.ts';
import { river } from '../../src/rules/all-things-zombie/battlefield/terrain.ts';
import { buildingType, vehicleType } from '../../src/rules/all-things-zombie/battlefield/types-rolled.ts';
import { compass } from '../../src/rules/all-things-zombie/battlefield/wind.ts';
import { unopposedTask } from '../../src/rules/all-things-zombie/challenge/task.ts';
import { singleFigure } from '../../src/rules/all-things-zombie/data/single-figures.ts';
import { alertScore, howMany } from '../../src/rules/all-things-zombie/encounters/escape.ts';
import { activity } from '../../src/rules/all-things-zombie/meeting-and-greeting/activity.ts';
import { dicedLocation } from '../../src/rules/all-things-zombie/meeting-and-greeting/placement.ts';
import {
  type TalkModifier,
  talk,
  talkModifier,
} from '../../src/rules/all-things-zombie/meeting-and-greeting/talk.ts';
import { zombiesAtStart } from '../../src/rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { diceModifiers, meleeDice } from '../../src/rules/all-things-zombie/melee/modifiers.ts';
import { normalInches, normalMove } from '../../src/rules/all-things-zombie/movement/pace.ts';
import { pointCost } from '../../src/rules/all-things-zombie/points.ts';
import { beingCharged } from '../../src/rules/all-things-zombie/reaction/being-charged.ts';
import { fastMove } from '../../src/rules/all-things-zombie/reaction/fast-move.ts';
import { inSight } from '../../src/rules/all-things-zombie/reaction/in-sight.ts';
import { pursueByFire } from '../../src/rules/all-things-zombie/reaction/pursue-by-fire.ts';
import { rally } from '../../src/rules/all-things-zombie/reaction/rally.ts';
import { receivedFire } from '../../src/rules/all-things-zombie/reaction/received-fire.ts';
import { surprise } from '../../src/rules/all-things-zombie/reaction/surprise.ts';
import { wantingToCharge } from '../../src/rules/all-things-zombie/reaction/wanting-to-charge.ts';
import { whatNow } from '../../src/rules/all-things-zombie/reaction/what-now.ts';
import { fireImpact } from '../../src/rules/all-things-zombie/shooting/fire-impact.ts';
import { type Conditions, type Spotted, sightOf } from '../../src/rules/all-things-zombie/shooting/sight.ts';
import { hitModifiers, leastFace } from '../../src/rules/all-things-zombie/shooting/to-hit.ts';
import { afterFiring } from '../../src/rules/all-things-zombie/turn/ammo.ts';
import {
  AREAS,
  BUILDINGS,
  type BuildingId,
  REPS,
  VEHICLES,
  WEAPONS,
} from '../../src/rules/all-things-zombie/types.ts';
import { limitsOf, speedRefusal } from '../../src/rules/all-things-zombie/vehicles/vehicle.ts';
import { STOCKPILE } from '../../src/rules/all-things-zombie/what-you-gain/stockpile.ts';
import { mayUseHeldOver, vehicleAtStart } from '../../src/rules/all-things-zombie/what-you-gain/vehicles.ts';
import { weaponFound } from '../../src/rules/all-things-zombie/what-you-gain/weapon-found.ts';
import { drive } from '../../src/rules/core/driver.ts';
import type { Answer, Play, Question } from '../../src/rules/core/play.ts';
import { ASKING, played } from '../rules/all-things-zombie/reaction/support.ts';
import { plainly, tableOf } from '../support/backend/reference.ts';
import { scripted } from '../support/rules/scripted.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const REP_4 = { rep: 4 };
/** Dice of which two, one and none are within 4. */
const PASSING: readonly (readonly number[])[] = [
  [1, 1],
  [1, 6],
  [6, 6],
];

/** Question that is put once these have been answered; undefined where the rule is at its end by then. */
function asked(play: Play<unknown, never>, ...answers: readonly Answer[]): Question | undefined {
  const done = drive(play, scripted(answers));
  return done.kind === 'waiting' ? done.question : undefined;
}

/** Dice of the first roll as the sheet words them, beside the usual two against Rep 4. */
function diceOf(play: Play<unknown, never>, alone = false): string {
  const question = asked(play);
  if (question?.kind !== 'roll') return expect.fail('no dice are asked for');
  const { dice, target = 4 } = question;
  if (target !== 4) return `Rep ${target < 4 ? '−' : '+'}${Math.abs(target - 4)}`;
  if (alone) return `${dice} dice`;
  return `${dice < 2 ? '−' : '+'}${Math.abs(dice - 2)} die`;
}

describe('what changes the dice, on the quick reference,', () => {
  const leader = { ...REP_4, leader: true };
  const shaken = { ...REP_4, shaken: true };
  const each: readonly (readonly [string, readonly string[]])[] = [
    [
      'Leader',
      [
        inSight(ASKING, leader, {}),
        receivedFire(ASKING, leader, {}),
        wantingToCharge(ASKING, leader, {}),
        beingCharged(ASKING, leader, {}),
        surprise(ASKING, leader, {}),
        rally(ASKING, leader, {}),
      ].map((play) => diceOf(play, true)),
    ],
    [
      'In a Leader’s group, on Wanting to Charge',
      [diceOf(wantingToCharge(ASKING, REP_4, { withLeader: true }), true)],
    ],
    ['Rallied by a Leader, on Rally', [diceOf(rally(ASKING, REP_4, { friendLeads: true }), true)]],
    ['Leader within 6″, on What Now', [diceOf(whatNow(ASKING, REP_4, { leaderNearby: true }))]],
    [
      'Group with a Leader, on a fast move',
      [diceOf(fastMove(ASKING, { withLeader: true, runners: [REP_4] }), true)],
    ],
    ['Covering fire, on In Sight, standing still', [diceOf(inSight(ASKING, REP_4, { suppressing: true }))]],
    [
      'Burning zombie, on Being Charged and Surprise',
      [
        diceOf(beingCharged(ASKING, REP_4, { byBurningZombie: true })),
        diceOf(surprise(ASKING, REP_4, { byBurningZombie: true })),
      ],
    ],
    ['Surprised, on Being Charged', [diceOf(beingCharged(ASKING, REP_4, { surprised: true }))]],
    ['Unaware, on In Sight', [diceOf(inSight(ASKING, REP_4, { unaware: true }))]],
    [
      'Shaken',
      [
        inSight(ASKING, shaken, {}),
        receivedFire(ASKING, shaken, {}),
        wantingToCharge(ASKING, shaken, {}),
        beingCharged(ASKING, shaken, {}),
        surprise(ASKING, shaken, {}),
        rally(ASKING, shaken, {}),
      ].map((play) => diceOf(play)),
    ],
  ];

  it.each(each)('is what the rule rolls: %s', (name, dice) => {
    const row = plainly('reaction-dice').find(([first]) => first === name);
    expect([...new Set(dice)]).toEqual([row?.[1]]);
  });

  it('is played row by row, and without any of it two dice are rolled against Rep', () => {
    expect(each.map(([name]) => name)).toEqual(plainly('reaction-dice').map(([name]) => name));
    expect(diceOf(beingCharged(ASKING, REP_4, {}), true)).toBe('2 dice');
    expect(diceOf(inSight(ASKING, REP_4, { suppressing: true, moving: true }), true)).toBe('2 dice');
  });
});

describe('other tests on the quick reference', () => {
  const TRIED = { success: 'Success', stopsShort: 'Stop, or try again', failure: 'Failure' } as const;
  const PURSUED = {
    fires: 'Fires',
    firesAtCover: 'Fires as at cover',
    doesNotFire: 'Doesn’t fire',
  } as const;
  const task = (onOneDie: 'stop' | 'try-again', ...faces: readonly (readonly number[])[]) =>
    TRIED[
      played(
        unopposedTask(ASKING, { ...REP_4, consequence: 'falls', difficulty: 'tough', onOneDie }),
        ...faces,
      ).result
    ];

  it('come to what their rules come to', () => {
    const ran = (faces: readonly number[]) =>
      played(fastMove(ASKING, { withLeader: false, runners: [REP_4] }), [...faces]).moves[0]?.inches;
    expect(plainly('tests')).toEqual([
      ['Fast move', ...PASSING.map((faces) => `${ran(faces)}″`)],
      [
        'Pursue by fire',
        ...PASSING.map((faces) => PURSUED[played(pursueByFire(ASKING, 4), [...faces]).found.result]),
      ],
      ['Task', ...PASSING.map((faces) => task('stop', faces))],
      ['Second try', ...PASSING.map((faces) => task('try-again', [1, 6], faces))],
    ]);
  });
});

describe('sight, moves and vehicles on the quick reference', () => {
  it('are those of the rules', () => {
    const seen: readonly (readonly [string, Conditions, Spotted])[] = [
      ['by night, unless lit', { night: true }, {}],
      ['in woods', {}, { woods: true }],
      ['in fog or heavy rain', { weather: true }, {}],
      ['in woods by night', { night: true }, { woods: true }],
      ['in fog or heavy rain by night', { night: true, weather: true }, {}],
    ];
    const far = (conditions: Conditions, spotted: Spotted) => `${sightOf(conditions, spotted)?.inches}″`;
    const rows = new Map(plainly('sight').map(([name = '', cell]) => [name, cell]));
    const sights = plainly('sight').filter(([name]) => name?.startsWith('In sight '));
    const named = sights.flatMap(([name = '', inches]) =>
      name
        .slice('In sight '.length)
        .split('; ')
        .map((where) => [where, inches]),
    );
    expect(named).toEqual(seen.map(([where, conditions, spotted]) => [where, far(conditions, spotted)]));
    expect(sightOf({ night: true }, { lit: true })).toBeUndefined();
    expect(rows.get('Normal move, Rep 2 or less')).toBe(`${normalInches({ rep: 2 }).inches}″`);
    expect(rows.get('Normal move')).toBe(`${normalInches({ rep: 3 }).inches}″`);
    expect(rows.get('Zombies move')).toBe(`${singleFigure('zombie-move')}″`);
    expect(rows.get('Fire grows downwind each turn')).toBe(`${singleFigure('fire-grows')}″`);
    expect(rows.get('Impact of fire that spreads')).toBe(String(fireImpact('spread').result));
    expect(rows.get('Impact on whom fire is thrown')).toBe(String(fireImpact('doused').result));
  });

  it('let each vehicle go as fast and turn as often as its rule does', () => {
    const kinds = plainly('vehicle-speed').flatMap(([names = '', speed = '', turns]) =>
      names
        .split('; ')
        .map((name) => [name.toLowerCase(), Number.parseInt(speed, 10), Number(turns)] as const),
    );
    const titles = plainly('vehicle-types').map(([name = '']) => name.toLowerCase());
    for (const [at, kind] of VEHICLES.entries()) {
      const [, speed = 0, turns = 0] = kinds.find(([name]) => name === titles[at]) ?? [];
      const goes = (by: { speed?: number; turns?: number }) =>
        speedRefusal(kind, speed, { speed, turns, offRoad: false, ...by });
      expect([kind, goes({}), goes({ speed: speed + 1 }), goes({ turns: turns + 1 })]).toEqual([
        kind,
        undefined,
        'too-fast',
        'too-many-turns',
      ]);
      expect(limitsOf(kind).half).toBe(Math.floor(speed / 2));
    }
    expect(kinds).toHaveLength(VEHICLES.length);
  });

  it('has weapons with the figures that the rules fire them by', () => {
    const noise = (id: (typeof WEAPONS)[number]) => {
      const { noise: made } = weaponOf(id);
      return made.by === 'shot' ? 'each' : made.by === 'turn' ? `${made.shots} a turn` : '–';
    };
    expect(plainly('weapons').map(([, ...figures]) => figures)).toEqual(
      WEAPONS.map((id) => {
        const { range, targets, impact } = weaponOf(id);
        return [range ?? '–', targets, impact, oRatingOf([id]), noise(id)].map(String);
      }),
    );
  });
});

describe('meetings on the quick reference', () => {
  const PHASES = [1, 2, 3] as const;

  it('are activity as the dice are held against it, by building, area and phase', () => {
    const targets = (building: BuildingId | null, area: (typeof AREAS)[number], phase: 1 | 2 | 3) => {
      const where = { area, phase, building, upstairs: false };
      const [zombies, survivors] = (['zombies', 'survivors'] as const).map(
        (who) => played(activity(ASKING, where), [6, 6], [6, 6]).targets[who],
      );
      return `${zombies}/${survivors}`.replaceAll('-', '−');
    };
    const [plain = [], ...rows] = plainly('activity');
    const all = (building: BuildingId | null) =>
      AREAS.flatMap((area) => PHASES.map((phase) => targets(building, area, phase)));
    expect(plain.slice(1)).toEqual(all(null));
    for (const [at, building] of BUILDINGS.entries()) {
      const cells = rows[at]?.slice(1) ?? [];
      const played = all(building);
      expect(cells).toEqual(cells.map((cell, column) => (cell === '' ? '' : played[column])));
    }
    expect(rows).toHaveLength(BUILDINGS.length);
  });

  it('begin with as many zombies as the rule brings', () => {
    const level = (area: (typeof AREAS)[number], phase: 1 | 2 | 3) =>
      played(zombiesAtStart(ASKING, { area, phase }), [1]).zombies - 1;
    expect(plainly('zombies').map(([, start]) => start)).toEqual(
      AREAS.map((area) => `1D6 + ${PHASES.map((phase) => level(area, phase)).join('/')}`),
    );
  });

  it('say where a zombie comes on, face by face', () => {
    const comes = FACES.map((face) => played(dicedLocation(ASKING), [face]).location);
    expect(plainly('atz.zombie-placement')).toEqual([
      ['Comes on', ...comes.map((id) => (id.charAt(0).toUpperCase() + id.slice(1)).replace('-', ' '))],
    ]);
  });

  it('say what bears on the words of a leader', () => {
    const by: readonly TalkModifier[] = ['cooperated', 'outnumbers', 'drop', 'unhelpful', 'fought'];
    const target = (one: TalkModifier) => {
      const player = { rep: 4, modifier: talkModifier([one]) };
      const question = asked(
        talk(ASKING, {
          player,
          other: { rep: 4, modifier: 0 },
          outnumbers: 'none',
          playerDecides: false,
        }),
      );
      return question?.kind === 'roll' ? (question.target ?? 4) - 4 : Number.NaN;
    };
    expect(plainly('talk').map(([, rep]) => Number(rep?.replace('−', '-')))).toEqual(by.map(target));
  });
});

describe('what is found, on the quick reference,', () => {
  it('is the weapon of the total, wherever it is looked for', () => {
    const said = (total: number) =>
      plainly('atz.weapon-found').find(([scores = '']) => {
        const [from = 0, to = from] = scores.split('–').map(Number);
        return from <= total && total <= to;
      })?.[1];
    const names = new Map(WEAPONS.map((id, at) => [id as string, plainly('weapons')[at]?.[0]]));
    names.set('shotgun', 'Shotgun');
    for (const [building, more] of [
      [null, 0],
      ['police-station', 4],
      ['military-base', 6],
    ] as const)
      for (const a of FACES)
        for (const b of FACES) {
          const { total, found } = played(weaponFound(ASKING, building), [a, b]);
          expect([building, total]).toEqual([building, a + b + more]);
          expect([total, said(total)]).toEqual([total, names.get(found.result)]);
        }
    expect(tableOf('atz.weapon-found').use).toContain('+4 at a police station, +6 at a military base');
  });

  it('is a vehicle at the start up to the target of area and phase', () => {
    const upTo = (area: (typeof AREAS)[number], phase: 1 | 2 | 3) =>
      FACES.filter((face) => played(vehicleAtStart(ASKING, { area, phase }), [face]).won).length;
    expect(plainly('vehicle-at-start').map(([, ...targets]) => targets)).toEqual(
      AREAS.map((area) => ([1, 2, 3] as const).map((phase) => String(upTo(area, phase) || '–'))),
    );
  });

  it('lasts and helps as its row says', () => {
    const lasts = Object.values(STOCKPILE).map(({ summary, lasts: how }) => [summary, how]);
    expect(lasts).toEqual([
      [expect.stringMatching(/^In hand as soon as/), 'until-taken'],
      [expect.stringMatching(/in one Encounter, then gone/), 'one-encounter'],
      [expect.stringMatching(/^Serves in one later Encounter/), 'one-encounter'],
      [expect.stringMatching(/puts it on/), 'until-taken'],
      [expect.stringMatching(/for each figure/), 'kept'],
      [expect.stringMatching(/once\.$/), 'one-use'],
    ]);
    const dice = (kind: 'outOfTheFight' | 'ranAway', medical: boolean) =>
      diceOf(recovery(ASKING, { rep: 4, kind, medical }), true);
    expect([dice('outOfTheFight', true), dice('outOfTheFight', false), dice('ranAway', true)]).toEqual([
      '3 dice',
      '2 dice',
      '2 dice',
    ]);
    const [found, later] = [1, 2].map((period) => ({ year: 3, period }));
    expect(found && later && [mayUseHeldOver(found, later), mayUseHeldOver(found, found)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a figure on the quick reference', () => {
  it('rises and costs as the rules have it, Rep by Rep', () => {
    expect(plainly('rep').map(([rep, rap, points]) => [rep, rap, points])).toEqual(
      REPS.map((rep) => [
        String(rep),
        String(rapNeeded(rep) ?? '–'),
        String(pointCost({ rep, protected: false, leadership: 'none', weapons: [] })),
      ]),
    );
  });

  it('is drunk in the state of the second die, and hindered as its row says', () => {
    const state = (face: number) => played(drunkard(ASKING, 4), [5], [face]);
    const rows = plainly('drunkard');
    expect(rows.map(([, title, effect]) => [title, effect])).toEqual(
      FACES.map((face) => [state(face).found?.result.title, state(face).found?.result.summary]),
    );
    expect(played(drunkard(ASKING, 4), [4]).drunk).toBeNull();
    const drunk = (which: DrunkardState) => attributesInForce([], which);
    expect([drunk(1), drunk(3), drunk(6)].map((all) => all.map((one) => String(one)).join())).toEqual([
      expect.stringContaining('psycho'),
      'dumbass',
      'nerves-of-steel',
    ]);
    expect([mustRush([], 1), rollsForSense([], 3), mayPassOut([], 4)]).toEqual([true, true, true]);
    expect(played(normalMove(ASKING, { rep: 4, drunk: 2 }), [3]).inches).toBe(8 - 3);
    const staggers = fastMove(ASKING, { withLeader: false, runners: [{ rep: 4, drunk: 2 }] });
    expect(played(staggers, [1, 1], [3, 2]).moves[0]?.inches).toBe(16 - 5);
    const sick = { kind: 'human', rep: 4, drunk: 5 } as const;
    const enemy = { kind: 'human', rep: 4 } as const;
    expect(meleeDice(diceModifiers(sick, [enemy]))).toBe(1);
    expect(leastFace(4, hitModifiers({ rep: 4, drunk: 5 }, 'rifle', { kind: 'human' }, 0)) + 4).toBe(9);
  });

  it('that is a Dumbass does what the die says', () => {
    const DOES = {
      nothing: 'Nothing',
      'same-as-last-turn': 'As last turn',
      'as-wished': 'As told',
    } as const;
    expect(plainly('atz.dumbass')).toEqual([
      ['Does', ...FACES.map((face) => DOES[played(dumbass(ASKING), [face]).found.result])],
    ]);
  });
});

describe('setting up on the quick reference', () => {
  it('has as many buildings and vehicles as the rule lays', () => {
    const counted = (part: typeof buildingCount, area: (typeof AREAS)[number]) => {
      const question = asked(part(ASKING, area));
      const dice = question?.kind === 'roll' ? question.dice : 0;
      const [least, most] = [1, 6].map((face) => played(part(ASKING, area), Array(dice).fill(face)).count);
      return [least, most];
    };
    /** Least and most of `12 + 3D6`. */
    const read = (cell = '') => {
      const [, fixed = '0', half, dice = ''] = /^(?:(\d+) \+ )?(half of )?(\d)D6$/.exec(cell) ?? [];
      return [1, 6].map((face) => Number(fixed) + Math.ceil((Number(dice) * face) / (half ? 2 : 1)));
    };
    expect(plainly('counts').map(([, buildings, vehicles]) => [read(buildings), read(vehicles)])).toEqual(
      AREAS.map((area) => [counted(buildingCount, area), counted(vehicleCount, area)]),
    );
  });

  /** Names that may be picked at a score, with these on the table already; none where it is rolled again. */
  type Offers = (score: number, taken: boolean) => readonly string[];
  const offers =
    <T extends string>(
      type: (taken: readonly T[]) => Play<{ readonly type: T }, never>,
      all: readonly T[],
      names: readonly string[],
    ): Offers =>
    (score, taken) => {
      const faces = [Math.ceil(score / 2), Math.floor(score / 2)];
      const named = (id: string) => names[all.indexOf(id as T)] ?? id;
      const done = drive(type(taken ? all : []), scripted([faces]));
      if (done.kind === 'finished') return [named(done.value.type)];
      if (done.kind !== 'waiting' || done.question.kind !== 'choose') return [];
      return done.question.options.map(({ id }) => named(id));
    };
  /** The scores of a type as the sheet writes them, from those at which it is offered. */
  const written = (name: string, at: Offers) => {
    const scores = Array.from({ length: 11 }, (_, more) => more + 2);
    const on = scores.filter((score) => at(score, false).includes(name));
    const [from] = on;
    if (from === undefined) return '';
    const to = on.at(-1);
    const again = at(from, true).includes(name);
    return `${from === to ? from : `${from}–${to}`}${again ? '' : '*'}`;
  };
  const part = 'b1' as const;

  it.each(['building-types', 'vehicle-types'])('offers each type on the scores of the rule: %s', (id) => {
    const rows = plainly(id);
    const names = rows.map(([name = '']) => name);
    const by = AREAS.map((area) =>
      id === 'building-types'
        ? offers((taken: readonly BuildingId[]) => buildingType(ASKING, area, part, taken), BUILDINGS, names)
        : offers(
            (taken: readonly (typeof VEHICLES)[number][]) => vehicleType(ASKING, area, part, taken),
            VEHICLES,
            names,
          ),
    );
    expect(rows).toEqual(names.map((name) => [name, ...by.map((at) => written(name, at))]));
  });

  it('rolls wind and ford by the die, and forces by two', () => {
    const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const FORD = { none: 'Bridge', half: 'Half', all: 'All' } as const;
    expect(plainly('wind-and-river')).toEqual([
      ['Wind towards', ...FACES.map((face) => upper(played(compass(ASKING), [face]).found.result))],
      ['Ford', ...FACES.map((face) => FORD[played(river(ASKING), [face]).ford])],
    ]);
    /** Forces of six captives and rescuers, as the sheet words them. */
    const WORDS: Readonly<Record<string, number>> = {
      'Twice as many captors': 12,
      'Half as many captors again': 9,
      'One captor more': 7,
      'As many on both sides': 6,
      'One captor fewer': 5,
      'Half as many captives again': 4,
      'Twice as many captives': 3,
    };
    for (const a of FACES)
      for (const b of FACES) {
        const row = plainly('atz.how-many').find(([scores = '']) => {
          const [from = 0, to = from] = scores.split('–').map(Number);
          return from <= a + b && a + b <= to;
        });
        const { friends, captors } = played(howMany(ASKING, 6), [a, b]);
        expect([a + b, friends, captors]).toEqual([a + b, 6, WORDS[row?.[1] ?? '']]);
      }
    expect(tableOf('atz.how-many').use).toContain(`Alarm on ${alertScore(1)} or less, one more each turn`);
    expect([1, 2, 3, 4, 5].map(alertScore)).toEqual([3, 4, 5, 6, 6]);
  });

  it('says of a turn how clips run out as the rule has it', () => {
    const [, ammo] = tableOf('turn').rows;
    expect(ammo?.[0]).toBe('Tight Ammo');
    expect(ammo?.[1]).toContain('Two or more 1s in one shooting of a weapon were the last of its clip');
    expect([afterFiring('machine-pistol', 0, 2).empty, afterFiring('machine-pistol', 1, 1).empty]).toEqual([
      true,
      false,
    ]);
    expect(ammo?.[1]).toContain('where it rolls a single die they add up');
    expect(afterFiring('rifle', 1, 1).empty).toBe(true);
    expect(tableOf('turn').rows.map(([step]) => step)).toEqual(['Activation', 'Tight Ammo']);
  });
});
