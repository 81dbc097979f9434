/** A river on a map with its shores and ford, and the bridge over it. */
import type { River, TableSize } from '../../../src/rules/core/geometry/table-top.ts';
import { banksOf } from './banks.ts';
import { cornersOnMap, onMap, type View } from './geometry.ts';
import styles from './map.module.css';
import type { Obstacle } from './oriented.ts';
import { pathOf } from './outlines.ts';
import { bentAround } from './polylines.ts';
import { bridgePaths, fordStones, shorePaths, wavesOf } from './water.ts';

interface MapRiverProps {
  readonly river: River;
  readonly size: TableSize;
  readonly view: View;
  /** Words that the stones leave free. */
  readonly words: readonly Obstacle[];
}

/** Water with waves between its shores, and stones where it can be forded. */
export function MapRiver({ river, size, view, words }: MapRiverProps) {
  const corners = bentAround(cornersOnMap(view, river.outline));
  const bridge = river.bridge === null ? null : cornersOnMap(view, river.bridge);
  const banks = banksOf(corners, [], size, view);
  const line = river.line.map((spot) => onMap(view, spot));
  const ford = river.fordable === null ? null : cornersOnMap(view, river.fordable);
  return (
    <>
      <path className={styles.mapWater} d={pathOf(corners)} />
      {ford !== null && <path className={styles.mapWaterShallow} d={pathOf(ford)} />}
      <path className={styles.mapWaterWave} d={wavesOf(river, view)} />
      <path className={styles.shore} d={shorePaths(banks, bridge, view)} />
      {ford !== null && <path className={styles.mapWaterStone} d={fordStones(ford, line, view, words)} />}
    </>
  );
}

/** Planks between rails; the river runs on beneath. */
export function MapBridge({ river, view }: Pick<MapRiverProps, 'river' | 'view'>) {
  if (river.bridge === null) return null;
  const line = river.line.map((spot) => onMap(view, spot));
  const { deck, planks, rails } = bridgePaths(
    cornersOnMap(view, river.bridge),
    { line, corners: bentAround(cornersOnMap(view, river.outline)) },
    view,
  );
  return (
    <g className={styles.bridge}>
      <path className={styles.deck} d={deck} />
      <path className={styles.plank} d={planks} />
      <path className={styles.mapWaterRail} d={rails} />
    </g>
  );
}
