/** The map on Set up: fitted to the window, with its marks and a note on the marked part, where the odds of company stand. */
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { ITEM_WORDS } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { percentText } from '../../../../src/rules/core/text/percent.ts';
import { Difference } from '../../../components/difference.tsx';
import { MARGIN, type View } from '../../../components/map/geometry.ts';
import type { MapLabel } from '../../../components/map/labels.ts';
import { type MapPart, numberOf } from '../../../components/map/parts.ts';
import { PressMap } from '../../../components/map/press-map.tsx';
import { EncounterKey } from '../map/encounter-key.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import { MapParty, partySigns } from '../map/map-party.tsx';
import { MapPicture } from '../map/map-picture.tsx';
import { MapPlaced, placedSigns } from '../map/map-placed.tsx';
import { MapZombies, squaresOf } from '../map/map-zombies.tsx';
import { onGround } from '../map/on-ground.tsx';
import { partsOf } from '../map/parts-of-table.ts';
import { noteAt } from './note-at.ts';
import { lineOf } from './part-words.ts';
import styles from './set-up.module.css';
import { dieFor, heldAgainst, type Outcome, oddsText, shareOf } from './shares.ts';
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

interface PlaceNoteProps {
  readonly setUp: SetUp;
  readonly table: NonNullable<UnderWay['table']>;
  readonly scale: number;
}

/** Beside the part that is marked: what it is, and whom one may meet there. */
function PlaceNote({ setUp, table, scale }: PlaceNoteProps) {
  const { marked, mark } = setUp.marking;
  const note = useRef<HTMLDivElement>(null);
  // In a window so small that the map is scrolled, the keys bring the note along.
  useEffect(() => {
    if (marked !== null && document.activeElement?.getAttribute('data-part') === marked)
      note.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const part = partsOf(table).find(({ id }) => id === marked);
  if (part === undefined) return null;
  const place = setUp.encounter.places.find(({ spot }) => spot === part.id);
  return (
    <div
      ref={note}
      className={styles.note}
      style={noteAt(part, table, scale)}
      onPointerEnter={() => mark(part.id)}
      onPointerLeave={() => mark(null)}
    >
      <p className={styles.what}>
        {place !== undefined && <span className="num">{numberOf(part.id)} </span>}
        <b>{part.title}</b> <span className="quiet">{rest(part)}</span>
      </p>
      {place !== undefined && <PlaceOdds place={place} />}
    </div>
  );
}

/** Rest of a part’s name besides its title. */
function rest({ name, title }: MapPart): string {
  return name.slice(name.indexOf(title) + title.length).replace(/^[,:]\s*/, '');
}

const OUTCOMES = [
  { outcome: 'zombies', text: 'Only zombies' },
  { outcome: 'survivors', text: 'Only survivors' },
  { outcome: 'both', text: 'Both' },
  { outcome: 'nobody', text: 'Nobody' },
] as const satisfies readonly { readonly outcome: Outcome; readonly text: string }[];

/** Exact odds of whom one meets in a building; floors above the ground are all alike. */
function PlaceOdds({ place }: { readonly place: PlaceView }) {
  const [ground, upstairs] = place.floors;
  if (ground === undefined) return null;
  return (
    <>
      <table className={styles.odds}>
        {upstairs !== undefined && (
          <thead>
            <tr>
              <td />
              <td />
              <th scope="col">ground</th>
              <th scope="col">above</th>
            </tr>
          </thead>
        )}
        <tbody>
          {OUTCOMES.map(({ outcome, text }) => (
            <tr key={outcome}>
              <th scope="row">{text}</th>
              <td className={styles.bar}>
                <span className={styles.track}>
                  <i data-outcome={outcome} style={{ width: `${100 * shareOf(ground, outcome)}%` }} />
                </span>
              </td>
              <td className={styles.share}>
                {percentText(shareOf(ground, outcome))}
                <Difference when={ground.odds.corrected} />
              </td>
              {upstairs !== undefined && (
                <td className={styles.share}>
                  {percentText(shareOf(upstairs, outcome))}
                  <Difference when={upstairs.odds.corrected} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shareOf(ground, 'nobody') === 1 ? (
        <p>Nobody is in there, whatever the dice.</p>
      ) : (
        <p>
          {heldAgainst(ground)}
          <Difference when={ground.corrected} />
          {upstairs !== undefined && `; above ${dieFor(upstairs.zombies)} and ${dieFor(upstairs.survivors)}`}
          <Difference when={upstairs?.corrected === true} />. Two dice each.
        </p>
      )}
      <p>{searchText(place)}</p>
    </>
  );
}

const targetText = ({ item, target, corrected }: PlaceView['items'][number]) =>
  `${ITEM_WORDS[item].text} ${target}${corrected ? DIFFERENCE : ''}`;

/** `A search, on this or less: weapons 3, vehicle 4.` */
function searchText({ items }: PlaceView): string {
  const had = items.filter(({ target }) => target !== null && target > 0);
  if (items.length === 0) return 'Nothing is searched for in there.';
  if (had.length === 0) return 'A search finds nothing here.';
  return `A search finds, on a die of this or less: ${had.map(targetText).join(', ')}.`;
}
