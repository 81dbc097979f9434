import { TRUE_SCALE } from '../../../components/map/geometry.ts';
import { MapBuilding } from '../../../components/map/map-building.tsx';
import { frameOf } from '../../../components/map/roof-frame.ts';
import { type Format, PX_PER_MM } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import type { TableView } from '../map/table-view.ts';
import styles from './floor-sheet.module.css';
import type { FloorOn } from './floor-sheets.ts';
import { SHARES, type Share } from './map-tiles.ts';
import { words as said } from './text/floor-sheet.ts';

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
          // No way in from outside up there.
          const { middle, along, w, d } = frameOf(building, view);
          const inner = { ...building, doors: [] };
          const turn = (-Math.atan2(along.y, along.x) * 180) / Math.PI + (w > d ? 90 : 0);
          return (
            <div key={key} className={styles.floor} style={{ left: `${x}mm`, top: `${y}mm` }}>
              <svg
                width={`${width}mm`}
                height={`${height}mm`}
                className={styles.plan}
                viewBox={viewBox(width, height)}
                aria-label={said.buildingFloor(building.id.slice(1), storey)}
                role="img"
              >
                <g transform={`rotate(${turn}) translate(${-middle.x} ${-middle.y})`}>
                  <MapBuilding building={inner} view={view} words={[]} floor={storey} />
                </g>
                <rect className={styles.plate} x="-58" y="-34" width="116" height="68" />
                <text className={styles.number} y="8">
                  {building.id.slice(1)}
                </text>
                <text className={styles.storey} y="28">
                  {said.floorOf(storey)}
                </text>
              </svg>
            </div>
          );
        })}
      </div>
      <footer className={styles.foot}>{said.upperFloorsToCutOutAndLay(table.name, page)}</footer>
    </PrintedPage>
  );
}

const viewBox = (width: number, height: number): string =>
  `${(-width * PX_PER_MM) / 2} ${(-height * PX_PER_MM) / 2} ${width * PX_PER_MM} ${height * PX_PER_MM}`;
