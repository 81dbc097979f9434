/** The board: everybody has a place once it is up, zombies stand one by one, and a place follows what happens to somebody. */
import { describe, expect, it } from 'vitest';
import type { ActInput } from '../../../../../src/rules/all-things-zombie/acts/acts.ts';
import { placePiece, turnTo } from '../../../../../src/rules/all-things-zombie/acts/encounter/board/place.ts';
import { aimOnBoard } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/aim-on-board.ts';
import type { Aimed } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/aimed.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { standsAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/stands-at.ts';
import { type PlayedId, playOf } from '../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { groundOn } from '../../../../../src/rules/all-things-zombie/board/ground.ts';
import { obstaclesOn } from '../../../../../src/rules/all-things-zombie/board/obstacles.ts';
import { apart, type Place, TO_WALL } from '../../../../../src/rules/all-things-zombie/board/place.ts';
import { sight } from '../../../../../src/rules/all-things-zombie/board/sight.ts';
import { costOfWay, type Stop } from '../../../../../src/rules/all-things-zombie/board/way.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import { type PieceId, placeOnBoard } from '../../../../../src/rules/all-things-zombie/state/board.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Condition } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { distance, distanceToPolygon } from '../../../../../src/rules/core/geometry/distance.ts';
import { contains, rectangle } from '../../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { placeOf as placeNow, puts } from '../../../../support/rules/board.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  tableWith,
  turn,
  underWay,
} from '../../../../support/rules/encounter.ts';
import { withVehicle } from '../../../../support/rules/vehicles.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

/** Gloria and hers, and Nils, met in the house b1. */
function battle(): Campaign {
  const contacts = [{ standing: 'fought', members: [stranger()] }] as const;
  return entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
}

/** As the log’s command does it, with what follows from it. */
function does<A extends PlayedId>(campaign: Campaign, id: A, input: ActInput<A>) {
  return act(campaign, (now) => playOf(id, input)(now));
}

const takesUp = (campaign: Campaign) => does(campaign, 'encounter.board', { up: true });

function at(campaign: Campaign, piece: string): Place {
  const { board } = underWay(campaign);
  const place = board && placeOnBoard(board, piece);
  if (place === undefined) throw new Error(`${piece} has no place`);
  return place;
}

