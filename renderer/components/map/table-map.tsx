/** The table from above, to scale: what stands on it, in the order it lies, and a frame ticked in inches. */
import { type KeyboardEvent, memo, type ReactNode, useId, useMemo } from 'react';
import { type Bounds, boundsOf } from '../../../src/rules/core/geometry/polygon.ts';
import type { Edge, TableSize, TableTop } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { boxOnMap, MARGIN, overlaps, type View, wholeOf } from './geometry.ts';
import { type MapLabel, ON_SCREEN, type Sizes } from './labels.ts';
import styles from './map.module.css';
import { MapBuilding } from './map-building.tsx';
import { MapFence } from './map-fence.tsx';
import { EntryArrows, MapFrame } from './map-frame.tsx';
import { Hatches, hatchOf } from './map-hatches.tsx';
import { MapLabels } from './map-labels.tsx';
import { type Floors, type MapPlan, mapPlan, type Ring } from './map-plan.ts';
import { MapBridge, MapRiver } from './map-river.tsx';
import { MapStreets } from './map-streets.tsx';
import { MapRiverbed, MapTerrain } from './map-terrain.tsx';
import { MapVehicle } from './map-vehicle.tsx';
import { MapYards } from './map-yards.tsx';
import { cornersOf } from './oriented.ts';
import { type MapPart, partAt } from './parts.ts';
import { shadowOf } from './shadows.ts';
import { streetFurniture } from './street-furniture.ts';

export interface TableMapProps {
  readonly table: TableTop;
  /** Content of the map, in one sentence. */
  readonly name: string;
  /** Everything on the table, in the order in which the keys lead through it. */
  readonly parts: readonly MapPart[];
  /** The edge at which the party comes on. */
  readonly entry?: Edge;
  /** Pixels to a tenth of an inch; `TRUE_SCALE` is life size on paper. */
  readonly scale: number;
  /** The stretch of the table that is shown; all of it where left out. */
  readonly window?: Bounds;
  /** The part of it that words keep to; all of it where left out. */
  readonly wordsWithin?: Bounds;
  /** Black on white, tones replaced by hatching and strokes. */
  readonly blackAndWhite?: boolean;
  /** Floors instead of roofs, thick walls, and what stands in the streets: large enough to put figures on. */
  readonly toPlayOn?: boolean;
  /** Floor that is shown of a building to play on, from 0 on the ground, one above the uppermost its roof; left out of those on the ground. */
  readonly floors?: Floors;
  /** Without ticks and figures around it, where it stands small beside something else. */
  readonly framed?: boolean;
  /** Buildings that somebody went into: light, with their doors in pen. */
  readonly opened?: ReadonlySet<string>;
  /** The part marked, on the map or in its text twin. */
  readonly marked?: string | null;
  /** Left out where the map is a picture only: no part takes the focus then. */
  readonly onMark?: (id: string | null) => void;
  /** True where buttons are drawn over it. */
  readonly holdsButtons?: boolean;
  /** Enter, or a click, on a part. */
  readonly onPick?: (id: string) => void;
  /** More to say of a part than stands on the table: its odds. */
  readonly describe?: (id: string) => string | undefined;
  /** Sizes of words; larger on paper than on a screen. */
  readonly sizes?: Sizes;
  /** Spots on which a sign stands that no word may hide. */
  readonly signs?: readonly Spot[];
  readonly rings?: readonly Ring[];
  /** Draws more on the ground, under the things that stand there. */
  readonly beneath?: (view: View) => ReactNode;
  /** Draws more on the table, over everything; `labels` are the words that it keeps off. */
  readonly children?: (view: View, labels: readonly MapLabel[]) => ReactNode;
}

const NOBODY: readonly Spot[] = [];
const NO_RINGS: readonly Ring[] = [];
const ON_THE_GROUND: Floors = {};
/** Pixels that trees and stones keep from a word. */
const CLEAR = 2;

const NONE = { top: 0, right: 0, bottom: 0, left: 0 } as const;

