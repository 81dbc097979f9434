import type { KeyboardEvent } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { usePlay } from '../play-context.ts';
import { toReload } from '../reload.ts';
import { CONDITION_WORDS, conditionOfKey } from '../words.ts';

/** Keys of the line that has the focus: forms, counts, and how the figure stands. */
export function useRowKeys(fighter: FighterView): (event: KeyboardEvent) => void {
  const { acts, open } = usePlay();
  const { who, group, condition } = fighter;
  const killed = (of: 'zombies' | 'people') =>
    acts.perform({ do: 'count-kills', who, of, by: 1 }, { each: true });
  const reload = () => {
    const weapon = toReload(fighter);
    if (weapon !== undefined) acts.perform({ do: 'reload', who, weapon });
  };
  const own = (form: 'examine' | 'mercy') => {
    if (group === null) open({ form, who });
  };

  const deeds: Readonly<Record<string, () => void>> = {
    f: () => open({ form: 'fire', who }),
    r: reload,
    z: () => killed('zombies'),
    p: () => killed('people'),
    c: () => open({ form: 'check', who, check: null }),
    t: () => open({ form: 'task', who }),
    e: () => own('examine'),
    m: () => own('mercy'),
  };

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (acts.asking !== undefined) return;
    const deed = event.shiftKey ? undefined : deeds[event.key];
    const to = conditionOfKey(event.key);
    if (deed === undefined && to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (deed !== undefined) deed();
    else if (to !== undefined && to !== condition) {
      const byZombie = event.shiftKey && CONDITION_WORDS[to].zombies;
      acts.perform({ do: 'mark', who, condition: to, byZombie });
    }
  };
}
