/** The town with everybody in it, as it lies on the table at a moment, and the turns beside it. */
import type { TownOnPaper } from '../../../../src/rules/aliens-vs-zombies/text/paper.ts';
import { boxOf, planFor } from '../town/geometry.ts';
import { PlaceContents } from '../town/place-contents.tsx';
import { TownGround } from '../town/town-ground.tsx';
import styles from './print.module.css';
import { PrintedTile } from './printed-tile.tsx';

const FULL = { width: 0, height: 0 };

export function PrintedTown({ name, town }: { readonly name: string; readonly town: TownOnPaper }) {
  const plan = planFor(FULL);
  const { places, tiles, dead } = town;
  return (
    <div className={styles.sheet}>
      <svg
        className={styles.map}
        role="img"
        aria-label={`${name}, six columns by five rows`}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
      >
        <TownGround plan={plan} places={places} />
        {places.map((place) => {
          const { x, y, width, height } = boxOf(plan, place.id);
          return (
            <g key={place.id} data-place={place.id} transform={`translate(${x} ${y})`}>
              <PlaceContents place={place} box={{ width, height }} />
            </g>
          );
        })}
      </svg>
      <div className={styles.side}>
        <ol className={styles.turns} aria-label="Turns">
          {Array.from({ length: tiles.turns }, (_, at) => {
            const tile = tiles.shown[at];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its number.
              <li key={at} data-now={at === tiles.shown.length - 1 || undefined}>
                <span>{at + 1}</span>
                {tile === undefined ? <span className={styles.blank} /> : <PrintedTile tile={tile} small />}
              </li>
            );
          })}
        </ol>
        <p className={styles.dead}>
          <b>{dead}</b> dead
        </p>
        {places.some(({ ours }) => ours) && <p className={styles.ours}>~ what stands where in the town</p>}
      </div>
    </div>
  );
}
