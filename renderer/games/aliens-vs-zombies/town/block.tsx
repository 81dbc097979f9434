/** Drawing of a location without its counters: pavement, ground, and all that stands on it. */
import { memo } from 'react';
import type { PlaceId, Terrain } from '../../../../src/rules/aliens-vs-zombies/data/town.ts';
import { strewn } from '../../../components/map/texture.ts';
import { columnOf, PLACE, rowOf } from './geometry.ts';
import { Landmark } from './landmark.tsx';
import { type Shape, shapesOf } from './landmarks.ts';
import { PATH, RUTS } from './outlines.ts';
import styles from './town.module.css';

const RING = 5;
const YARD = { x: RING, y: RING, width: PLACE.width - 2 * RING, height: PLACE.height - 2 * RING } as const;

interface BlockProps {
  readonly place: PlaceId;
  readonly terrain: Terrain;
}

/** The ground stays as it is while counters come and go. */
export const Block = memo(function Block({ place, terrain }: BlockProps) {
  const shapes = shapesOf(place, terrain);
  return (
    <>
      <rect className={styles.pavement} width={PLACE.width} height={PLACE.height} rx={7} />
      <rect className={GROUND[terrain]} {...YARD} rx={terrain === 'park' ? 5 : 3} />
      {terrain === 'park' && <path className={styles.path} d={PATH} />}
      {terrain === 'dirt-lot' && <Stipple place={place} />}
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands there is known by its place.
        <Landmark key={at} shape={shape} />
      ))}
      {terrain === 'park' && <Trees place={place} around={shapes} />}
    </>
  );
});

const GROUND: Readonly<Record<Terrain, string | undefined>> = {
  building: styles.yard,
  park: styles.park,
  'dirt-lot': styles.lot,
};

/** Somewhere else in each location, so that no two parks are alike; whole numbers, as the strewing wants them. */
function plot(place: PlaceId, top: number) {
  const [x, y] = [columnOf(place) * 130, rowOf(place) * 100];
  const corners = [
    { x: x + 8, y: y + top },
    { x: x + 107, y: y + top },
    { x: x + 107, y: y + 78 },
    { x: x + 8, y: y + 78 },
  ];
  return { corners, x, y };
}

/** Least distance between a tree and anything else in the park. */
const CLEAR = 16;

function Trees({ place, around }: { readonly place: PlaceId; readonly around: readonly Shape[] }) {
  const { corners, x, y } = plot(place, 24);
  const fine = around.some(({ is }) => is === 'graves');
  const trees = strewn(corners, fine ? 25 : 17).map((spot) => ({ ...spot, x: spot.x - x, y: spot.y - y }));
  const clear = trees.filter((tree) =>
    around.every((one) => !('x' in one) || Math.hypot(one.x - tree.x, one.y - tree.y) > CLEAR),
  );
  return (
    <g className={styles.trees}>
      {clear.map((tree) => (
        <circle key={`${tree.x} ${tree.y}`} cx={tree.x} cy={tree.y} r={4.5 + 3 * tree.share} />
      ))}
    </g>
  );
}

function Stipple({ place }: { readonly place: PlaceId }) {
  const { corners, x, y } = plot(place, 8);
  return (
    <>
      <g className={styles.stipple}>
        {strewn(corners, 9).map((spot) => (
          <circle key={`${spot.x} ${spot.y}`} cx={spot.x - x} cy={spot.y - y} r={0.5 + 0.6 * spot.share} />
        ))}
      </g>
      <path className={styles.ruts} d={RUTS} />
    </>
  );
}
