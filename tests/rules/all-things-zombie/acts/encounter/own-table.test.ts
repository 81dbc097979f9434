/** A table of the player’s own, as measured: the same model as one that is laid out, so that everything asked of one is answered of it. */
import { describe, expect, it } from 'vitest';
import { takeUpBoard } from '../../../../../src/rules/all-things-zombie/acts/encounter/board/take-up.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { placeZombies } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import {
  rerollTablePart,
  setTable,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/table.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { MeasuredLayout } from '../../../../../src/rules/all-things-zombie/battlefield/measured.ts';
import type { EncounterTable } from '../../../../../src/rules/all-things-zombie/battlefield/table.ts';
import { groundOn } from '../../../../../src/rules/all-things-zombie/board/ground.ts';
import { obstaclesOn } from '../../../../../src/rules/all-things-zombie/board/obstacles.ts';
import { wayTo } from '../../../../../src/rules/all-things-zombie/board/paths.ts';
import type { Level } from '../../../../../src/rules/all-things-zombie/board/place.ts';
import { seeing } from '../../../../../src/rules/all-things-zombie/board/seeing.ts';
import { chanceOf } from '../../../../../src/rules/all-things-zombie/bots/chance.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { AREAS } from '../../../../../src/rules/all-things-zombie/types.ts';
import { evenTable } from '../../../../../src/rules/core/bot.ts';
import { diceBox } from '../../../../../src/rules/core/dice.ts';
import { run } from '../../../../../src/rules/core/driver.ts';
import { measuredOf, measuredOpening } from '../../../../../src/rules/core/geometry/measured.ts';
import { edgeFacing } from '../../../../../src/rules/core/geometry/table-top.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../../../src/rules/core/tables.ts';
import { placeOf, puts } from '../../../../support/rules/board.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, planned, underWay } from '../../../../support/rules/encounter.ts';
import { tableFrom } from '../../battlefield/support.ts';

type Building = Extract<MeasuredLayout['buildings'][number], { by: 'measured' }>;

function laid(campaign: Campaign, make: MakeAct, seed = 'A'): EncounterTable {
  const box = diceBox(seed);
  const ended = run(make(seen(campaign)), firstOf(seeded(box), evenTable(box, 'bots')), (event) =>
    apply(campaign, event),
  );
  if (ended.kind !== 'finished' || !ended.value.ok) throw new Error('no table');
  const { table } = underWay(campaign);
  if (table === null) throw new Error('no table');
  return table;
}

const house = (one: Partial<Building> = {}): Building => ({
  ...{ by: 'measured', type: 'house', storeys: 1, x: 100, y: 100, width: 50, depth: 50 },
  doors: [{ side: 's' }],
  ...one,
});

/** Three feet by two, with as many buildings as the player has. */
const layout = (one: Partial<MeasuredLayout> = {}): MeasuredLayout => ({
  ...{ width: 360, depth: 240, name: 'The kitchen table', entry: 's', buildings: [house()] },
  ...one,
});

const own = (campaign: Campaign, one: Partial<MeasuredLayout> = {}, seed?: string) =>
  laid(campaign, (now) => setTable(now, { layout: layout(one) }), seed);

/** Everything upright measured again, and the rest left standing. */
function measuredAgain(table: EncounterTable): MeasuredLayout {
  return {
    ...{ width: table.width, depth: table.depth, river: table.river !== null },
    streets: table.streets.map((_, at) => ({ by: 'standing', id: `s${at + 1}` })),
    buildings: table.buildings.map(({ id, type, outline, storeys, doors, windows }) => {
      const rect = measuredOf(outline);
      if (rect === undefined) return { by: 'standing', id };
      return {
        ...{ by: 'measured', type, storeys, ...rect },
        doors: doors.map((door) => ({ ...measuredOpening(outline, door), double: door.leaves === 2 })),
        windows: windows.map((window) => measuredOpening(outline, window)),
      };
    }),
    vehicles: table.vehicles.map(({ id, type, outline, facing }) => {
      const rect = measuredOf(outline);
      if (rect === undefined) return { by: 'standing', id };
      return { by: 'measured', type, facing: edgeFacing(facing), ...rect };
    }),
    terrain: table.terrain.map(({ id, kind, outline }) => {
      const rect = measuredOf(outline);
      return rect === undefined || kind === 'dry-riverbed'
        ? { by: 'standing', id }
        : { by: 'measured', kind, ...rect };
    }),
  };
}

