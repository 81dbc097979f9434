import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { TableSize } from '../../../../src/rules/core/geometry/table-top.ts';
import { MARGIN, TRUE_SCALE } from '../../../components/map/geometry.ts';
import type { Format } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import { MapPlaced, type PlacedOnMap } from '../map/map-placed.tsx';
import type { TableView } from '../map/table-view.ts';
import { MapJoins } from './map-joins.tsx';
import styles from './map-pages.module.css';
import { type MapGrid, type MapTile, mapGrid, TENTH } from './map-tiles.ts';

interface MapPagesProps {
  readonly campaign: CampaignView;
  readonly table: TableView;
  readonly placed: readonly PlacedOnMap[];
  /** Whether pages of nothing but ground are printed too. */
  readonly plain: boolean;
  readonly format: Format;
}

/** The table at full size, on as many pages as it takes. */
export function MapPages({ campaign, table, placed, plain, format }: MapPagesProps) {
  const grid = mapGrid(table, format.paper);
  const printed = grid.tiles.filter((tile) => plain || !tile.plain);
  return printed.map((tile, at) => (
    <PrintedPage key={tile.name} format={format} label={`Page ${at + 1} of ${printed.length}`}>
      <div
        className={styles.tile}
        style={{
          width: `${(tile.drawn.east - tile.drawn.west) * TENTH}mm`,
          height: `${(tile.drawn.north - tile.drawn.south) * TENTH}mm`,
        }}
      >
        <div className={styles.shifted} style={{ top: -MARGIN.top, left: -MARGIN.left }}>
          <EncounterMap table={table} scale={TRUE_SCALE} window={tile.drawn} blackAndWhite>
            {(view, labels) => <MapPlaced placed={placed} table={table} view={view} labels={labels} />}
          </EncounterMap>
        </div>
        <MapJoins tile={tile} size={table} />
      </div>
      <footer className={styles.strip}>
        <KeyPlan size={table} grid={grid} printed={printed} tile={tile} />
        <p className={styles.name}>{tile.name}</p>
        <p className={styles.what}>
          {campaign.name}: {table.name}. Row {String.fromCharCode(65 + tile.row)} from the north, column{' '}
          {tile.column + 1} from the west. {neighbours(grid, tile)}
        </p>
        <p className={styles.end}>
          One inch on paper is one inch: print at 100 %. Holdout, unofficial. Page {at + 1} of{' '}
          {printed.length}
        </p>
      </footer>
    </PrintedPage>
  ));
}

/** Which page goes on this one's flaps. */
function neighbours({ rows, columns, tiles }: MapGrid, { row, column }: MapTile): string {
  const at = (r: number, c: number) =>
    r < rows && c < columns ? tiles.find((tile) => tile.row === r && tile.column === c)?.name : undefined;
  const parts = [
    at(row, column + 1) && `${at(row, column + 1)} east`,
    at(row + 1, column) && `${at(row + 1, column)} south`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'No page follows.' : `On its flaps: ${parts.join(', ')}.`;
}

/** Where on the table the page lies; pages left out are hatched. */
function KeyPlan({
  size,
  grid,
  printed,
  tile,
}: {
  readonly size: TableSize;
  readonly grid: MapGrid;
  readonly printed: readonly MapTile[];
  readonly tile: MapTile;
}) {
  return (
    <svg className={styles.plan} viewBox={`0 0 ${size.width} ${size.depth}`} aria-hidden>
      {grid.tiles.map((one) => {
        const { west, east, north, south } = one.own;
        const box = { x: west, y: size.depth - north, width: east - west, height: north - south };
        return (
          <g key={one.name}>
            <rect {...box} className={one === tile ? styles.here : styles.there} />
            {!printed.includes(one) && (
              <path
                className={styles.out}
                d={`M${box.x} ${box.y} L${box.x + box.width} ${box.y + box.height}`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
