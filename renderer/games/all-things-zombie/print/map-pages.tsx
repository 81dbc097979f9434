/** The map on paper: tiles at full or half size with their joins and a key plan, its upper floors, or all of it as a poster. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { PicturedPiece } from '../../../../src/contract/games/all-things-zombie/encounter-view/board.ts';
import type { TableSize } from '../../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { MARGIN, TRUE_SCALE } from '../../../components/map/geometry.ts';
import type { Sizes } from '../../../components/map/labels.ts';
import type { Format } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import { MapPieces, piecesSigns } from '../map/map-pieces.tsx';
import { MapPlaced, placedSigns } from '../map/map-placed.tsx';
import { onGround } from '../map/on-ground.tsx';
import type { PlacedOnMap } from '../map/placed-places.ts';
import type { TableView } from '../map/table-view.ts';
import { FloorSheet } from './floor-sheet.tsx';
import { fitsOnPage, floorSheets } from './floor-sheets.ts';
import { MapPoster } from './map-poster.tsx';
import { type MapGrid, type MapTile, mapGrid, reaches, SHARES, type Share, TENTH } from './map-tiles.ts';
import styles from './print.module.css';

export interface MapChoice {
  /** Size of the map: to play on, half of that, or all of it on one page. */
  readonly share: Share | 'poster';
  /** Pages of nothing but ground. */
  readonly plain: boolean;
  readonly colour: boolean;
  /** Upper floors, each by itself, to lay on its building. */
  readonly floors: boolean;
  /** Ground floors of the buildings to cut out, in place of the table; of the table only the pages of buildings too large for that. */
  readonly cutOut: boolean;
  /** Everybody where they stand on the board of the battle. */
  readonly pieces: boolean;
  /** On paper twice as large. */
  readonly large: boolean;
}

export const USUAL_MAP: MapChoice = {
  share: 'full',
  plain: false,
  colour: false,
  floors: false,
  cutOut: false,
  pieces: true,
  large: false,
};

interface MapPagesProps {
  readonly campaign: CampaignView;
  readonly table: TableView;
  readonly placed: readonly PlacedOnMap[];
  /** Everybody on the board; nobody without one, or where they aren’t wanted. */
  readonly pieces: readonly PicturedPiece[];
  readonly choice: MapChoice;
  readonly format: Format;
}

/** Words on paper, in pixels: a building’s number is read from across the table. */
const SIZES = {
  full: { number: 53, words: 24 },
  half: { number: 32, words: 16 },
} as const satisfies Record<Share, Sizes>;

export function MapPages({ choice, ...props }: MapPagesProps) {
  return choice.share === 'poster' ? (
    <MapPoster {...props} colour={choice.colour} />
  ) : (
    <MapTiles {...props} choice={choice} share={choice.share} />
  );
}

/** Pages of the table that are printed, and those of floors to cut out. */
export function sheetsOf(
  table: TableView,
  format: Format,
  share: Share,
  { plain, floors, cutOut }: Pick<MapChoice, 'plain' | 'floors' | 'cutOut'>,
  pieces: readonly PicturedPiece[],
) {
  const grid = mapGrid(table, format.sheet, share);
  const large = table.buildings.filter((building) => !fitsOnPage(building, format, share));
  const isWanted = (tile: MapTile) =>
    cutOut
      ? large.some(({ outline }) => reaches(outline, tile.drawn))
      : plain || !tile.plain || pieces.some(({ spot }) => isOn(tile, spot));
  return {
    grid,
    printed: grid.tiles.filter(isWanted),
    floors: floorSheets(table, format, share, { ground: cutOut, upper: floors }),
  };
}

const isOn = ({ drawn }: MapTile, { x, y }: Spot): boolean =>
  x >= drawn.west && x <= drawn.east && y >= drawn.south && y <= drawn.north;

interface MapTilesProps extends MapPagesProps {
  readonly share: Share;
}