describe('a board that is taken up', () => {
  it('gives everybody a place: the party where it came on, people in their room, zombies one by one', () => {
    const campaign = withZombies(battle(), [zombies({ count: 3, spot: { x: 240, y: 300 } })]);
    expect(takesUp(campaign).title).toBe('6 pieces on the board');
    const house = underWay(campaign).table?.buildings[0];
    expect(at(campaign, 'c1/0').level).toEqual({ building: 'b1', floor: 0 });
    expect(house && contains(house.outline, at(campaign, 'c1/0').spot)).toBe(true);
    expect(underWay(campaign).zombies?.groups.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(at(campaign, 'z1').spot).toEqual({ x: 240, y: 300 });
    for (const id of underWay(campaign).party) expect(at(campaign, id).spot.y).toBeLessThan(130);
  });

  it('has survivors stand by their dice from the wall by which the party came in', () => {
    const contacts = [{ standing: 'strangers', members: [stranger()] }] as const;
    const at = (from: Spot): Spot => {
      const campaign = onTable(planned(campaignWith({ contacts })));
      const table = tableWith('rural', {});
      const [house] = table.buildings;
      if (house === undefined) throw new Error('there is a house');
      // In the south, and in the east.
      const doors = [...house.doors, { ...house.doors[0], wall: 1, at: 25, width: 10, leaves: 1 } as const];
      const to = { west: 200, south: 100, east: 280, north: 180 };
      const buildings = [{ ...house, doors, outline: rectangle(to) }];
      apply(campaign, { type: 'table-set', table: { ...table, buildings } });
      takesUp(campaign);
      const level = { building: 'b1', floor: 0 };
      act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: from, level }));
      const visit = {
        ...({ spot: 'b1', building: 'house', floor: 0, met: 'survivors', zombies: 0 } as const),
        ...{ group: contactId(1), figures: [figureId(1)], places: [{ inward: 3, fromLeft: 5 }] },
      };
      apply(campaign, { type: 'place-entered', visit });
      does(campaign, 'encounter.turn-to', { piece: figureId(2), facing: 4 });
      return placeNow(campaign, 'c1/0').spot;
    };
    // Three inches north of the south wall and five from the west; or three west of the east wall and five from the south.
    expect(at({ x: 230, y: 110 })).toEqual({ x: 250, y: 130 });
    expect(at({ x: 270, y: 130 })).toEqual({ x: 250, y: 150 });
  });

  it('never has a base in a wall, or on another', () => {
    const campaign = withZombies(battle(), [zombies({ count: 30, spot: { x: 25, y: 125 } })]);
    takesUp(campaign);
    const { board, table } = underWay(campaign);
    if (board === undefined || table === null) throw new Error('no board');
    expect(board.places).toHaveLength(33);
    const { buildings } = obstaclesOn(table);
    const wrong = board.places.flatMap((one, nth) =>
      board.places
        .slice(nth + 1)
        .filter(({ at: other }) => other.level === one.at.level && squared(one.at, other) < 100)
        .map((other) => [one, other]),
    );
    expect(wrong).toEqual([]);
    const outside = board.places.filter(({ at: { level } }) => level === null);
    expect(
      outside.filter(({ at: { spot } }) =>
        buildings.some(({ outline }) => distanceToPolygon(spot, outline) < TO_WALL),
      ),
    ).toEqual([]);
  });

  it('has a zombie in contact with whom it fights', () => {
    const campaign = withZombies(battle(), [zombies({ doing: { by: 'melee', with: figureId(2) } })]);
    takesUp(campaign);
    expect(apart(at(campaign, 'f2'), at(campaign, 'z1'))).toBe(0);
  });

  it('places whoever comes later, and zombies by what has drawn them', () => {
    const campaign = battle();
    takesUp(campaign);
    does(campaign, 'encounter.zombies-set', { group: null, count: 3 });
    const groups = underWay(campaign).zombies?.groups ?? [];
    // Two were about from the start.
    expect(groups.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
    for (const { id } of groups) expect(at(campaign, id).level).toBeNull();
    does(campaign, 'encounter.zombies-set', { group: groups[0]?.id ?? 'z0', count: 0 });
    expect(underWay(campaign).board?.places.map(({ piece }) => piece)).not.toContain(groups[0]?.id);
  });

  it('brings somebody who goes in by a door to the other side of the wall, and out again', () => {
    const campaign = battle();
    takesUp(campaign);
    expect(at(campaign, 'f1').level).toBeNull();
    const found = underWay(campaign).fighters.find(({ who }) => who === 'f1');
    const fighter = { ...UNHARMED, ...found, who: figureId(1) };
    apply(campaign, { type: 'fighter-changed', to: { ...fighter, inside: 'b1' }, of: 'moved', fired: 0 });
    does(campaign, 'encounter.turn-to', { piece: figureId(2), facing: 4 });
    expect(at(campaign, 'f1').level).toEqual({ building: 'b1', floor: 0 });
    apply(campaign, { type: 'fighter-changed', to: { ...fighter, inside: null }, of: 'moved', fired: 0 });
    does(campaign, 'encounter.turn-to', { piece: figureId(2), facing: 0 });
    expect(at(campaign, 'f1').level).toBeNull();
  });

  it('is given up, and zombies that are alike are a group again', () => {
    const campaign = withZombies(battle(), [zombies({ count: 3 })]);
    const before = structuredClone(campaign.encounter);
    takesUp(campaign);
    expect(does(campaign, 'encounter.board', { up: false }).title).toBe('The board is given up');
    expect(underWay(campaign).board).toBeUndefined();
    expect(underWay(campaign).zombies?.groups).toEqual(before?.zombies?.groups);
  });
});

