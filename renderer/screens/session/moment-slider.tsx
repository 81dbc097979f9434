/** All moments of the game on one slider, with a mark at each turn. */

import styles from './session.module.css';
import type { Moments } from './use-moments.ts';

export function MomentSlider({ moments: { at, of, turns, to } }: { readonly moments: Moments }) {
  const turn = turns.findLast((one) => one.at <= at)?.title ?? '';
  return (
    <>
      <span className={styles.slider}>
        <input
          type="range"
          aria-label="Moment"
          aria-valuetext={`${at} of ${of}: ${turn}`}
          min={1}
          max={Math.max(1, of)}
          value={Math.max(1, at)}
          onChange={(event) => to(Number(event.currentTarget.value))}
        />
        {turns.map((one) => (
          <i
            key={one.at}
            title={one.title}
            style={{ left: `${of < 2 ? 0 : (100 * (one.at - 1)) / (of - 1)}%` }}
            aria-hidden
          />
        ))}
      </span>
      <span className={`${styles.count} num quiet`}>{`${at} of ${of}`}</span>
    </>
  );
}
