/** The skin and the spaces, under the hull; and the state of the airlocks, over it. */
import type { AreaId } from '../../../../src/rules/awful-green-things/data/areas.ts';
import { OPEN_PLACES } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import { exitsOf, outlineOf, type Plan, pointsOf, scaled } from '../ship/geometry.ts';
import { openLabelOf } from './labels.ts';
import { SPACE_LINES } from './outlines.ts';
import styles from './outside.module.css';

export const OpenGround = ({ plan }: { readonly plan: Plan }) => (
  <g aria-hidden>
    {SPACE_LINES.map(([from, to]) => {
      const [a, b] = [scaled(plan, from), scaled(plan, to)];
      return <path key={`${a.x} ${a.y}`} className={styles.line} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
    })}
    {OPEN_PLACES.filter(({ kind }) => kind === 'skin').map(({ id }) => (
      <polygon key={id} className={styles.skin} data-skin={id} points={pointsOf(outlineOf(plan, id))} />
    ))}
  </g>
);

export const OpenNames = ({ plan }: { readonly plan: Plan }) => (
  <g aria-hidden>
    {OPEN_PLACES.map(({ id, kind }) => {
      const { x, y, text } = openLabelOf(plan, id);
      return (
        <text key={id} className={kind === 'space' ? styles.space : styles.number} x={x} y={y + 10.5}>
          {text}
        </text>
      );
    })}
  </g>
);

interface AirlocksProps {
  readonly plan: Plan;
  /** Closed from a bridge, or held by hand. */
  readonly shut: readonly AreaId[];
}

/** A double door outside each way out; a bar lies across one that is shut. */
export const Airlocks = ({ plan, shut }: AirlocksProps) => (
  <g aria-hidden>
    {exitsOf(plan).map(({ area, x, y, turned }) => (
      <g
        key={area}
        className={styles.airlock}
        data-airlock={area}
        data-shut={shut.includes(area) || undefined}
        transform={`translate(${x} ${y}) rotate(${turned})`}
      >
        <rect x={9} y={-10} width={4} height={9.4} />
        <rect x={9} y={0.6} width={4} height={9.4} />
        {shut.includes(area) && <path className={styles.bar} d="M15-11V11" />}
      </g>
    ))}
  </g>
);
