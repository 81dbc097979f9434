import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { Clips } from '../../components/clips.tsx';
import { usePlay } from '../play-context.ts';
import { mayReload } from '../reload.ts';
import styles from './fighters-table.module.css';

/** Each weapon with what is in it; an empty one with the button that reloads it. */
export const WeaponLines = memo(function WeaponLines({
  who,
  name,
  weapons,
}: Pick<FighterView, 'who' | 'name' | 'weapons'>) {
  const { acts } = usePlay();
  return (
    <ul className={styles.weapons}>
      {weapons.map(({ id, title, ammo, barrels }) => {
        const empty = ammo?.loaded === false || barrels?.left === 0;
        return (
          <li key={id}>
            <span>{title}</span>
            {ammo !== null && <Clips loaded={ammo.loaded} spare={ammo.clips} />}
            {barrels !== null && barrels.left > 0 && barrels.left < barrels.all && (
              <span className="small second">one barrel left</span>
            )}
            {empty && <span className="flag small">empty</span>}
            {mayReload({ id, ammo, barrels }) && (
              <button
                type="button"
                className="link small"
                aria-label={`Reload the ${title.toLowerCase()} of ${name}`}
                onClick={() => acts.perform({ do: 'reload', who, weapon: id })}
              >
                Reload
              </button>
            )}
            {ammo !== null && !ammo.loaded && ammo.clips === 0 && (
              <span className="flag small">no clip left</span>
            )}
          </li>
        );
      })}
    </ul>
  );
});
