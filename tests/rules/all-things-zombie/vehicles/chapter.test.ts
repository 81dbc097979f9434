/** Sections: Vehicle Basics, Vehicle Movement, Losing Control Table, Cross Country Driving, Shooting at Vehicles, Running Down. */
import { describe, expect, it } from 'vitest';
import { VEHICLES } from '../../../../src/rules/all-things-zombie/types.ts';
import { disabled, offRoad, starts } from '../../../../src/rules/all-things-zombie/vehicles/engine.ts';
import {
  losesControl,
  thrownAbout,
} from '../../../../src/rules/all-things-zombie/vehicles/losing-control.ts';
import { VEHICLE_ODDS } from '../../../../src/rules/all-things-zombie/vehicles/odds.ts';
import { afterRunningDown, runsDown } from '../../../../src/rules/all-things-zombie/vehicles/run-down.ts';
import { shootsAtVehicle } from '../../../../src/rules/all-things-zombie/vehicles/shot-at.ts';
import {
  afterTurns,
  limitsOf,
  seatsOf,
  speedRefusal,
} from '../../../../src/rules/all-things-zombie/vehicles/vehicle.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import type { Play } from '../../../../src/rules/core/play.ts';
import { ASKING, EVERY_REP, passesOf, played } from '../reaction/support.ts';

type Shares = Readonly<Record<string, string>>;
function shares(play: () => Play<string, never>): Shares {
  const { outcomes } = odds(play, String);
  return Object.fromEntries(outcomes.map(([name, { n, of }]) => [name, `${n}/${of}`]));
}

describe('Vehicle Basics', () => {
  it('has speed, turns and seats of each kind', () => {
    expect(
      VEHICLES.map((kind) => {
        const { speed, turns } = limitsOf(kind);
        return [kind, speed, turns, seatsOf(kind)];
      }),
    ).toEqual([
      ['bus', 12, 1, 40],
      ['motorcycle', 30, 3, 2],
      ['pickup-truck', 16, 1, 9],
      ['rv', 16, 1, 20],
      ['sedan', 20, 1, 6],
      ['semi-truck', 16, 1, 46],
      ['sports-car', 24, 2, 2],
      ['suv', 16, 1, 9],
    ]);
  });
});

describe('Vehicle Movement', () => {
  const going = { turns: 0, offRoad: false };

  it('goes at most at its top speed, and at half of it off the road', () => {
    for (const kind of VEHICLES) {
      const { speed, half } = limitsOf(kind);
      expect(half).toBe(Math.floor(speed / 2));
      expect(speedRefusal(kind, speed, { ...going, speed })).toBeUndefined();
      expect(speedRefusal(kind, speed, { ...going, speed: speed + 1 })).toBe('too-fast');
      expect(speedRefusal(kind, half, { ...going, speed: half, offRoad: true })).toBeUndefined();
      expect(speedRefusal(kind, half, { ...going, speed: half + 1, offRoad: true })).toBe('too-fast');
    }
  });

  it('gains and loses half of its top speed at once, and may stop', () => {
    const sedan = (from: number, speed: number) => speedRefusal('sedan', from, { ...going, speed });
    expect([sedan(0, 10), sedan(0, 11), sedan(20, 10), sedan(20, 9), sedan(20, 0)]).toEqual([
      undefined,
      'too-sudden',
      undefined,
      'too-sudden',
      undefined,
    ]);
  });

  it('turns as often as its kind does', () => {
    for (const kind of VEHICLES) {
      const { turns } = limitsOf(kind);
      expect(speedRefusal(kind, 4, { ...going, speed: 4, turns })).toBeUndefined();
      expect(speedRefusal(kind, 4, { ...going, speed: 4, turns: turns + 1 })).toBe('too-many-turns');
    }
    expect(speedRefusal('sedan', 4, { ...going, speed: 0, turns: 1 })).toBe('too-many-turns');
  });

  it('loses a quarter of its speed in each turn: 9 of 12 inches in the book’s example', () => {
    expect(afterTurns(12, 1)).toBe(9);
    expect(afterTurns(24, 2)).toBe(13);
    expect(afterTurns(30, 0)).toBe(30);
  });
});

describe('The Car Won’t Start', () => {
  it('starts on 1 to 3', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => played(starts(ASKING), [face]).starts)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(shares(() => VEHICLE_ODDS['atz.car-starts'].play())).toEqual({
      starts: '3/6',
      doesNotStart: '3/6',
    });
  });
});

