/** Drawing of a location without its counters: pavement, ground, and all that stands on it. */
import { memo } from 'react';
import type { PlaceId, Terrain } from '../../../../src/rules/aliens-vs-zombies/data/town.ts';
import { strewn } from '../../../components/map/texture.ts';
import { columnOf, PLACE, rowOf } from './geometry.ts';
import { type Shape, shapesOf } from './landmarks.ts';
import styles from './town.module.css';

/** Roofs and other shapes of the town as paths. */
interface Sides {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ridge of a hipped roof, and the four hips from its corners. */
function ridge({ x, y, width, height }: Sides): string {
  const half = Math.min(width, height) / 2;
  const [right, bottom] = [x + width, y + height];
  const [a, b] =
    width >= height
      ? [`${x + half} ${y + half}`, `${right - half} ${y + half}`]
      : [`${x + half} ${y + half}`, `${x + half} ${bottom - half}`];
  return width >= height
    ? `M${x} ${y}L${a}L${b}L${right} ${y}M${x} ${bottom}L${a}M${b}L${right} ${bottom}`
    : `M${x} ${y}L${a}L${b}L${x} ${bottom}M${right} ${y}L${a}M${b}L${right} ${bottom}`;
}

/** A gap of eight in the middle of a wall. */
function door({ x, y, width, height }: Sides, wall: 'south' | 'east' | 'west'): string {
  if (wall === 'south') return `M${x + width / 2 - 4} ${y + height}h8`;
  return `M${wall === 'east' ? x + width : x} ${y + height / 2 - 4}v8`;
}

/** Two wings and a court, over the whole plot. */
const WINGS = 'M8 20h99v56h-30v-32.5h-39v32.5h-30Z';
const WINGS_RIDGE = 'M8 20l15 12H92l15 -12M23 32V76M92 32V76';

/** Eight sides round a middle. */
function octagon(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) * Math.PI) / 4;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Headstones in rows. */
const GRAVES = [27, 40, 66]
  .flatMap((y) => [17, 30, 43, 56, 69, 82, 95].map((x) => `M${x} ${y}v7m-2.5 -4.5h5`))
  .join('');

/** Two parallel ruts over a lot, and the foundations of what was never built. */
const RUTS = 'M9 74C42 46 68 64 107 31M13 77C44 51 70 69 107 37';
const FOOTINGS = 'M18 26h75v46h-75ZM18 50h75';
/** The path through a park. */
const PATH = 'M5 51C36 35 63 76 110 46';

/** Drawing of a landmark: a roof, a tree, a car. */
function Landmark({ shape }: { readonly shape: Shape }) {
  switch (shape.is) {
    case 'roof': {
      const { x, y, width, height } = shape;
      return (
        <>
          <rect className={shape.dark ? styles.roofDark : styles.roof} {...{ x, y, width, height }} />
          <path className={styles.ridge} d={ridge(shape)} />
          <rect className={styles.wall} {...{ x, y, width, height }} />
          {shape.door !== undefined && <path className={styles.door} d={door(shape, shape.door)} />}
        </>
      );
    }
    case 'wings':
      return (
        <>
          <path className={styles.roofDark} d={WINGS} />
          <path className={styles.ridge} d={WINGS_RIDGE} />
          <path className={styles.wall} d={WINGS} />
          <path className={styles.door} d="M53.5 43.5h8" />
        </>
      );
    case 'drum': {
      const { x, y, r } = shape;
      return (
        <>
          <circle className={styles.roofDark} cx={x} cy={y} r={r} />
          <circle className={styles.wall} cx={x} cy={y} r={r} />
          {shape.top === 'round' ? (
            <circle className={styles.ridge} cx={x} cy={y} r={5} />
          ) : (
            <path className={styles.sails} d={`M${x - 14} ${y - 8}l28 16m0-16l-28 16`} />
          )}
        </>
      );
    }
    case 'bandstand':
      return (
        <>
          <path className={styles.roofDark} d={octagon(shape.x, shape.y, 12)} />
          <path className={styles.ridge} d={`M${shape.x - 11} ${shape.y}h22M${shape.x} ${shape.y - 11}v22`} />
          <path className={styles.wall} d={octagon(shape.x, shape.y, 12)} />
        </>
      );
    case 'tree':
      return <circle className={styles.yardTree} cx={shape.x} cy={shape.y} r={shape.r} />;
    case 'car':
      return (
        <g className={styles.car} transform={`translate(${shape.x} ${shape.y}) rotate(${shape.turned})`}>
          <rect x={-7} y={-3.6} width={14} height={7.2} rx={2.2} />
          <path d="M2.5-2.8Q4 0 2.5 2.8M-3.5-2.8Q-4.8 0-3.5 2.8" />
        </g>
      );
    case 'cross':
      return <path className={styles.cross} d={`M${shape.x} ${shape.y - 7}v14m-5-9.5h10`} />;
    case 'pond':
      return <ellipse className={styles.pond} cx={shape.x} cy={shape.y} rx={17} ry={8} />;
    case 'swings':
      return (
        <path
          className={styles.fine}
          d={`M${shape.x - 14} ${shape.y}h28m-24-5v10m20-10v10m-16-5v9m6-9v9m6-9v9`}
        />
      );
    case 'graves':
      return <path className={styles.fine} d={GRAVES} />;
    case 'footings':
      return <path className={styles.footings} d={FOOTINGS} />;
    default:
      return shape satisfies never;
  }
}

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
