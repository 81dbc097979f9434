import { distance } from '../../../src/rules/core/geometry/distance.ts';
import { type Fence, type Stretch, stretchesOf } from '../../../src/rules/core/geometry/table-top.ts';
import { onMap, type View } from './geometry.ts';
import styles from './map.module.css';
import { lineOf } from './outlines.ts';

/** A stroke along its line, dashed where one sees through it; gaps are left open. */
export function MapFence({ fence, view }: { readonly fence: Fence; readonly view: View }) {
  const strokes = stretchesOf(fence).flatMap(betweenGaps);
  return (
    <path
      className={styles.fence}
      data-solid={fence.solid || undefined}
      d={strokes.map(({ from, to }) => lineOf([onMap(view, from), onMap(view, to)])).join('')}
    >
      <title>{fence.solid ? 'Wall' : 'Fence'}</title>
    </path>
  );
}

/** Pieces of a stretch that are left beside its gaps. */
function betweenGaps({ wall, gaps }: Stretch): readonly Stretch['wall'][] {
  const inOrder = gaps.toSorted((a, b) => distance(wall.from, a.from) - distance(wall.from, b.from));
  const ends = [wall.from, ...inOrder.flatMap(({ from, to }) => [from, to]), wall.to];
  return ends.flatMap((from, at) => {
    const to = ends[at + 1];
    return at % 2 === 1 || to === undefined ? [] : [{ from, to }];
  });
}
