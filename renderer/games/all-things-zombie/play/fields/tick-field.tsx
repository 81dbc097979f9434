/** A field of ticks for Play’s forms, and the button that ticks all. */
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { off } from '../../../../components/off.ts';
import { keyText, WHO_KEYS } from '../keys/table.ts';
import styles from '../play.module.css';

interface Choice {
  readonly id: string;
  readonly label: string;
  /** Stands there to say why, and can’t be ticked. */
  readonly isOff?: boolean;
}

interface TickFieldProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (ticked: readonly string[]) => void;
  readonly onAll: () => void;
  /** Words about those who are ticked. */
  readonly children?: ReactNode;
}

/** Any number of these; the first of them has the focus while none is ticked. */
export function TickField({ legend, choices, value, onChange, onAll, children }: TickFieldProps) {
  const first = value.length === 0 ? { 'data-first': true } : {};
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {choices.map(({ id, label, isOff = false }, at) => (
        <Checkbox
          key={id}
          {...(at === 0 ? first : {})}
          label={isOff ? <span className="quiet">{label}</span> : label}
          checked={value.includes(id)}
          {...off(isOff)}
          onChange={(event) => {
            if (isOff) return;
            onChange(event.currentTarget.checked ? [...value, id] : value.filter((one) => one !== id));
          }}
        />
      ))}
      {children}
      <button type="button" className={`quiet-link ${styles.all}`} onClick={onAll}>
        All <kbd>{keyText(WHO_KEYS.all)}</kbd>
      </button>
    </fieldset>
  );
}
