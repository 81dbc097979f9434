/** The eight turns with the tiles turned over in them, and what may still come. */
import { Link } from '@tanstack/react-router';
import type { TilesView, TileView } from '../../../../src/rules/aliens-vs-zombies/text/tiles.ts';
import { inWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { EventIcon } from './icons.tsx';
import styles from './tiles.module.css';

interface TileTrackProps extends TilesView {
  readonly session: string;
}

export function TileTrack({ turns, shown, unseen, session }: TileTrackProps) {
  const left = turns - shown.length;
  return (
    <div className={styles.strip}>
      <ol className={styles.track} aria-label="Event tiles">
        {Array.from({ length: turns }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its number.
          <li key={at} className={at === shown.length - 1 ? styles.now : undefined}>
            <span className={styles.turn}>{at + 1}</span>
            <Tile tile={shown[at]} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <div className={styles.toCome}>
          <p className="quiet">{`${upperFirst(inWords(left))} of these ${inWords(unseen.length)} to come`}</p>
          <ul>
            {unseen.map((tile) => (
              <li key={`${tile.text} ${tile.icons.join()}`} title={tile.text}>
                <b className="num">{tile.spawn}</b>
                {tile.icons.map((icon, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a tile may bear an icon twice.
                  <EventIcon key={at} icon={icon} size={14} />
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {[...shown, ...unseen].some(({ ours }) => ours) && (
        <Link className={styles.ours} to="/g/$session/figures" params={{ session }} title="Rebuilt by us">
          ~ ours
        </Link>
      )}
    </div>
  );
}

function Tile({ tile }: { readonly tile: TileView | undefined }) {
  if (tile === undefined) return <span className={styles.back} role="img" aria-label="Face down" />;
  return (
    <span className={styles.tile} title={tile.text}>
      <b className="num">{tile.spawn}</b>
      {tile.icons.map((icon, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile may bear an icon twice.
        <EventIcon key={at} icon={icon} />
      ))}
    </span>
  );
}
