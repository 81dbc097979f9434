/** The quick reference read back row by row: each table of it against the figures that the book prints. */
import { describe, expect, it } from 'vitest';
import { plainly, tables } from '../support/backend/reference.ts';

type Rows = readonly (readonly string[])[];

/** Cells written down in a line each, parted by bars. */
const lines = (text: string): Rows =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Building Activity Modifiers, zombies before survivors, as printed; in order of areas where they differ. */
const ACTIVE: Readonly<Record<string, readonly [zombies: number, survivors: number] | undefined>> = {
  Apartments: [2, -1],
  Church: [2, -1],
  'Dock or shipyard': [-1, 1],
  Hospital: [2, -1],
  House: [1, -1],
  Mall: [2, -1],
  'Military base or armory': [-2, 2],
  'Office building': [2, -1],
  'Police station': [-1, 1],
  Restaurant: [-1, 1],
  'Retail box store': [2, -1],
  'Retail store': [-1, 1],
  School: [1, -1],
  Supermarket: [-1, 1],
  Warehouse: [-1, 1],
};
const ACTIVE_IN_TOWN: typeof ACTIVE = { School: [-1, 1], Supermarket: [1, 0] };

/** What Type of Buildings, as printed: up to which score, and whether one only. */
const STAND: Readonly<Record<string, readonly [urban: string, outskirts: string, rural: string]>> = {
  Apartments: ['2–5', '2–7', ''],
  Church: ['2*', '2*', '2*'],
  'Dock or shipyard': ['2*', '2*', ''],
  Hospital: ['2*', '2*', ''],
  House: ['', '2–7', '2–7'],
  Mall: ['2*', '2*', ''],
  'Military base or armory': ['', '', '2*'],
  'Office building': ['2–6', '2–5', ''],
  'Police station': ['2–3*', '2–3*', ''],
  Restaurant: ['', '2–9', '2–7'],
  'Retail box store': ['', '2–5', ''],
  'Retail store': ['2–9', '2–9', '2–5'],
  School: ['2*', '2*', '2*'],
  Supermarket: ['2–5*', '2–5*', '2*'],
  Warehouse: ['2–5', '2–5', '2*'],
};
const NAMES = Object.keys(STAND);

/** Zombie Activity and Survivor Activity, as printed, by phase. */
const ZOMBIES = [
  [6, 4, 3],
  [5, 3, 2],
  [1, 2, 1],
] as const;
const SURVIVORS = [
  [4, 1, 2],
  [3, 2, 3],
  [2, 3, 3],
] as const;

function activityRows(): Rows {
  const row = (name: string, [zombies, survivors]: readonly [number, number], area: number) =>
    ZOMBIES[area]?.map((level, phase) =>
      `${level + zombies}/${(SURVIVORS[area]?.[phase] ?? Number.NaN) + survivors}`.replaceAll('-', '−'),
    ) ?? expect.fail(name);
  return [
    ['Area, vehicles', ...[0, 1, 2].flatMap((area) => row('area', [0, 0], area))],
    ...NAMES.map((name) => [
      name,
      ...[0, 1, 2].flatMap((area) => {
        const by = (area === 0 ? ACTIVE_IN_TOWN[name] : undefined) ?? ACTIVE[name];
        return STAND[name]?.[area] === '' || by === undefined ? ['', '', ''] : row(name, by, area);
      }),
    ]),
  ];
}

