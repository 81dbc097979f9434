import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { weaponText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { usePlay } from '../play-context.ts';
import { mayReload } from '../reload.ts';
import { words } from './text/empty-weapon.ts';

export type Weapon = FighterView['weapons'][number];

interface Said {
  readonly text: string;
  readonly brief: string;
}

/** Undefined of one that can fire. */
export function emptyWord(weapon: Weapon): Said | undefined {
  const { ammo, motor, thrown, barrels } = weapon;
  if (mayReload(weapon)) {
    if (thrown) return words.thrown;
    if (motor === 'stalled') return words.sawStalled;
    return barrels !== null && barrels.left > 0 ? words.oneBarrel : words.empty;
  }
  if (motor === 'runs') return words.sawRuns;
  if (motor === 'empty') return words.sawOutOfFuel;
  return ammo !== null && !ammo.loaded ? words.emptyNoClipLeft : undefined;
}

interface EmptyWeaponProps {
  readonly who: string;
  readonly name: string;
  readonly weapon: Weapon;
  readonly said: string;
}

/** A weapon that can’t fire any more, or a saw that is heard: a press reloads it as long as there is a clip, or stops it. */
export const EmptyWeapon = memo(function EmptyWeapon({ who, name, weapon, said }: EmptyWeaponProps) {
  const { acts } = usePlay();
  const { id, motor } = weapon;
  const again = `${againText(weapon)} the ${weaponText(weapon.weapon)}`;
  if (mayReload(weapon))
    return (
      <button
        type="button"
        className="flag"
        title={again}
        aria-label={`${again} of ${name}`}
        onClick={() => acts.perform({ do: 'reload', who, weapon: id })}
      >
        {said}
      </button>
    );
  if (motor === 'runs')
    return (
      <button
        type="button"
        className="flag"
        title={words.itIsHeardInEach}
        aria-label={words.stopTheChainSawOf(name)}
        onClick={() => acts.perform({ do: 'stop-saw', who, weapon: id })}
      >
        {said}
      </button>
    );
  return <span className="flag">{said}</span>;
});

function againText({ thrown, motor }: Weapon): string {
  if (thrown) return words.pickUp;
  return motor === 'stalled' ? words.startAgain : words.reload;
}
