/** What the screen asks of the board: what a piece has of the others, its way to a spot, and what places say of an act. */
import { describe, expect, it } from 'vitest';
import { actByPlaces } from '../../src/backend/games/all-things-zombie/views/encounter/act-by-places.ts';
import {
  boardView,
  fieldOfViewView,
  looksView,
  reachView,
} from '../../src/backend/games/all-things-zombie/views/encounter/board.ts';
import { proposalsView } from '../../src/backend/games/all-things-zombie/views/encounter/proposals.ts';
import { wayView } from '../../src/backend/games/all-things-zombie/views/encounter/way.ts';
import { EncounterAct } from '../../src/contract/games/all-things-zombie/acts.ts';
import { placePiece } from '../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { move } from '../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { mark } from '../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../src/rules/all-things-zombie/ids.ts';
import { apply } from '../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { SeenCampaign } from '../../src/rules/all-things-zombie/state/seen.ts';
import type { Turn } from '../../src/rules/all-things-zombie/state/turn.ts';
import { PARTY_SIDE, ZOMBIE_SIDE } from '../../src/rules/all-things-zombie/turn/activation.ts';
import { contains, rectangle } from '../../src/rules/core/geometry/polygon.ts';
import { seen } from '../../src/rules/core/seen.ts';
import { onBoard } from '../support/rules/board.ts';
import { act } from '../support/rules/campaign.ts';
import { campaignWith, entered, onTable, planned, stranger, underWay } from '../support/rules/encounter.ts';
import { withZombies, zombies } from '../support/rules/zombies.ts';

const [NORTH, EAST, SOUTH] = [0, 8, 16] as const;

/** As it stands at the beginning of its log. */
const standing = (campaign: SeenCampaign) => ({ head: { revision: 1 }, campaign });

/** Gloria (f1) faces north; zombie A is 10″ before her and turned away, zombie B behind the house b1, from 0,10 to 5,15. */
const battle = () =>
  seen(
    onBoard(
      withZombies(onTable(planned(campaignWith())), [
        zombies({ id: 'z1', count: 1 }),
        zombies({ id: 'z2', count: 1 }),
      ]),
      { f1: [100, 125, NORTH], f2: [120, 125, EAST], z1: [100, 235, NORTH], z2: [40, 170, SOUTH] },
    ),
  );

describe('what a piece has of the others', () => {
  it('is given for each, the nearest first, as it is once the piece has turned to it', () => {
    const { looks } = looksView(battle(), 'f1');
    expect(looks.map(({ piece, apart, towards }) => [piece, apart, towards])).toEqual([
      ['f2', 10, 'east'],
      ['z2', 65, 'north-west'],
      ['z1', 100, 'north'],
    ]);
    expect(looks.find(({ piece }) => piece === 'z1')).toMatchObject({ cut: null, cover: null, at: 'rear' });
  });

  it('says what is in between', () => {
    const away = seen(
      onBoard(withZombies(onTable(planned(campaignWith())), [zombies({ id: 'z1', count: 1 })]), {
        f1: [100, 105, NORTH],
        z1: [20, 160, NORTH],
      }),
    );
    expect(looksView(away, 'f1').looks[0]).toMatchObject({ cut: 'house 1 is in between', cover: null });
  });

  it('is asked of a piece that stands there', () => {
    expect(() => looksView(battle(), 'f9')).toThrow('No f9 stands on the board.');
  });
});

it('calls people by their short names, and zombies by their letters', () => {
  const { pieces } = boardView(standing(battle()));
  expect(pieces.map(({ piece, short }) => [piece, short])).toEqual([
    ['f1', 'Gloria'],
    ['f2', 'Ann'],
    ['z1', 'A'],
    ['z2', 'B'],
  ]);
});

it('is drawn in letters where that is asked for, and not for the screen', () => {
  expect(boardView(standing(battle())).text).toBeNull();
  expect(boardView(standing(battle()), [], { text: true }).text).toContain('# wall');
  expect(reachView(battle(), { piece: 'f1', inches: 8 }).text).toBeNull();
  expect(reachView(battle(), { piece: 'f1', inches: 8, text: true }).text).toContain('*');
});

