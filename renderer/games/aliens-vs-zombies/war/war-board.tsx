/** The board of a war: the town that is fought for, or between two towns the war itself; in a town one may look at the war too. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { State } from '../../../../src/rules/aliens-vs-zombies/state.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import type { BoardProps } from '../../game-screens.ts';
import { AvzBoard } from '../board.tsx';
import styles from './war.module.css';
import { WarScreen } from './war-screen.tsx';

export function WarBoard({ view, ...board }: BoardProps) {
  const { ledger, game } = view.state as LinkedState<WarLedger, State>;
  const [shown, setShown] = useState<'town' | 'war'>('town');
  if (game === null) return <WarScreen view={view} ledger={ledger} />;
  return (
    <>
      <SegmentedControl
        className={styles.twin ?? ''}
        size="xs"
        aria-label="Show of the war"
        data={[
          { value: 'town', label: 'The town' },
          { value: 'war', label: 'The war' },
        ]}
        value={shown}
        onChange={(to) => setShown(to === 'war' ? 'war' : 'town')}
      />
      {shown === 'war' ? (
        <WarScreen view={view} ledger={ledger} isOn />
      ) : (
        <AvzBoard {...board} view={{ ...view, state: game }} />
      )}
    </>
  );
}
