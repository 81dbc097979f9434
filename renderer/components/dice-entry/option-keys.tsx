import { Button } from '@mantine/core';
import type { Choice } from '../../../src/contract/questions.ts';
import { wholePercent } from '../../text/percent.ts';
import { AppKey } from './app-key.tsx';
import styles from './dice-entry.module.css';
import type { DiceEntryProps } from './props.ts';
import { useOptionKeys } from './use-option-keys.ts';

/** Outcomes that an option may lead to: `Join 67 % · Part 33 %`. */
function Outcomes({ of }: { readonly of: NonNullable<Choice['options'][number]['outcomes']> }) {
  const open = of.filter(({ n }) => n > 0);
  const text = open.map((one) => `${one.text} ${wholePercent(one.n / one.of)}`).join(' · ');
  return <span className={styles.outcomes}>{text}</span>;
}

interface OptionKeysProps extends Pick<DiceEntryProps, 'onAnswer' | 'typed'>, Choice {}

/** A decision: each option has its number for a key, of two digits where there are ten or more. */
export function OptionKeys({ options, usual, onAnswer, typed }: OptionKeysProps) {
  const { press, keyOf, buttonOf } = useOptionKeys({ options, onAnswer, typed });
  const byDefault = options.find(({ id }) => id === usual);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside.
    <div className={styles.fields} onKeyDown={press}>
      {options.map((option, at) => (
        <Button
          key={option.id}
          {...buttonOf(at)}
          leftSection={<kbd data-begun={keyOf(at).isBegun || undefined}>{keyOf(at).label}</kbd>}
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
