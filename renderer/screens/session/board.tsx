/** The place of the game's own board: fetched with the game, which whoever shows it waits for; its twin in words beside it. */
import { SegmentedControl } from '@mantine/core';
import type { BoardProps, LoadBoard } from '../../games/game-screens.ts';
import { InWords } from './in-words.tsx';
import { partOfGame } from './part-of-game.ts';
import styles from './session.module.css';

interface BoardSlotProps extends BoardProps {
  readonly load: LoadBoard | undefined;
  readonly inWords: boolean;
  readonly onInWords: (inWords: boolean) => void;
}

export function BoardSlot({ load, inWords, onInWords, ...props }: BoardSlotProps) {
  const Board = load && partOfGame<BoardProps>(load);
  if (Board === undefined) return <InWords view={props.view} />;
  if (inWords) return <InWords view={props.view} onBoard={() => onInWords(false)} />;
  return <Board {...props} />;
}

/** The board, or its twin; beside the title, so that the board has all the height. */
export function TwinSwitch({ inWords, onInWords }: Pick<BoardSlotProps, 'inWords' | 'onInWords'>) {
  return (
    <SegmentedControl
      className={styles.twin ?? ''}
      size="xs"
      aria-label="Show"
      data={[
        { value: 'board', label: 'Board' },
        { value: 'words', label: 'In words' },
      ]}
      value={inWords ? 'words' : 'board'}
      onChange={(to) => onInWords(to === 'words')}
    />
  );
}
