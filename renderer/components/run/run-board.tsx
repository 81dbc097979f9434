/** The board of a run: the game that is on, or between two games the run itself; in a game one may look at the run too. */
import { SegmentedControl } from '@mantine/core';
import { type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { BesideTitle } from '../beside-title.ts';

interface RunBoardProps {
  /** The board of the game that is on; null between two. */
  readonly game: ReactNode | null;
  readonly run: ReactNode;
  /** `The town`, `The war` */
  readonly called: { readonly game: string; readonly run: string };
}

export function RunBoard({ game, run, called }: RunBoardProps) {
  const [shown, setShown] = useState<'game' | 'run'>('game');
  const title = use(BesideTitle);
  if (game === null) return run;
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label="Game or run"
      data={[
        { value: 'game', label: called.game },
        { value: 'run', label: called.run },
      ]}
      value={shown}
      onChange={(to) => setShown(to === 'run' ? 'run' : 'game')}
    />
  );
  return (
    <>
      {title !== null && createPortal(choice, title)}
      {shown === 'run' ? run : game}
    </>
  );
}
