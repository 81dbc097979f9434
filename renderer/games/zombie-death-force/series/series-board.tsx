/** The board of a series: the card table of the game that is on, or the series itself. */
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import type { SeriesLedger } from '../../../../src/rules/zombie-death-force/series/ledger.ts';
import type { ZdfState } from '../../../../src/rules/zombie-death-force/state.ts';
import { RunBoard } from '../../../components/run/run-board.tsx';
import type { BoardProps } from '../../game-screens.ts';
import { CardTable } from '../table/card-table.tsx';
import { SeriesScreen } from './series-screen.tsx';

const CALLED = { game: 'The game', run: 'The series' } as const;

export function SeriesBoard(props: BoardProps) {
  const { ledger, game } = props.view.state as LinkedState<SeriesLedger, ZdfState>;
  return (
    <RunBoard
      called={CALLED}
      game={game === null ? null : <CardTable {...props} />}
      run={<SeriesScreen view={props.view} ledger={ledger} />}
    />
  );
}
