/**
 * The worked example of the rulebook on a board, by its own dice: places answer all circumstances, and zombies come on and go where the text
 * has them. The table is laid by hand: the Chop House has its first door in the north, its second in the west, and hollows lie in the way
 * of the two zombies of whom the text says no more.
 */
import { expect, it } from 'vitest';
import { endEncounter } from '../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { reportProposal } from '../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import type { EncounterTable } from '../../../src/rules/all-things-zombie/battlefield/table.ts';
import type { Level } from '../../../src/rules/all-things-zombie/board/place.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import { type PieceId, placeOnBoard } from '../../../src/rules/all-things-zombie/state/board.ts';
import { NORTH } from '../../../src/rules/core/geometry/direction.ts';
import { rectangle } from '../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { TABLE, TURNS } from '../../e2e/support/worked-example.ts';
import { act as played } from '../../support/rules/campaign.ts';
import { tableWith, underWay } from '../../support/rules/encounter.ts';
import { exampleBegun, of } from '../../support/rules/worked-example.ts';

const HOUSE = { west: 165, south: 13, east: 205, north: 68 };
const INSIDE: Level = { building: 'b1', floor: 0 };
/** Where the party ends its first move, up the road from the south. */
const PARTY_AT = { x: 240, y: 85 };

function tableOfExample(): EncounterTable {
  const table = tableWith('rural', {
    buildings: ['restaurant', 'restaurant', 'retail-store', 'retail-store', 'retail-store'],
    vehicles: ['semi-truck', 'suv'],
  });
  const far = (at: number) => rectangle({ west: at * 60, south: 400, east: at * 60 + 50, north: 450 });
  return {
    ...table,
    buildings: table.buildings.map((one, at) =>
      at === 0
        ? {
            ...one,
            outline: rectangle(HOUSE),
            doors: [
              { wall: 2, at: 19, width: 10, leaves: 1 },
              { wall: 3, at: 43, width: 10, leaves: 1 },
            ],
          }
        : { ...one, outline: far(at) },
    ),
    vehicles: table.vehicles.map((one, at) => ({ ...one, outline: far(at + 5) })),
    terrain: [
      {
        ...{
          id: 't1',
          kind: 'undulating',
          outline: rectangle({ west: 195, south: 90, east: 260, north: 215 }),
        },
        line: [
          { x: 195, y: 150 },
          { x: 260, y: 150 },
        ],
      },
      {
        ...{
          id: 't2',
          kind: 'undulating',
          outline: rectangle({ west: 210, south: 0, east: 335, north: 60 }),
        },
        line: [
          { x: 270, y: 0 },
          { x: 270, y: 60 },
        ],
      },
    ],
  };
}

