/** Places on the board for signs that hide no piece, no name, and no sign before them. */
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { type Half, signBox, standAside } from '../../../../components/map/aside.ts';
import { type Box, boxOnMap, onMap, type View } from '../../../../components/map/geometry.ts';
import { pieceLabels } from '../../map/piece-labels.ts';
import { radiusAt } from '../../map/piece-shapes.ts';
import type { Piece } from '../places/use-board.ts';

/** Boxes of the pieces, and of their names as long as `named`. */
export function takenBy(pieces: readonly Piece[], view: View, named: boolean): readonly Box[] {
  const radius = radiusAt(view.scale);
  return [
    ...pieces.map(({ spot }) => signBox(onMap(view, spot), { across: radius, down: radius })),
    ...(named ? pieceLabels(pieces, view).values() : []),
  ];
}

/** A place for each sign, in pixels, as near to its spot as there is room on the map. */
export function freePlaces(
  spots: readonly Spot[],
  half: Half,
  taken: readonly Box[],
  view: View,
): readonly Spot[] {
  return standAside(
    spots.map((spot) => onMap(view, spot)),
    half,
    taken,
    boxOnMap(view, view.window),
  );
}
