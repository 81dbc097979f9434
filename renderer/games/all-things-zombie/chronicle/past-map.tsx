import { useElementSize } from '@mantine/hooks';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { MARGIN, type View } from '../../../components/map/geometry.ts';
import type { MapLabel } from '../../../components/map/labels.ts';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import { MapPicture } from '../map/map-picture.tsx';
import { MapZombies, squaresOf } from '../map/map-zombies.tsx';
import { pastTableText } from '../text/past-table.ts';
import styles from './chronicle.module.css';

/** Pixels to a tenth of an inch: below, names can't be read any more; above, the map is larger than a screen. */
const LEAST_SCALE = 0.6;
const MOST_SCALE = 1.1;

/** The table as it was, and the zombies of the end, or of the start where nobody kept count of them. */
export function PastMap({ act, id }: { readonly act: number; readonly id: string }) {
  const { id: campaign } = useCampaign();
  const { data, error } = useAsk('chronicle.table', { campaign, act });
  const table = data?.table ?? null;
  const { ref, width } = useElementSize();
  const room = (width - MARGIN.left - MARGIN.right) / (table?.width ?? 1);
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, Math.floor(100 * room) / 100));
  const marks = (view: View, labels: readonly MapLabel[]) => (
    <MapZombies squares={squaresOf(data?.arrivals ?? [])} view={view} labels={labels} />
  );
  return (
    <section id={id} ref={ref} className={styles.map} aria-label="Map">
      {error !== null && <p className="flag">{error.message}</p>}
      {width > 0 && data !== undefined && table !== null && (
        <>
          <div className={styles.drawn} tabIndex={room < LEAST_SCALE ? 0 : undefined}>
            <EncounterMap table={table} scale={scale}>
              {marks}
            </EncounterMap>
          </div>
          <p className="quiet small">{pastTableText(data)}</p>
          <EncounterKey table={table} scale={scale} zombies={data.arrivals.length > 0} />
          <MapPicture table={table}>{marks}</MapPicture>
        </>
      )}
    </section>
  );
}
