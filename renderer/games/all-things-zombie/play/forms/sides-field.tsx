import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { MOST_SIDE } from '../../../../../src/contract/limits.ts';
import { off } from '../../../../components/off.ts';
import { roomInField, roomInLine } from '../../../../components/room.ts';
import styles from '../play.module.css';
import { useKept, useUnderWay } from '../play-context.ts';
import { missingSides, PARTY, sideTitle } from './sides.ts';

const MOST_SIDES = 12;
const FEWEST = 2;
/** The text of a side on its way. */
const SIDE = 'side';

/** Who rolls for activation next: dropped with a press, added by name. */
export function SidesField({ sides }: { readonly sides: readonly string[] }) {
  const kept = useKept();
  const groups = useUnderWay((encounter) => encounter.groups);
  const [isOpen, setOpen] = useState(false);
  const typed = kept.textOf(SIDE);
  const adding = isOpen || typed !== '' ? typed : undefined;
  const setAdding = (to: string | undefined) => {
    setOpen(to !== undefined);
    kept.setText(SIDE, to ?? '');
  };
  const missing = missingSides(sides);
  const isGroup = (side: string) => groups.some(({ id }) => id === side);
  const add = (side: string) => kept.setSides([...sides, side]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const name = adding?.trim() ?? '';
    if (roomInLine(name, MOST_SIDE).over) return;
    if (name !== '' && !sides.includes(name)) add(name);
    setAdding(undefined);
  };
  return (
    <div className={styles.sides}>
      <ul aria-label="Sides of the next turn">
        {sides.map((side) => (
          <li key={side} className="tag">
            <span className="name">{sideTitle(side, { groups })}</span>
            {side !== PARTY && !isGroup(side) && sides.length > FEWEST && (
              <button
                type="button"
                aria-label={`${side} rolls no longer`}
                onClick={() => kept.setSides(sides.filter((one) => one !== side))}
              >
                <IconX size={14} stroke={1.6} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {missing.map((side) => (
        <Button key={side} size="sm" variant="subtle" onClick={() => add(side)}>
          Add {side}
        </Button>
      ))}
      {adding === undefined ? (
        <Button
          size="sm"
          variant="subtle"
          {...off(sides.length >= MOST_SIDES)}
          onClick={() => sides.length < MOST_SIDES && setAdding('')}
        >
          Add a side
        </Button>
      ) : (
        <form className={styles.adding} onSubmit={send}>
          <TextInput
            size="sm"
            autoFocus
            aria-label="Name of the side"
            {...roomInField(adding, MOST_SIDE)}
            value={adding}
            onChange={(event) => setAdding(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setAdding(undefined);
            }}
          />
          <Button size="sm" type="submit" {...off(roomInLine(adding, MOST_SIDE).over)}>
            Add
          </Button>
        </form>
      )}
    </div>
  );
}
