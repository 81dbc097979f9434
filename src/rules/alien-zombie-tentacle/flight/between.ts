/** The time between two nights: Gear is left behind, somebody may join, and it gets dark. */
import { choose, draw, type Play, tell } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { distinct } from '../cards.ts';
import { option } from '../options.ts';
import type { AztaState } from '../state.ts';
import type { AztaOutcome, AztaSeat, AztaSetup, Carried, Gear } from '../types.ts';
import { flightRow } from './data.ts';
import { type FlightEvent, type FlightLedger, partyOf, seatsOf } from './ledger.ts';

type Look = Seen<FlightLedger>;

const HIGHEST_START = 5;

export function* beforeNight(ledger: Look, played: number): Play<AztaSetup, FlightEvent> {
  if (played > 0) {
    for (const one of [...ledger.party]) yield* pack(one);
    yield* stray(ledger, played);
  }
  const { result: harder, row } = flightRow('harder-by');
  const start = Math.min(HIGHEST_START, ledger.start + harder * played);
  yield* tell<FlightEvent>({ rule: 'azta-flight.dusk', night: played + 1, start, rows: [row] });
  const { players, rounds, suddenDeath, grudges } = ledger;
  const setup = { players, rounds, suddenDeath, start, grudges };
  return played === 0 ? setup : { ...setup, carried: ledger.party };
}

/** Each takes along so many pieces, whichever their player likes. */
function* pack({ survivor, owner: seat, gear }: Seen<Carried>): Play<void, FlightEvent> {
  const { result: most, row } = flightRow('gear-kept');
  if (gear.length <= most) return;
  const left = [...gear];
  const kept: Gear[] = [];
  while (kept.length < most) {
    const ids = distinct(left);
    const one: Gear | undefined =
      ids.length === 1
        ? ids[0]
        : yield* choose({
            rule: 'azta-flight.keep',
            seat,
            options: ids.map((id) => option(id)),
            of: survivor,
          });
    if (one === undefined) break;
    left.splice(left.indexOf(one), 1);
    kept.push(one);
  }
  yield* tell<FlightEvent>({ rule: 'azta-flight.keep', seat, survivor, gear: kept, rows: [row] });
}

/** Lets a survivor of those nobody has join the player with the fewest left; a player with none is followed by nobody. */
function* stray(ledger: Look, night: number): Play<void, FlightEvent> {
  const seat = weakest(ledger);
  if (seat === undefined || ledger.spare.length === 0) return;
  const survivor = yield* draw({ rule: 'azta-flight.stray', seat, stream: 'survivors', from: ledger.spare });
  yield* tell<FlightEvent>({ rule: 'azta-flight.stray', seat, survivor, night });
}

function weakest(ledger: Look): AztaSeat | undefined {
  const left = seatsOf(ledger).filter((seat) => partyOf(ledger, seat).length > 0);
  const [first] = left.toSorted((one, other) => partyOf(ledger, one).length - partyOf(ledger, other).length);
  return first;
}

/** Dawn: whoever lives goes on with all they carry, until it is packed. */
export function* afterNight(
  ledger: Look,
  outcome: AztaOutcome,
  state: Seen<AztaState>,
): Play<void, FlightEvent> {
  const { result: harder } = flightRow('harder-by');
  yield* tell<FlightEvent>({
    rule: 'azta-flight.dawn',
    outcome,
    rounds: state.round,
    start: Math.min(HIGHEST_START, ledger.start + harder * ledger.results.length),
    left: state.survivors.flatMap(({ id, owner, gear, out }) =>
      out === null ? [{ survivor: id, owner, gear: [...gear] }] : [],
    ),
    lost: state.survivors.flatMap(({ id, owner, out }) =>
      out === null ? [] : [{ survivor: id, owner, ...out }],
    ),
    grudges: state.grudges,
    spare: [
      ...state.spare.filter(
        (id) => !ledger.results.some(({ lost }) => lost.some((one) => one.survivor === id)),
      ),
    ],
  });
}