describe('a way that is too far for a move', () => {
  const to = { x: 100, y: 260, level: null };

  it('is shown whole unless a pace is told', () => {
    expect(wayView(battle(), { who: 'f1', to })).toMatchObject({ wanted: null, inches: 14 });
  });

  it('ends where the move does, with the inches that all of it would take', () => {
    // Round the zombie that stands on the line.
    const { way, inches, wanted, fault } = wayView(battle(), { who: 'f1', to, how: 'normal' });
    expect({ inches, wanted, fault }).toEqual({ inches: 8, wanted: 14, fault: null });
    expect(way.at(-1)).toMatchObject({ x: 91, y: 204 });
  });

  it('is gone all the same at a pace that leads there', () => {
    expect(wayView(battle(), { who: 'f1', to, how: 'fast' })).toMatchObject({ wanted: null, inches: 14 });
  });

  it('ends before whoever stands there', () => {
    const taken = seen(
      onBoard(withZombies(onTable(planned(campaignWith())), []), {
        f1: [100, 125, NORTH],
        f2: [100, 203, EAST],
      }),
    );
    const { way, wanted } = wayView(taken, { who: 'f1', to, how: 'normal' });
    expect(wanted).toBe(14);
    expect(way.at(-1)?.y).toBe(193);
  });
});

it('tells who sees somebody at the end of a way, with cover there, the nearest first', () => {
  // Zombie A looks away from where it ends, and turned round it sees it.
  const to = { x: 100, y: 200, level: null };
  expect(wayView(battle(), { who: 'f1', to }).seenBy).toEqual([]);
  const watched = seen(
    onBoard(
      withZombies(onTable(planned(campaignWith())), [
        zombies({ id: 'z1', count: 1 }),
        zombies({ id: 'z2', count: 1 }),
      ]),
      { f1: [100, 125, NORTH], z1: [100, 275, SOUTH], z2: [150, 200, 24] },
    ),
  );
  expect(wayView(watched, { who: 'f1', to }).seenBy).toEqual([
    { piece: 'z2', name: 'zombie B', apart: 40, reaches: true, cover: null },
    { piece: 'z1', name: 'zombie A', apart: 65, reaches: false, cover: null },
  ]);
});

it('tells of an enemy who sees somebody whether his weapon reaches there', () => {
  const contacts = [{ standing: 'fought', members: [stranger()] }] as const;
  const watchedFrom = (y: number) => {
    const campaign = entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
    const now = seen(onBoard(campaign, { f1: [300, 60, NORTH], 'c1/0': [300, y, SOUTH] }));
    return wayView(now, { who: 'f1', to: { x: 300, y: 100, level: null } }).seenBy.filter(
      ({ piece }) => piece === 'c1/0',
    );
  };
  expect(watchedFrom(230)).toEqual([{ piece: 'c1/0', name: 'Nils', apart: 120, reaches: true, cover: null }]);
  expect(watchedFrom(231)).toMatchObject([{ apart: 121, reaches: false }]);
});

it('has a spot inside each door, to go in by', () => {
  const { doors } = boardView(standing(battle()));
  expect(doors.length).toBeGreaterThan(0);
  for (const { building, inside } of doors) {
    const { fault } = wayView(battle(), { who: 'f1', to: { ...inside, level: { building, floor: 0 } } });
    expect([building, fault]).toEqual([building, null]);
  }
});

it('has the stairs of a building of several storeys, drawn by a letter, and ways by them', () => {
  expect(boardView(standing(battle()))).toMatchObject({ stairs: [] });
  const high = seen(onBoard(onTable(planned(campaignWith()), { storeys: 2 }), { f1: [25, 90, NORTH] }));
  const { stairs, text } = boardView(standing(high), [], { text: true });
  const [{ at } = { at: { x: 0, y: 0 } }] = stairs;
  expect(stairs).toEqual([{ building: 'b1', at: { x: 44, y: 144 } }]);
  expect(text?.split('\n').filter((line) => line.includes('%') && !line.includes('stairs'))).toHaveLength(1);
  const { fault } = wayView(high, { who: 'f1', to: { ...at, level: { building: 'b1', floor: 1 } } });
  expect(fault).toBeNull();
});