describe('the Losing Control Table', () => {
  const ANY = { rep: 4 } as const;
  const BOTH = [1, 4];
  const ONE = [1, 5];
  const NONE = [6, 5];
  const lost = (dice: readonly number[], drive: object, ...more: (readonly number[])[]) => {
    const { found, way, impact } = played(
      losesControl(ASKING, ANY, drive),
      [...dice],
      ...more.map((one) => [...one]),
    );
    return [found.result, way, impact];
  };

  it('on both dice slides in a turn, without Impact and only into something solid; goes on otherwise', () => {
    expect(lost(BOTH, { turning: true, inches: 12 })).toEqual(['slides', null, null]);
    expect(lost(BOTH, { turning: true, inches: 12, solid: true })).toEqual(['slides', null, 0]);
    expect(lost(BOTH, { inches: 12, solid: true })).toEqual(['goesOn', null, null]);
  });

  it('on one veers, left on 1 to 3 and right on 4 to 6 where it doesn’t turn, at 1 for each 6″ or part', () => {
    expect(lost(ONE, { turning: true, inches: 13, solid: true })).toEqual(['veers', null, 3]);
    expect(lost(ONE, { turning: true, inches: 13 })).toEqual(['veers', null, null]);
    expect([1, 2, 3, 4, 5, 6].map((face) => lost(ONE, { inches: 12, solid: true }, [face]))).toEqual([
      ...[1, 2, 3].map(() => ['swerves', 'left', 2]),
      ...[4, 5, 6].map(() => ['swerves', 'right', 2]),
    ]);
    expect(lost(ONE, { inches: 12 }, [1])).toEqual(['swerves', 'left', null]);
  });

  it('on none rolls over at 3, or corkscrews at 2, for each 6″ or part, whatever is in the way', () => {
    expect(lost(NONE, { turning: true, inches: 12 })).toEqual(['rollsOver', null, 6]);
    expect(lost(NONE, { inches: 7 })).toEqual(['corkscrews', null, 4]);
  });

  it('never counts less than one die of a Transporter', () => {
    const driver = { rep: 2, attributes: ['transporter'] } as const;
    expect(played(losesControl(ASKING, driver, { turning: true }), [6, 6]).found.result).toBe('veers');
    expect(played(losesControl(ASKING, driver, { turning: true }), [1, 1]).found.result).toBe('slides');
  });

  it('is rolled at one Rep less where a machine gun has hit the vehicle', () => {
    for (const rep of EVERY_REP) {
      const counted = shares(() =>
        VEHICLE_ODDS['atz.losing-control'].play({ rep, turning: true, hit: true }),
      );
      const [two, one, none] = passesOf(2, rep - 1);
      const expected = { slides: two, veers: one, rollsOver: none };
      expect(counted).toEqual(
        Object.fromEntries(
          Object.entries(expected).flatMap(([name, n]) => (n === 0 ? [] : [[name, `${n}/36`]])),
        ),
      );
    }
  });

  it('hurts each inside on a die against Rep less the Impact: down, or Out of the Fight', () => {
    for (const rep of EVERY_REP)
      for (const impact of [0, 2, 9])
        for (const face of [1, 2, 3, 4, 5, 6])
          expect(played(thrownAbout(ASKING, rep, impact), [face]).harm).toBe(
            face <= rep - impact ? 'knockedDown' : 'outOfTheFight',
          );
  });
});

describe('Cross Country Driving', () => {
  const rolled = (kind: (typeof VEHICLES)[number], sum: number) =>
    played(offRoad(ASKING, kind, 8 + limitsOf(kind).calmOffRoad), [
      Math.min(6, sum - 1),
      sum - Math.min(6, sum - 1),
    ]).word;

  it('asks for dice over a quarter of the top speed, of a motorcycle over half', () => {
    expect(VEHICLES.map((kind) => limitsOf(kind).calmOffRoad)).toEqual([3, 15, 4, 4, 5, 4, 6, 4]);
    for (const kind of VEHICLES)
      expect(played(offRoad(ASKING, kind, limitsOf(kind).calmOffRoad)).word).toBe('goesOn');
  });

  it('breaks down on exactly 11, never of a motorcycle, and is rolled for on exactly 7 (ATZ-35)', () => {
    for (const kind of VEHICLES)
      expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => rolled(kind, sum))).toEqual([
        ...Array(5).fill('goesOn'),
        'losesControl',
        ...Array(3).fill('goesOn'),
        kind === 'motorcycle' ? 'goesOn' : 'breaksDown',
        'goesOn',
      ]);
    expect(shares(() => VEHICLE_ODDS['atz.off-road'].play({ kind: 'suv', inches: 8 }))).toEqual({
      goesOn: '28/36',
      losesControl: '6/36',
      breaksDown: '2/36',
    });
  });
});

