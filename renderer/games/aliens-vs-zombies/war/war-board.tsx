/** The board of a war: the town that is fought for, or the war itself. */
import type { State } from '../../../../src/rules/aliens-vs-zombies/state.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import { RunBoard } from '../../../components/run/run-board.tsx';
import type { BoardProps } from '../../game-screens.ts';
import { AvzBoard } from '../board.tsx';
import { WarScreen } from './war-screen.tsx';

const CALLED = { game: 'The town', run: 'The war' } as const;

export function WarBoard({ view, ...board }: BoardProps) {
  const { ledger, game } = view.state as LinkedState<WarLedger, State>;
  return (
    <RunBoard
      called={CALLED}
      game={game === null ? null : <AvzBoard {...board} view={{ ...view, state: game }} />}
      run={<WarScreen view={view} ledger={ledger} isOn={game !== null} />}
    />
  );
}
