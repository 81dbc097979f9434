/** A location with its counters, as one thing to look at, to go to and to press. */
import type { PlaceView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import type { Lit } from '../../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { Counter } from '../counters/counter.tsx';
import { BIG, stackOf } from '../counters/stack.ts';
import { boxOf, type Plan } from './geometry.ts';
import styles from './place.module.css';
import { placeLabel } from './place-label.ts';
import { placeElement, type Town } from './use-town.ts';

/** The strip with the name, at the top. */
const STRIP = 17;
/** About so wide is a letter of it. */
const LETTER = 6;

interface PlaceMarkProps {
  readonly plan: Plan;
  readonly place: PlaceView;
  readonly lit: Lit | undefined;
  readonly town: Town;
}

export function PlaceMark({ plan, place, lit, town }: PlaceMarkProps) {
  const { id, name, counters } = place;
  const { x, y, width, height } = boxOf(plan, id);
  const room = { width: width - 2, height: height - STRIP - 6 };
  const { size, counters: spots } = stackOf(counters, room);
  const [middle, down] = [width / 2, STRIP + 3 + (height - STRIP - 6) / 2];
  const fits = (name.length + 3) * LETTER < width - 12;
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
      <text className={styles.name} x={8} y={STRIP - 2}>
        <tspan className={styles.id}>{id}</tspan>
        {fits && ` ${name}`}
      </text>
      {spots.map((counter) => (
        <g
          key={`${counter.kind} ${counter.name} ${counter.acted}`}
          transform={`translate(${middle + counter.x} ${down + counter.y}) scale(${size * (counter.big && size > 0.9 ? BIG : 1)})`}
        >
          <Counter {...counter} />
        </g>
      ))}
      <rect className={styles.ring} x={-1} y={-1} width={width + 2} height={height + 2} rx={8} />
    </g>
  );
}
