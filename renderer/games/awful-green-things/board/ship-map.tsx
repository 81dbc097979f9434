/** The ship as a board: everybody aboard, and what may be done where; with the option, what is outside her, too. */

import { Popover } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import { seenFrom } from '../../../../src/rules/awful-green-things/text/lit.ts';
import type { Occupants } from '../../../../src/rules/awful-green-things/text/occupants.ts';
import { isArea } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import type { OutsideView } from '../../../../src/rules/awful-green-things/text/outside/view.ts';
import { AREAS_ON_PLAN, WAYS_ON_PLAN } from '../../../../src/rules/awful-green-things/text/plan.ts';
import type { ShipView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { countedInWords, listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useStore } from '../../../client/store.ts';
import { CrewCounter } from '../counters/crew-counter.tsx';
import { EmptyIcon } from '../counters/empty.tsx';
import { MonsterCounter } from '../counters/monster-counter.tsx';
import { Airlocks, OpenGround, OpenNames } from '../outside/ground.tsx';
import { OPEN_SHEET } from '../outside/outlines.ts';
import outside from '../outside/outside.module.css';
import { pointedWeapon } from '../pointed-weapon.ts';
import { isCut, type PlanId, planFor, wholeFor } from '../ship/geometry.ts';
import { ShipKey } from '../ship/key.tsx';
import { SHEET } from '../ship/outlines.ts';
import ship from '../ship/ship.module.css';
import { ShipGround, ShipNames } from '../ship/ship-ground.tsx';
import { AreaCard } from './area-card.tsx';
import { AreaMark } from './area-mark.tsx';
import { type PlaceOnBoard, placeTitle } from './area-words.ts';
import styles from './board.module.css';
import { boardLights } from './board-lights.ts';
import { LightsBelow, SightLine } from './lights.tsx';
import { areaElement, type Ship, useShip } from './use-ship.ts';

/** Height of the row of switches below the plan, where it is cut. */
const TOOLS_HIGH = 32;

interface ShipMapProps extends ShipView {
  readonly name: string;
  /** The option that is pointed at here or among the answers. */
  readonly picked: string | null;
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

export function ShipMap({ name, areas, outside, later, picked, onPick, onAnswer, ...shown }: ShipMapProps) {
  const { ref, width, height } = useElementSize();
  const [across, down] = [Math.floor(width), Math.floor(height)];
  const isOpen = outside !== null;
  const sheet = isOpen ? OPEN_SHEET : SHEET;
  const cut = isCut({ width: across, height: down }, sheet);
  const [wantsWhole, setWantsWhole] = useState(false);
  const isWhole = cut && wantsWhole;
  const plan = useMemo(
    () =>
      isWhole
        ? wholeFor({ width: across, height: down - TOOLS_HIGH }, sheet)
        : planFor({ width: across, height: down }, sheet),
    [across, down, sheet, isWhole],
  );
  const under = useMemo(() => (isOpen ? <OpenGround plan={plan} /> : null), [plan, isOpen]);
  const places = [...areas, ...(outside?.places ?? [])];
  const lights = boardLights(shown.lights, outside);
  const toggleWhole = () => setWantsWhole((now) => !now);
  const ship = useShip({ lights, places, onPick, onAnswer, onWhole: cut ? toggleWhole : null });
  const shownFirst = lights.battle ?? lights.from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at full size it may lie out of sight.
  useEffect(() => {
    if (shownFirst === null) return;
    const area = document.getElementById(areaElement(shownFirst));
    area?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownFirst, isWhole]);
  const litAt = (id: PlanId) => lights.lit.find(({ place }) => place === id);
  const open = places.find(({ id }) => id === ship.open);
  const weapon = useStore(pointedWeapon, (kind) => kind);
  // Asked for, it is what one sees from the place that is looked at; else what the one sees who aims.
  const eye = ship.open ?? ship.focused;
  const fromEye = isArea(eye) ? seenFrom(eye) : (outside?.places.find(({ id }) => id === eye)?.sees ?? []);
  const seen = ship.sight ? fromEye : lights.seen;
  const armed = weapon === null ? [] : places.filter((place) => hasWeapon(place, weapon));
  const tagged = new Map<string, string>(later.map(({ place, text }) => [place, text]));
  const lit = { plan, lights: { ...lights, seen }, picked };
  return (
    <div ref={ref} className={styles.frame} data-cut={cut || undefined}>
      <div className={styles.room}>
        <div className={styles.ship}>
          {/* biome-ignore lint/a11y/useSemanticElements: a plan of buttons is no set of fields. */}
          <svg
            role="group"
            aria-label={`${name}: deck plan of the Znutar, ${areas.length} areas${isOpen ? ', her skin and the space round her' : ''}`}
            width={plan.width}
            height={plan.height}
            viewBox={`0 0 ${plan.width} ${plan.height}`}
            onKeyDown={ship.keys}
          >
            <ShipGround plan={plan} areas={AREAS_ON_PLAN} connections={WAYS_ON_PLAN} under={under} />
            {outside !== null && <Airlocks plan={plan} shut={outside.shut} />}
            <LightsBelow
              {...lit}
              places={armed.map(({ id }) => id)}
              later={places.map(({ id }) => id).filter((id) => tagged.has(id))}
            />
            <ShipNames plan={plan} areas={AREAS_ON_PLAN} isNumbered={isWhole} />
            {isOpen && <OpenNames plan={plan} />}
            {!isWhole && <ShipKey plan={plan} isOpen={isOpen} />}
            {places.map((place) => (
              <AreaMark
                key={place.id}
                plan={plan}
                area={place}
                lit={litAt(place.id)}
                meant={{ who: lights.who, weapon, involved: lights.fighting }}
                later={tagged.get(place.id)}
                ship={ship}
                isWhole={isWhole}
              />
            ))}
            <SightLine {...lit} />
          </svg>
          {open !== undefined && <AreaCard plan={plan} area={open} lit={litAt(open.id)} ship={ship} />}
          {outside !== null && <Away {...outside} />}
        </div>
      </div>
      <div className={styles.tools}>
        {cut && (
          <button type="button" className={styles.tool} aria-pressed={isWhole} onClick={toggleWhole}>
            whole ship <kbd>O</kbd>
          </button>
        )}
        <SightToggle ship={ship} eye={places.find(({ id }) => id === eye)} seen={seen.length} />
        <KeyCard isOpen={isOpen} isCut={cut} />
      </div>
      {ship.typed !== '' && (
        <p className={styles.typed} role="status">
          {`Area ${ship.typed.toUpperCase()}, then Enter`}
        </p>
      )}
    </div>
  );
}

const hasWeapon = ({ crew, lying }: Occupants, kind: WeaponKind): boolean =>
  crew.some(({ weapon }) => weapon === kind) || lying.some(({ weapon }) => weapon === kind);

/** Boats off the board, and crew adrift: no longer on the plan, but they may be back. */
function Away({ away, adrift }: Pick<OutsideView, 'away' | 'adrift'>) {
  if (away.length + adrift.length === 0) return null;
  return (
    <p className={styles.away}>
      {away.map(({ id, name, inside, back }) => (
        <span key={id} data-away={id}>
          {name} is off the board
          {back !== null && ` until turn ${back}`}
          {inside.crew.length > 0 && `, with ${listed(inside.crew.map((one) => one.name))}`}.{' '}
        </span>
      ))}
      {adrift.length > 0 && (
        <span className="flag">{`Adrift: ${listed(adrift.map((one) => one.name))}.`}</span>
      )}
    </p>
  );
}

/** Lines of sight: the sign of the key that means them, and the switch that shows them for any area. */
interface SightToggleProps {
  readonly ship: Ship;
  /** Place that one looks from, and the number of areas in sight from there. */
  readonly eye: PlaceOnBoard | undefined;
  readonly seen: number;
}

function SightToggle({ ship: { sight, toggleSight }, eye, seen }: SightToggleProps) {
  return (
    <>
      <button type="button" className={styles.toggle} aria-pressed={sight} onClick={toggleSight}>
        <i className={styles.swatch} aria-hidden />
        in sight <kbd>L</kbd>
      </button>
      {sight && eye !== undefined && (
        <p className={styles.sightToggleFrom} role="status">
          {`${upperFirst(countedInWords(seen, 'area', 'areas'))} in sight from ${placeTitle(eye)}`}
        </p>
      )}
    </>
  );
}

/** Key to every sign of the plan, at hand wherever the plan has been scrolled to. */
const CREW = { short: 'Name', shape: 'crew', figures: 'd/c/m', weapon: null } as const;
const PLAIN = { kind: 'baby', constitution: 12, count: 1 } as const;

interface KeyCardProps {
  /** Skin and spaces are drawn, too. */
  readonly isOpen: boolean;
  /** True if the plan is cut: the card then opens upwards from under it. */
  readonly isCut: boolean;
}

function KeyCard({ isOpen, isCut }: KeyCardProps) {
  return (
    <Popover position={isCut ? 'top-start' : 'bottom-start'} shadow="md" withRoles>
      <Popover.Target>
        <button type="button" className={styles.tool}>
          key
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.keyCard ?? ''}>
        <ul className={styles.list} aria-label="Key of the plan">
          <Row sign={<CrewCounter {...CREW} done={false} stunned={false} />}>dice, constitution, moves</Row>
          <Row sign={<CrewCounter {...CREW} done stunned={false} />}>has moved or attacked</Row>
          <Row sign={<MonsterCounter {...PLAIN} fresh={false} stunned={false} done={false} />}>
            Green Thing with its constitution
          </Row>
          <Row sign={<MonsterCounter {...PLAIN} fresh stunned={false} done={false} />}>new this turn</Row>
          <Row sign={<MonsterCounter {...PLAIN} fresh={false} stunned done={false} />}>stunned</Row>
          {isOpen && <Open />}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

const Open = () => (
  <>
    <li>
      <EmptyIcon kind="suit" size={28} />
      <span>Jet Suit</span>
    </li>
    <li>
      <EmptyIcon kind="mover" size={28} />
      <span>Cargo Mover</span>
    </li>
    <li>
      <EmptyIcon kind="soot" size={28} />
      <span>Ook Soot</span>
    </li>
    <Row sign={<CrewCounter {...CREW} done={false} stunned={false} within="suit" />}>
      somebody in a Jet Suit: the frame says in what
    </Row>
    <Row sign={<rect className={`${outside.skin} ${ship.wall}`} x={-14} y={-8} width={28} height={16} />}>
      skin of the ship (reconstructed)
    </Row>
    <Row sign={<path className={outside.line} d="M-16 0H16" />}>between two spaces (reconstructed)</Row>
    <Row sign={<path className={outside.bar} d="M0-11V11" />}>across an airlock: shut</Row>
  </>
);

const Row = ({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) => (
  <li>
    <svg viewBox="-34 -20 68 40" width={68} height={40} aria-hidden>
      {sign}
    </svg>
    <span>{children}</span>
  </li>
);
