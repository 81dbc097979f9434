/** The key of an Encounter’s map: the signs of its table, and those of party and zombies. */
import { useMemo } from 'react';
import { TERRAIN_WORDS, windText } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { MapKey } from '../../../components/map/map-key.tsx';
import { type MapSign, signsOn } from '../../../components/map/map-signs.tsx';
import styles from './map.module.css';
import type { TableView } from './table-view.ts';

interface EncounterKeyProps {
  readonly table: TableView;
  /** True if the party’s sign stands on the map beside what is drawn of the table. */
  readonly party?: boolean;
  readonly zombies?: boolean;
  /** Scale of the map: pixels to a tenth of an inch. */
  readonly scale: number;
}

export function EncounterKey({ table, party = false, zombies = false, scale }: EncounterKeyProps) {
  const signs = useMemo(
    (): readonly MapSign[] => [
      ...(party ? [PARTY_SIGN] : []),
      ...(zombies ? [ZOMBIES_SIGN] : []),
      ...signsOn(table, true, TERRAIN_WORDS),
    ],
    [table, party, zombies],
  );
  return <MapKey wind={{ to: table.wind, text: windText(table.wind) }} signs={signs} scale={scale} />;
}

const PARTY_SIGN: MapSign = {
  id: 'party',
  words: 'the party’s place, and where zombies come on',
  sign: (
    <>
      <path className={styles.figureSignsRing} d="M2 17A14 14 0 0 1 30 17" />
      <circle className={styles.figureSignsParty} cx="16" cy="11" r="6" />
      <path className={styles.figureSignsCross} d="M13 11H19M16 8V14" />
    </>
  ),
};

const ZOMBIES_SIGN: MapSign = {
  id: 'zombies',
  words: 'zombies, and how many',
  sign: (
    <>
      <rect className={styles.figureSignsZombies} x="8" y="1.5" width="15" height="15" />
      <text className={styles.figureSignsCount} x="15.5" y="13.2">
        3
      </text>
    </>
  ),
};
