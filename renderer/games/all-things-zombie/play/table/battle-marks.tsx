import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import type { Box, View } from '../../../../components/map/geometry.ts';
import type { MapLabel } from '../../../../components/map/labels.ts';
import { MapParty, MapPartyWithin } from '../../map/map-party.tsx';
import { MapPlaced } from '../../map/map-placed.tsx';
import { MapVisited } from '../../map/map-visited.tsx';
import { MapZombies } from '../../map/map-zombies.tsx';
import type { Square } from '../../map/sign-places.ts';
import type { TableView } from '../../map/table-view.ts';
import { useUnderWay } from '../state/play-context.ts';
import { battleSigns, SHOTS_RADIUS } from './battle-signs.ts';
import styles from './table.module.css';

interface BattleMarksProps extends Pick<UnderWay, 'placed' | 'visits' | 'partyPlaces'> {
  readonly view: View;
  readonly labels: readonly MapLabel[];
  readonly table: TableView;
  readonly party: Spot | undefined;
  readonly squares: readonly Square[];
}

/** Signs on the map of a battle: none of them hides a word, nor another sign. */
export function BattleMarks({ view, labels, table, party, squares, placed, ...stood }: BattleMarksProps) {
  const markers = useUnderWay((encounter) => encounter.markers);
  const searches = useUnderWay((encounter) => encounter.searches);
  const groups = useUnderWay((encounter) => encounter.groups);
  const beside = (words: readonly Box[]) => {
    const battle = { view, labels, party, placed: words, markers, searches, groups, ...stood };
    const { visited, within, shots, taken } = battleSigns(battle);
    return (
      <>
        <MapVisited signs={visited} />
        {party !== undefined && <MapParty spot={party} view={view} />}
        {within.map((one) => (
          <MapPartyWithin key={`${one.x} ${one.y}`} {...one} />
        ))}
        <MapZombies squares={squares} view={view} labels={labels} party={party} taken={taken} />
        {shots.map(({ key, x, y, count }) => (
          <g key={key} className={styles.shots} transform={`translate(${x} ${y})`}>
            <circle r={SHOTS_RADIUS} />
            <text dy="0.35em">{count}</text>
          </g>
        ))}
      </>
    );
  };
  return (
    <MapPlaced placed={placed} table={table} view={view} labels={labels}>
      {beside}
    </MapPlaced>
  );
}
