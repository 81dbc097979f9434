import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { usePlay } from '../play-context.ts';
import { mayReload } from '../reload.ts';

/** Of weapons that can’t fire any more: a press reloads one, as long as there is a clip. */
export const EmptyWeapons = memo(function EmptyWeapons({
  who,
  name,
  weapons,
}: Pick<FighterView, 'who' | 'name' | 'weapons'>) {
  const { acts } = usePlay();
  return weapons.map(({ id, title, ammo, barrels }) => {
    if (mayReload({ id, ammo, barrels }))
      return (
        <button
          key={id}
          type="button"
          className="flag small"
          title={`Reload the ${title}`}
          aria-label={`Reload the ${title.toLowerCase()} of ${name}`}
          onClick={() => acts.perform({ do: 'reload', who, weapon: id })}
        >
          {barrels !== null && barrels.left > 0 ? 'one barrel: reload' : 'empty: reload'}
        </button>
      );
    const isOut = ammo !== null && !ammo.loaded;
    return isOut ? (
      <span key={id} className="flag">
        empty, no clip left
      </span>
    ) : null;
  });
});
