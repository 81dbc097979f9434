/** The end of a round: what the dead leave, who is eliminated, who is the last, and who goes first next. */
import { type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import type { AztaEvent } from './events.ts';
import { type AztaState, isIn, seatsIn, seatsOf } from './state.ts';
import { type AztaOutcome, type AztaSeat, SEATS } from './types.ts';
import { goesTo } from './weaponize/carrying.ts';

type Look = Seen<AztaState>;

export function* endRound(state: Look): Play<void, AztaEvent> {
  yield* leaveGear(state);
  const gone = justGone(state);
  for (const seat of gone) yield* tell<AztaEvent>({ rule: 'azta.eliminated', seat });
  const left = seatsIn(state);
  const [last, ...others] = left;
  if (last === undefined) return yield* over(state, gone);
  if (others.length === 0 && state.won === null) yield* tell<AztaEvent>({ rule: 'azta.win', seat: last });
  if (state.round >= state.mostRounds) return yield* breakOff(state, left);
  yield* tell<AztaEvent>({ rule: 'azta.round', round: state.round + 1, first: leftOf(state) });
}

/** Leaves the Gear of survivors who died this round in the centre, for the next Loot. */
function* leaveGear(state: Look): Play<void, AztaEvent> {
  for (const { id: from, owner: seat, gear, out } of state.survivors) {
    if (out === null) continue;
    for (const one of [...gear]) {
      yield* tell<AztaEvent>({ rule: 'azta.drop', seat, gear: one, from, goes: goesTo(one) });
    }
  }
}

/** Players who have lost their last survivor this round. */
const justGone = (state: Look): readonly AztaSeat[] =>
  seatsOf(state).filter(
    (seat) =>
      !isIn(state, seat) &&
      state.survivors.some(({ owner, out }) => owner === seat && out?.round === state.round),
  );

/** The last player’s last round wasn’t a full one (AZTA-13); players who went together have won together. */
function* over({ won, round }: Look, gone: readonly AztaSeat[]): Play<void, AztaEvent> {
  if (won === null) {
    yield* tell<AztaEvent>({
      rule: 'azta.together',
      outcome: { kind: 'shared', seats: [...gone], rounds: round },
    });
    return;
  }
  const alone = round - won.round - 1;
  yield* tell<AztaEvent>({
    rule: 'azta.record',
    outcome: { kind: 'won', seat: won.seat, rounds: round, alone },
  });
}

function* breakOff({ won, round }: Look, seats: readonly AztaSeat[]): Play<void, AztaEvent> {
  const outcome: AztaOutcome =
    won === null
      ? { kind: 'stopped', seats: [...seats], rounds: round }
      : { kind: 'won', seat: won.seat, rounds: round, alone: round - won.round, stopped: true };
  yield* tell<AztaEvent>({ rule: 'azta.broken-off', outcome });
}

/** Clockwise, eliminated players too. */
function leftOf({ first, players }: Look): AztaSeat {
  return SEATS[(SEATS.indexOf(first) + 1) % players.length] ?? first;
}
