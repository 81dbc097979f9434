/** Knock-back on a board: whoever is thrown lies where it leads, in the act that hit him (section: Weapons, Impact; ATZ-164). */
import { thrown } from '../../../board/thrown.ts';
import { type PieceId, placeOnBoard } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { groundFor } from './ground-here.ts';
import { pieceOf } from './near.ts';
import { othersOn } from './route.ts';
import { placeHere } from './seen-from.ts';

/** So many inches away from whoever hit; nowhere without places, as for whoever rides, and where nobody hit. */
export function* knockedBack(
  now: SeenCampaign,
  piece: PieceId,
  by: string | null,
  inches: number,
): CampaignPlay<void> {
  const { encounter } = now;
  const at = encounter?.board && placeOnBoard(encounter.board, piece);
  if (inches === 0 || by === null || !encounter?.table || at === undefined) return;
  const hit = fighterNamed(now, encounter, by);
  const from = hit && placeHere(encounter, pieceOf(encounter, hit) ?? '');
  if (from === undefined) return;
  const taken = othersOn(now, encounter, piece, () => false);
  const to = thrown({ ground: groundFor(encounter.table), at, taken }, from.spot, inches);
  if (to === at) return;
  yield* tell({ type: 'pieces-placed', places: [{ piece, at: to }], how: 'way', way: [at.spot, to.spot] });
}
