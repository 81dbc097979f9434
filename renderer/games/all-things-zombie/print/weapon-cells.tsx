import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { inches, type WeaponLine } from '../text/figures.ts';
import { Numbers } from './columns.tsx';
import { ClipBoxes } from './figure-boxes.tsx';
import styles from './print.module.css';

/** A weapon's columns on a roster; marked where a figure of it is corrected. */
export function WeaponCells({ weapon }: { readonly weapon: Omit<WeaponLine, 'id'> }) {
  return (
    <>
      <td className={styles.weaponCellsWeapon}>
        {weapon.title}
        {weapon.corrected && DIFFERENCE}
      </td>
      <Numbers of={[inches(weapon.range), weapon.targets, weapon.impact, weapon.oRating]} />
      <td className={styles.clips}>
        <ClipBoxes weapon={weapon} />
      </td>
    </>
  );
}
