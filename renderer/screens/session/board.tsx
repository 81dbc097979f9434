/** The place of the game's own board: fetched with the game, which whoever shows it waits for; its twin in words beside it. */
import { SegmentedControl } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import type { SessionView } from '../../../src/contract/sessions.ts';
import { announce } from '../../client/announce.ts';
import type { BoardProps, LoadBoard } from '../../games/game-screens.ts';
import { partOfGame } from './part-of-game.ts';
import { PlaceTable } from './place-table.tsx';
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

/** All there is to see of a game, in words: beside a board its twin, without one the board itself. */
interface InWordsProps {
  readonly view: SessionView;
  /** Back to the board, where there is one. */
  readonly onBoard?: () => void;
}

function InWords({ view: { inWords, told }, onBoard }: InWordsProps) {
  const { title, facts, tables } = inWords;
  const places = tables.some((table) => table.places.length > 0);
  const words = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'm' && onBoard !== undefined) onBoard();
    else if (key === 'l') announce(told.at(-1)?.text ?? 'Nothing has happened in this step yet.');
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what stands inside.
    <div ref={words} className={styles.words} onKeyDown={press}>
      {title !== null && <h2 className={styles.inWordsTitle}>{title}</h2>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {tables.map((table) => (
        <PlaceTable key={table.title} table={table} />
      ))}
      {places && (
        <p className={styles.keys}>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> place
          </span>
          <span>
            <kbd>C</kbd> <kbd>4</kbd> go to C4
          </span>
          <span>
            <kbd>N</kbd> what’s next to it
          </span>
          <span>
            <kbd>L</kbd> last line again
          </span>
          {onBoard !== undefined && (
            <span>
              <kbd>M</kbd> board
            </span>
          )}
        </p>
      )}
    </div>
  );
}
