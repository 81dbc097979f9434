/** Layers of signs on the map of a battle: people placed, visits, the party, zombies, and shots that draw them. */
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import type { Box, View } from '../../../../components/map/geometry.ts';
import type { MapLabel } from '../../../../components/map/labels.ts';
import { MapParty, MapPartyWithin } from '../../map/map-party.tsx';
import { MapPlaced } from '../../map/map-placed.tsx';
import { MapVisited } from '../../map/map-visited.tsx';
import { MapZombies, squaresOfGroups } from '../../map/map-zombies.tsx';
import type { TableView } from '../../map/table-view.ts';
import { visitedSigns } from '../../map/visited-signs.ts';
import { useUnderWay } from '../state/play-context.ts';
import styles from '../table/table.module.css';
import { SHOTS_RADIUS, shotsSigns, withinSigns } from './battle-signs.ts';

interface Where {
  readonly view: View;
  readonly labels: readonly MapLabel[];
  readonly party: Spot | undefined;
}

interface BattleMarksProps extends Where, Pick<UnderWay, 'placed'> {
  readonly table: TableView;
}

/** Signs on the map of a battle: none of them hides a word, nor a sign before it. A change draws its own signs anew, and those after them. */
export function BattleMarks({ table, placed, ...where }: BattleMarksProps) {
  return (
    <MapPlaced placed={placed} table={table} view={where.view} labels={where.labels}>
      {(taken) => <Inside {...where} taken={taken} />}
    </MapPlaced>
  );
}

interface BesideProps extends Where {
  /** Boxes of the signs before it. */
  readonly taken: readonly Box[];
}

/** Signs of the people and zombies in the buildings, and of the party. */
function Inside({ taken: before, ...where }: BesideProps) {
  const { view, labels, party } = where;
  const visits = useUnderWay('visits');
  const searches = useUnderWay('searches');
  const groups = useUnderWay('groups');
  const partyPlaces = useUnderWay('partyPlaces');
  const visited = visitedSigns(labels, { visits, searches, groups });
  const behind = [...before, ...visited.map(({ box }) => box)];
  const within = withinSigns(partyPlaces, { ...where, taken: behind });
  return (
    <>
      <MapVisited signs={visited} />
      {party !== undefined && <MapParty spot={party} view={view} />}
      {within.signs.map((one) => (
        <MapPartyWithin key={`${one.x} ${one.y}`} {...one} />
      ))}
      <Outside {...where} taken={within.taken} />
    </>
  );
}

/** Zombies, and shots that draw them. */
function Outside(where: BesideProps) {
  const zombies = useUnderWay('zombies');
  const shots = shotsSigns(useUnderWay('markers'), where);
  return (
    <>
      <MapZombies {...where} squares={squaresOfGroups(zombies)} taken={shots.taken} />
      {shots.signs.map(({ key, x, y, count }) => (
        <g key={key} className={styles.shots} transform={`translate(${x} ${y})`}>
          <circle r={SHOTS_RADIUS} />
          <text dy="0.35em">{count}</text>
        </g>
      ))}
    </>
  );
}
