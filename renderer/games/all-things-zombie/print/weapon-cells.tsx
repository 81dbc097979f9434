import {
  ON_PAPER,
  ROSTER_COLUMNS,
  type RosterColumn,
} from '../../../../src/contract/games/all-things-zombie/roster-columns.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { inches, type WeaponLine } from '../text/figures.ts';
import { ClipBoxes } from './figure-boxes.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';

/** The columns of a printed roster. */
export const COLUMNS = ON_PAPER.map((id) => ({ id, ...(ROSTER_COLUMNS[id] as RosterColumn) }));
export type Column = (typeof COLUMNS)[number];
type OfWeapons = Extract<Column, { readonly per: 'weapon' }>;

const PER_WEAPON = COLUMNS.filter((column) => column.per === 'weapon');

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
