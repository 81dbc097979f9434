/** Marks at a counter’s corners: the number that stand there, newly grown, stunned; and the tag of an area whose turn comes later. */

import type { Spot } from '../../../../src/rules/core/play.ts';
import styles from './counters.module.css';
import { TAG_HIGH, type TagProps, tagSize } from './sizes.ts';

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

export function Tag({ text, x, y }: TagProps & Spot) {
  const { width } = tagSize({ text });
  return (
    <g className={styles.tag} data-later={text} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-TAG_HIGH / 2} width={width} height={TAG_HIGH} rx={TAG_HIGH / 2} />
      <text y={4.2}>{text}</text>
    </g>
  );
}
