/** The ship on paper: with everybody aboard at a moment, or blank, to lay counters on; with the option, with her skin and the space round her. */
import type { OutsideView } from '../../../../src/rules/awful-green-things/text/outside/view.ts';
import { AREAS_ON_PLAN, WAYS_ON_PLAN } from '../../../../src/rules/awful-green-things/text/plan.ts';
import type { AreaView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { stoodAt } from '../board/area-mark.tsx';
import { standingsOf } from '../board/standings.ts';
import { AreaCounters } from '../counters/area-counters.tsx';
import { Airlocks, OpenGround, OpenNames } from '../outside/ground.tsx';
import { OPEN_SHEET } from '../outside/outlines.ts';
import { planFor } from '../ship/geometry.ts';
import { ShipKey } from '../ship/key.tsx';
import { SHEET } from '../ship/outlines.ts';
import { ShipGround, ShipNames } from '../ship/ship-ground.tsx';
import styles from './print.module.css';

const FULL = { width: 0, height: 0 };

interface PrintedShipProps {
  readonly name: string;
  readonly areas: readonly AreaView[];
  /** Crew and Green Things outside; left out on a blank plan. */
  readonly outside?: OutsideView | null;
  /** True if skin and spaces are drawn. */
  readonly isOpen: boolean;
}

export function PrintedShip({ name, areas, outside, isOpen }: PrintedShipProps) {
  const plan = planFor(FULL, isOpen ? OPEN_SHEET : SHEET);
  const under = isOpen ? <OpenGround plan={plan} /> : null;
  return (
    <svg
      className={styles.ship}
      role="img"
      aria-label={`${name}: deck plan of the Znutar`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
    >
      <ShipGround plan={plan} areas={AREAS_ON_PLAN} connections={WAYS_ON_PLAN} under={under} />
      {isOpen && <Airlocks plan={plan} shut={outside?.shut ?? []} />}
      <ShipNames plan={plan} areas={AREAS_ON_PLAN} />
      {isOpen && <OpenNames plan={plan} />}
      <ShipKey plan={plan} isOpen={isOpen} />
      {[...areas, ...(outside?.places ?? [])].map((place) => (
        <g key={place.id} data-area={place.id}>
          <AreaCounters {...stoodAt(plan, place, standingsOf(place))} />
        </g>
      ))}
    </svg>
  );
}
