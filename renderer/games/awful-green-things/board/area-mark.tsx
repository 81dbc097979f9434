/** An area with its counters, as one thing to look at, to go to and to press; a counter that is meant can be pressed by itself. */
import { useMemo } from 'react';
import type { Lit } from '../../../../src/rules/awful-green-things/text/lit.ts';
import type { AreaView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { AreaCounters } from '../counters/area-counters.tsx';
import { stoodIn } from '../counters/standing.ts';
import { outlineOf, type Plan, pointsOf } from '../ship/geometry.ts';
import styles from './area-mark.module.css';
import { areaLabel } from './area-words.ts';
import { type Meant, standingsOf } from './standings.ts';
import { areaElement, optionsOf, type Ship } from './use-ship.ts';

interface AreaMarkProps {
  readonly plan: Plan;
  readonly area: AreaView;
  readonly lit: Lit | undefined;
  readonly meant: Meant;
  /** `then Ops`: attacks may follow there. */
  readonly later: string | undefined;
  readonly ship: Ship;
}

export function AreaMark({ plan, area, lit, meant, later, ship }: AreaMarkProps) {
  const { id } = area;
  const points = pointsOf(outlineOf(plan, id));
  const { weapon = null } = meant;
  const who = area.crew.some((one) => one.id === meant.who) ? (meant.who ?? null) : null;
  const stood = useMemo(
    () => stoodIn(plan, area, standingsOf(area, { who, weapon }), later),
    [plan, area, who, weapon, later],
  );
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
        aria-label={areaLabel(area, lit, later)}
        aria-expanded={ship.open === id}
        onClick={() => ship.press(id)}
        onFocus={() => ship.focus(id)}
        onBlur={() => ship.look(null)}
      >
        <polygon className={styles.hit} points={points} />
      </g>
      {/* What is drawn on it is told by its name. */}
      <g aria-hidden>
        <AreaCounters
          {...stood}
          meant={(names) => optionsOf(lit, names).length > 0}
          onPress={(names) => ship.press(id, names)}
        />
        <polygon className={styles.ring} points={points} />
      </g>
    </g>
  );
}
