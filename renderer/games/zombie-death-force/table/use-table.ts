/** The table as its screen draws it: the game's own state, seen from the player's chair by the figures that hold. */
import { useMemo } from 'react';
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import type { SeriesLedger } from '../../../../src/rules/zombie-death-force/series/ledger.ts';
import type { ZdfState } from '../../../../src/rules/zombie-death-force/state.ts';
import { type TableView, tableView } from '../../../../src/rules/zombie-death-force/text/table/table.ts';
import type { ZdfSeat } from '../../../../src/rules/zombie-death-force/types.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';

/**
 * State of the game, or of the game of a series that is on; undefined between two games. The state comes back as its rules have made it.
 */
export function gameIn({ state }: Pick<SessionView, 'state'>): ZdfState | undefined {
  const own = state as ZdfState | LinkedState<SeriesLedger, ZdfState>;
  return 'ledger' in own ? (own.game ?? undefined) : own;
}

/** Chair to look from: that of whoever is asked, else the first that the player holds, else that of the player on turn. */
export function chairOf(
  { question, seats }: Pick<SessionView, 'question' | 'seats'>,
  turn: ZdfSeat,
): ZdfSeat {
  const held = Object.entries(seats).find(([, holder]) => holder === 'player');
  return (question?.seat ?? held?.[0] ?? turn) as ZdfSeat;
}

/** View of the table; at an earlier moment nothing is asked any more. */
export function useTable(view: SessionView, isPast = false): TableView | undefined {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  return useMemo(() => {
    const game = gameIn(view);
    if (game === undefined || corrections === undefined) return undefined;
    const { question } = view;
    const asking = question?.kind === 'choose' && !isPast ? question : undefined;
    return tableView(game, chairOf(view, game.turn), asking, corrections);
  }, [view, corrections, isPast]);
}
