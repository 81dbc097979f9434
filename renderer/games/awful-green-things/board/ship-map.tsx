/** The ship as a board: everybody aboard, and what may be done where. */
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import { seenFrom } from '../../../../src/rules/awful-green-things/text/lit.ts';
import { AREAS_ON_PLAN, WAYS_ON_PLAN } from '../../../../src/rules/awful-green-things/text/plan.ts';
import type { AreaView, ShipView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { useStore } from '../../../app/store.ts';
import { pointedWeapon } from '../pointed-weapon.ts';
import { planFor } from '../ship/geometry.ts';
import { ShipKey } from '../ship/key.tsx';
import { ShipGround, ShipNames } from '../ship/ship-ground.tsx';
import { AreaCard } from './area-card.tsx';
import { AreaMark } from './area-mark.tsx';
import { LightsBelow, SightLine } from './lights.tsx';
import styles from './ship-map.module.css';
import { SightToggle } from './sight-toggle.tsx';
import { areaElement, useShip } from './use-ship.ts';

interface ShipMapProps extends ShipView {
  readonly name: string;
  /** The option that is pointed at here or among the answers. */
  readonly picked: string | null;
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

export function ShipMap({ name, areas, lights, later, picked, onPick, onAnswer }: ShipMapProps) {
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
  const weapon = useStore(pointedWeapon, (kind) => kind);
  // Asked for, it is what one sees from the area that is looked at; else what the one sees who aims.
  const eye = ship.open ?? ship.focused;
  const seen = ship.sight ? seenFrom(eye) : lights.seen;
  const places = weapon === null ? [] : areas.filter((area) => hasWeapon(area, weapon)).map(({ id }) => id);
  const shown = { plan, lights: { ...lights, seen }, picked };
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
          <LightsBelow {...shown} places={places} later={later.map(({ place }) => place).filter(isOnPlan)} />
          <ShipNames plan={plan} areas={AREAS_ON_PLAN} />
          <ShipKey plan={plan} />
          {areas.map((area) => (
            <AreaMark
              key={area.id}
              plan={plan}
              area={area}
              lit={litAt(area.id)}
              meant={{ who: lights.who, weapon }}
              later={later.find(({ place }) => place === area.id)?.text}
              ship={ship}
            />
          ))}
          <SightLine {...shown} />
        </svg>
        <SightToggle ship={ship} eye={areas.find(({ id }) => id === eye)} seen={seen.length} />
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

const isOnPlan = (place: string): place is AreaView['id'] => AREAS_ON_PLAN.some(({ id }) => id === place);

const hasWeapon = ({ crew, lying }: AreaView, kind: WeaponKind): boolean =>
  crew.some(({ weapon }) => weapon === kind) || lying.some(({ weapon }) => weapon === kind);
