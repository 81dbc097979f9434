/** The ship as a board: everybody aboard, and what may be done where. */
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { AREAS_ON_PLAN, WAYS_ON_PLAN } from '../../../../src/rules/awful-green-things/text/plan.ts';
import type { AreaView, ShipView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { planFor } from '../ship/geometry.ts';
import { ShipKey } from '../ship/key.tsx';
import { ShipGround, ShipNames } from '../ship/ship-ground.tsx';
import { AreaCard } from './area-card.tsx';
import { AreaMark } from './area-mark.tsx';
import { LightsBelow, SightLine } from './lights.tsx';
import styles from './ship-map.module.css';
import { areaElement, useShip } from './use-ship.ts';

interface ShipMapProps extends ShipView {
  readonly name: string;
  /** The option that is pointed at here or among the answers. */
  readonly picked: string | null;
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

export function ShipMap({ name, areas, lights, picked, onPick, onAnswer }: ShipMapProps) {
  const { ref, width, height } = useElementSize();
  const [across, down] = [Math.floor(width), Math.floor(height)];
  const plan = useMemo(() => planFor({ width: across, height: down }), [across, down]);
  const ship = useShip({ lights, onPick, onAnswer });
  const shownFirst = lights.battle ?? lights.from;
  useEffect(() => {
    if (shownFirst === null) return;
    const area = document.getElementById(areaElement(shownFirst));
    area?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownFirst]);
  const litAt = (id: AreaView['id']) => lights.lit.find(({ area }) => area === id);
  const open = areas.find(({ id }) => id === ship.open);
  const shown = { plan, lights, picked };
  return (
    <div ref={ref} className={styles.room}>
      <div className={styles.ship}>
        {/* biome-ignore lint/a11y/useSemanticElements: a plan of buttons is no set of fields. */}
        <svg
          role="group"
          aria-label={`${name}: deck plan of the Znutar, ${areas.length} areas`}
          width={plan.width}
          height={plan.height}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          onKeyDown={ship.keys}
        >
          <ShipGround plan={plan} areas={AREAS_ON_PLAN} connections={WAYS_ON_PLAN} />
          <LightsBelow {...shown} />
          <ShipNames plan={plan} areas={AREAS_ON_PLAN} />
          <ShipKey plan={plan} />
          {areas.map((area) => (
            <AreaMark
              key={area.id}
              plan={plan}
              area={area}
              lit={litAt(area.id)}
              who={lights.who}
              ship={ship}
            />
          ))}
          <SightLine {...shown} />
        </svg>
        {ship.typed !== '' && (
          <p className={styles.typed} role="status">
            Area {ship.typed}, then Enter
          </p>
        )}
        {open !== undefined && <AreaCard plan={plan} area={open} lit={litAt(open.id)} ship={ship} />}
      </div>
    </div>
  );
}
