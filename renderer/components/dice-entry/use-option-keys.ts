/** Options answered by their numbers: what is typed of a number, and what was typed before the question stood there. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '../../../src/contract/questions.ts';
import { numberLabel, typeNumber } from '../number-keys.ts';
import type { DiceEntryProps } from './props.ts';
import { APP_KEY, optionTyped } from './typed-keys.ts';

interface OptionKeysOf extends Pick<DiceEntryProps, 'onAnswer' | 'typed'>, Pick<Choice, 'options'> {}

export function useOptionKeys({ options, onAnswer, typed }: OptionKeysOf) {
  const first = useRef<HTMLButtonElement>(null);
  const [number, setNumber] = useState('');
  // Keys typed before the question came are filled in by a layout effect, so that they stand there before the next key is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question opens.
  useLayoutEffect(() => {
    if (typed.arePassedBy?.() !== true) first.current?.focus();
    const { value, entry, rest } = optionTyped(
      typed.take(),
      options.map(({ id }) => id),
    );
    setNumber(value);
    if (entry !== undefined) onAnswer(entry);
    typed.giveBack(rest);
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === APP_KEY) return onAnswer('app');
    const next = typeNumber(number, event.key, options.length);
    if (next === undefined) return;
    setNumber(next.typed);
    const option = options[next.picked ?? -1];
    if (option !== undefined) onAnswer({ own: option.id });
  };

  return {
    press,
    /** Number of the option at that index, and whether its digits have been begun. */
    keyOf: (at: number) => {
      const label = numberLabel(at, options.length);
      return { label, isBegun: number !== '' && label.startsWith(number) };
    },
    /** Props of the option’s button: the first button has the focus, and a single digit is announced as the short cut. */
    buttonOf: (at: number) => ({
      ...(at === 0 ? { ref: first } : {}),
      ...(options.length < 10 ? { 'aria-keyshortcuts': numberLabel(at, options.length) } : {}),
    }),
  };
}
