/** An event tile on paper: how many rise, and what else happens. */
import type { TileView } from '../../../../src/rules/aliens-vs-zombies/text/tiles.ts';
import { EventIcon } from '../tiles/icons.tsx';
import styles from './print.module.css';

interface PrintedTileProps {
  readonly tile: TileView;
  /** True for the size beside the map; else it is as large as it is cut out. */
  readonly small?: boolean;
}

export function PrintedTile({ tile, small = false }: PrintedTileProps) {
  return (
    <span className={styles.tile} data-small={small || undefined}>
      <b>{tile.spawn}</b>
      <span className={styles.icons}>
        {tile.icons.map((icon, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile may bear an icon twice.
          <EventIcon key={at} icon={icon} size={small ? 18 : 30} />
        ))}
      </span>
      {tile.ours && <i>~</i>}
    </span>
  );
}
