/** Play’s table of buildings and vehicles: a row for each floor with its odds, or with what was met and found there. */
import { Button } from '@mantine/core';
import { memo } from 'react';
import type {
  FloorView,
  PlaceView,
} from '../../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { floorText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { percentText } from '../../../../../src/rules/core/text/percent.ts';
import { Difference } from '../../../../components/difference.tsx';
import { Section } from '../../../../components/section.tsx';
import { percent } from '../../../../text/percent.ts';
import { nearFirst } from '../../map/near-first.ts';
import { metWords, placeNumber } from '../../text/conditions.ts';
import { usePlay, useUnderWay } from '../state/play-context.ts';
import styles from './table.module.css';

/** Buildings and vehicles, floor by floor: the odds of company before anybody goes in, and what came of it. */
export function PlacesSection() {
  const places = useUnderWay('places');
  const visits = useUnderWay('visits');
  const searches = useUnderWay('searches');
  const table = useUnderWay('table');
  const partyAt = useUnderWay('partyAt');
  if (places.length === 0) return null;
  return (
    <Section title="Buildings and vehicles" aside="who may be in there, before anybody goes in">
      <table className={styles.placesSectionTable} aria-label="Buildings and vehicles">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col" className="n">
              Zombies
            </th>
            <th scope="col" className="n">
              People
            </th>
            <th scope="col" className="n">
              Both
            </th>
            <th scope="col" className="n">
              Nobody
            </th>
            <th scope="col">
              <span className="vh">What to do</span>
            </th>
          </tr>
        </thead>
        {nearFirst(places, { table, partyAt }, null).map((place) => (
          <tbody key={place.spot}>
            {shownFloors(place).map((floor) => (
              <FloorRow key={floor.floor} place={place} floor={floor} visits={visits} searches={searches} />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

/** The way up leads through the ground floor: what is above it stands there once somebody has gone in. */
const shownFloors = ({ floors }: PlaceView): readonly FloorView[] =>
  floors.some(({ entered }) => entered) ? floors : floors.slice(0, 1);

interface FloorRowProps {
  readonly place: PlaceView;
  readonly floor: FloorView;
  readonly visits: UnderWay['visits'];
  readonly searches: UnderWay['searches'];
}

const OUTCOMES = ['zombies', 'survivors', 'both', 'nobody'] as const;

const FloorRow = memo(function FloorRow({ place, floor, visits, searches }: FloorRowProps) {
  const { open } = usePlay();
  const { spot, title, building, floors, closed, items } = place;
  const visit = visits.find((one) => one.spot === spot && one.floor === floor.floor);
  const name = `${placeNumber(place)} ${title}${floors.length > 1 ? `, ${floorText(floor.floor)}` : ''}`;
  const verb = building === null ? 'Open' : 'Enter';
  const found = searches.filter((search) => search.spot === spot && search.found);
  const searchable = visit !== undefined && items.length > 0;
  return (
    <tr>
      <th scope="row">
        {floor.floor === 0 || floors.length === 1 ? (
          <>
            <span className="num quiet">{placeNumber(place)}</span> {title}
            {shownFloors(place).length > 1 && <span className="quiet">, {floorText(0)}</span>}
          </>
        ) : (
          <span className={styles.upper}>{upperFirst(floorText(floor.floor))}</span>
        )}
      </th>
      {visit === undefined ? (
        OUTCOMES.map((outcome) => <Share key={outcome} floor={floor} outcome={outcome} />)
      ) : (
        <td colSpan={OUTCOMES.length} className={styles.met}>
          met {metWords(visit)}
          {found.length > 0 && floor.floor === 0 && (
            <span className="quiet">
              {`; found ${found.map(({ item }) => item.replaceAll('-', ' ')).join(', ')}`}
            </span>
          )}
        </td>
      )}
      <td className={styles.act}>
        {closed && <span className="quiet small">closed: parted amiably</span>}
        {!closed && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={visit === undefined ? `${verb} ${name}` : `${verb} again: ${name}`}
            {...(visit !== undefined && {
              title: 'A figure that comes in from elsewhere tests again (ATZ-110)',
            })}
            onClick={() => open({ form: 'enter', spot, floor: floor.floor })}
          >
            {visit === undefined ? verb : 'Again'}
          </Button>
        )}
        {!closed && searchable && floor.floor === firstEntered(floors) && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`Search ${placeNumber(place)} ${title}`}
            onClick={() => open({ form: 'search', spot })}
          >
            Search
          </Button>
        )}
      </td>
    </tr>
  );
});

const firstEntered = (floors: readonly FloorView[]) => floors.find(({ entered }) => entered)?.floor;

function Share({ floor, outcome }: { readonly floor: FloorView; readonly outcome: string }) {
  const found = floor.odds.outcomes.find(({ name }) => name === outcome);
  const share = found === undefined ? 0 : found.n / found.of;
  return (
    <td className="n" data-none={share === 0 || undefined} title={percent(share)}>
      {percentText(share)}
      <Difference when={floor.odds.corrected} />
    </td>
  );
}
