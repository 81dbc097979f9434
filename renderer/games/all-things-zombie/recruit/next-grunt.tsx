import { Button } from '@mantine/core';
import { IconDice3 } from '@tabler/icons-react';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import styles from './recruit-screen.module.css';
import type { Recruit } from './use-recruit.ts';

interface NextGruntProps {
  readonly place: number;
  readonly of: number;
  readonly dice: 'app' | 'own';
  readonly recruit: Recruit;
}

/** The Grunt who comes next: one die for the table, one card for the row. */
export function NextGrunt({ place, of, dice, recruit }: NextGruntProps) {
  const title = `Grunt ${place} of ${of}`;
  const { asking } = recruit;
  return (
    <li className={styles.slot} aria-label={title}>
      <div className={styles.place}>
        <b>{title}</b>
      </div>
      <div>
        {asking?.deed.again === null ? (
          <DicePanel acts={{ ...recruit, error: recruit.error?.message }} title={title} />
        ) : (
          <Button
            data-next-grunt
            {...off(asking !== undefined)}
            leftSection={<IconDice3 size={18} stroke={1.6} aria-hidden />}
            onClick={() => recruit.next(place, dice)}
          >
            {dice === 'own' ? 'Enter a die and a card' : 'Roll a die and draw a card'}
          </Button>
        )}
      </div>
    </li>
  );
}
