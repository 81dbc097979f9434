/** The place of the game's own board: fetched with the game, its twin in words beside it. */
import { SegmentedControl } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { BoardProps, LoadBoard } from '../../games/game-screens.ts';
import { InWords } from './in-words.tsx';
import styles from './session.module.css';
import { words as said } from './text/board.ts';

interface BoardSlotProps extends BoardProps {
  readonly load: LoadBoard | undefined;
  readonly inWords: boolean;
  readonly onInWords: (inWords: boolean) => void;
}

export function BoardSlot({ load, inWords, onInWords, ...props }: BoardSlotProps) {
  const Board = useMemo(
    (): ComponentType<BoardProps> | undefined =>
      load === undefined ? undefined : lazy(async () => ({ default: await load() })),
    [load],
  );
  if (Board === undefined) return <InWords view={props.view} />;
  if (inWords) return <InWords view={props.view} onBoard={() => onInWords(false)} />;
  return (
    <Suspense fallback={null}>
      <Board {...props} />
    </Suspense>
  );
}

/** The board, or its twin; beside the title, so that the board has all the height. */
export function TwinSwitch({ inWords, onInWords }: Pick<BoardSlotProps, 'inWords' | 'onInWords'>) {
  return (
    <SegmentedControl
      className={styles.twin ?? ''}
      size="xs"
      aria-label={said.show}
      data={[
        { value: 'board', label: said.board },
        { value: 'words', label: said.inWords },
      ]}
      value={inWords ? 'words' : 'board'}
      onChange={(to) => onInWords(to === 'words')}
    />
  );
}
