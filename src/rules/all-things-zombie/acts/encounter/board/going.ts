/** A move along a way on the board: checked before it is made, and ended where the inches end (ATZ-169). */
import { type Body, hasRoom, nearestRoom } from '../../../board/room.ts';
import { facingAfter, firstPart, isOpenWay, lengthOf, type Way } from '../../../board/way.ts';
import { type PieceId, placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { hasOwnAmong } from '../checks/around.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { groundFor, reachOf, stands } from './known-places.ts';

/** The way of somebody on the board, from where he stands; null where no way is told, `no-board` where it can't be one. */
export function wayOf(
  encounter: SeenEncounter,
  who: PieceId,
  spots: Way | undefined,
): Way | null | 'no-board' {
  if (spots === undefined) return null;
  const from = encounter.board && placeOnBoard(encounter.board, who);
  return from === undefined ? 'no-board' : [from.spot, ...spots];
}

/** Whole inches of a way, an inch begun counting whole. */
export const inchesOf = (way: Way): number => Math.ceil(lengthOf(way) / 10);

/** Past everything solid and past enemies, to room for the base; through friends. */
export function wrongWay(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: PieceId,
  way: Way,
): 'way-blocked' | 'spot-taken' | undefined {
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, who);
  if (board === undefined || table === null || at === undefined) return undefined;
  const ground = groundFor(table);
  const others = bodiesBut(now, encounter, who);
  const enemies = others.filter(({ isFriend }) => !isFriend);
  if (!isOpenWay(ground, enemies, way, at.level)) return 'way-blocked';
  const end = way.at(-1) ?? at.spot;
  return hasRoom(ground, others, { ...at, spot: end }) ? undefined : 'spot-taken';
}

/** Puts somebody where the inches have brought him on his way; where a friend stands there, beside him. */
export function* goesAlong(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: PieceId,
  way: Way,
  inches: number,
): CampaignPlay<void> {
  const { board, table } = encounter;
  const at = board && placeOnBoard(board, who);
  if (board === undefined || table === null || at === undefined) return;
  const gone = firstPart(way, Math.min(lengthOf(way), inches * 10));
  const wanted = { ...at, spot: gone.at(-1) ?? at.spot, facing: facingAfter(gone, at.facing) };
  const to = nearestRoom(groundFor(table), bodiesBut(now, encounter, who), wanted) ?? at;
  yield* tell({ type: 'pieces-placed', places: [{ piece: who, at: to }], how: 'way', way: gone });
}

function bodiesBut(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: PieceId,
): readonly (Body & { readonly isFriend: boolean })[] {
  const mover = fighterNamed(now, encounter, who);
  return (encounter.board?.places ?? [])
    .filter(({ piece }) => piece !== who && stands(now, encounter, piece))
    .map(({ piece, at }) => {
      const other = fighterNamed(now, encounter, piece);
      const isFriend =
        mover !== undefined && other !== undefined && hasOwnAmong(now, encounter, mover, [other]);
      return { at, reach: reachOf(encounter, piece), isFriend };
    });
}
