/** A piece of the board as the player puts it, at any time: where it stands, which way it faces, and on what floor. */

import { id, number, optional } from '../../../../core/fields.ts';
import { DIRECTIONS } from '../../../../core/geometry/direction.ts';
import { contains } from '../../../../core/geometry/polygon.ts';
import { isOnTable } from '../../../../core/geometry/table-top.ts';
import type { EncounterTable } from '../../../battlefield/table.ts';
import type { Place } from '../../../board/place.ts';
import { onSameLevel, overlaps } from '../../../board/room.ts';
import { insideOf } from '../../../movement/place.ts';
import { type Board, type PieceId, placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER, LEVEL, TABLE_SPOT, WORKING, ZOMBIES } from '../../fields.ts';
import type { PieceNamed } from '../../titles/battle.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { hasPlace, reachOf, stands } from '../places/pieces.ts';
import type { WrongStage } from '../refusals.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { floorOf } from '../standing/stands-at.ts';
import { vehicleNamed } from '../standing/vehicles-in-play.ts';
import { zombiesNamed } from '../zombies/zombies.ts';

const PIECE = id<PieceId>(
  'piece',
  [FIGHTER, ZOMBIES, WORKING]
    .map(({ pattern }) => pattern.slice(1, -1))
    .reduce((all, one) => `${all}|${one}`),
  'f1, c2/0, z3 or m1',
);
const FACING = number(0, DIRECTIONS.length - 1);

export const PLACE_PIECE = declared({
  fields: {
    piece: PIECE,
    spot: TABLE_SPOT,
    /** Clockwise from north, in 32nds of a turn; as it faced, unless told. */
    facing: optional(FACING),
    level: LEVEL,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['no-board', 'no-such-piece', 'off-the-table', 'no-such-floor', 'not-within', 'spot-taken'] as const),
    'vehicle-indoors',
  ],
});

export const TURN_TO = declared({
  fields: { piece: PIECE, facing: FACING },
  stages: BEFORE_REPORT,
  refusals: ['no-board', 'no-such-piece'],
});

/** Nothing is refused but what can't be: the player mirrors his table. */
export function* placePiece(
  now: SeenCampaign,
  { piece, spot, facing, level }: InputOf<typeof PLACE_PIECE>,
): ActOf<typeof PLACE_PIECE> {
  const found = onBoard(now, piece, PLACE_PIECE.stages);
  if (typeof found === 'string') return no(found);
  const { encounter, table, fighting, was } = found;
  if (!isOnTable(table, spot)) return no('off-the-table');
  const to: Place = { spot, facing: facing ?? was?.facing ?? 0, level };
  const wrong =
    wrongLevel(table, to) ??
    (isIndoors(table, found.named, to) ? 'vehicle-indoors' : undefined) ??
    (isTaken(now, encounter, found.board, piece, to) ? 'spot-taken' : undefined);
  if (wrong !== undefined) return no(wrong);
  // His place says the floor he is on, and so before it is another.
  const floor = fighting && floorOf(encounter, fighting);
  yield* tell({ type: 'pieces-placed', places: [{ piece, at: to }], how: 'hand' });
  if (fighting !== undefined) {
    const inside = level?.building ?? null;
    const moved = inside !== insideOf(fighting.fighter) || (level !== null && level.floor !== floor);
    const { floor: _, ...fighter } = fighting.fighter;
    const goes = { ...fighter, inside, ...(level !== null && { floor: level.floor }) };
    if (moved) yield* tell({ type: 'fighter-changed', to: goes, of: 'shots', fired: 0 });
  }
  return done('place-piece', found.named);
}

export function* turnTo(
  now: SeenCampaign,
  { piece, facing }: InputOf<typeof TURN_TO>,
): ActOf<typeof TURN_TO> {
  const found = onBoard(now, piece, TURN_TO.stages);
  if (typeof found === 'string') return no(found);
  if (found.was === undefined) return no('no-such-piece');
  yield* tell({ type: 'pieces-placed', places: [{ piece, at: { ...found.was, facing } }], how: 'hand' });
  return done('turn-to', { ...found.named, facing });
}

interface OnBoard {
  readonly encounter: SeenEncounter;
  readonly board: Board;
  readonly table: EncounterTable;
  /** Null for a piece that isn’t a person. */
  readonly fighting?: Fighting;
  readonly named: PieceNamed;
  /** Left out where no room was found for it yet. */
  readonly was?: Place;
}

/** A piece that stands on the board, or would if there were room; undefined where nobody does, such as the dead and those who ride. */
function onBoard(
  now: SeenCampaign,
  piece: PieceId,
  stages: typeof BEFORE_REPORT,
): OnBoard | 'none-planned' | WrongStage | 'no-board' | 'no-such-piece' {
  const encounter = encounterAt(now, stages);
  if (typeof encounter === 'string') return encounter;
  const { board, table } = encounter;
  if (board === undefined || table === null) return 'no-board';
  const was = placeOnBoard(board, piece);
  const there = { encounter, board, table, ...(was !== undefined && { was }) };
  const fighting = fighterNamed(now, encounter, piece);
  if (fighting !== undefined) {
    const gone = fighting.fighter.condition === 'dead' || !hasPlace(now, encounter, fighting);
    return gone ? 'no-such-piece' : { ...there, fighting, named: { name: fighting.name } };
  }
  const zombies = zombiesNamed(encounter, piece);
  if (zombies !== undefined) return { ...there, named: { name: null, zombies: zombies.id } };
  const vehicle = vehicleNamed(encounter, piece);
  return vehicle === undefined ? 'no-such-piece' : { ...there, named: { name: null, vehicle: vehicle.kind } };
}

function wrongLevel(
  { buildings }: EncounterTable,
  { spot, level }: Place,
): 'no-such-floor' | 'not-within' | undefined {
  if (level === null) return undefined;
  const building = buildings.find(({ id: one }) => one === level.building);
  if (building === undefined || level.floor > building.storeys) return 'no-such-floor';
  return contains(building.outline, spot) ? undefined : 'not-within';
}

/** True of a vehicle that would stand on a floor, or with its middle within walls. */
function isIndoors({ buildings }: EncounterTable, { vehicle }: PieceNamed, { spot, level }: Place): boolean {
  if (vehicle === undefined) return false;
  return level !== null || buildings.some(({ outline }) => contains(outline, spot));
}

/** True if two bases would stand on one spot of a level. */
export const isTaken = (
  now: SeenCampaign,
  encounter: SeenEncounter,
  { places }: Board,
  piece: PieceId,
  to: Place,
): boolean =>
  places.some(
    (one) =>
      one.piece !== piece &&
      stands(now, encounter, one.piece) &&
      onSameLevel(one.at, to) &&
      overlaps(one.at.spot, to.spot, reachOf(encounter, one.piece) + reachOf(encounter, piece)),
  );