it('has a look of a body that somebody stands over, and none of whoever has no place', () => {
  const campaign = onBoard(onTable(planned(campaignWith())), { f1: [100, 125, NORTH], f2: [120, 125, EAST] });
  act(campaign, (now) => mark(now, { who: figureId(2), condition: 'dead', byZombie: false }));
  act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: { x: 120, y: 125 }, level: null }));
  for (const piece of ['f1', 'f2'])
    expect(looksView(seen(campaign), piece).looks[0]).toMatchObject({ apart: 0 });
  expect(() => looksView(seen(campaign), 'f9')).toThrow('No f9 stands on the board.');
});

it('shows nobody who has left the table', () => {
  const campaign = onBoard(onTable(planned(campaignWith())), { f1: [100, 125, NORTH], f2: [120, 125, EAST] });
  act(campaign, (now) => mark(now, { who: figureId(1), condition: 'off-table', anyway: 'Ran on' }));
  const { pieces } = boardView(standing(seen(campaign)));
  const { looks } = looksView(seen(campaign), 'f2');
  const named = [pieces, looks].map((all) => all.map(({ piece }) => piece));
  expect(named).toEqual([
    ['f2', 'z1', 'z2'],
    ['z1', 'z2'],
  ]);
});

describe('the trail of a piece', () => {
  const way = [
    { x: 60, y: 125 },
    { x: 100, y: 125 },
  ];
  const went: CampaignEvent = {
    type: 'pieces-placed',
    places: [{ piece: figureId(1), at: { spot: { x: 100, y: 125 }, facing: NORTH, level: null } }],
    how: 'way',
    way,
  };
  const turn = (number: number, dice: Turn['dice']): CampaignEvent => ({
    type: 'turn-begun',
    turn: { number, dice },
  });
  const trail = (...events: readonly CampaignEvent[]) => {
    const campaign = structuredClone(battle()) as Campaign;
    for (const event of events) apply(campaign, event);
    return boardView(standing(seen(campaign)), [{ act: 1, events }]).pieces.map((piece) => piece.trail)[0];
  };
  const [first, last] = [
    [
      { side: PARTY_SIDE, face: 3 },
      { side: ZOMBIE_SIDE, face: 2 },
    ],
    [
      { side: PARTY_SIDE, face: 1 },
      { side: ZOMBIE_SIDE, face: 4 },
    ],
  ] as const;

  it('is every way it went in this turn', () => {
    expect(trail(turn(1, first), went)).toEqual([way]);
    expect(trail(turn(1, first))).toEqual([]);
  });

  it('stays in the next turn until its side acts', () => {
    expect(trail(turn(1, first), went, turn(2, last))).toEqual([way]);
    expect(trail(turn(1, first), went, turn(2, first))).toEqual([]);
    expect(trail(turn(1, first), went, turn(2, last), turn(3, last))).toEqual([]);
  });

  it('is gone once it is put elsewhere by hand, or the board is taken up anew', () => {
    const { way: _, ...put } = went;
    expect(trail(turn(1, first), went, { ...put, how: 'hand' })).toEqual([]);
    const { board = null } = underWay(battle() as Campaign);
    expect(trail(turn(1, first), went, { type: 'board-taken-up', board })).toEqual([]);
  });
});

describe('the ground in sight of a piece', () => {
  const field = (from?: { readonly x: number; readonly y: number }) =>
    fieldOfViewView(battle(), 'f1', from).outline.toReversed();

  it('holds those it sees, and nobody behind a house', () => {
    expect(contains(field(), { x: 100, y: 235 })).toBe(true);
    expect(contains(field(), { x: 10, y: 160 })).toBe(false);
  });

  it('is told of a spot it hasn’t gone to', () => {
    expect(contains(field({ x: 40, y: 200 }), { x: 10, y: 160 })).toBe(true);
  });

  it('is asked of a piece that stands there', () => {
    expect(() => fieldOfViewView(battle(), 'f9', undefined)).toThrow('No f9 stands on the board.');
  });

  it.each([
    [{ x: 4_000, y: 10 }, 'A place is on the table, which is 48″ by 48″ large.'],
    [{ x: 10, y: -1 }, 'A place is on the table, which is 48″ by 48″ large.'],
    [{ x: 10, y: 10, level: { building: 'b1', floor: 9 } }, 'The building has no such floor'],
    [{ x: 10, y: 10, level: { building: 'b9', floor: 0 } }, 'The building has no such floor'],
  ])('is asked of a spot that there is: %o', (from, says) => {
    expect(() => fieldOfViewView(battle(), 'f1', from)).toThrow(says);
  });
});

