/** What is said of a counter at its corners: how many stand there, that it has just grown, that it is stunned. */
import styles from './marks.module.css';

interface CountProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

export function Count({ x, y, count }: CountProps) {
  return (
    <g className={styles.count} transform={`translate(${x} ${y})`}>
      <circle r={count > 9 ? 8.6 : 7.4} />
      <text y={4.3}>{count}</text>
    </g>
  );
}

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly d: string;
}

export function Badge({ x, y, d }: BadgeProps) {
  return (
    <g className={styles.badge} transform={`translate(${x} ${y})`}>
      <circle r={6.6} />
      <path d={d} />
    </g>
  );
}
