/** A building on a map: walls, an inner line for each upper floor, its roof or the plan of a floor, windows and doors. */
import type { Building } from '../../../src/rules/core/geometry/table-top.ts';
import { wordsOn } from './building-labels.ts';
import { doorPaths, openingPath } from './doors.ts';
import { floorPlan } from './floor-plan.ts';
import { cornersOnMap, storeyInsets, type View } from './geometry.ts';
import type { MapLabel } from './labels.ts';
import styles from './map.module.css';
import { inset, pathOf } from './outlines.ts';
import { path, short } from './polylines.ts';
import { frameOf } from './roof-frame.ts';
import { roofOf } from './roof-types.ts';

interface MapBuildingProps {
  readonly building: Building;
  readonly view: View;
  /** Words on this building; its roof leaves them free. */
  readonly words: readonly MapLabel[];
  /** Somebody went in. */
  readonly opened?: boolean;
  /** Instead of a roof: hatching on paper. */
  readonly hatch?: string | undefined;
  /** Instead of a roof: that floor, from 0 on the ground; one above the uppermost is the roof after all. */
  readonly floor?: number | undefined;
}

export function MapBuilding({ building, view, words, opened = false, hatch, floor }: MapBuildingProps) {
  const { outline, storeys, doors, windows } = building;
  const corners = cornersOnMap(view, outline);
  const frame = frameOf(building, view);
  const onFloor = floor !== undefined && floor < storeys;
  return (
    <>
      <path
        className={styles.mapBuildingRoof}
        data-high={storeys > 1 || undefined}
        data-opened={opened || undefined}
        d={pathOf(corners)}
      />
      {hatch !== undefined && <path d={pathOf(corners)} fill={hatch} className={styles.untouched} />}
      {onFloor && <MapFloor building={building} view={view} storey={floor} />}
      {hatch === undefined && !onFloor && <Roof building={building} view={view} words={words} />}
      {!onFloor &&
        storeyInsets(storeys, { width: 2 * frame.w, height: 2 * frame.d }).map((by) => (
          <path key={by} className={styles.storey} d={pathOf(inset(corners, by))} />
        ))}
      <path className={styles.mapBuildingWall} d={pathOf(corners)} />
      <path
        className={styles.mapBuildingWindow}
        d={windows.map((one) => openingPath(view, outline, one)).join('')}
      />
      {(floor ?? 0) === 0 &&
        doors.map((door) => {
          const { gap, leaves } = doorPaths(view, outline, door);
          return (
            <g key={`${door.wall} ${door.at}`} data-door>
              <path className={styles.gap} d={gap} />
              <path className={styles.door} data-opened={opened || undefined} d={leaves} />
            </g>
          );
        })}
    </>
  );
}

function Roof({ building, view, words }: Pick<MapBuildingProps, 'building' | 'view' | 'words'>) {
  const inch = 10 * view.scale;
  const { w, d } = wordsOn(words, building, view);
  const roof = roofOf(building.type, frameOf(building, view), inch, { w: w / inch, d: d / inch });
  if (roof === null) return null;
  return (
    <g className={styles.untouched}>
      <path className={styles.slope} d={roof.shade} />
      <path className={styles.mapBuildingLine} d={roof.line} />
      <path className={styles.mapBuildingDark} d={roof.dark} />
      <path className={styles.sign} d={roof.sign} />
    </g>
  );
}

interface MapFloorProps {
  readonly building: Building;
  readonly view: View;
  /** 0 on the ground. */
  readonly storey: number;
}

/** A floor as one would walk on it: inner walls and what stands between them. Nothing in walls that are no rectangle. */
function MapFloor({ building, view, storey }: MapFloorProps) {
  const plan = floorPlan(building, view, storey);
  if (plan === undefined) return null;
  return (
    <g className={styles.floor}>
      <path className={styles.piece} d={plan.boxes.map((box) => `${path(box)}Z`).join('')} />
      <path
        className={styles.piece}
        d={plan.rounds
          .map(({ middle, radius: exact }) => {
            const radius = short(exact);
            return `M${short(middle.x - radius)} ${short(middle.y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
          })
          .join('')}
      />
      <path className={styles.inner} d={plan.walls.map((wall) => path(wall)).join('')} />
    </g>
  );
}
