/** The place of the game's own board: fetched with the game, its twin in words beside it. */
import { SegmentedControl } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import type { BoardProps, LoadBoard } from '../../games/game-screens.ts';
import { InWords } from './in-words.tsx';
import styles from './session.module.css';

interface BoardSlotProps extends BoardProps {
  readonly load: LoadBoard | undefined;
}

export function BoardSlot({ load, ...props }: BoardSlotProps) {
  const [shown, setShown] = useState<'board' | 'words'>('board');
  const Board = useMemo(
    (): ComponentType<BoardProps> | undefined =>
      load === undefined ? undefined : lazy(async () => ({ default: await load() })),
    [load],
  );
  if (Board === undefined) return <InWords {...props.view.inWords} />;
  return (
    <>
      <SegmentedControl
        className={styles.twin ?? ''}
        size="xs"
        aria-label="Show"
        data={[
          { value: 'board', label: 'Board' },
          { value: 'words', label: 'In words' },
        ]}
        value={shown}
        onChange={(to) => setShown(to === 'words' ? 'words' : 'board')}
      />
      {shown === 'words' ? (
        <InWords {...props.view.inWords} />
      ) : (
        <Suspense fallback={null}>
          <Board {...props} />
        </Suspense>
      )}
    </>
  );
}
