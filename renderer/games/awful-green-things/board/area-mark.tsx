/** An area with its counters, as one thing to look at, to go to and to press; a counter that is meant can be pressed by itself. */
import { useMemo } from 'react';
import { isArea, type OpenId } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import type { AreaView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { AreaCounters } from '../counters/area-counters.tsx';
import { Headcount } from '../counters/headcount.tsx';
import { type Standing, type Stood, stoodIn, stoodOutside } from '../counters/standing.ts';
import { outlineOf, type Plan, pointsOf } from '../ship/geometry.ts';
import { type PlaceOnBoard, placeLabel } from './area-words.ts';
import styles from './board.module.css';
import type { BoardLit } from './board-lights.ts';
import { type Meant, standingsOf } from './standings.ts';
import { areaElement, optionsOf, type Ship } from './use-ship.ts';

interface AreaMarkProps {
  readonly plan: Plan;
  readonly area: PlaceOnBoard;
  readonly lit: BoardLit | undefined;
  readonly meant: Meant;
  /** `then Ops`: attacks may follow there. */
  readonly later: string | undefined;
  readonly ship: Ship;
  /** All of the ship is shown at once: how many are where, and nobody by name. */
  readonly isWhole: boolean;
}

const isAreaView = (place: PlaceOnBoard): place is AreaView => isArea(place.id);

/** In a room below its name; outside beside what is written there. */
export const stoodAt = (plan: Plan, place: PlaceOnBoard, all: readonly Standing[], tag?: string): Stood =>
  isAreaView(place) ? stoodIn(plan, place, all, tag) : stoodOutside(plan, place.id as OpenId, all, tag);

export function AreaMark({ plan, area, lit, meant, later, ship, isWhole }: AreaMarkProps) {
  const { id } = area;
  const points = pointsOf(outlineOf(plan, id));
  const { weapon = null, involved = [] } = meant;
  const who = area.crew.some((one) => one.id === meant.who) ? (meant.who ?? null) : null;
  const stood = useMemo(() => {
    if (isWhole) return null;
    const offered = (lit?.options ?? []).flatMap(({ names }) => names);
    return stoodAt(
      plan,
      area,
      standingsOf(area, { who, weapon, involved: [...involved, ...offered] }),
      later,
    );
  }, [plan, area, who, weapon, lit, involved, later, isWhole]);
  return (
    <g
      className={styles.area}
      data-area={id}
      data-lit={lit === undefined ? undefined : ''}
      onPointerEnter={() => ship.look(id)}
      onPointerLeave={() => ship.look(null)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing can't be a button. */}
      <g
        id={areaElement(id)}
        className={styles.button}
        role="button"
        tabIndex={ship.focused === id || lit !== undefined ? 0 : -1}
        aria-label={placeLabel(area, lit, later)}
        aria-expanded={ship.open === id}
        onClick={() => ship.press(id)}
        onFocus={() => ship.focus(id)}
        onBlur={() => ship.look(null)}
      >
        <polygon className={styles.hit} points={points} />
      </g>
      {/* Hidden from screen readers: the area’s name tells all that is drawn on it. */}
      <g aria-hidden>
        {isWhole || stood === null ? (
          <Headcount plan={plan} place={area} />
        ) : (
          <AreaCounters
            {...stood}
            meant={(names) => optionsOf(lit, names).length > 0}
            onPress={(names) => ship.press(id, names)}
          />
        )}
        <polygon className={styles.ring} points={points} />
      </g>
    </g>
  );
}