/** Loot Tables, as printed, by phase: weapons, ammo, vehicles, armour, medical supplies. Two lines of the country are lost. */
const LOOT = {
  urban: [
    [4, 3, 2],
    [3, 2, 1],
    [2, 1, 0],
    [1, 0, -1],
    [1, 0, -1],
  ],
  outskirts: [
    [3, 2, 1],
    [2, 1, 0],
    [1, 0, -1],
    [0, -1, -1],
    [1, 0, -1],
  ],
  rural: [
    [2, 1, 0],
    [1, 0, -1],
    [0, -1, -2],
    [-1, -2, -2],
    [0, -1, -2],
  ],
} as const;
const NOT = Number.NEGATIVE_INFINITY;
/** Building Search Modifiers, as printed, in the same order; `NOT` where a thing is not to be had. */
const SEARCHED: Readonly<Record<string, readonly number[] | undefined>> = {
  Apartments: [1, 1, 0, NOT, NOT],
  Church: [NOT, NOT, 2, NOT, NOT],
  'Dock or shipyard': [-1, -1, 1, -1, -1],
  Hospital: [NOT, NOT, 2, NOT, 3],
  House: [1, 1, 0, NOT, NOT],
  Mall: [1, 1, 3, 0, 0],
  'Military base or armory': [2, 3, 0, 2, 2],
  'Office building': [0, 0, 2, 0, 0],
  'Police station': [2, 2, 0, 1, 1],
  Restaurant: [0, 0, 1, 0, 1],
  'Retail box store': [1, 1, 2, 0, 1],
  'Retail store': [1, 1, 2, 0, 1],
  School: [NOT, NOT, 1, NOT, 1],
  Supermarket: [0, 0, 0, 0, 1],
  Warehouse: [-1, -1, 1, 0, -1],
};
const SEARCHED_IN_TOWN: typeof SEARCHED = { School: [NOT, NOT, 2, NOT, 1], Supermarket: [0, 0, 1, 0, 1] };

function searchRows(area: keyof typeof LOOT): Rows {
  const at = ['urban', 'outskirts', 'rural'].indexOf(area);
  const row = (name: string, by: readonly number[]) => [
    name,
    ...LOOT[area].map((levels, item) => {
      const targets = levels.map((level) => level + (by[item] ?? NOT));
      if (targets.every((target) => target < 1)) return '–';
      return targets.map((target) => (target < 1 ? '–' : String(target))).join('/');
    }),
  ];
  return [
    ...NAMES.filter((name) => STAND[name]?.[at] !== '').map((name) =>
      row(name, (area === 'urban' ? SEARCHED_IN_TOWN[name] : undefined) ?? SEARCHED[name] ?? []),
    ),
    row('Trailer, mobile home', [0, 0, 0, 0, 0]),
  ];
}

