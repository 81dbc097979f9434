/** A small whole number in the player's hand: typed, or a step up or down. */
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { off } from './off.ts';
import styles from './stepper.module.css';

interface StepperProps {
  readonly id: string;
  /** Name of the thing counted, for the two buttons: `Rep`. */
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Step by which a press goes up or down. */
  readonly step?: number;
  /** False while it stands as it was filled in; in the player's pen otherwise. */
  readonly changed?: boolean;
  readonly onChange: (value: number) => void;
}

export function Stepper({ id, label, value, least, most, step = 1, changed = true, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string>();
  const take = (next: number) => {
    setTyped(undefined);
    onChange(Math.min(Math.max(next, least), most));
  };
  const type = (text: string) => {
    setTyped(text);
    if (/^\d+$/.test(text)) onChange(Number(text));
  };
  return (
    <span className={styles.stepper} data-filled={!changed || undefined}>
      <button
        type="button"
        aria-label={`${label}: one less`}
        {...off(value <= least)}
        onClick={() => value > least && take(value - step)}
      >
        <IconMinus size={16} stroke={1.6} aria-hidden />
      </button>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => take(value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') take(value + step);
          if (event.key === 'ArrowDown') take(value - step);
        }}
      />
      <button
        type="button"
        aria-label={`${label}: one more`}
        {...off(value >= most)}
        onClick={() => value < most && take(value + step)}
      >
        <IconPlus size={16} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
}