describe('the way of somebody to a spot', () => {
  it('is the shortest, with its inches and those of a move', () => {
    const { way, inches, most, fault } = wayView(battle(), {
      who: 'f1',
      to: { x: 100, y: 155, level: null },
    });
    expect({ way, inches, fault }).toEqual({
      way: [
        { x: 100, y: 125 },
        { x: 100, y: 155 },
      ],
      inches: 3,
      fault: null,
    });
    expect(most.normal).toBe(8);
    expect(most.fast).toBeGreaterThan(most.normal);
  });

  it('leads through a door, which takes an inch, and is longer round a house than through the air', () => {
    const { inches, way } = wayView(battle(), {
      who: 'f1',
      to: { x: 25, y: 125, level: { building: 'b1', floor: 0 } },
    });
    expect(way.at(-1)).toMatchObject({ x: 25, y: 125 });
    expect(way.flatMap(({ level }) => level ?? [])).toEqual([{ building: 'b1', floor: 0 }]);
    expect(inches).toBeGreaterThanOrEqual(9);
  });

  it('leads through a ford where no dry way does, and says so', () => {
    const campaign = onTable(planned(campaignWith()));
    const { table } = underWay(campaign);
    if (table === null) throw new Error('there is no table');
    const outline = rectangle({ west: 0, south: 190, east: 480, north: 250 });
    const line = [
      { x: 0, y: 220 },
      { x: 480, y: 220 },
    ];
    const river = { outline, line, ford: 'all', fordable: outline, bridge: null } as const;
    apply(campaign, { type: 'table-set', table: { ...table, buildings: [], river } });
    const now = seen(
      onBoard(campaign, {
        f1: [240, 160, NORTH],
        f2: [280, 160, NORTH],
        z1: [20, 20, NORTH],
        z2: [40, 20, NORTH],
      }),
    );
    const wades = (y: number) => wayView(now, { who: 'f1', to: { x: 240, y, level: null } });
    expect(wades(220)).toMatchObject({ wades: true, fault: null });
    expect(wades(180)).toMatchObject({ wades: false, fault: null });
  });

  it('is said not to be there off the table and onto others, in one sentence', () => {
    for (const to of [
      { x: 9_999, y: 100 },
      { x: 120, y: 125 },
    ]) {
      const { fault } = wayView(battle(), { who: 'f1', to: { ...to, level: null } });
      expect(fault).toMatch(/^[A-Z][^.]*\.$/);
    }
  });
});

describe('what places say of an act', () => {
  const of = (act: object) => actByPlaces(battle(), EncounterAct.parse(act));

  it('is said for each aim of a shot, with its cause', () => {
    const aims = [
      { target: null, zombies: 'z1', shots: 1 },
      { target: null, zombies: 'z2', shots: 1 },
    ];
    expect(of({ do: 'fire-at', who: 'f1', weapon: 'w1', aims, from: null })).toEqual([
      { aim: 0, field: 'far', is: true, because: '10″' },
      { aim: 1, field: 'far', is: true, because: expect.stringMatching(/″$|flank|rear/) },
    ]);
  });

  it('is nothing without a board, and of acts of which places know nothing', () => {
    expect(of({ do: 'mark', who: 'f1', condition: 'up', byZombie: false })).toEqual([]);
    const own = seen(onTable(planned(campaignWith())));
    const aims = [{ target: null, shots: 1 }];
    expect(
      actByPlaces(own, EncounterAct.parse({ do: 'fire-at', who: 'f1', weapon: 'w1', aims, from: null })),
    ).toEqual([]);
  });
});

it('names the floor of a place that is entered by a move up its stairs', () => {
  const campaign = onBoard(onTable(planned(campaignWith()), { storeys: 2 }), { f1: [25, 90, NORTH] });
  const to = { x: 44, y: 144, level: { building: 'b1', floor: 1 } };
  act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', to }));
  const [asked] = proposalsView(seen(campaign), []).filter((one) => one.act === 'enter');
  expect(asked).toMatchObject({ subject: 'b1', floor: 1 });
});