describe('Shooting at Vehicles', () => {
  it('goes through with a total of 10 or more', () => {
    for (const rep of EVERY_REP) {
      const fired = (face: number) => {
        const shots = { weapon: 'light-machine-gun', shots: 2 } as const;
        const through =
          face + rep >= 10
            ? [
                [4, 4],
                [4, 4],
              ]
            : [];
        return played(shootsAtVehicle(ASKING, { rep }, shots), [face, face], ...through).hits;
      };
      expect([1, 2, 3, 4, 5, 6].map(fired)).toEqual(
        [1, 2, 3, 4, 5, 6].map((face) => (face + rep >= 10 ? 2 : 0)),
      );
    }
  });

  it('then rolls two dice against 3: blown up, stopped for good, or its driver rolls for control', () => {
    const word = (...dice: readonly number[]) => played(disabled(ASKING), [...dice]).found.result;
    expect([word(1, 3), word(3, 4), word(4, 5)]).toEqual(['explodes', 'rollsToStop', 'driverChecks']);
    expect(shares(() => VEHICLE_ODDS['atz.disabling-vehicle'].play())).toEqual({
      explodes: '9/36',
      rollsToStop: '18/36',
      driverChecks: '9/36',
    });
  });

  it('has the worst of all that went through hold', () => {
    const shots = { weapon: 'light-machine-gun', shots: 3 } as const;
    const came = played(shootsAtVehicle(ASKING, { rep: 6 }, shots), [6, 5, 4], [5, 5], [1, 5], [6, 6]);
    expect(came.through.map(({ found }) => found.result)).toEqual([
      'driverChecks',
      'rollsToStop',
      'driverChecks',
    ]);
    expect(came.worst).toBe('rollsToStop');
  });

  it('has odds that are those of every way by itself', () => {
    const input = { shooter: { rep: 5 }, weapon: 'light-machine-gun', shots: 2 } as const;
    const play = () => VEHICLE_ODDS['atz.shoot-at-vehicle'].play(input);
    const all = odds(play, String, { merging: false }).outcomes.map(([name, { n, of }]) => [
      name,
      Number(n) / Number(of),
    ]);
    const merged = odds(play, String).outcomes.map(([name, { n, of }]) => [name, Number(n) / Number(of)]);
    expect(merged.toSorted()).toEqual(all.toSorted());
  });

  it('is no matter for other weapons (ATZ-37)', () => {
    const ask = (weapon: 'assault-rifle' | 'light-machine-gun') =>
      VEHICLE_ODDS['atz.shoot-at-vehicle'].refusal({ shooter: { rep: 4 }, weapon, shots: 3 });
    expect(ask('assault-rifle')).toMatch(/^Only a light machine gun/);
    expect(ask('light-machine-gun')).toBeUndefined();
  });
});

describe('Running Down People and Zombies', () => {
  const HUMAN = { kind: 'human', rep: 4 } as const;

  it('has the driver roll to hit whom one die caught flat-footed, and hits him at Impact 3 (ATZ-36)', () => {
    const missed = played(runsDown(ASKING, { rep: 4 }, HUMAN, 'driverRollsToHit'), [3]);
    expect([missed.face, missed.hurt]).toEqual([3, null]);
    const hit = played(runsDown(ASKING, { rep: 4 }, HUMAN, 'driverRollsToHit'), [4], [4], [2]);
    expect(hit.hurt?.harm).toBe('outOfTheFight');
    expect(played(runsDown(ASKING, { rep: 4 }, HUMAN, 'driverRollsToHit'), [4], [3]).hurt?.harm).toBe(
      'obviouslyDead',
    );
  });

  it.each(['isHit', 'prone'] as const)('hits without a roll: %s', (how) => {
    const { face, hurt } = played(runsDown(ASKING, { rep: 1 }, HUMAN, how), [4], [1]);
    expect([face, hurt?.harm]).toEqual([null, 'knockedDown']);
  });

  it('hits zombies in any case; one that isn’t dead flies 3″ aside, left on 1 to 3, and is down', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const came = played(runsDown(ASKING, { rep: 1 }, { kind: 'zombie' }, 'zombie'), [4], [face]);
      expect(came.hurt?.harm).toBe('knockedDown');
      expect(came.flies).toEqual({ way: face <= 3 ? 'left' : 'right', inches: 3 });
    }
    const dead = played(runsDown(ASKING, { rep: 1 }, { kind: 'zombie' }, 'zombie'), [3]);
    expect([dead.hurt?.harm, dead.flies]).toEqual(['obviouslyDead', null]);
  });

  it('puts control in doubt where the die shows as many as were run over, or less', () => {
    for (const many of [1, 2, 3, 4, 5, 6, 7])
      expect(
        [1, 2, 3, 4, 5, 6].map((face) => played(afterRunningDown(ASKING, many), [face]).outOfControl),
      ).toEqual([1, 2, 3, 4, 5, 6].map((face) => face <= many));
    expect(shares(() => VEHICLE_ODDS['atz.overrun-control'].play({ targets: 2 }))).toEqual({
      inControl: '4/6',
      outOfControl: '2/6',
    });
  });
});
