/** The map as a poster: the table on one page, its signs and the names of its buildings. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { PicturedPiece } from '../../../../src/contract/games/all-things-zombie/encounter-view/board.ts';
import { MARGIN } from '../../../components/map/geometry.ts';
import { type Format, PX_PER_MM } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import { MapPieces, piecesSigns } from '../map/map-pieces.tsx';
import { MapPlaced, placedSigns } from '../map/map-placed.tsx';
import { onGround } from '../map/on-ground.tsx';
import type { PlacedOnMap } from '../map/placed-places.ts';
import type { TableView } from '../map/table-view.ts';
import { BuildingNames, linesOfNames } from './building-names.tsx';
import styles from './print.module.css';

/** Millimetres for the place’s name, for what the signs say, and for a line of what the buildings are called. */
const HEAD = 18;
const KEY = 26;
const LINE = 3.9;

interface MapPosterProps {
  readonly campaign: CampaignView;
  readonly table: TableView;
  readonly placed: readonly PlacedOnMap[];
  /** Everybody on the board; nobody without one, or where they aren’t wanted. */
  readonly pieces: readonly PicturedPiece[];
  readonly colour: boolean;
  readonly format: Format;
}

/** All of the table on one page, as large as it comes, with its name over it, and below it its signs and what its buildings are. */
export function MapPoster({ campaign, table, placed, pieces, colour, format }: MapPosterProps) {
  const { width, height } = format.inner;
  const names = LINE * linesOfNames(table);
  const room = {
    width: width * PX_PER_MM - MARGIN.left - MARGIN.right,
    height: (height - HEAD - KEY - names) * PX_PER_MM - MARGIN.top - MARGIN.bottom,
  };
  const scale = Math.floor(100 * Math.min(room.width / table.width, room.height / table.depth)) / 100;
  const sizes = { number: Math.round(13 * scale), words: Math.max(12, Math.round(8.4 * scale)) };
  return (
    <PrintedPage format={format} label="Page 1 of 1">
      <header className={styles.mapPagesHead}>
        <h2>{table.name}</h2>
        <p>{`${campaign.name}. Holdout, unofficial.`}</p>
      </header>
      <div className={styles.poster}>
        <EncounterMap
          table={table}
          scale={scale}
          blackAndWhite={!colour}
          sizes={sizes}
          {...onGround(placedSigns(placed), piecesSigns(pieces))}
        >
          {(view, labels) => (
            <>
              <MapPlaced placed={placed} table={table} view={view} labels={labels} />
              <MapPieces pieces={pieces} view={view} labels={labels} size={sizes.words} />
            </>
          )}
        </EncounterMap>
      </div>
      <div data-bw={!colour || undefined}>
        <EncounterKey table={table} scale={scale} />
      </div>
      <BuildingNames table={table} />
    </PrintedPage>
  );
}
