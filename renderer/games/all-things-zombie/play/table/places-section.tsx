import { Button } from '@mantine/core';
import { memo } from 'react';
import type {
  FloorView,
  PlaceView,
} from '../../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { floorText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { Difference } from '../../../../components/difference.tsx';
import { Section } from '../../../../components/section.tsx';
import { percent } from '../../../../text/percent.ts';
import { nearFirst } from '../../map/near-first.ts';
import { usePlay, useUnderWay } from '../play-context.ts';
import { metWords, placeNumber } from '../words.ts';
import styles from './places-section.module.css';
import { words as said } from './text/places-section.ts';

/** Buildings and vehicles, floor by floor: the odds of company before anybody goes in, and what came of it. */
export function PlacesSection() {
  const places = useUnderWay((encounter) => encounter.places);
  const visits = useUnderWay((encounter) => encounter.visits);
  const searches = useUnderWay((encounter) => encounter.searches);
  const table = useUnderWay((encounter) => encounter.table);
  const partyAt = useUnderWay((encounter) => encounter.partyAt);
  if (places.length === 0) return null;
  return (
    <Section title={said.buildingsAndVehicles} aside={said.whoMayBeInThere}>
      <table className={styles.table} aria-label={said.buildingsAndVehicles}>
        <thead>
          <tr>
            <th scope="col">{said.place}</th>
            <th scope="col" className="n">
              {said.zombies}
            </th>
            <th scope="col" className="n">
              {said.people}
            </th>
            <th scope="col" className="n">
              {said.both}
            </th>
            <th scope="col" className="n">
              {said.nobody}
            </th>
            <th scope="col">
              <span className="vh">{said.whatToDo}</span>
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
  const verb = building === null ? said.open : said.enter;
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
          {said.met} {metWords(visit)}
          {found.length > 0 && floor.floor === 0 && (
            <span className="quiet">
              {said.foundOf(found.map(({ item }) => item.replaceAll('-', ' ')).join(', '))}
            </span>
          )}
        </td>
      )}
      <td className={styles.act}>
        {closed && <span className="quiet small">{said.closedPartedAmiably}</span>}
        {!closed && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={visit === undefined ? `${verb} ${name}` : `${verb} again: ${name}`}
            {...(visit !== undefined && {
              title: said.aFigureThatComes,
            })}
            onClick={() => open({ form: 'enter', spot, floor: floor.floor })}
          >
            {visit === undefined ? verb : said.again}
          </Button>
        )}
        {!closed && searchable && floor.floor === firstEntered(floors) && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={said.searchOf(placeNumber(place), title)}
            onClick={() => open({ form: 'search', spot })}
          >
            {said.search}
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
      {Math.round(share * 100)} %<Difference when={floor.odds.corrected} />
    </td>
  );
}
