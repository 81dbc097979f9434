import { Button } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '../../../src/contract/questions.ts';
import { wholePercent } from '../../text/percent.ts';
import { numberLabel, typeNumber } from '../number-keys.ts';
import { AppKey } from './app-key.tsx';
import styles from './dice-entry.module.css';
import type { DiceEntryProps } from './props.ts';
import { APP_KEY, optionTyped } from './typed-keys.ts';

/** What an option may lead to: `Join 67 % · Part 33 %`. */
function Outcomes({ of }: { readonly of: NonNullable<Choice['options'][number]['outcomes']> }) {
  const open = of.filter(({ n }) => n > 0);
  const text = open.map((one) => `${one.text} ${wholePercent(one.n / one.of)}`).join(' · ');
  return <span className={styles.outcomes}>{text}</span>;
}

interface OptionKeysProps extends Pick<DiceEntryProps, 'onAnswer' | 'typed'>, Choice {}

/** A decision: each option has its number for a key, of two digits where there are ten or more. */
export function OptionKeys({ options, usual, onAnswer, typed }: OptionKeysProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [number, setNumber] = useState('');
  const byDefault = options.find(({ id }) => id === usual);
  const label = (at: number) => numberLabel(at, options.length);
  // What was typed already stands there before the next key comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question opens.
  useLayoutEffect(() => {
    first.current?.focus();
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

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside.
    <div className={styles.fields} onKeyDown={press}>
      {options.map((option, at) => (
        <Button
          key={option.id}
          {...(at === 0 ? { ref: first } : {})}
          {...(options.length < 10 ? { 'aria-keyshortcuts': label(at) } : {})}
          leftSection={
            <kbd data-begun={(number !== '' && label(at).startsWith(number)) || undefined}>{label(at)}</kbd>
          }
          onClick={() => onAnswer({ own: option.id })}
        >
          <span className={styles.option}>
            {option.text}
            {option.does !== undefined && <span className={styles.outcomes}>{option.does}</span>}
            {option.outcomes !== undefined && <Outcomes of={option.outcomes} />}
          </span>
        </Button>
      ))}
      <AppKey
        text={byDefault ? `Default: ${byDefault.text}` : 'Let the app draw'}
        onPress={() => onAnswer('app')}
      />
    </div>
  );
}