describe('a piece', () => {
  it('goes where the player puts it, and faces as he says', () => {
    const campaign = battle();
    takesUp(campaign);
    const spot = { x: 300, y: 300 };
    const put = act(campaign, (now) => placePiece(now, { piece: figureId(1), spot, facing: 8, level: null }));
    expect(put.title).toBe('Gloria is placed');
    expect(at(campaign, 'f1')).toEqual({ spot, facing: 8, level: null });
    const turned = act(campaign, (now) => turnTo(now, { piece: figureId(1), facing: 20 }));
    expect(turned.title).toBe('Gloria turns south-west');
    expect(at(campaign, 'f1')).toEqual({ spot, facing: 20, level: null });
  });

  it('is in the building whose floor it is put on, and outside again', () => {
    const campaign = battle();
    takesUp(campaign);
    const level = { building: 'b1', floor: 0 };
    act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: { x: 10, y: 110 }, level }));
    expect(underWay(campaign).fighters.find(({ who }) => who === 'f1')).toMatchObject({
      inside: 'b1',
      floor: 0,
    });
    act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: { x: 300, y: 300 }, level: null }));
    expect(underWay(campaign).fighters.find(({ who }) => who === 'f1')).toMatchObject({ inside: null });
  });
});

describe('whoever comes back to the board', () => {
  const marks = (campaign: Campaign, condition: Condition) =>
    does(campaign, 'encounter.mark', { who: 'f1', condition, byZombie: false, anyway: 'For the test' });
  const START = { x: 300, y: 300 };
  const placed = (campaign: Campaign, piece: PieceId, spot: Spot) =>
    does(campaign, 'encounter.place', { piece, spot, level: null });

  it.each(['captured', 'dead', 'off-table'] as const)(
    'after being %s finds room beside who stands there by now',
    (gone) => {
      const campaign = battle();
      takesUp(campaign);
      puts(campaign, 'f1', [START.x, START.y, 4]);
      marks(campaign, gone);
      puts(campaign, 'f2', [START.x + 3, START.y, 0]);
      marks(campaign, 'up');
      expect(at(campaign, 'f2').spot).toEqual({ x: START.x + 3, y: START.y });
      expect(apart(at(campaign, 'f1'), at(campaign, 'f2'))).toBeLessThan(5);
      expect(squared(at(campaign, 'f1'), at(campaign, 'f2'))).toBeGreaterThanOrEqual(100);
    },
  );

  it('stays where he was taken in a building, where nobody is in the way', () => {
    const campaign = battle();
    takesUp(campaign);
    const level = { building: 'b1', floor: 0 };
    act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: { x: 40, y: 140 }, level }));
    marks(campaign, 'captured');
    act(campaign, (now) => placePiece(now, { piece: figureId(2), spot: { x: 40, y: 140 }, level }));
    marks(campaign, 'up');
    expect(at(campaign, 'f1').level).toEqual(level);
    expect(apart(at(campaign, 'f1'), at(campaign, 'f2'))).toBeLessThan(5);
    expect(squared(at(campaign, 'f1'), at(campaign, 'f2'))).toBeGreaterThanOrEqual(100);
  });

  it('out of a vehicle stands beside it, even where it was put by hand', () => {
    const campaign = withVehicle(battle());
    takesUp(campaign);
    placed(campaign, 'm1', { x: 300, y: 300 });
    const out = { who: 'f2', others: [], how: 'normal', inside: null, anyway: 'For the test' } as const;
    does(campaign, 'encounter.move', out);
    const far = distance(at(campaign, 'f2').spot, { x: 300, y: 300 });
    expect(far).toBeGreaterThanOrEqual(14);
    expect(far).toBeLessThan(20);
  });

  const lifts = (campaign: Campaign, carries: boolean) =>
    does(campaign, 'encounter.lift', { who: 'f1', whom: 'f2', carries, anyway: 'For the test' });
  /** Ann lies beside Gloria, who has picked her up. */
  function carrying(): Campaign {
    const campaign = battle();
    takesUp(campaign);
    puts(campaign, 'f1', [300, 300, 0]);
    puts(campaign, 'f2', [310, 300, 0]);
    does(campaign, 'encounter.mark', { who: 'f2', condition: 'out-of-the-fight', byZombie: false });
    lifts(campaign, true);
    return campaign;
  }

  it('has no place of her own while she is carried, and lies in contact with the carrier once put down', () => {
    const campaign = carrying();
    expect(
      refusal(campaign, (now) =>
        placePiece(now, { piece: figureId(2), spot: { x: 60, y: 300 }, level: null }),
      ),
    ).toMatchObject({ why: 'no-such-piece' });
    // Nobody is in the way where she lay.
    puts(campaign, 'c1/0', [310, 300, 0]);
    placed(campaign, figureId(1), { x: 200, y: 60 });
    lifts(campaign, false);
    expect(apart(at(campaign, 'f1'), at(campaign, 'f2'))).toBe(0);
    expect(squared(at(campaign, 'f1'), at(campaign, 'f2'))).toBeGreaterThanOrEqual(100);
  });

  it('lies beside a carrier who falls', () => {
    const campaign = carrying();
    placed(campaign, figureId(1), { x: 200, y: 60 });
    does(campaign, 'encounter.mark', { who: 'f1', condition: 'knocked-down', byZombie: false });
    expect(apart(at(campaign, 'f1'), at(campaign, 'f2'))).toBe(0);
    expect(squared(at(campaign, 'f1'), at(campaign, 'f2'))).toBeGreaterThanOrEqual(100);
  });
});