it('the worked example comes out as printed on a board, with no circumstance said by hand', () => {
  const { campaign, act, due, zombies, at, turn, hear, goes } = exampleBegun();
  const place = (piece: string) => {
    const { board } = underWay(campaign);
    const found = board && placeOnBoard(board, piece);
    if (found === undefined) throw new Error(`${piece} has no place`);
    return found;
  };
  const put = (piece: string, spot: Spot, facing: number, level: Level | null = null) =>
    act('encounter.place', { piece: piece as PieceId, spot, facing, level });
  const othersMove = () => {
    for (const { id } of zombies().filter(
      ({ doing, acted }) => doing.by === 'roaming' && acted !== underWay(campaign).turn?.number,
    ))
      act('encounter.zombies-act', { group: id });
  };
  const fires = { who: 'f1', from: null } as const;

  apply(campaign, { type: 'table-set', table: tableOfExample() });
  act('encounter.board', { up: true });
  put('f2', { x: 240, y: 73 }, NORTH);
  put('f1', { x: 235, y: 85 }, NORTH);
  act('encounter.place-zombies', { partyAt: PARTY_AT }, ...of(TABLE.zombies, ...TABLE.places));
  expect(zombies().map(({ location }) => location)).toEqual(['left-front', 'front', 'right-rear']);
  // Twelve inches away, the last one just in from the edge of the table.
  const [first, front, rear] = zombies().map(({ id }) => place(id).spot);
  expect([first, front, rear]).toEqual([
    { x: 155, y: 170 },
    { x: 240, y: 205 },
    { x: 325, y: 5 },
  ]);

  expect(turn(TURNS.first.activation)).toBe('Turn 1: doubles, nobody moves');

  const { second } = TURNS;
  turn(second.activation);
  act('encounter.enter', { spot: 'b1', floor: 0, figures: goes }, ...of(...second.entering));
  expect(place('f1')).toMatchObject({ spot: { x: 186, y: 63 }, level: INSIDE });
  expect(due()[0]).toBe('check f1/being-charged');
  act(
    'encounter.check',
    { figure: 'f1', what: { check: 'being-charged' } },
    ...of(second.charged),
    'firesThenMelee',
  );
  expect(
    act(
      'encounter.fire-at',
      { ...fires, weapon: 'w1', aims: [{ ...at('f1'), shots: 3 }] },
      ...of(...second.fire),
    ),
  ).toContain('hit, and goes on');
  const pop = { weapon: 'w1', shots: 2 } as const;
  expect(
    act('encounter.fight', { ...fires, hands: [], against: [at('f1')], pop }, ...of(...second.melee)),
  ).toBe('Pris fights: a zombie dead');
  // Trixie looks about in the corner by the door.
  put('f2', { x: 201, y: 59 }, 16, INSIDE);
  othersMove();
  for (const heard of second.heard) hear(...heard);
  // Both to the right rear of Pris, who looks into the house.
  const [, , , ...drawn] = zombies().map(({ id }) => place(id).spot);
  expect(drawn[0]).toEqual({ x: 101, y: 148 });
  expect(drawn).toHaveLength(2);

  const { third } = TURNS;
  turn(third.activation);
  // It has come to the doorway, and charges her back.
  const [nearest] = zombies();
  expect(act('encounter.zombies-act', { group: nearest?.id ?? '' })).toContain('Pris');
  expect(place(nearest?.id ?? '').level).toBeNull();
  expect(due()).toContain('check f1/surprise');
  act('encounter.check', { figure: 'f1', what: { check: 'surprise' } }, ...of(third.surprise));
  expect(act('encounter.fight', { ...fires, hands: [], against: [at('f1')] }, ...of(...third.melee))).toBe(
    'Pris fights: beaten by a zombie, and is Knocked Down',
  );
  othersMove();

  const { fourth } = TURNS;
  turn(fourth.activation);
  expect(
    act(
      'encounter.fire-at',
      { who: 'f2', weapon: 'w3', aims: [{ ...at('f1'), shots: 2 }], from: null },
      ...of(...fourth.fire),
    ),
  ).toContain('a zombie dead');
  act('encounter.move', { who: 'f2', others: [], how: 'normal', to: { x: 176, y: 62 } });
  expect(due()[0]).toBe('mark f1/up');
  act('encounter.mark', { who: 'f1', condition: 'up', byZombie: false });
  hear(...fourth.heard);

  const { fifth } = TURNS;
  turn(fifth.activation);
  const [, , one, other, single] = zombies().map(({ id }) => id);
  // Through the building, and out by its other door, where they see three of the zombies.
  const ran = act(
    'encounter.move',
    { who: 'f2', others: ['f1'], how: 'fast', to: { x: 120, y: 25, level: null } },
    ...of(fifth.fastMove),
  );
  expect(ran).toContain('zombies');
  expect(place('f2')).toMatchObject({ spot: { x: 160, y: 25 }, level: null });
  // Pris has the longer way, and goes on with what is left of her move.
  act('encounter.move', { who: 'f1', others: [], how: 'fast', to: { x: 160, y: 35, level: null } });
  act('encounter.check', { figure: 'f1', what: { check: 'in-sight' } }, ...of(fifth.pris), 'fires');
  act('encounter.check', { figure: 'f2', what: { check: 'in-sight' } }, ...of(fifth.trixie));
  const aimAt = (id: string | undefined, shots: number) => ({ target: null, zombies: id ?? '', shots });
  act(
    'encounter.fire-at',
    { who: 'f2', weapon: 'w3', aims: [aimAt(single, 1)], from: null },
    ...of(...fifth.trixieFires),
  );
  expect(
    act(
      'encounter.fire-at',
      { ...fires, weapon: 'w2', aims: [aimAt(other, 2), aimAt(one, 1)] },
      ...of(...fifth.prisFires),
    ),
  ).toContain('a zombie dead, one missed');
  othersMove();
  for (const heard of fifth.heard) hear(heard);
  // She turns to the one that comes on.
  act('encounter.turn-to', { piece: 'f1' as PieceId, facing: 28 });

  const { sixth } = TURNS;
  turn(sixth.activation);
  expect(act('encounter.zombies-act', { group: one ?? '' })).toContain('Pris');
  act(
    'encounter.check',
    { figure: 'f1', what: { check: 'being-charged' } },
    ...of(sixth.charged),
    'firesThenMelee',
  );
  expect(
    act(
      'encounter.fire-at',
      { ...fires, weapon: 'w2', aims: [{ ...at('f1'), shots: 3 }] },
      ...of(...sixth.fire),
    ),
  ).toContain('has to reload');
  expect(act('encounter.fight', { ...fires, hands: [], against: [at('f1')] }, ...of(...sixth.melee))).toBe(
    'Pris fights: a zombie Knocked Down',
  );
  othersMove();
  act('encounter.reload', { who: 'f1', weapon: 'w1' });
  act('encounter.move', { who: 'f2', others: [], how: 'normal', to: { x: 148, y: 45 } });
  act('encounter.finish-off', { who: 'f2', ...at('f1'), how: 'kill', weapon: 'w3', from: null });
  for (const heard of sixth.heard) hear(...heard);
  const last = zombies().at(-1)?.id;
  // To the right front of Pris.
  expect(place(last ?? '').spot).toEqual({ x: 160, y: 155 });

  const { seventh } = TURNS;
  turn(seventh.activation);
  act(
    'encounter.fire-at',
    { who: 'f2', weapon: 'w3', aims: [aimAt(last, 1)], from: null },
    ...of(...seventh.fire),
  );
  for (const who of goes) {
    const { x } = place(who).spot;
    act('encounter.move', { who, others: [], how: 'normal', to: { x, y: 5 }, leaves: true });
    expect(underWay(campaign).fighters.find((one) => one.who === who)?.condition).toBe('off-table');
  }

  const report = reportProposal(campaign, underWay(campaign));
  expect(report.records).toMatchObject([
    { figure: 'f1', fought: true, mauled: true, zombiesKilled: 2 },
    { figure: 'f2', fought: false, mauled: false, zombiesKilled: 4 },
  ]);
  act('encounter.report', { ...report, records: [...report.records], met: [], shots: 0 });
  act('encounter.settle', { figure: 'f1', step: 'infection' }, ...of(TURNS.after.infection));
  act('encounter.settle', { figure: 'f1', step: 'rap' });
  expect(due()).toEqual(['end']);
  const { events } = played(campaign, (now) =>
    endEncounter(now, { successful: true, leftWithHumansBehind: false }),
  );
  expect(events).toContainEqual({ type: 'points-scored', points: 3, zombies: 6, innocents: 0 });
});
