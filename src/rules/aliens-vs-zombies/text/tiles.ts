/** The event tiles as the board shows them: turned over, and still to come. */

import { figureOf } from '../data/figures.ts';
import { type Icon, TILE_IDS, type TileId, tileRow } from '../data/tiles.ts';
import type { Table } from '../state.ts';
import { tileText } from './names.ts';
import { isOurs } from './ours.ts';

export interface TileView {
  readonly spawn: number;
  readonly icons: readonly Icon[];
  readonly text: string;
  /** Rebuilt, not printed. */
  readonly ours: boolean;
}

export interface TilesView {
  readonly turns: number;
  readonly shown: readonly TileView[];
  /** Two of them are left out unseen, nobody knows which. */
  readonly unseen: readonly TileView[];
}

function tileView(tile: TileId): TileView {
  const found = tileRow(tile);
  const { spawn, icons } = found.result;
  return {
    spawn,
    icons,
    text: `${spawn}, ${tileText(icons)}`,
    ours: isOurs(found),
  };
}

export const tilesOf = ({ shown, unseen }: Table): TilesView => ({
  turns: figureOf('turns'),
  shown: shown.map(tileView),
  unseen: unseen.map(tileView),
});

/** All ten, as they are printed and cut out. */
export const everyTile = (): readonly TileView[] => TILE_IDS.map(tileView);
