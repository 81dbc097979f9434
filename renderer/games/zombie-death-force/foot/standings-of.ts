/** Standings of the players of a Death Force, from the session’s view. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import type { SeriesLedger } from '../../../../src/rules/zombie-death-force/series/ledger.ts';
import type { ZdfState } from '../../../../src/rules/zombie-death-force/state.ts';
import { seatName } from '../../../../src/rules/zombie-death-force/text/names.ts';
import type { ZdfSeat } from '../../../../src/rules/zombie-death-force/types.ts';

interface Standings {
  readonly title: string;
  readonly aside: string;
  /** In the order of the seats; of a series whoever leads first. */
  readonly rows: readonly { readonly name: string; readonly count: number }[];
}

export function standingsOf({ state, seats }: Pick<SessionView, 'state' | 'seats'>): Standings {
  const names = Object.keys(seats) as ZdfSeat[];
  const own = state as ZdfState | LinkedState<SeriesLedger, ZdfState>;
  if ('ledger' in own) {
    const { bestOf, results } = own.ledger;
    const won = (seat: string) =>
      results.filter(({ outcome }) => outcome.kind === 'won' && outcome.seat === seat).length;
    const rows = names.map((seat) => ({ name: seatName(seat), count: won(seat) }));
    return {
      title: `Best of ${inWords(bestOf)}`,
      aside: own.game === null ? 'over' : `game ${own.played + 1}`,
      rows: rows.toSorted((one, other) => other.count - one.count),
    };
  }
  const rows = names.map((seat, at) => {
    const { team, weapon } = own.players[at]?.completed ?? { team: [], weapon: [] };
    return { name: seatName(seat), count: Number(team.length > 0) + Number(weapon.length > 0) };
  });
  return { title: 'Collections', aside: 'two win', rows };
}