/** Tables of the sheet with the figures of the book, row by row. The reaction checks are in `reference-sheet.test.ts`, check by check. */
const BOOK: Readonly<Record<string, Rows>> = {
  'reaction-dice': lines(`
    Leader | 3 dice
    In a Leader’s group, on Wanting to Charge | 3 dice
    Rallied by a Leader, on Rally | 3 dice
    Leader within 6″, on What Now | +1 die
    Group with a Leader, on a fast move | 3 dice
    Covering fire, on In Sight, standing still | +1 die
    Burning zombie, on Being Charged and Surprise | −1 die
    Surprised, on Being Charged | Rep −1
    Unaware, on In Sight | Rep −1
    Shaken | Rep −1
  `),
  tests: lines(`
    Fast move | 16″ | 12″ | 8″
    Pursue by fire | Fires | Fires as at cover | Doesn’t fire
    Task | Success | Stop, or try again | Failure
    Second try | Success | Failure | Failure
  `),
  'to-hit': lines(`
    8+ | In the open.
    9+ | In body armour; lying flat; either side moving fast; two weapons fired at once; a primitive weapon; the second target.
    10+ | In cover; the third target and further ones.
  `),
  // Weapons: Impact 1 drops a human in place, and a zombie ignores it; 2 and 3 throw back as many inches.
  hits: lines(`
    1 | 0″ | – | No
    2 | 2″ | 2″ | Yes
    3 | 3″ | 3″ | Yes
  `),
  melee: lines(`
    Each point of Impact less than the enemy | −1
    Against two enemies | −1
    Against three and more | −2
  `),
  sight: lines(`
    In sight by night, unless lit; in woods; in fog or heavy rain | 12″
    In sight in woods by night; in fog or heavy rain by night | 6″
    Normal move, Rep 2 or less | 6″
    Normal move | 8″
    Zombies move | 6″
    Fire grows downwind each turn | 3″
    Impact of fire that spreads | 5
    Impact on whom fire is thrown | 1
  `),
  'vehicle-speed': lines(`
    Bus | 12″ | 1
    Motorcycle | 30″ | 3
    Pickup truck or van; RV; semi-truck and trailer; SUV | 16″ | 1
    Sedan | 20″ | 1
    Sports car | 24″ | 2
  `),
  'vehicle-tests': lines(`
    Control | Turning: slides 2″; hits something solid at Impact 0. Straight: goes on. | Turning: veers 6″; hits something solid at Impact 1 for each 6″ gone. Straight: swerves 6″, 1–3 left; the same Impact. | Turning: rolls over, Impact 3 for each 6″. Straight: corkscrews on, Impact 2 for each 6″.
    Hit | Blows up with all inside | Engine done for: loses 12″ a turn | Losing control at Rep −1
  `),
  weapons: lines(`
    Bludgeon | – | 1 | 1 | 1 | –
    Edged weapon | – | 1 | 2 | 1 | –
    Chain saw | – | 1 | 3 | 1 | 6 a turn
    Thrown weapon | 4 | 1 | 1 | 1 | –
    Bow | 18 | 1 | 1 | 1 | –
    Pistol crossbow | 12 | 1 | 2 | 1 | –
    Crossbow | 18 | 1 | 2 | 1 | –
    Pistol | 12 | 2 | 1 | 1 | each
    BA pistol | 12 | 2 | 2 | 1 | each
    SB shotgun | 12 | 2 | 2 | 1 | each
    DB shotgun | 12 | 3 | 2 | 1 | each
    Pump shotgun | 12 | 2 | 2 | 1 | each
    Carbine | 24 | 2 | 1 | 1 | each
    Submachine gun | 24 | 3 | 1 | 2 | each
    Rifle | 48 | 1 | 2 | 1 | each
    Rifle, scope | 60 | 1 | 2 | 1 | each
    SA rifle | 48 | 2 | 2 | 1 | each
    SA rifle, scope | 60 | 2 | 2 | 1 | each
    Machine pistol | 12 | 3 | 1 | 2 | each
    BA machine pistol | 12 | 3 | 2 | 2 | each
    Assault rifle | 48 | 3 | 2 | 2 | each
    LMG | 48 | 6 | 3 | 3 | each
  `),
  activity: activityRows(),
  zombies: lines(`
    Urban | 1D6 + 6/4/3 | 4+
    Outskirts | 1D6 + 5/3/2 | 5+
    Rural | 1D6 + 1/2/1 | 6+
  `),
  'atz.zombie-placement': lines(
    'Comes on | Left front | Front | Right front | Left rear | Rear | Right rear',
  ),
  talk: lines(`
    Worked together before | +2
    Twice as many | +1
    Has the drop on them | +1
    Refused help before | −1
    Fought before | −2
  `),
  noticed: lines(`
    Awareness | Aware | Unaware | Surprised
    Mercy | Captured, or left alone | Captured, or killed | Killed
  `),
  'search-urban': searchRows('urban'),
  'search-outskirts': searchRows('outskirts'),
  'search-rural': searchRows('rural'),
  'atz.weapon-found': lines(`
    2–3 | Chain saw
    4 | Crossbow
    5 | Bow
    6 | Bludgeon
    7 | Edged weapon
    8–12 | Pistol
    13–14 | Shotgun
    15 | Machine pistol
    16 | Assault rifle
    17 | LMG
    18 | LMG
  `),
  // Finding Vehicles: the zombie level less the phase; 6 − 1 is the book’s own example.
  'vehicle-at-start': lines(`
    Urban | 5 | 2 | –
    Outskirts | 4 | 1 | –
    Rural | – | – | –
  `),
  stock: lines(`
    Weapon | In hand as soon as a figure is given it.
    Surplus clip | One clip more for a weapon of the party in one Encounter, then gone whether fired or not.
    Vehicle | Serves in one later Encounter, beside those rolled for.
    Body armour | The figure that puts it on counts as protected.
    Medical supplies | A die more on Recovery for each figure that was Out of the Fight.
    Dose of the Cure | Keeps one figure from turning, once.
  `),
  recovering: lines(`
    How bad | Rejoins next turn, no Recovery | Badly wounded: to be carried, Recovery later | Dead
    Recovery | Comes back | Comes back with 1 Rep less for good | Dead of the wounds; a runaway is never seen again
  `),
  rep: lines(`
    1 | 1 | 5 | Frail
    2 | 2 | 10 | Coward
    3 | 4 | 15 | Untried
    4 | 6 | 20 | Reliable
    5 | 8 | 25 | Veteran
    6 | 10 | 30 | Action hero
    7 | – | 35 | Godlike
  `),
  drunkard: lines(`
    1 | Wildman | Acts as a Psycho.
    2 | Staggering drunk | Each move is shorter by 1D6 inches, each fast move by 2D6.
    3 | Dumbass drunk | Acts as a Dumbass.
    4 | Dead drunk | Rolls 1D6 at each activation and passes out, Out of the Fight, above Rep.
    5 | Nauseous | Shoots as if on a fast move and has one die less in melee.
    6 | Nerves of steel | Acts as one with Nerves of steel.
  `),
  'atz.dumbass': lines('Does | Nothing | Nothing | As last turn | As told | As told | As told'),
  counts: lines(`
    Urban | 12 + 3D6 | 2D6
    Outskirts | 6 + 2D6 | 1D6
    Rural | 1 + 1D6 | half of 1D6
  `),
  'building-types': NAMES.map((name) => [name, ...(STAND[name] ?? [])]),
  'vehicle-types': lines(`
    Bus | 2* | 2* | 2*
    Motorcycle | 2–3 | 2–3 | 2–3
    Pickup truck or van | 2–5 | 2–6 | 2–8
    RV | 2 | 2–3 | 2–5
    Sedan | 2–8 | 2–8 | 2–5
    Semi-truck and trailer | 2* | 2–3* | 2–5
    Sports car | 2–7 | 2–4 | 2–3
    SUV | 2–5 | 2–5 | 2–5
  `),
  'wind-and-river': lines(`
    Wind towards | North | West | West | East | East | South
    Ford | Bridge | Half | Half | All | All | All
  `),
  'atz.how-many': lines(`
    2 | Twice as many captors
    3–4 | Half as many captors again
    5 | One captor more
    6–8 | As many on both sides
    9 | One captor fewer
    10–11 | Half as many captives again
    12 | Twice as many captives
  `),
};

describe('a table of the quick reference', () => {
  it.each(Object.keys(BOOK))('has the book’s figures in each row: %s', (id) => {
    expect(plainly(id)).toEqual(BOOK[id]);
  });

  // A new table is entered above, with the book’s figures, and played below.
  it('is read by a test, whichever it is', () => {
    const read = ['reaction', 'turn', ...Object.keys(BOOK)];
    expect(tables.map(({ id }) => id).toSorted()).toEqual(read.toSorted());
  });

  it('names in the first cell of a row what the row is about', () => {
    const unnamed = tables.flatMap(({ id, columns, rows }) =>
      columns.includes('Passed') ? [] : rows.filter(([name = '']) => name === '').map(() => id),
    );
    expect(unnamed).toEqual([]);
    const across = tables.filter(({ columns }) => columns.at(-1) === '6' && columns.length === 7);
    expect(across.map(({ id, columns }) => [id, columns[0]])).toEqual([
      ['atz.zombie-placement', 'Die'],
      ['atz.dumbass', 'Die'],
      ['wind-and-river', 'Die'],
    ]);
    expect(tables.filter(({ columns }) => columns[0] === '1').map(({ id }) => id)).toEqual([]);
  });
});
