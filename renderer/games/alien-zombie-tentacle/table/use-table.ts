/** The table as its screen draws it: the game's own state, seen from the player's chair by the figures that hold. */
import { useMemo } from 'react';
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { AztaState } from '../../../../src/rules/alien-zombie-tentacle/state.ts';
import { type TableView, tableView } from '../../../../src/rules/alien-zombie-tentacle/text/table/table.ts';
import type { AztaSeat } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';

/** State of the game, or of a flight’s present night; undefined between two nights. The state comes back as its rules have made it. */
export function nightIn({ state }: Pick<SessionView, 'state'>): AztaState | undefined {
  const own = state as AztaState | LinkedState<unknown, AztaState>;
  return 'ledger' in own ? (own.game ?? undefined) : own;
}

/** Chair to look from: of the player’s seats the one that is asked, else the first; where bots play alone, the game’s first. */
export function chairOf({ question, seats }: Pick<SessionView, 'question' | 'seats'>): AztaSeat {
  const held = Object.keys(seats).filter((seat) => seats[seat] === 'player');
  const asked = held.find((seat) => seat === question?.seat);
  return (asked ?? held[0] ?? 'first') as AztaSeat;
}

/** View of the table; at an earlier moment nothing is asked any more. */
export function useTable(view: SessionView, picked: string | null, isPast = false): TableView | undefined {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  return useMemo(() => {
    const night = nightIn(view);
    if (night === undefined || corrections === undefined) return undefined;
    const { question } = view;
    const asking = question?.kind === 'choose' && !isPast ? question : undefined;
    const chair = chairOf(view);
    const isHeld = view.seats[chair] === 'player';
    return tableView(night, chair, { isHeld, asking, picked, corrections });
  }, [view, corrections, picked, isPast]);
}
