/** The board of a flight: the table of the night that is on, or the flight itself. */
import type { FlightLedger } from '../../../../src/rules/alien-zombie-tentacle/flight/ledger.ts';
import type { AztaState } from '../../../../src/rules/alien-zombie-tentacle/state.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import { RunBoard } from '../../../components/run/run-board.tsx';
import type { BoardProps } from '../../game-screens.ts';
import { CardTable } from '../table/card-table.tsx';
import { FlightScreen } from './flight-screen.tsx';

const CALLED = { game: 'The night', run: 'The flight' } as const;

export function FlightBoard(props: BoardProps) {
  const { ledger, game } = props.view.state as LinkedState<FlightLedger, AztaState>;
  return (
    <RunBoard
      called={CALLED}
      game={game === null ? null : <CardTable {...props} />}
      run={<FlightScreen view={props.view} ledger={ledger} />}
    />
  );
}
