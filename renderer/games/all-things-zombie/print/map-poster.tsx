import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { MARGIN } from '../../../components/map/geometry.ts';
import type { Format } from '../../../components/paper/paper.ts';
import { PrintedPage } from '../../../components/paper/printed-page.tsx';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import { MapPlaced, type PlacedOnMap } from '../map/map-placed.tsx';
import type { TableView } from '../map/table-view.ts';
import styles from './map-pages.module.css';
import { words as said } from './text/map-poster.ts';

const MM_TO_PX = 96 / 25.4;
/** Millimetres for the place’s name, and for what the signs say. */
const HEAD = 18;
const KEY = 34;

interface MapPosterProps {
  readonly campaign: CampaignView;
  readonly table: TableView;
  readonly placed: readonly PlacedOnMap[];
  readonly colour: boolean;
  readonly format: Format;
}

/** All of the table on one page, as large as it comes, with its name over it and its signs below. */
export function MapPoster({ campaign, table, placed, colour, format }: MapPosterProps) {
  const { width, height } = format.inner;
  const room = {
    width: width * MM_TO_PX - MARGIN.left - MARGIN.right,
    height: (height - HEAD - KEY) * MM_TO_PX - MARGIN.top - MARGIN.bottom,
  };
  const scale = Math.floor(100 * Math.min(room.width / table.width, room.height / table.depth)) / 100;
  const sizes = { number: Math.round(13 * scale), words: Math.max(12, Math.round(8.4 * scale)) };
  return (
    <PrintedPage format={format} label={said.page1Of1}>
      <header className={styles.head}>
        <h2>{table.name}</h2>
        <p>{said.holdoutUnofficialOf(campaign.name)}</p>
      </header>
      <div className={styles.poster}>
        <EncounterMap table={table} scale={scale} blackAndWhite={!colour} sizes={sizes}>
          {(view, labels) => <MapPlaced placed={placed} table={table} view={view} labels={labels} />}
        </EncounterMap>
      </div>
      <div data-bw={!colour || undefined}>
        <EncounterKey table={table} scale={scale} />
      </div>
    </PrintedPage>
  );
}
