/**
 * Counter of a crew member: name over dice, constitution and movement, with the weapon that is carried; the Robot is square, the Mascot
 * round.
 */

import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import styles from './counters.module.css';
import { Around } from './empty.tsx';
import { Badge } from './marks.tsx';
import { STUNNED } from './shapes.ts';
import { bodySize, type CrewCounterProps, HOLD } from './sizes.ts';
import { WeaponDrawing } from './weapon-icon.tsx';

const RADII = { crew: 8, robot: 2, mascot: 14 } as const;

export function CrewCounter(props: CrewCounterProps) {
  const {
    short,
    figures,
    shape,
    weapon,
    done,
    stunned,
    picked = false,
    tall = false,
    slim = false,
    within,
  } = props;
  const { width, height } = bodySize(props);
  const r = Math.min(RADII[shape], height / 2);
  const [left, top] = [-width / 2, -height / 2];
  const middle = weapon !== null && !tall ? -HOLD / 2 : 0;
  const line = top + 12;
  return (
    <g
      className={styles.crew}
      data-counter={shape}
      data-done={done || undefined}
      data-stunned={stunned || undefined}
    >
      {within && <Around within={within} width={width} height={height} />}
      <rect className={styles.halo} x={left} y={top} width={width} height={height} rx={r} />
      <rect className={styles.crewBody} x={left} y={top} width={width} height={height} rx={r} />
      {weapon !== null && <Hold {...{ weapon, width, height, tall, r }} />}
      <text className={styles.who} x={middle} y={line}>
        {short}
      </text>
      {!slim && (
        <text x={middle} y={line + 12.5}>
          {figures}
        </text>
      )}
      {picked && (
        <rect
          className={styles.crewPicked}
          x={left - 2.5}
          y={top - 2.5}
          width={width + 5}
          height={height + 5}
          rx={r + 2.5}
        />
      )}
      {stunned && <Badge x={left + 1} y={top + 1} d={STUNNED} />}
    </g>
  );
}

interface HoldProps {
  readonly weapon: WeaponKind;
  readonly width: number;
  readonly height: number;
  readonly tall: boolean;
  readonly r: number;
}

/** The light compartment at the right, or at the foot, with what is carried in it. */
function Hold({ weapon, width, height, tall, r }: HoldProps) {
  const [right, foot, corner] = [width / 2 - 1.5, height / 2 - 1.5, Math.max(r - 1.5, 0.5)];
  const d = tall
    ? `M${-right} ${foot - HOLD + 1.5}H${right}V${foot - corner}q0 ${corner}-${corner} ${corner}H${-right + corner}q${-corner} 0 ${-corner} ${-corner}Z`
    : `M${right - HOLD + 1} ${-foot}H${right - corner}q${corner} 0 ${corner} ${corner}V${foot - corner}q0 ${corner}-${corner} ${corner}H${right - HOLD + 1}Z`;
  const at = tall ? { x: -7, y: foot - HOLD + 1.7 } : { x: right - HOLD + 1.2, y: -7 };
  return (
    <>
      <path className={styles.hold} d={d} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <WeaponDrawing weapon={weapon} size={14} />
      </g>
    </>
  );
}