export function TableMap(props: TableMapProps) {
  const { table, parts, scale, blackAndWhite = false, framed = true, children } = props;
  const { holdsButtons = false, toPlayOn = false, opened, marked = null, onMark, onPick, describe } = props;
  const { window = wholeOf(table), entry = null, sizes = ON_SCREEN, signs = NOBODY } = props;
  const { rings = NO_RINGS, floors = ON_THE_GROUND } = props;
  const standing = [...signs, ...rings.map(({ spot, reach }) => ({ ...spot, reach }))]
    .map((one) => Object.values(one).join(' '))
    .join();
  const id = useId();
  const within = Object.values(props.wordsWithin ?? {}).join(' ');
  const { west, south, east, north } = window;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window by its numbers; parts follow from the table.
  const { view, shown, plan } = useMemo(() => {
    const view: View = { window, scale, words: props.wordsWithin };
    const called = (id: string) => parts.find((part) => part.id === id) ?? { title: '' };
    return {
      view,
      shown: parts.filter((part) => overlaps(boundsOf(part.outline), window)),
      plan: mapPlan({ table, called, view, entry, sizes, signs, rings, toPlayOn, floors }),
    };
  }, [table, west, south, east, north, scale, within, entry, sizes, standing, toPlayOn, floors]);
  const box = boxOnMap(view, window);
  const margin = framed ? MARGIN : NONE;
  const operable = onMark !== undefined;
  const layer = { id, table, shown, view, plan, sizes, blackAndWhite, toPlayOn, floors };
  const pressed = { opened, marked, onMark, onPick, describe };

  return (
    <svg
      className={styles.map}
      data-bw={blackAndWhite || undefined}
      data-to-play-on={toPlayOn || undefined}
      width={box.width + margin.left + margin.right}
      height={box.height + margin.top + margin.bottom}
      viewBox={`${-margin.left} ${-margin.top} ${box.width + margin.left + margin.right} ${box.height + margin.top + margin.bottom}`}
      role={operable || holdsButtons ? 'group' : 'img'}
      aria-label={props.name}
    >
      {operable && <desc>{KEYS}</desc>}
      <defs>
        <clipPath id={`${id}-table`}>
          <rect width={box.width} height={box.height} />
        </clipPath>
        {blackAndWhite && <Hatches id={id} />}
      </defs>
      <g clipPath={`url(#${id}-table)`}>
        <Ground {...layer} {...pressed} />
        {props.beneath?.(view)}
        <Standing {...layer} {...pressed} />
        {children?.(view, plan.labels)}
      </g>
      {framed && <MapFrame view={view} size={table} entry={entry} />}
    </svg>
  );
}

/** Handlers for the part of a map that is marked or picked, undefined where the map is a picture only. */
interface Pressed {
  readonly onMark: TableMapProps['onMark'];
  readonly onPick: TableMapProps['onPick'];
  readonly describe: TableMapProps['describe'];
}

/** All that is drawn of a table but what comes and goes on it: drawn anew where one of these is another, and for no sign. */
interface LayerProps extends Pressed {
  readonly table: TableTop;
  readonly id: string;
  readonly shown: readonly MapPart[];
  readonly view: View;
  readonly plan: MapPlan;
  readonly sizes: Sizes;
  readonly blackAndWhite: boolean;
  readonly toPlayOn: boolean;
  readonly floors: Floors;
  readonly opened: ReadonlySet<string> | undefined;
  readonly marked: string | null;
}

const wordsOf = ({ labels }: MapPlan, id: string) =>
  labels.filter(({ key }) => key.startsWith(`${id}/`) || key === id);

const wordShapes = (plan: MapPlan, ...ids: readonly string[]) =>
  ids.flatMap((id) => wordsOf(plan, id)).map((label) => cornersOf(label, CLEAR));

/** Draws a part of the table so that it can be marked and picked; nothing where it lies outside of the window. */
const partsOf = (layer: LayerProps) => {
  const { shown, marked } = layer;
  const first = shown.some(({ id }) => id === marked) ? marked : (shown[0]?.id ?? null);
  return (id: string, child: ReactNode) => {
    const it = shown.find((one) => one.id === id);
    return it === undefined ? null : (
      <PartGroup key={id} {...layer} part={it} marked={id === marked} stop={id === first}>
        {child}
      </PartGroup>
    );
  };
};

