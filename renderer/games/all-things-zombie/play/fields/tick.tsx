/** One tick of Play’s forms, which says where the campaign knows it from. */
import { Checkbox } from '@mantine/core';
import { off } from '../../../../components/off.ts';
import { keyText } from '../keys/table.ts';
import type { Key } from '../state/key.ts';

interface TickProps {
  readonly label: string;
  readonly letter?: Key;
  readonly checked: boolean;
  readonly onTurn: () => void;
  /** The campaign knows it, whatever the player would say. */
  readonly known?: boolean;
  /** Source of what the campaign knows, or of what the app would have it, where the player may say otherwise. */
  readonly by?: string;
}

/** Something that only the player sees, with its letter. */
export function Tick({ label, letter, checked, onTurn, known = false, by }: TickProps) {
  return (
    <Checkbox
      size="sm"
      checked={checked || known}
      onChange={() => {
        if (!known) onTurn();
      }}
      {...off(known)}
      label={
        <>
          {label}
          {(known || by !== undefined) && ` (${by ?? 'on record'})`}
          {letter !== undefined && (
            <>
              {' '}
              <kbd aria-hidden>{keyText(letter)}</kbd>
            </>
          )}
        </>
      }
    />
  );
}
