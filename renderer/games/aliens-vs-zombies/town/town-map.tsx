/** The town as a board: everybody in it, and what may be done where. */
import { useElementSize } from '@mantine/hooks';
import type { PlaceView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import { hasDisc, type Lights, type Lit } from '../../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { boxOf, type Plan, planFor } from './geometry.ts';
import { LightsAbove, LightsBelow } from './lights.tsx';
import { PlaceContents } from './place-contents.tsx';
import { placeLabel } from './place-label.ts';
import { StackCard } from './stack-card.tsx';
import styles from './town.module.css';
import { TownGround } from './town-ground.tsx';
import { placeElement, type Town, useTown } from './use-town.ts';

interface TownMapProps {
  /** Name of the town. */
  readonly name: string;
  readonly places: readonly PlaceView[];
  readonly lights: Lights;
  readonly options: readonly { readonly id: string }[];
  readonly asked: string;
  /** The option that is pointed at here or among the answers. */
  readonly picked: string | null;
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

export function TownMap({ name, places, lights, options, asked, picked, onPick, onAnswer }: TownMapProps) {
  const { ref, width, height } = useElementSize();
  const plan = planFor({ width: Math.floor(width), height: Math.floor(height) });
  const town = useTown({ places, lights, options, asked, onPick, onAnswer });
  const litAt = (id: PlaceView['id']) => lights.lit.find(({ place }) => place === id);
  const open = places.find(({ id }) => id === town.open);
  // The option pointed at among the answers is shown as if it had been chosen here.
  const pointed = lights.confirms
    ? lights.lit.find((one) => one.options.some(({ id }) => id === picked))?.place
    : undefined;
  const shared = { plan, lights, chosen: town.chosen ?? pointed ?? null };
  return (
    <div ref={ref} className={styles.room}>
      <div className={styles.town}>
        {/* biome-ignore lint/a11y/useSemanticElements: a map of buttons is no set of fields. */}
        <svg
          role="group"
          aria-label={`${name}, six columns by five rows`}
          width={plan.width}
          height={plan.height}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          onKeyDown={town.keys}
        >
          <TownGround plan={plan} places={places} />
          <LightsBelow {...shared} />
          {places.map((place) => (
            <PlaceMark key={place.id} plan={plan} place={place} lit={litAt(place.id)} town={town} />
          ))}
          <LightsAbove {...shared} options={options.length} />
        </svg>
        {open !== undefined && (
          <StackCard plan={plan} place={open} lit={litAt(open.id)} from={lights.from} town={town} />
        )}
      </div>
    </div>
  );
}

/** A location with its counters, as one thing to look at, to go to and to press. */
interface PlaceMarkProps {
  readonly plan: Plan;
  readonly place: PlaceView;
  readonly lit: Lit | undefined;
  readonly town: Town;
}

function PlaceMark({ plan, place, lit, town }: PlaceMarkProps) {
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
