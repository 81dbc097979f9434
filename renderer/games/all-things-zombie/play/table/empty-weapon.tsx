/** Words on a figure’s line for a weapon that can’t fire or a chain saw that runs, and the button that reloads or stops it. */
import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { weaponText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { usePlay } from '../state/play-context.ts';
import { mayReload } from '../state/reload.ts';

const THROWN = { text: 'thrown: pick up', brief: 'thrown' };

const SAW_STALLED = { text: 'saw stalled: start', brief: 'saw stalled' };

const ONE_BARREL = { text: 'one barrel: reload', brief: 'one barrel' };

const EMPTY = { text: 'empty: reload', brief: 'empty' };

const SAW_RUNS = { text: 'saw runs: stop', brief: 'saw runs' };

const SAW_OUT_OF_FUEL = { text: 'saw out of fuel', brief: 'no fuel' };

const EMPTY_NO_CLIP_LEFT = { text: 'empty, no clip left', brief: 'no clip left' };

export type Weapon = FighterView['weapons'][number];

interface Said {
  readonly text: string;
  readonly brief: string;
}

/** Word for why a weapon can’t fire; undefined for one that can. */
export function emptyWord(weapon: Weapon): Said | undefined {
  const { ammo, motor, thrown, barrels } = weapon;
  if (mayReload(weapon)) {
    if (thrown) return THROWN;
    if (motor === 'stalled') return SAW_STALLED;
    return barrels !== null && barrels.left > 0 ? ONE_BARREL : EMPTY;
  }
  if (motor === 'runs') return SAW_RUNS;
  if (motor === 'empty') return SAW_OUT_OF_FUEL;
  return ammo !== null && !ammo.loaded ? EMPTY_NO_CLIP_LEFT : undefined;
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
        title="It is heard in each turn in which it runs"
        aria-label={`Stop the chain saw of ${name}`}
        onClick={() => acts.perform({ do: 'stop-saw', who, weapon: id })}
      >
        {said}
      </button>
    );
  return <span className="flag">{said}</span>;
});

function againText({ thrown, motor }: Weapon): string {
  if (thrown) return 'Pick up';
  return motor === 'stalled' ? 'Start again' : 'Reload';
}
