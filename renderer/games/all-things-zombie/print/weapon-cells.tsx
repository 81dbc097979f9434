/** Cells of a weapon on the printed roster, one for each of its columns. */
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { inches, type WeaponLine } from '../text/figures.ts';
import { type OnRoster, ROSTER } from './columns.tsx';
import { ClipBoxes } from './figure-boxes.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';

type OfWeapons = Extract<OnRoster, { readonly per: 'weapon' }>;

const PER_WEAPON = ROSTER.filter((column) => column.per === 'weapon');

interface WeaponCellsProps {
  /** Left out where somebody carries nothing. */
  readonly weapon: Omit<WeaponLine, 'id'> | undefined;
}

/** A weapon's columns on a roster; marked where a figure of it is corrected. */
export function WeaponCells({ weapon }: WeaponCellsProps) {
  return PER_WEAPON.map((column) => <WeaponCell key={column.id} column={column} weapon={weapon} />);
}

interface WeaponCellProps extends WeaponCellsProps {
  readonly column: OfWeapons;
}

export function WeaponCell({ column: { id, align, cell }, weapon }: WeaponCellProps) {
  if (weapon === undefined) return <td>{id === 'weapon' && 'Unarmed'}</td>;
  switch (id) {
    case 'weapon':
      return (
        <td className={styles.weaponCellsWeapon}>
          {weapon.title}
          {weapon.corrected && DIFFERENCE}
        </td>
      );
    case 'clips':
      return (
        <td className={styles.clips}>
          <ClipBoxes weapon={weapon} />
        </td>
      );
    default:
      return (
        <td data-align={align}>
          <Num>{id === 'range' ? inches(weapon.range) : cell(weapon)}</Num>
        </td>
      );
  }
}