describe('a table of the player’s own', () => {
  it('has its size, its name and what stands on it, numbered in order', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    const table = own(campaign, {
      buildings: [
        house({
          doors: [
            { side: 'n', at: 10 },
            { side: 'e', double: true },
          ],
        }),
        house({ x: 200, type: 'church', storeys: 2 }),
      ],
      vehicles: [{ by: 'measured', type: 'bus', x: 20, y: 20, width: 85, depth: 24, facing: 'w' }],
      terrain: [{ by: 'measured', kind: 'rough', x: 0, y: 150, width: 90, depth: 90 }],
      streets: [{ by: 'measured', x: 160, y: 0, width: 40, depth: 240, name: 'Long Lane' }],
    });
    expect(table).toMatchObject({ width: 360, depth: 240, name: 'The kitchen table', measured: true });
    expect(table.buildings.map(({ id, type, storeys }) => [id, type, storeys])).toEqual([
      ['b1', 'house', 1],
      ['b2', 'church', 2],
    ]);
    // Outlines run anticlockwise from the south-west corner: the north wall is counted from its eastern end.
    expect(table.buildings[0]?.doors).toEqual([
      { wall: 2, at: 40, width: 10, leaves: 1 },
      { wall: 1, at: 25, width: 20, leaves: 2 },
    ]);
    expect(table.buildings[0]?.windows.length).toBeGreaterThan(0);
    expect(table.vehicles).toMatchObject([{ id: 'v1', type: 'bus', facing: 24 }]);
    expect(table.terrain).toMatchObject([{ id: 't1', kind: 'rough' }]);
    expect(table.streets).toMatchObject([
      {
        name: 'Long Lane',
        line: [
          { x: 180, y: 0 },
          { x: 180, y: 240 },
        ],
      },
    ]);
  });

  it('has rolled for what was left open: kinds, storeys, vehicles, the edge, the wind and the name', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    const { width, depth } = layout();
    const { type: _, storeys: __, ...open } = house();
    const bare: MeasuredLayout = {
      ...{ width, depth, buildings: [open, { ...open, x: 200 }, { ...open, x: 300 }] },
      vehicles: [{ by: 'measured', x: 20, y: 20, width: 40, depth: 18 }],
      streets: [{ by: 'measured', x: 0, y: 60, width: 360, depth: 30 }],
    };
    const tables = ['A', 'B', 'C'].map((seed) =>
      laid(planned(campaignWith(), { area: 'urban' }), (now) => setTable(now, { layout: bare }), seed),
    );
    expect(new Set(tables.map(({ buildings }) => buildings.map(({ type }) => type).join())).size).toBe(3);
    // Along the street, which leads from west to east.
    for (const { entry, name } of tables) {
      expect(['w', 'e']).toContain(entry);
      expect(name).not.toBe('');
    }
    expect(laid(campaign, (now) => setTable(now, { layout: bare })).buildings.map(({ id }) => id)).toEqual([
      'b1',
      'b2',
      'b3',
    ]);
  });

  it('answers whatever is asked of a table that was laid out, measured again, alike', () => {
    for (const [nth, area] of AREAS.flatMap((one) => [1, 2, 3, 4].map((go) => [go, one] as const))) {
      const seed = `again ${area} ${nth}`;
      const { table } = tableFrom(seed, { area });
      const campaign = planned(campaignWith(), { area });
      apply(campaign, { type: 'table-set', table });
      const again = laid(campaign, (now) => setTable(now, { layout: measuredAgain(table) }));
      expect(again.entry).toBe(table.entry);
      expect(again.wind).toBe(table.wind);
      expect(again.buildings.map(({ shop }) => shop)).toEqual(table.buildings.map(({ shop }) => shop));
      const chance = chanceOf(diceBox(seed));
      const spot = () => ({ x: chance.below(table.width + 1), y: chance.below(table.depth + 1) });
      const both = [table, again].map((one) => ({ obstacles: obstaclesOn(one), ground: groundOn(one) }));
      for (let go = 0; go < 40; go++) {
        const [a, b] = [0, 1].map(() => ({ spot: spot(), facing: chance.below(32), level: null }));
        if (a === undefined || b === undefined) continue;
        const inside: Level = { building: `b${1 + (go % table.buildings.length)}`, floor: 0 };
        const middle = table.buildings[go % table.buildings.length]?.outline[0];
        const [one, other] = both.map(({ obstacles, ground }) => ({
          seen: seeing(obstacles, a, b),
          within: seeing(obstacles, a, { spot: middle ?? a.spot, facing: 0, level: inside }),
          way: wayTo({ ground, bodies: [], from: a.spot, level: null }, b.spot, null, 160) ?? null,
        }));
        expect(other).toEqual(one);
      }
    }
  });

  it('is played on: zombies come on, a board is taken up, and a door leads in', () => {
    const campaign = planned(campaignWith());
    own(campaign, { width: 240, depth: 240, buildings: [house({ x: 60, y: 60, type: 'church' })] });
    laid(campaign, (now) => placeZombies(now, {}));
    for (const { spot } of underWay(campaign).arrivals) {
      if (spot === null || spot === undefined) continue;
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(Math.max(spot.x, spot.y)).toBeLessThanOrEqual(240);
    }
    act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [3, 1]);
    act(campaign, (now) => takeUpBoard(now, { up: true }));
    // One waits in the doorway.
    puts(campaign, 'z2', [200, 200, 0]);
    puts(campaign, 'f1', [85, 20, 0]);
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', to: { x: 85, y: 40 } }));
    act(campaign, (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] }), [6, 6], [6, 6]);
    expect(placeOf(campaign, 'f1')).toMatchObject({ spot: { x: 85, y: 65 }, level: { building: 'b1' } });
    expect(underWay(campaign).visits).toMatchObject([{ spot: 'b1', building: 'church' }]);
  });

  it('has kinds, wind, entry edge and names rolled again, each where it stands', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    const first = own(campaign, {
      buildings: [house(), house({ x: 200, type: 'school', storeys: 3 })],
      vehicles: [{ by: 'measured', type: 'bus', x: 20, y: 20, width: 85, depth: 24 }],
    });
    const kinds = new Set<string>();
    for (const seed of ['A', 'B', 'C', 'D']) {
      const again = laid(campaign, (now) => rerollTablePart(now, { part: 'b1' }), seed);
      kinds.add(again.buildings[0]?.type ?? '');
      const bare = ({ buildings }: EncounterTable) =>
        buildings.map(({ outline, doors, windows, storeys }) => ({ outline, doors, windows, storeys }));
      expect(bare(again)).toEqual(bare(first));
      expect(again).toEqual({ ...first, buildings: [again.buildings[0], first.buildings[1]] });
    }
    expect(kinds.size).toBeGreaterThan(1);
    const before = underWay(campaign).table;
    const named = laid(campaign, (now) => rerollTablePart(now, { part: 'names' }), 'B');
    expect(named.name).not.toBe(before?.name);
    const turned = ['A', 'B', 'C', 'D', 'E', 'F'].map(
      (seed) => laid(campaign, (now) => rerollTablePart(now, { part: 'entry' }), seed).entry,
    );
    expect(new Set(turned).size).toBeGreaterThan(1);
    const blown = ['A', 'B', 'C', 'D', 'E', 'F'].map(
      (seed) => laid(campaign, (now) => rerollTablePart(now, { part: 'wind' }), seed).wind,
    );
    expect(new Set(blown).size).toBeGreaterThan(1);
    const driven = ['A', 'B', 'C', 'D', 'E', 'F'].map(
      (seed) => laid(campaign, (now) => rerollTablePart(now, { part: 'v1' }), seed).vehicles[0]?.type,
    );
    expect(new Set(driven).size).toBeGreaterThan(1);
  });

  it('keeps what stays of the present table, under its new number', () => {
    const campaign = planned(campaignWith(), { area: 'urban' });
    const before = laid(campaign, (now) => setTable(now, {}));
    const { width, depth } = before;
    const kept: MeasuredLayout = {
      ...{ width, depth, buildings: [{ by: 'standing', id: 'b3' }] },
      vehicles: [{ by: 'standing', id: 'v1' }],
      streets: [{ by: 'standing', id: 's1' }],
    };
    const after = laid(campaign, (now) => setTable(now, { layout: kept }));
    expect(after.buildings).toEqual([{ ...before.buildings[2], id: 'b1' }]);
    expect(after.vehicles).toEqual([before.vehicles[0]]);
    expect(after.streets).toEqual([before.streets[0]]);
    expect(after.name).toBe(before.name);
  });
});

