/** Drawing of a landmark: a roof, a tree, a car. */
import type { Shape } from './landmarks.ts';
import { door, FOOTINGS, GRAVES, octagon, ridge, WINGS, WINGS_RIDGE } from './outlines.ts';
import styles from './town.module.css';

export function Landmark({ shape }: { readonly shape: Shape }) {
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