/** The ground, and what lies flat on it. */
const Ground = memo(function Ground(layer: LayerProps) {
  const { id, table, view, plan, blackAndWhite, toPlayOn } = layer;
  const { width, height } = boxOnMap(view, view.window);
  const part = partsOf(layer);
  return (
    <>
      <rect className={styles.ground} width={width} height={height} />
      {blackAndWhite && <rect width={width} height={height} fill={hatchOf(id, 'dots')} />}
      <GroundGrid view={view} size={table} />
      <MapYards table={table} streets={plan.streets} view={view} />
      <MapRiverbed table={table} view={view} part={part} />
      {table.terrain.map((piece) =>
        piece.kind === 'dry-riverbed'
          ? null
          : part(piece.id, <MapTerrain piece={piece} view={view} words={wordShapes(plan, piece.id)} />),
      )}
      {table.river !== null &&
        part(
          'river',
          <MapRiver river={table.river} size={table} view={view} words={wordShapes(plan, 'river', 'ford')} />,
        )}
      <MapStreets paved={table.paved ?? []} plan={plan} view={view} part={part} />
      {toPlayOn && <path className={styles.furniture} d={streetFurniture(plan.streets, view)} />}
      {table.river !== null && <MapBridge river={table.river} view={view} />}
    </>
  );
});

/** Buildings, vehicles and fences on the ground, and the words. */
const Standing = memo(function Standing(layer: LayerProps) {
  const { id, table, view, plan, sizes, blackAndWhite, toPlayOn, floors, opened } = layer;
  const part = partsOf(layer);
  return (
    <>
      <EntryArrows arrows={plan.arrows} />
      {!blackAndWhite && !toPlayOn && (
        <path
          className={styles.shadow}
          d={table.buildings.map((building) => shadowOf(building, view)).join('')}
        />
      )}
      {table.vehicles.map((vehicle) => part(vehicle.id, <MapVehicle vehicle={vehicle} view={view} />))}
      {table.buildings.map((building) =>
        part(
          building.id,
          <MapBuilding
            building={building}
            view={view}
            words={wordsOf(plan, building.id)}
            opened={opened?.has(building.id) === true}
            hatch={blackAndWhite && !toPlayOn ? hatchOf(id, building.storeys) : undefined}
            floor={toPlayOn ? (floors[building.id] ?? 0) : undefined}
          />,
        ),
      )}
      {table.fences?.map((fence) => (
        <MapFence key={fence.id} fence={fence} view={view} />
      ))}
      <MapLabels labels={plan.labels} sizes={sizes} plates={blackAndWhite || toPlayOn} />
    </>
  );
});

const KEYS =
  'An arrow leads to the next part that way, Page Down and Page Up through all of them in order, Enter to what can be done with one.';

interface PartGroupProps extends Pressed {
  readonly part: MapPart;
  readonly shown: readonly MapPart[];
  readonly marked: boolean;
  /** The one part that the Tab key comes to; arrows lead on from there. */
  readonly stop: boolean;
  readonly children: ReactNode;
}

function PartGroup({ part, shown, marked, stop, onMark, onPick, describe, children }: PartGroupProps) {
  const className = `${styles.part} ${styles[part.kind] ?? ''}`;
  if (onMark === undefined) return <g className={className}>{children}</g>;
  const press = (event: KeyboardEvent<SVGGElement>) => {
    const next = partAt(shown, part.id, event.key);
    if (next !== undefined) {
      event.preventDefault();
      event.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-part="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick?.(part.id);
    }
  };
  const more = describe?.(part.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no HTML button stands inside a drawing.
    <g
      className={className}
      data-part={part.id}
      data-marked={marked || undefined}
      tabIndex={stop ? 0 : -1}
      role="button"
      aria-label={more === undefined ? part.name : `${part.name}. ${more}`}
      onFocus={() => onMark(part.id)}
      onBlur={() => onMark(null)}
      onPointerEnter={() => onMark(part.id)}
      onPointerLeave={() => onMark(null)}
      onKeyDown={press}
      onClick={() => onPick?.(part.id)}
    >
      {children}
    </g>
  );
}

const FOOT = 120;

/** A faint line each foot, so that distances can be read anywhere. */
function GroundGrid({ view, size }: { readonly view: View; readonly size: TableSize }) {
  const { x, y, width, height } = boxOnMap(view, wholeOf(size));
  const feet = (length: number) =>
    Array.from({ length: Math.ceil(length / FOOT) - 1 }, (_, at) => (at + 1) * FOOT * view.scale);
  return (
    <path
      className={styles.grid}
      d={[
        ...feet(size.width).map((at) => `M${x + at} ${y}v${height}`),
        ...feet(size.depth).map((at) => `M${x} ${y + height - at}h${width}`),
      ].join('')}
    />
  );
}
