/** Paper counter that lies on the table for somebody, or beside them. */
import type { ReactNode } from 'react';
import { type Badge, Sign } from './counter-sign.tsx';
import styles from './print.module.css';

export type CounterShape =
  | { readonly kind: 'party' | 'others'; readonly rep: number | null }
  | { readonly kind: 'zombie'; readonly sign: string }
  | { readonly kind: 'shots'; readonly count: number }
  | { readonly kind: 'badge'; readonly badge: Badge };

interface CounterProps {
  readonly shape: CounterShape;
  /** Millimetres from side to side. */
  readonly base: number;
  /** Under the counter, to be folded under it or cut off. */
  readonly tag?: string | undefined;
}

export function Counter({ shape, base, tag }: CounterProps) {
  return (
    <div className={styles.counter} style={{ width: `${base}mm` }} data-counter={shape.kind}>
      <svg
        width={`${base}mm`}
        height={`${base}mm`}
        viewBox="0 0 100 100"
        role="img"
        aria-label={nameOf(shape)}
      >
        <Outline shape={shape} />
      </svg>
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </div>
  );
}

function nameOf(shape: CounterShape): string {
  switch (shape.kind) {
    case 'party':
      return `Party, Rep ${shape.rep}`;
    case 'others':
      return shape.rep === null ? 'Others' : `Others, Rep ${shape.rep}`;
    case 'zombie':
      return `Zombie ${shape.sign}`;
    case 'shots':
      return `Shots fired: ${shape.count}`;
    case 'badge':
      return shape.badge;
    default:
      return shape satisfies never;
  }
}

/** The point at the top is the facing. */
const FACING = <path className={styles.solid} d="M50 4 L58 17 L42 17 Z" />;

function Outline({ shape }: { readonly shape: CounterShape }): ReactNode {
  switch (shape.kind) {
    case 'party':
      return (
        <>
          <circle className={styles.counterLine} cx="50" cy="50" r="48" />
          {FACING}
          <Figure>{shape.rep}</Figure>
        </>
      );
    case 'others':
      return (
        <>
          <path className={styles.counterLine} d="M50 2 L92 26 L92 74 L50 98 L8 74 L8 26 Z" />
          {FACING}
          {shape.rep === null ? (
            <path className={styles.thin} d="M34 66 H66" />
          ) : (
            <Figure>{shape.rep}</Figure>
          )}
        </>
      );
    case 'zombie':
      return (
        <>
          <rect className={styles.counterLine} x="2" y="2" width="96" height="96" />
          {FACING}
          <Figure>{shape.sign}</Figure>
        </>
      );
    case 'shots':
      return (
        <>
          <rect className={styles.dashed} x="2" y="2" width="96" height="96" />
          <path className={styles.counterLine} d="M22 92 V12 M10 27 L22 10 L34 27" />
          <Figure at={64}>{shape.count}</Figure>
        </>
      );
    case 'badge':
      return (
        <>
          <rect className={styles.dashed} x="2" y="2" width="96" height="96" />
          <Sign badge={shape.badge} />
        </>
      );
    default:
      return shape satisfies never;
  }
}

function Figure({ at = 50, children }: { readonly at?: number; readonly children: ReactNode }) {
  return (
    <text className={styles.figure} x={at} y="54" dy="0.35em">
      {children}
    </text>
  );
}
