import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { weaponText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { usePlay } from '../play-context.ts';
import { mayReload } from '../reload.ts';
import { words } from './text/empty-weapons.ts';

/** Of weapons that can’t fire any more: a press reloads one, as long as there is a clip. */
export const EmptyWeapons = memo(function EmptyWeapons({
  who,
  name,
  weapons,
}: Pick<FighterView, 'who' | 'name' | 'weapons'>) {
  const { acts } = usePlay();
  return weapons.map((weapon) => {
    const { id, ammo, motor } = weapon;
    const again = `${againText(weapon)} the ${weaponText(weapon.weapon)}`;
    if (mayReload(weapon))
      return (
        <button
          key={id}
          type="button"
          className="flag small"
          title={again}
          aria-label={`${again} of ${name}`}
          onClick={() => acts.perform({ do: 'reload', who, weapon: id })}
        >
          {flagText(weapon)}
        </button>
      );
    if (motor === 'runs')
      return (
        <button
          key={id}
          type="button"
          className="flag small"
          title={words.itIsHeardInEach}
          aria-label={words.stopTheChainSawOf(name)}
          onClick={() => acts.perform({ do: 'stop-saw', who, weapon: id })}
        >
          {words.sawRunsStop}
        </button>
      );
    if (motor === 'empty')
      return (
        <span key={id} className="flag">
          {words.sawOutOfFuel}
        </span>
      );
    const isOut = ammo !== null && !ammo.loaded;
    return isOut ? (
      <span key={id} className="flag">
        {words.emptyNoClipLeft}
      </span>
    ) : null;
  });
});

type Weapon = FighterView['weapons'][number];

function againText({ thrown, motor }: Weapon): string {
  if (thrown) return words.pickUp;
  return motor === 'stalled' ? words.startAgain : words.reload;
}

function flagText({ thrown, motor, barrels }: Weapon): string {
  if (thrown) return words.thrownPickUp;
  if (motor === 'stalled') return words.sawStalledStart;
  return barrels !== null && barrels.left > 0 ? words.oneBarrelReload : 'empty: reload';
}