describe('fire on the board', () => {
  /** Gloria with her weapon south of the house b1, facing north, and a zombie at that spot, facing her unless it is turned. */
  function facing(spot: Spot, way = 24): Campaign {
    const campaign = withZombies(battle(), [zombies({ count: 1 })], 3);
    takesUp(campaign);
    act(campaign, (now) =>
      placePiece(now, { piece: figureId(1), spot: { x: 25, y: 60 }, facing: 0, level: null }),
    );
    act(campaign, (now) => placePiece(now, { piece: 'z1', spot, facing: way, level: null }));
    return campaign;
  }

  const aims = (campaign: Campaign, more: Partial<Aimed> = {}) =>
    aimOnBoard(underWay(campaign), 'f1', { target: null, zombies: 'z1', shots: 1, ...more });

  it('measures from base to base, and knows a zombie that is far off, or turned away', () => {
    expect(aims(facing({ x: 85, y: 60 }))).toMatchObject({ inches: 5, far: false });
    expect(aims(facing({ x: 105, y: 60 }))).toMatchObject({ inches: 7, far: true });
    expect(aims(facing({ x: 85, y: 60 }, 8))).toMatchObject({ inches: 5, far: true });
  });

  it('is at cover where a corner hides part of a person, and never for zombies', () => {
    const campaign = facing({ x: 200, y: 200 });
    act(campaign, (now) => placePiece(now, { piece: figureId(2), spot: { x: 97, y: 170 }, level: null }));
    const aim = { target: 'f2', shots: 1 } as const;
    expect(aimOnBoard(underWay(campaign), 'f1', aim)).toMatchObject({ cover: true });
    expect(aimOnBoard(underWay(campaign), 'f1', { ...aim, cover: false })).toMatchObject({ cover: false });
  });

  it('is out of sight behind a house, unless the player has measured', () => {
    const campaign = facing({ x: 25, y: 170 });
    expect(aims(campaign)).toBe('not-seen');
    expect(aims(campaign, { inches: 11 })).toMatchObject({ inches: 11 });
  });

  it('is heard where the shooter stands', () => {
    const campaign = facing({ x: 85, y: 60 });
    expect(standsAt(underWay(campaign), fighterOf(campaign, 'f1'))).toEqual({
      spot: { x: 25, y: 60 },
      facing: 'n',
    });
  });
});

