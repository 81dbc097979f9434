import { useElementSize } from '@mantine/hooks';
import { useEffect } from 'react';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { MARGIN, type View } from '../../../components/map/geometry.ts';
import type { MapLabel } from '../../../components/map/labels.ts';
import { PressMap } from '../../../components/map/press-map.tsx';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import { MapParty, partySigns } from '../map/map-party.tsx';
import { MapPicture } from '../map/map-picture.tsx';
import { MapPlaced, placedSigns } from '../map/map-placed.tsx';
import { MapZombies, squaresOf } from '../map/map-zombies.tsx';
import { onGround } from '../map/on-ground.tsx';
import { lineOf } from './part-words.ts';
import { PlaceNote } from './place-note.tsx';
import styles from './set-up.module.css';
import { oddsText } from './shares.ts';
import type { SetUp } from './use-set-up.ts';

/** Pixels to a tenth of an inch below which the map is scrolled instead. */
const LEAST_SCALE = 0.6;

const scrollsAlone = (list: Element | null | undefined): boolean =>
  list !== null && list !== undefined && getComputedStyle(list).overflowY !== 'visible';

interface SetUpMapProps {
  readonly setUp: SetUp;
  readonly table: NonNullable<UnderWay['table']>;
}

/** The table as large as there is room for, with what is said of the part that is marked. */
export function SetUpMap({ setUp, table }: SetUpMapProps) {
  const { encounter, marking, place, screen } = setUp;
  const { partyAt } = encounter;
  const party = setUp.open ? (place.said ?? partyAt?.spot) : partyAt?.spot;
  const { marked, mark } = marking;
  const { ref, width, height } = useElementSize();
  const room = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const hundredths = Math.min((100 * room.width) / table.width, (100 * room.height) / table.depth);
  const scale = Math.max(LEAST_SCALE, Math.floor(hundredths) / 100);

  const lineOfPart = (id: string) =>
    screen.current?.querySelector<HTMLElement>(`[data-row="${lineOf(id)}"]`) ?? undefined;
  // The list follows the keys; under the pointer it stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another part is marked.
  useEffect(() => {
    if (marked === null || document.activeElement?.getAttribute('data-part') !== marked) return;
    const line = lineOfPart(marked);
    // With map and list one under the other, scrolling to the line would take the map away.
    if (scrollsAlone(line?.closest('[data-lists]'))) line?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const around = onGround(partySigns(party, partyAt?.around), placedSigns(encounter.placed));
  const marks = (view: View, labels: readonly MapLabel[]) => (
    <MapPlaced placed={encounter.placed} table={table} view={view} labels={labels}>
      {(taken) => (
        <>
          {party !== undefined && <MapParty spot={party} view={view} />}
          <MapZombies squares={squaresOf(encounter.arrivals)} {...{ view, labels, party, taken }} />
        </>
      )}
    </MapPlaced>
  );

  return (
    <div className={styles.board}>
      <div className={styles.map}>
        <div ref={ref} className={styles.room}>
          {hundredths > 0 && (
            <div className={styles.sheet}>
              <EncounterMap
                table={table}
                scale={scale}
                marked={marked}
                onMark={mark}
                onPick={(id) => lineOfPart(id)?.querySelector<HTMLElement>('[data-lock]')?.focus()}
                {...around}
                describe={(id) => {
                  const ground = encounter.places.find(({ spot }) => spot === id)?.floors[0];
                  return ground && `Ground floor: ${oddsText(ground)}`;
                }}
              >
                {(view, labels) => (
                  <>
                    {marks(view, labels)}
                    {setUp.open && place.placing && (
                      <PressMap
                        size={table}
                        view={view}
                        what="Where the party ended its first move"
                        at={party}
                        onPress={place.say}
                        autoFocus
                      />
                    )}
                  </>
                )}
              </EncounterMap>
              <PlaceNote setUp={setUp} table={table} scale={scale} />
            </div>
          )}
        </div>
        <div className={styles.key}>
          <EncounterKey
            table={table}
            scale={scale}
            party={party !== undefined}
            zombies={encounter.arrivals.length > 0}
          />
          <MapPicture table={table} {...around}>
            {marks}
          </MapPicture>
        </div>
      </div>
    </div>
  );
}
