/** A location with its counters, as one thing to look at, to go to and to press. */
import type { PlaceView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import { hasDisc, type Lit } from '../../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { boxOf, type Plan } from './geometry.ts';
import { PlaceContents } from './place-contents.tsx';
import { placeLabel } from './place-label.ts';
import styles from './town.module.css';
import { placeElement, type Town } from './use-town.ts';

interface PlaceMarkProps {
  readonly plan: Plan;
  readonly place: PlaceView;
  readonly lit: Lit | undefined;
  readonly town: Town;
}

export function PlaceMark({ plan, place, lit, town }: PlaceMarkProps) {
  const { id } = place;
  const { x, y, width, height } = boxOf(plan, id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing can't be a button.
    <g
      id={placeElement(id)}
      className={styles.place}
      role="button"
      tabIndex={town.focused === id || lit !== undefined ? 0 : -1}
      aria-label={placeLabel(place, lit)}
      aria-pressed={town.chosen === id}
      data-place={id}
      data-lit={lit === undefined ? undefined : lit.attack === null ? 'place' : 'attack'}
      transform={`translate(${x} ${y})`}
      onClick={() => town.press(id)}
      onFocus={() => town.focus(id)}
      onBlur={() => town.look(null)}
      onPointerEnter={() => town.look(id)}
      onPointerLeave={() => town.look(null)}
    >
      <rect className={styles.hit} width={width} height={height} rx={7} />
      <PlaceContents place={place} box={{ width, height }} hasDisc={lit !== undefined && hasDisc(lit)} />
      <rect className={styles.ring} x={-1} y={-1} width={width + 2} height={height + 2} rx={8} />
    </g>
  );
}
