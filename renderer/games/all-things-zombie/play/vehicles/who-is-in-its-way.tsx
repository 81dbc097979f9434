/** The list, in the form of a drive, of the figures and zombies it runs down. */
import { NativeSelect } from '@mantine/core';
import styles from '../combat/combat.module.css';
import { Tick } from '../fields/tick.tsx';
import { DRIVING_KEYS } from '../keys/table.ts';
import type { InTheWay } from './driving.ts';

interface WhoIsInItsWayProps {
  readonly over: readonly InTheWay[];
  readonly choices: { readonly value: string; readonly label: string }[];
  readonly marked: number;
  readonly onMark: (at: number) => void;
  readonly onChange: (at: number, to: Partial<InTheWay>) => void;
}

/** List of those whom the vehicle runs down, one after another. */
export function WhoIsInItsWay({ over, choices, marked, onMark, onChange }: WhoIsInItsWayProps) {
  if (over.length === 0) return null;
  return (
    <ol className={styles.aims} aria-label="In its way">
      {over.map((one, nth) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: zombies have no names.
          key={nth}
          data-row={nth === marked && over.length > 1 ? '' : undefined}
          onFocus={() => onMark(nth)}
        >
          <NativeSelect
            aria-label="Runs down"
            value={one.at}
            onChange={(event) => onChange(nth, { at: event.currentTarget.value })}
            data={choices}
          />
          {!one.at.startsWith('z') && (
            <Tick
              label="Lies flat"
              letter={DRIVING_KEYS.prone}
              checked={one.prone}
              onTurn={() => onChange(nth, { prone: !one.prone })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