describe('a move along a way', () => {
  const START = { x: 25, y: 60 };
  function goes(
    way: readonly Spot[],
    more: Partial<ActInput<'encounter.move'>> = {},
    ...faces: readonly number[][]
  ) {
    const campaign = onTable(planned(campaignWith()));
    takesUp(campaign);
    act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: START, facing: 0, level: null }));
    const input = { who: 'f1', others: [], how: 'normal', way, ...more } as const;
    const moved = act(campaign, (now) => playOf('encounter.move', input)(now), ...faces);
    return { campaign, moved };
  }

  it('ends where the way does, facing along it, and counts its inches', () => {
    const way = [
      { x: 65, y: 60 },
      { x: 65, y: 90 },
    ];
    const { campaign, moved } = goes(way);
    expect(at(campaign, 'f1')).toEqual({ spot: { x: 65, y: 90 }, facing: 0, level: null });
    expect(moved.events.find(({ type }) => type === 'pieces-placed')).toMatchObject({
      how: 'way',
      way: [START, ...way],
    });
    expect(underWay(campaign).fighters.find(({ who }) => who === 'f1')?.moved).toMatchObject({ inches: 7 });
  });

  /** Gloria, Rep 5, south of the house b1, whose door is in its south wall. */
  function to(spot: Stop, more: Partial<ActInput<'encounter.move'>> = {}) {
    const campaign = onTable(planned(campaignWith()));
    takesUp(campaign);
    act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: START, facing: 0, level: null }));
    const input = { who: 'f1', others: [], how: 'normal', to: spot, ...more } as const;
    return { campaign, goes: () => act(campaign, (now) => playOf('encounter.move', input)(now)), input };
  }

  it('is found to a spot: past what is in the way, and in by a door, which costs an inch', () => {
    const inside = to({ x: 25, y: 125, level: { building: 'b1', floor: 0 } });
    const { events } = inside.goes();
    expect(at(inside.campaign, 'f1')).toMatchObject({
      spot: { x: 25, y: 125 },
      level: { building: 'b1', floor: 0 },
    });
    const placed = events.find((event) => event.type === 'pieces-placed');
    const way = placed?.type === 'pieces-placed' ? (placed.way ?? []) : [];
    const { table } = underWay(inside.campaign);
    const cost = table && costOfWay(groundOn(table), way, null);
    expect(cost).toBe(
      way.slice(1).reduce((sum, spot, nth) => sum + distance(way[nth] ?? spot, spot), 0) + 10,
    );
    const gloria = underWay(inside.campaign).fighters.find(({ who }) => who === 'f1');
    expect(gloria).toMatchObject({ inside: 'b1', moved: { inches: Math.ceil((cost ?? 0) / 10) } });
  });

  it('ends before the door where a fast move’s dice do, and nobody has gone in', () => {
    const door = { x: 25, y: 125, level: { building: 'b1', floor: 0 } };
    const { campaign, input } = to(door, { how: 'fast' });
    act(campaign, (now) =>
      placePiece(now, { piece: figureId(1), spot: { x: 25, y: 10 }, facing: 0, level: null }),
    );
    // She stumbles after eight inches, one short of the wall.
    const { title } = act(campaign, (now) => playOf('encounter.move', input)(now), [6, 6, 6]);
    expect(title).toBe('Gloria: a fast move of 8″');
    expect(at(campaign, 'f1').level).toBeNull();
    expect(fighterOf(campaign, 'f1').fighter.inside ?? null).toBeNull();
  });

  it('leads through a ford only for whoever wades', () => {
    const { campaign, input } = to({ x: 240, y: 120 });
    const { table } = underWay(campaign);
    if (table === null) throw new Error('there is no table');
    const outline = rectangle({ west: 0, south: 90, east: 480, north: 150 });
    const line = [
      { x: 0, y: 120 },
      { x: 480, y: 120 },
    ];
    const river = { outline, line, ford: 'all', fordable: outline, bridge: null } as const;
    apply(campaign, { type: 'table-set', table: { ...table, buildings: [], river } });
    takesUp(campaign);
    act(campaign, (now) =>
      placePiece(now, { piece: figureId(1), spot: { x: 240, y: 60 }, facing: 0, level: null }),
    );
    expect(refusal(campaign, (now) => playOf('encounter.move', input)(now))).toMatchObject({ why: 'no-way' });
    act(campaign, (now) => playOf('encounter.move', { ...input, ground: 'ford' })(now));
    expect(at(campaign, 'f1').spot).toEqual({ x: 240, y: 120 });
    // Whoever stands in it may stay there.
    const stays = { who: 'f2', others: [], how: 'normal', to: { x: 200, y: 120 } } as const;
    puts(campaign, 'f2', [200, 120, 0]);
    act(campaign, (now) => playOf('encounter.move', stays)(now));
    expect(at(campaign, 'f2').spot).toEqual({ x: 200, y: 120 });
  });

  it('marks nobody as wading who keeps dry', () => {
    const { campaign, goes } = to({ x: 65, y: 60 }, { ground: 'ford' });
    goes();
    expect(fighterOf(campaign, 'f1').fighter.forded).toBeUndefined();
  });

  it('is wanted for a move that leads neither in nor out, which isn’t used up where nobody goes', () => {
    const { campaign } = to({ x: 65, y: 60 });
    const goes = (more: Partial<ActInput<'encounter.move'>>) =>
      refusal(campaign, (now) =>
        playOf('encounter.move', { who: 'f1', others: [], how: 'normal', ...more })(now),
      );
    expect(goes({})).toMatchObject({ why: 'way-wanted' });
    expect(goes({ how: 'fast', inches: 4 })).toMatchObject({ why: 'way-wanted' });
    act(campaign, (now) =>
      playOf('encounter.move', { who: 'f1', others: [], how: 'stay', prone: true })(now),
    );
    does(campaign, 'encounter.board', { up: false });
    does(campaign, 'encounter.move', { who: 'f2', others: [], how: 'normal' });
  });

  it('takes others of the group along to room beside its end', () => {
    const { campaign, goes } = to({ x: 65, y: 60 }, { others: ['f2'] });
    act(campaign, (now) =>
      placePiece(now, { piece: figureId(2), spot: { x: 25, y: 45 }, facing: 0, level: null }),
    );
    goes();
    expect(at(campaign, 'f1').spot).toEqual({ x: 65, y: 60 });
    expect(apart(at(campaign, 'f1'), at(campaign, 'f2'))).toBeLessThanOrEqual(10);
  });

  it('goes round an enemy, and not through him', () => {
    const campaign = withZombies(onTable(planned(campaignWith())), [zombies({ count: 1 })]);
    takesUp(campaign);
    act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: START, facing: 0, level: null }));
    act(campaign, (now) => placePiece(now, { piece: 'z1', spot: { x: 45, y: 60 }, facing: 0, level: null }));
    const straight = { who: 'f1', others: [], how: 'normal', way: [{ x: 65, y: 60 }] } as const;
    expect(refusal(campaign, (now) => playOf('encounter.move', straight)(now))).toMatchObject({
      why: 'way-blocked',
    });
    const round = { who: 'f1', others: [], how: 'normal', to: { x: 65, y: 60 } } as const;
    const { events } = act(campaign, (now) => playOf('encounter.move', round)(now));
    const placed = events.find((event) => event.type === 'pieces-placed');
    expect(placed?.type === 'pieces-placed' && placed.way?.length).toBeGreaterThan(2);
    expect(at(campaign, 'f1').spot).toEqual({ x: 65, y: 60 });
  });

  it('ends where a fast move’s dice end it', () => {
    // Gloria, Rep 5, stumbles by two dice above it.
    const { campaign } = goes([{ x: 185, y: 60 }], { how: 'fast' }, [6, 6, 6]);
    const { spot, facing } = at(campaign, 'f1');
    const inches = underWay(campaign).fighters.find(({ who }) => who === 'f1')?.moved?.inches ?? 0;
    expect(inches).toBeLessThan(16);
    expect({ spot, facing }).toEqual({ spot: { x: 25 + inches * 10, y: 60 }, facing: 8 });
  });

  it('is refused beyond the inches of a move', () => {
    const campaign = onTable(planned(campaignWith()));
    takesUp(campaign);
    act(campaign, (now) => placePiece(now, { piece: figureId(1), spot: START, facing: 0, level: null }));
    const input = { who: 'f1', others: [], how: 'normal', way: [{ x: 125, y: 60 }] } as const;
    expect(refusal(campaign, (now) => playOf('encounter.move', input)(now))).toMatchObject({
      why: 'too-far',
    });
  });
});

