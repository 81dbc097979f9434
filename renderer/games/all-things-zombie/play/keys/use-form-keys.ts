/** The hook by which Play’s forms answer to their letters, to the arrows and to Enter. */
import type { KeyboardEvent, RefObject } from 'react';
import { isTyping } from '../../../../client/keys.ts';
import type { Key } from '../state/key.ts';
import { usePlay } from '../state/play-context.ts';
import { pressed } from './table.ts';

const isTick = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'checkbox';
/** True for a field in which a value is chosen or typed; a tick is turned by its letter, too. */
const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('select, input[inputmode]');

/** Several in the form, of which one is marked. */
interface Marked {
  readonly count: number;
  readonly marked: number;
  readonly onMark: (at: number) => void;
}

/**
 * Keys of an open form of Play: its letters, as long as no field is typed in and nothing is asked; arrows walk what is marked;
 * Enter leaves a field for the button, and pressed again does it.
 */
export function useFormKeys<K extends string>(
  keys: Readonly<Record<K, Key>>,
  does: (key: K) => void,
  button: RefObject<HTMLButtonElement | null>,
  several?: Marked,
): (event: KeyboardEvent) => void {
  const { acts } = usePlay();
  const letters = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (acts.state.get().asking !== undefined) return;
    if (isTyping(event.target) && !isTick(event.target)) return;
    const key = pressed(keys, event);
    if (key === undefined) return;
    event.preventDefault();
    does(key);
  };
  return (event) => {
    const field = isField(event.target);
    const step = STEPS.get(event.key);
    if (event.key === 'Enter' && field) {
      event.preventDefault();
      button.current?.focus();
    } else if (step !== undefined && !field && several !== undefined && several.count > 1) {
      event.preventDefault();
      several.onMark(Math.min(several.count - 1, Math.max(0, several.marked + step)));
    } else letters(event);
  };
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);
