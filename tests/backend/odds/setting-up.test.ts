import { describe, expect, it } from 'vitest';
import { AREAS, BUILDINGS } from '../../../src/rules/all-things-zombie/types.ts';
import { counted, fractions, told, type Weights } from './by-hand.ts';

const PHASES = [1, 2, 3] as const;

/** Printed levels, from the first phase to the third. */
const ZAL = { urban: [6, 4, 3], outskirts: [5, 3, 2], rural: [1, 2, 1] } as const;
const SAL = { urban: [4, 1, 2], outskirts: [3, 2, 3], rural: [2, 3, 3] } as const;

/** The highest score on which a type is on offer; all ranges begin at 2. */
const BUILDINGS_TO = {
  urban:
    'apartments 5, church 2, dock-shipyard 2, hospital 2, mall 2, office-building 6, police-station 3, retail-store 9, school 2, supermarket 5, warehouse 5',
  outskirts:
    'apartments 7, church 2, dock-shipyard 2, hospital 2, house 7, mall 2, office-building 5, police-station 3, restaurant 9, retail-box-store 5, retail-store 9, school 2, supermarket 5, warehouse 5',
  rural:
    'church 2, house 7, military-base 2, restaurant 7, retail-store 5, school 2, supermarket 2, warehouse 2',
};
const VEHICLES_TO = {
  urban: 'bus 2, motorcycle 3, pickup-truck 5, rv 2, sedan 8, semi-truck 2, sports-car 7, suv 5',
  outskirts: 'bus 2, motorcycle 3, pickup-truck 6, rv 3, sedan 8, semi-truck 3, sports-car 4, suv 5',
  rural: 'bus 2, motorcycle 3, pickup-truck 8, rv 5, sedan 5, semi-truck 5, sports-car 3, suv 5',
};

/** Divisible by every number of types there is to choose among. */
const SHARED = 360_360;

/** Each of the 36 rolls shared out evenly among what it offers; a roll that offers nothing doesn't count. */
function types(printed: string): Weights {
  const rows = printed.split(', ').map((row) => row.split(' '));
  const weights: Record<string, number> = {};
  for (let a = 1; a <= 6; a += 1)
    for (let b = 1; b <= 6; b += 1) {
      const offered = rows.filter(([, to]) => a + b <= Number(to));
      for (const [type = ''] of offered) weights[type] = (weights[type] ?? 0) + SHARED / offered.length;
    }
  return weights;
}

describe.each(AREAS)('setting up in %s', (area) => {
  it('the type of a building, and of a vehicle', () => {
    expect(told('atz.building-type', { area })).toEqual(fractions(types(BUILDINGS_TO[area])));
    expect(told('atz.vehicle-type', { area })).toEqual(fractions(types(VEHICLES_TO[area])));
  });

  it.each(PHASES)('zombies and survivors in a building in phase %i', (phase) => {
    const from = { urban: 4, outskirts: 5, rural: 6 }[area];
    const zombies = counted(ZAL[area][phase - 1] ?? 0, (...faces) =>
      String(faces.filter((face) => face >= from).length),
    );
    expect(told('atz.zombies-in-building', { area, phase })).toEqual(fractions(zombies));
    const survivors = counted(SAL[area][phase - 1] ?? 0, (...faces) =>
      String(faces.filter((face) => face >= 4).length),
    );
    expect(told('atz.survivors-in-building', { area, phase })).toEqual(fractions(survivors));
  });

  it.each(PHASES)('a vehicle, and the zombies about, at the start in phase %i', (phase) => {
    const zal = ZAL[area][phase - 1] ?? 0;
    const yes = counted(1, (face = 0) => (face <= zal - phase ? 'yes' : 'no'));
    expect(told('atz.vehicle-at-start', { area, phase })).toEqual(fractions(yes));
    expect(told('atz.zombies-at-start', { area, phase })).toEqual(
      fractions(counted(1, (face = 0) => String(face + zal))),
    );
  });
});

/** Zombies, survivors. */
const INSIDE: Readonly<Record<(typeof BUILDINGS)[number], readonly [number, number]>> = {
  apartments: [2, -1],
  church: [2, -1],
  'dock-shipyard': [-1, 1],
  hospital: [2, -1],
  house: [1, -1],
  mall: [2, -1],
  'military-base': [-2, 2],
  'office-building': [2, -1],
  'police-station': [-1, 1],
  restaurant: [-1, 1],
  'retail-box-store': [2, -1],
  'retail-store': [-1, 1],
  school: [1, -1],
  supermarket: [-1, 1],
  warehouse: [-1, 1],
};

function inside(building: (typeof BUILDINGS)[number] | null, area: string): readonly [number, number] {
  if (building === null) return [0, 0];
  if (building === 'school' && area === 'urban') return [-1, 1];
  if (building === 'supermarket' && area === 'urban') return [1, 0];
  return INSIDE[building];
}

describe.each([...BUILDINGS, null])('who is met in %s', (building) => {
  it.each(AREAS.flatMap((area) => PHASES.map((phase) => [area, phase] as const)))(
    '%s, phase %i',
    (area, phase) => {
      const [zombies, survivors] = inside(building, area);
      for (const upstairs of [false, true]) {
        const z = (ZAL[area][phase - 1] ?? 0) + zombies - (upstairs ? 2 : 0);
        const s = (SAL[area][phase - 1] ?? 0) + survivors + (upstairs ? 1 : 0);
        const met = counted(4, (a = 0, b = 0, c = 0, d = 0) => {
          const passed = [[a, b].filter((face) => face <= z), [c, d].filter((face) => face <= s)] as const;
          // A die that passed outweighs any score; scores part those with as many.
          const [theirs, ours] = passed.map((faces) => faces.length * 10 + Math.max(0, ...faces));
          if (theirs === ours) return theirs === 0 ? 'nobody' : 'both';
          return Number(theirs) > Number(ours) ? 'zombies' : 'survivors';
        });
        expect(told('atz.activity', { area, phase, building, upstairs })).toEqual(fractions(met));
      }
    },
  );
});