describe('a move that brings somebody into sight', () => {
  /** Gloria south of the house b1; a zombie north of the gap between it and the next, about since before this turn. */
  function behindTheCorner(facing = 16) {
    const campaign = withZombies(onTable(planned(campaignWith())), [zombies({ count: 1 })], 3);
    takesUp(campaign);
    act(campaign, (now) =>
      placePiece(now, { piece: figureId(1), spot: { x: 25, y: 60 }, facing: 8, level: null }),
    );
    act(campaign, (now) =>
      placePiece(now, { piece: figureId(2), spot: { x: 300, y: 20 }, facing: 16, level: null }),
    );
    act(campaign, (now) => placePiece(now, { piece: 'z1', spot: { x: 55, y: 170 }, facing, level: null }));
    turn(campaign, 4, 2);
    return campaign;
  }
  const EAST = { who: 'f1', others: [], how: 'normal', to: { x: 100, y: 60 } } as const;

  it('halts at the first tenth from which it is seen', () => {
    const campaign = behindTheCorner();
    const { title } = act(campaign, (now) => playOf('encounter.move', EAST)(now));
    expect(title).toMatch(/, and halts: zombies in sight$/);
    const { spot } = at(campaign, 'f1');
    const { table } = underWay(campaign);
    const obstacles = table && obstaclesOn(table);
    const sees = (x: number) =>
      obstacles &&
      sight(obstacles, { spot: { x, y: 60 }, facing: 8, level: null }, at(campaign, 'z1')).cut === null;
    expect(spot.x).toBeGreaterThan(25);
    expect([sees(spot.x - 1), sees(spot.x)]).toEqual([false, true]);
  });

  it('goes on with what is left of it, once she has tested, and doesn’t halt for the same zombie again', () => {
    const campaign = behindTheCorner();
    act(campaign, (now) => playOf('encounter.move', EAST)(now));
    const { x } = at(campaign, 'f1').spot;
    const looks = [{ who: 'f1' }] as const;
    act(campaign, (now) => playOf('encounter.sight', { looks, zombies: ['z1'] })(now), [5, 5, 5], 'fires');
    expect(fighterOf(campaign, 'f1').fighter).toMatchObject({ hasSeen: ['z1'] });
    act(campaign, (now) => playOf('encounter.move', EAST)(now));
    expect(at(campaign, 'f1').spot).toEqual({ x: 100, y: 60 });
    expect(x).toBeLessThan(100);
  });
});

function fighterOf(campaign: Campaign, who: string) {
  const found = fighterNamed(campaign, underWay(campaign), who);
  if (found === undefined) throw new Error(`${who} isn’t there`);
  return found;
}

const UNHARMED = {
  condition: 'up',
  rejoined: false,
  wounds: 0,
  mauled: false,
  byZombie: false,
  shots: 0,
  fought: false,
  zombiesKilled: 0,
  peopleKilled: 0,
} as const;

const squared = (a: Place, b: Place) => (a.spot.x - b.spot.x) ** 2 + (a.spot.y - b.spot.y) ** 2;
