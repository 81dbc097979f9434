/** Weapons that lie in an area, or the place where none is left. */

import styles from './counters.module.css';
import { Count } from './marks.tsx';
import { LYING, type LyingWeaponProps } from './sizes.ts';
import { WeaponDrawing } from './weapon-icon.tsx';

export function LyingWeapon({ weapon, count, on = false, picked = false }: LyingWeaponProps) {
  return (
    <g
      className={styles.lying}
      data-weapon={weapon}
      data-empty={count === 0 || undefined}
      data-on={on || undefined}
    >
      <rect x={-LYING / 2} y={-LYING / 2} width={LYING} height={LYING} rx={2} />
      <g transform="translate(-7.5 -7.5)">
        <WeaponDrawing weapon={weapon} size={15} />
      </g>
      {picked && (
        <rect
          className={styles.weaponPicked}
          x={-LYING / 2 - 2.5}
          y={-LYING / 2 - 2.5}
          width={LYING + 5}
          height={LYING + 5}
          rx={4}
        />
      )}
      {count > 1 && <Count x={9} y={8} count={count} />}
    </g>
  );
}
