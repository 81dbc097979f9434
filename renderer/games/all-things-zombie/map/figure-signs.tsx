import type { MapSign } from '../../../components/map/map-signs.tsx';
import styles from './map.module.css';

export const PARTY_SIGN: MapSign = {
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

export const ZOMBIES_SIGN: MapSign = {
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
