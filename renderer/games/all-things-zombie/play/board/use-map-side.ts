import { useSyncExternalStore } from 'react';

/** Width of all that stands beside the map, in three columns and in two; in pixels. */
const BESIDE = { three: 52 + 488 + 392 + 24, two: 52 + 28 } as const;
const TWO_COLUMNS = 1239;
const SMALLEST = 300;

function side(): number {
  const { innerWidth, innerHeight } = window;
  if (innerWidth <= TWO_COLUMNS) return Math.min(460, Math.max(SMALLEST, innerWidth - BESIDE.two));
  // As much again is left to what stands below it.
  const high = (innerHeight - 160) / 2;
  return Math.round(Math.max(SMALLEST, Math.min(innerWidth - BESIDE.three, high)));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Most that the longer side of the map may measure, in pixels. */
export const useMapSide = (): number => useSyncExternalStore(subscribe, side);
