import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { APP_KEY, AppKey } from './app-key.tsx';
import styles from './dice-entry.module.css';
import type { DiceEntryProps } from './dice-entry.tsx';

interface OptionKeysProps extends Pick<DiceEntryProps, 'onAnswer'> {
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly busy: boolean;
}

/** A decision: each option has its number for a key. */
export function OptionKeys({ options, onAnswer, busy }: OptionKeysProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = options[Number(event.key) - 1];
    if (option !== undefined) onAnswer({ own: option.id });
    else if (event.key.toLowerCase() === APP_KEY) onAnswer('app');
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside.
    <div className={styles.fields} onKeyDown={press}>
      {options.map((option, index) => (
        <Button
          key={option.id}
          {...(index === 0 ? { ref: first } : {})}
          disabled={busy}
          aria-keyshortcuts={`${index + 1}`}
          leftSection={<kbd>{index + 1}</kbd>}
          onClick={() => onAnswer({ own: option.id })}
        >
          {option.text}
        </Button>
      ))}
      <AppKey text="The usual one" busy={busy} onPress={() => onAnswer('app')} />
    </div>
  );
}
