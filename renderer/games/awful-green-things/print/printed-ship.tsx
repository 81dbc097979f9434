/** The ship on paper: with everybody aboard at a moment, or blank, to lay counters on. */
import { AREAS_ON_PLAN, WAYS_ON_PLAN } from '../../../../src/rules/awful-green-things/text/plan.ts';
import type { AreaView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { standingsOf } from '../board/standings.ts';
import { AreaCounters } from '../counters/area-counters.tsx';
import { stoodIn } from '../counters/standing.ts';
import { planFor } from '../ship/geometry.ts';
import { ShipKey } from '../ship/key.tsx';
import { ShipGround, ShipNames } from '../ship/ship-ground.tsx';
import styles from './print.module.css';

const FULL = { width: 0, height: 0 };

interface PrintedShipProps {
  readonly name: string;
  readonly areas: readonly AreaView[];
}

export function PrintedShip({ name, areas }: PrintedShipProps) {
  const plan = planFor(FULL);
  return (
    <svg
      className={styles.ship}
      role="img"
      aria-label={`${name}: deck plan of the Znutar`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
    >
      <ShipGround plan={plan} areas={AREAS_ON_PLAN} connections={WAYS_ON_PLAN} />
      <ShipNames plan={plan} areas={AREAS_ON_PLAN} />
      <ShipKey plan={plan} />
      {areas.map((area) => (
        <g key={area.id} data-area={area.id}>
          <AreaCounters {...stoodIn(plan, area, standingsOf(area))} />
        </g>
      ))}
    </svg>
  );
}
