/** The sides of the next turn, each added or left out by a button. */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import styles from '../play.module.css';
import { useKept, useUnderWay } from '../state/play-context.ts';
import { missingSides, PARTY, sideTitle } from '../state/sides.ts';

const FEWEST = 2;

/** Field for the sides that roll for activation next: the zombies may be left out where there are others. */
export function SidesField({ sides }: { readonly sides: readonly string[] }) {
  const kept = useKept();
  const groups = useUnderWay('groups');
  const isGroup = (side: string) => groups.some(({ id }) => id === side);
  return (
    <div className={styles.sides}>
      <ul aria-label="Sides of the next turn">
        {sides.map((side) => (
          <li key={side} className="tag">
            <span className="name">{sideTitle(side, { groups })}</span>
            {side !== PARTY && !isGroup(side) && sides.length > FEWEST && (
              <button
                type="button"
                aria-label={`${side} roll no longer`}
                onClick={() => kept.get().setSides(sides.filter((one) => one !== side))}
              >
                <IconX size={14} stroke={1.6} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {missingSides(sides).map((side) => (
        <Button key={side} size="sm" variant="subtle" onClick={() => kept.get().setSides([...sides, side])}>
          {`Add ${side}`}
        </Button>
      ))}
    </div>
  );
}