describe('what can’t stand as it was measured', () => {
  const refused = (one: Partial<MeasuredLayout>) =>
    refusal(planned(campaignWith()), (now) => setTable(now, { layout: layout(one) }));
  const why = (code: string) => ({ code: 'encounter', why: code });

  it.each([
    ['a wall off the table', { buildings: [house({ x: 320 })] }, 'off-the-table'],
    ['two on one spot', { buildings: [house(), house({ x: 149 })] }, 'things-overlap'],
    [
      'a vehicle in a house',
      {
        buildings: [house()],
        vehicles: [{ by: 'measured', type: 'suv', x: 110, y: 110, width: 20, depth: 42 } as const],
      },
      'things-overlap',
    ],
    ['a door beyond its wall', { buildings: [house({ doors: [{ side: 's', at: 60 }] })] }, 'no-room-in-wall'],
    ['half a door', { buildings: [house({ doors: [{ side: 'w', at: 3 }] })] }, 'no-room-in-wall'],
    ['a window in a door', { buildings: [house({ windows: [{ side: 's', at: 30 }] })] }, 'no-room-in-wall'],
    ['a building that isn’t there', { buildings: [{ by: 'standing', id: 'b1' } as const] }, 'no-such-part'],
    ['a river that isn’t there', { river: true }, 'no-such-part'],
  ])('%s is refused', (_, one, code) => {
    expect(refused(one)).toEqual(why(code));
  });

  it('is not wall to wall, nor woods round a house', () => {
    const campaign = planned(campaignWith());
    const { terrain } = own(campaign, {
      buildings: [house(), house({ x: 150, doors: [{ side: 'e' }] })],
      terrain: [{ by: 'measured', kind: 'rough', x: 80, y: 80, width: 140, depth: 100 }],
    });
    expect(terrain).toHaveLength(1);
  });

  it('isn’t laid out by dice either', () => {
    const campaign = planned(campaignWith());
    own(campaign);
    for (const part of ['layout', 'building-count', 'vehicle-count', 'terrain'] as const)
      expect(refusal(campaign, (now) => rerollTablePart(now, { part }))).toEqual(why('measured-table'));
    expect(refusal(campaign, (now) => setTable(now, { locked: ['b1'] }))).toEqual(why('measured-table'));
    // All of it anew is a table that is laid out.
    expect(laid(campaign, (now) => setTable(now, {})).measured).toBeUndefined();
  });
});
