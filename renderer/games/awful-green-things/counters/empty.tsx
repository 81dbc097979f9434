/** Jet suits, cargo movers and the Ook Soot, told apart by shape: shoulders with thrusters, claws, a round helmet. Round somebody, or empty. */
import type { Within } from '../../../../src/rules/awful-green-things/text/occupants.ts';
import styles from './counters.module.css';
import { Count } from './marks.tsx';
import { type EmptyProps, FRAME } from './sizes.ts';

/** Round the middle. */
const SHAPES: Readonly<Record<Within, { readonly body: string; readonly lines: string }>> = {
  suit: {
    body: 'M-6-13H6L9-8H13V11H9V13H3V8H-3V13H-9V11H-13V-8H-9Z',
    lines: 'M-5-9H5V-3H-5ZM-9-5V9M9-5V9',
  },
  mover: {
    body: 'M-12-4H12V13H-12ZM-12-4L-14-12-9-14-7-9M12-4L14-12 9-14 7-9',
    lines: 'M-8 0H8V7H-8ZM-9 10H9',
  },
  soot: {
    body: 'M0-13A9 9 0 0 1 6 2L10 13H-10L-6 2A9 9 0 0 1 0-13Z',
    lines: 'M0-10A5.500 5.500 0 1 1-.01-10ZM-5 8H5',
  },
};

export function Empty({ kind, count }: EmptyProps) {
  const { body, lines } = SHAPES[kind];
  return (
    <g className={styles.empty} data-empty-of={kind}>
      <path className={styles.halo} d={body} />
      <path className={styles.emptyBody} d={body} />
      <path className={styles.lines} d={lines} />
      {count > 1 && <Count x={11} y={10} count={count} />}
    </g>
  );
}

interface AroundProps {
  readonly within: Within;
  readonly width: number;
  readonly height: number;
}

/** Frame behind the counter of somebody who is inside something: with two thrusters, with claws, or round. */
export function Around({ within, width, height }: AroundProps) {
  const [w, h] = [width / 2 + FRAME - 0.8, height / 2 + FRAME - 0.8];
  return (
    <g className={styles.around} data-within={within}>
      <path d={FRAMES[within](w, h)} />
    </g>
  );
}

const FRAMES: Readonly<Record<Within, (w: number, h: number) => string>> = {
  suit: (w, h) =>
    `M${-w + 3} ${-h}H${w - 3}V-7H${w}V${h - 3}H${w - 3}V${h}H${-w + 3}V${h - 3}H${-w}V-7H${-w + 3}Z`,
  mover: (w, h) => `M${-w} ${-h}H${-w + 9}L${-w + 6} ${-h + 4}H${w - 6}L${w - 9} ${-h}H${w}V${h}H${-w}Z`,
  soot: (w, h) => `M${-w} 0A${w} ${h} 0 1 1 ${w} 0A${w} ${h} 0 1 1 ${-w} 0Z`,
};

interface EmptyIconProps {
  readonly kind: Within;
  readonly size: number;
}

/** In a line of text or a table. */
export const EmptyIcon = ({ kind, size }: EmptyIconProps) => (
  <svg className={styles.icon} viewBox="-16 -16 32 32" width={size} height={size} aria-hidden>
    <Empty kind={kind} count={1} />
  </svg>
);
