/** Lines of sight: the sign of the key that means them, and the switch that shows them for any area. */

import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { type PlaceOnBoard, placeTitle } from './area-words.ts';
import styles from './board.module.css';
import type { Ship } from './use-ship.ts';

interface SightToggleProps {
  readonly ship: Ship;
  /** Place that one looks from, and the number of areas in sight from there. */
  readonly eye: PlaceOnBoard | undefined;
  readonly seen: number;
}

export function SightToggle({ ship: { sight, toggleSight }, eye, seen }: SightToggleProps) {
  return (
    <>
      <button type="button" className={styles.toggle} aria-pressed={sight} onClick={toggleSight}>
        <i className={styles.swatch} aria-hidden />
        in sight <kbd>L</kbd>
      </button>
      {sight && eye !== undefined && (
        <p className={styles.sightToggleFrom} role="status">
          {`${upperFirst(countedInWords(seen, 'area', 'areas'))} in sight from ${placeTitle(eye)}`}
        </p>
      )}
    </>
  );
}
