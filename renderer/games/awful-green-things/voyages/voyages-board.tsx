/** The board of the voyages: the one that is under way, or the run itself. */
import type { State } from '../../../../src/rules/awful-green-things/state.ts';
import type { VoyagesLedger } from '../../../../src/rules/awful-green-things/voyages/ledger.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import { RunBoard } from '../../../components/run/run-board.tsx';
import type { BoardProps } from '../../game-screens.ts';
import { AgtBoard } from '../board/board.tsx';
import { VoyagesScreen } from './voyages-screen.tsx';

const CALLED = { game: 'The ship', run: 'The voyages' } as const;

export function VoyagesBoard(props: BoardProps) {
  const { ledger, game } = props.view.state as LinkedState<VoyagesLedger, State>;
  return (
    <RunBoard
      called={CALLED}
      game={game === null ? null : <AgtBoard {...props} />}
      run={<VoyagesScreen view={props.view} ledger={ledger} isOn={game !== null} />}
    />
  );
}
