/** A page of floors to cut out, with the number and the rooms’ names on each. */
import { floorText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { freeOn, roomLabels } from '../../../components/map/floor-labels.ts';
import { floorPlan, standingOn } from '../../../components/map/floor-plan.ts';
import { TRUE_SCALE, type View } from '../../../components/map/geometry.ts';
import { MapBuilding } from '../../../components/map/map-building.tsx';
import { cornersOf } from '../../../components/map/oriented.ts';
import { numberOf } from '../../../components/map/parts.ts';
import { frameOf } from '../../../components/map/roof-frame.ts';
import { type Format, PX_PER_MM } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import type { Building, TableView } from '../map/table-view.ts';
import type { FloorOn } from './floor-sheets.ts';
import { SHARES, type Share } from './map-tiles.ts';
import styles from './print.module.css';

const FLOOR_OF = floorText;

interface FloorSheetProps {
  readonly sheet: readonly FloorOn[];
  readonly table: TableView;
  readonly share: Share;
  readonly format: Format;
  readonly page: string;
}

/** Floors as they lie on one page, upright, whichever way their buildings stand. */
export function FloorSheet({ sheet, table, share, format, page }: FloorSheetProps) {
  const view = { window: { west: 0, south: 0, east: 0, north: 0 }, scale: TRUE_SCALE * SHARES[share] };
  return (
    <PrintedPage format={format} label={page}>
      <div className={styles.sheet}>
        {sheet.map(({ key, building, storey, x, y, width, height }) => {
          const { along, w, d } = frameOf(building, view);
          // No way in from outside up there.
          const shown = storey === 0 ? building : { ...building, doors: [] };
          const turn = (-Math.atan2(along.y, along.x) * 180) / Math.PI + (w > d ? 90 : 0);
          const { middle, at, rooms } = wordsOnFloor(building, view, storey, -turn);
          return (
            <div key={key} className={styles.floorSheetFloor} style={{ left: `${x}mm`, top: `${y}mm` }}>
              <svg
                width={`${width}mm`}
                height={`${height}mm`}
                className={styles.floorSheetPlan}
                data-ground={storey === 0 || undefined}
                viewBox={viewBox(width, height)}
                aria-label={`Building ${numberOf(building.id)}, ${floorText(storey)}`}
                role="img"
              >
                <g transform={`rotate(${turn}) translate(${-middle.x} ${-middle.y})`}>
                  <MapBuilding building={shown} view={view} words={[]} floor={storey} />
                  {rooms.map(({ key, x, y, text, size }) => (
                    <text
                      key={key}
                      className={styles.room}
                      style={{ fontSize: size }}
                      transform={`translate(${x} ${y}) rotate(${-turn})`}
                      dy="0.35em"
                    >
                      {text}
                    </text>
                  ))}
                  <g transform={`translate(${at.x} ${at.y}) rotate(${-turn})`}>
                    <rect
                      className={styles.plate}
                      x={-PLATE.width / 2}
                      y={-PLATE.height / 2}
                      width={PLATE.width}
                      height={PLATE.height}
                    />
                    <text className={styles.floorSheetNumber} y="9">
                      {numberOf(building.id)}
                    </text>
                    <text className={styles.storey} y="34">
                      {FLOOR_OF(storey)}
                    </text>
                  </g>
                </g>
              </svg>
            </div>
          );
        })}
      </div>
      <footer
        className={styles.floorSheetFoot}
      >{`${table.name}: ${sheet.every(({ storey }) => storey > 0) ? 'upper floors, to cut out and lay on their buildings' : 'floors, to cut out and lay on the table'}. Holdout, unofficial. ${page}`}</footer>
    </PrintedPage>
  );
}

/** Size in pixels of the building’s number with the floor’s name below it. */
const PLATE = { width: 116, height: 84 } as const;
const WORDS = { number: 53, words: 24 } as const;

/**
 * Words of a floor: the building’s number where nothing stands, and the names of its rooms around that; `turn` makes them upright on the
 * page.
 */
function wordsOnFloor(building: Building, view: View, storey: number, turn: number) {
  const { middle } = frameOf(building, view);
  const plan = floorPlan(building, view, storey);
  const words = { ...PLATE, turn };
  const free = plan && freeOn(plan, plan.whole, words, standingOn(plan), { wish: middle });
  const at = free ?? middle;
  const taken = [cornersOf({ ...at, ...words })];
  return { middle, at, rooms: roomLabels(building, view, { storey, turn, sizes: WORDS, taken }) };
}

const viewBox = (width: number, height: number): string =>
  `${(-width * PX_PER_MM) / 2} ${(-height * PX_PER_MM) / 2} ${width * PX_PER_MM} ${height * PX_PER_MM}`;