/** The table in tiles, on as many pages as it takes; then its upper floors. */
function MapTiles({ campaign, table, placed, pieces, choice, share, format }: MapTilesProps) {
  const { grid, printed, floors } = sheetsOf(table, format, share, choice, pieces);
  const tenth = TENTH * SHARES[share];
  const pages = printed.length + floors.length;
  return (
    <>
      {printed.map((tile, at) => (
        <PrintedPage key={tile.name} format={format} label={`Page ${at + 1} of ${pages}`}>
          <div
            className={styles.tile}
            style={{
              width: `${(tile.drawn.east - tile.drawn.west) * tenth}mm`,
              height: `${(tile.drawn.north - tile.drawn.south) * tenth}mm`,
            }}
          >
            <div className={styles.shifted} style={{ top: -MARGIN.top, left: -MARGIN.left }}>
              <EncounterMap
                table={table}
                scale={TRUE_SCALE * SHARES[share]}
                window={tile.drawn}
                wordsWithin={tile.words}
                blackAndWhite={!choice.colour}
                sizes={SIZES[share]}
                toPlayOn
                {...onGround(placedSigns(placed), piecesSigns(pieces))}
              >
                {(view, labels) => (
                  <>
                    <MapPlaced placed={placed} table={table} view={view} labels={labels} />
                    <MapPieces pieces={pieces} view={view} labels={labels} size={SIZES[share].words} />
                  </>
                )}
              </EncounterMap>
            </div>
            <MapJoins tile={tile} size={table} share={share} />
          </div>
          <footer className={styles.strip}>
            <KeyPlan size={table} grid={grid} printed={printed} tile={tile} />
            <p className={styles.mapPagesName}>{tile.name}</p>
            <p className={styles.what}>
              {campaign.name}: {table.name}. Row {String.fromCharCode(65 + tile.row)} from the north, column{' '}
              {tile.column + 1} from the west. {neighbours(grid, tile)}
            </p>
            <p className={styles.end}>
              {SCALE_SAYS[share]}: print at 100 %. Holdout, unofficial. Page {at + 1} of {pages}
            </p>
          </footer>
        </PrintedPage>
      ))}
      {floors.map((sheet, at) => (
        <FloorSheet
          key={sheet[0]?.key}
          sheet={sheet}
          table={table}
          share={share}
          format={format}
          page={`Page ${printed.length + at + 1} of ${pages}`}
        />
      ))}
    </>
  );
}

const SCALE_SAYS = {
  full: 'One inch on paper is one inch',
  half: 'Half an inch on paper is one inch',
} as const satisfies Record<Share, string>;

/** Words on the pages that go on this one’s flaps. */
function neighbours({ rows, columns, tiles }: MapGrid, { row, column }: MapTile): string {
  const at = (r: number, c: number) =>
    r < rows && c < columns ? tiles.find((tile) => tile.row === r && tile.column === c)?.name : undefined;
  const [east, south] = [at(row, column + 1), at(row + 1, column)];
  const parts = [
    ...(east === undefined ? [] : [`${east} east`]),
    ...(south === undefined ? [] : [`${south} south`]),
  ];
  return parts.length === 0 ? 'No page follows.' : `On its flaps: ${parts.join(', ')}.`;
}

/** Plan of where on the table the page lies; pages left out are hatched. */
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
    <svg className={styles.mapPagesPlan} viewBox={`0 0 ${size.width} ${size.depth}`} aria-hidden>
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

/** Millimetres of a tick, and from the edge to its number. */
const TICK = 1.6;
const NUMBER = 3.6;
/** Half the length of a cross at a corner. */
const CROSS = 4;

/** Over the map: inches along its north and west edge, the line where the next page joins, a cross at each corner. */
function MapJoins({
  tile: { own, drawn },
  size,
  share,
}: {
  readonly tile: MapTile;
  readonly size: TableSize;
  readonly share: Share;
}) {
  const tenth = TENTH * SHARES[share];
  const width = (drawn.east - drawn.west) * tenth;
  const height = (drawn.north - drawn.south) * tenth;
  const x = (tenths: number) => (tenths - drawn.west) * tenth;
  const y = (tenths: number) => (drawn.north - tenths) * tenth;
  const corners = [own.west, own.east].flatMap((across) =>
    [own.north, own.south].map((up) => ({ x: x(across), y: y(up) })),
  );
  return (
    <svg className={styles.joins} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <rect className={styles.edge} width={width} height={height} />
      {own.east < size.width && <path className={styles.join} d={`M${x(own.east)} 0 V${height}`} />}
      {own.south > 0 && <path className={styles.join} d={`M0 ${y(own.south)} H${width}`} />}
      {inches(own.west, own.east).map((inch) => (
        <g key={`x ${inch}`}>
          <path className={styles.tick} d={`M${x(inch)} 0 v${TICK}`} />
          <text className={styles.mapJoinsNumber} x={x(inch)} y={NUMBER} dy="0.35em">
            {inch / 10}
          </text>
        </g>
      ))}
      {inches(own.south, own.north).map((inch) => (
        <g key={`y ${inch}`}>
          <path className={styles.tick} d={`M0 ${y(inch)} h${TICK}`} />
          <text className={styles.mapJoinsNumber} x={NUMBER} y={y(inch)} dy="0.35em">
            {inch / 10}
          </text>
        </g>
      ))}
      {corners.map((corner) => (
        <path
          key={`${corner.x} ${corner.y}`}
          className={styles.cross}
          d={`M${corner.x - CROSS} ${corner.y} h${2 * CROSS} M${corner.x} ${corner.y - CROSS} v${2 * CROSS}`}
        />
      ))}
    </svg>
  );
}

/** Whole inches between two edges, in tenths, the edges themselves left out. */
function inches(from: number, to: number): readonly number[] {
  return Array.from({ length: (to - from) / 10 - 1 }, (_, at) => from + (at + 1) * 10);
}
