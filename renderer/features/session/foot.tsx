/** Under the board: how the game may end, and the piles that the game itself shows. */
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { FootProps, LoadFoot } from '../../games/game-screens.ts';
import styles from './forecast.module.css';
import { Forecast } from './forecast.tsx';

interface Props extends FootProps {
  readonly load: LoadFoot | undefined;
  readonly isPast: boolean;
}

export function Foot({ view, picked, load, isPast }: Props) {
  const Piles = useMemo(
    (): ComponentType<FootProps> | undefined =>
      load === undefined ? undefined : lazy(async () => ({ default: await load() })),
    [load],
  );
  return (
    <div className={styles.foot}>
      {!isPast && <Forecast view={view} />}
      {Piles !== undefined && (
        <Suspense fallback={null}>
          <Piles view={view} picked={picked} />
        </Suspense>
      )}
    </div>
  );
}
