import styles from './print.module.css';

/** State of a box: to be ticked, filled because it is earned, or struck out because it is gone. */
export type BoxState = 'open' | 'filled' | 'struck';

interface BoxesProps {
  readonly boxes: readonly BoxState[];
  /** The first one stands for something else than the others. */
  readonly firstApart?: boolean;
  readonly wide?: boolean;
}

const HEIGHT = 15;

/** Boxes to tick with a pencil; where there is no room for a row of them, they go on below. */
export function Boxes({ boxes, firstApart = false, wide = false }: BoxesProps) {
  return (
    <span className={styles.boxes} data-apart={firstApart || undefined} aria-hidden>
      {boxes.map((state, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes differ in nothing but their place.
        <Box key={at} width={wide ? 12 : 8} state={state} />
      ))}
    </span>
  );
}

/** Box as a drawing and no background, because a printer may be told to leave backgrounds out. */
function Box({ width, state }: { readonly width: number; readonly state: BoxState }) {
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height={HEIGHT - 1}
        className={state === 'filled' ? styles.filled : styles.open}
      />
      {state === 'struck' && <path className={styles.stroke} d={`M0.5 ${HEIGHT - 0.5}L${width - 0.5} 0.5`} />}
    </svg>
  );
}

/** `count` boxes, of which the first `so` many are as said. */
export function row(count: number, so: number, first: BoxState, rest: BoxState): readonly BoxState[] {
  return Array.from({ length: count }, (_, at) => (at < so ? first : rest));
}

/** Box to tick. */
export function Tick({ done = false }: { readonly done?: boolean }) {
  return <Boxes boxes={[done ? 'filled' : 'open']} wide />;
}
