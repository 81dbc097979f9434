import { Clips } from '../components/clips.tsx';
import { inches, type WeaponLine } from '../text/figures.ts';
import type { ColumnId } from './columns.ts';
import styles from './roster.module.css';

interface WeaponCellProps {
  readonly column: ColumnId;
  /** Left out where somebody carries nothing. */
  readonly weapon: WeaponLine | undefined;
}

/** Cell of a column that stands once for each weapon. */
export function WeaponCell({ column, weapon }: WeaponCellProps) {
  if (weapon === undefined) return column === 'weapon' ? <span className="quiet">Unarmed</span> : null;
  switch (column) {
    case 'weapon':
      return weapon.title;
    case 'range':
      return weapon.range === null ? <span className={styles.none}>–</span> : inches(weapon.range);
    case 'targets':
      return weapon.targets;
    case 'impact':
      return weapon.impact;
    case 'oRating':
      return weapon.oRating;
    case 'clips':
      return weapon.clips === null ? null : <Clips loaded={weapon.loaded} spare={weapon.clips} />;
    default:
      throw new Error(`${column} stands once for each figure`);
  }
}
