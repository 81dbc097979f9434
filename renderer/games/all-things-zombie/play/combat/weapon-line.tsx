/** The gun’s line in the volley’s form: the choice, its figures, clips and barrels. */
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { Stepper } from '../../../../components/stepper.tsx';
import { Clips } from '../../components/clips.tsx';
import styles from './combat.module.css';
import { isEmpty, mostShots, type Weapon } from './volley.ts';

interface WeaponLineProps {
  readonly id: string;
  readonly guns: readonly Weapon[];
  readonly weapon: Weapon;
  readonly onTake: (weapon: Weapon | undefined) => void;
  /** Shots in all, and their change. */
  readonly children?: ReactNode;
  readonly shots: { readonly id: string; readonly sum: number; readonly onChange: (sum: number) => void };
}

/** Choice of the weapon, with its figures and its clips. */
export function WeaponLine({ id, guns, weapon, onTake, shots, children }: WeaponLineProps) {
  const [fewest = 1] = weapon.shots;
  return (
    <div className={styles.with}>
      <NativeSelect
        id={id}
        aria-label="Weapon"
        value={weapon.id}
        onChange={(event) => onTake(guns.find((one) => one.id === event.currentTarget.value))}
        data={guns.map((one, nth) => ({
          value: one.id,
          label: `${one.title}${numbered(guns, nth)}${isEmpty(one) ? ' (empty)' : ''}`,
        }))}
      />
      <span className="num small second" title="Range, targets, Impact">
        {weapon.range}″ · {weapon.targets} · {weapon.impact}
      </span>
      {weapon.ammo !== null && <Clips loaded={weapon.ammo.loaded} spare={weapon.ammo.clips} />}
      {weapon.barrels !== null && (
        <span className="small second">{`${weapon.barrels.left} of ${weapon.barrels.all} loaded`}</span>
      )}
      {children}
      {weapon.shots.length > 1 && (
        <span className={styles.sum}>
          <label htmlFor={shots.id} className="small">
            Shots
          </label>
          <Stepper
            id={shots.id}
            label="Shots"
            value={shots.sum}
            least={fewest}
            most={mostShots(weapon)}
            onChange={shots.onChange}
          />
        </span>
      )}
    </div>
  );
}

/** Two weapons of one kind are told apart by number. */
function numbered(all: readonly Weapon[], at: number): string {
  const { title } = all[at] ?? {};
  const alike = all.filter((one) => one.title === title);
  return alike.length < 2 ? '' : ` ${all.slice(0, at + 1).filter((one) => one.title === title).length}`;
}
