import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../../app/keys.ts';
import { type Key, pressed } from '../keys/table.ts';
import { usePlay } from '../play-context.ts';

const isTick = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'checkbox';

/** Letters of an open form, as long as no field is typed in and nothing is asked. */
export function useCombatKeys<K extends string>(
  keys: Readonly<Record<K, Key>>,
  does: (key: K) => void,
): (event: KeyboardEvent) => void {
  const { acts } = usePlay();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (acts.state.get().asking !== undefined) return;
    if (isTyping(event.target) && !isTick(event.target)) return;
    const key = pressed(keys, event);
    if (key === undefined) return;
    event.preventDefault();
    does(key);
  };
}
