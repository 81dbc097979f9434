/** A flight as its screen and its sheet show it: every night, who is left, what the record is. */
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../core/text/english.ts';
import { spoilsText } from '../../../core/text/spoils.ts';
import {
  aloneIn,
  type FlightLedger,
  flightOutcome,
  type Night,
  partyOf,
  seatsOf,
} from '../../flight/ledger.ts';
import { FLIGHT_ENDS, type FlightEnd, spoilsOf } from '../../flight/spoils.ts';
import type { AztaSeat } from '../../types.ts';
import { cardTitle, KIND_NAMES, seatName, survivorTitle } from '../names.ts';
import { nightReport } from './report.ts';

type Look = Seen<FlightLedger>;

export interface FlightNight {
  readonly number: number;
  /** `Night 2` */
  readonly name: string;
  /** The night as the player sees it: whether somebody of theirs saw the dawn. */
  readonly state: 'won' | 'lost' | 'now' | 'to-come';
  /** `7 alive`, `next` */
  readonly result: string;
  readonly rounds: number | null;
  readonly lost: number;
  readonly report: string;
}

export interface FlightPlayer {
  readonly seat: AztaSeat;
  readonly name: string;
  /** Survivors, with what each carries. */
  readonly survivors: readonly { readonly name: string; readonly gear: readonly string[] }[];
  readonly lost: number;
  /** Player they hold most against, and how much; null where nobody. */
  readonly grudge: { readonly of: string; readonly held: number } | null;
}

export interface FlightView {
  /** `One of three nights` */
  readonly title: string;
  readonly nights: readonly FlightNight[];
  /** Players, those with most survivors left first; of equals, the winner first. */
  readonly players: readonly FlightPlayer[];
  /** Survivors who were lost, newest first. */
  readonly entries: readonly { readonly text: string; readonly night: number }[];
  /** Rounds lived through, and of these alone. */
  readonly rounds: number;
  readonly alone: number;
  /** `Night 2`; null once it is over. */
  readonly next: string | null;
  /** Written once it is over; empty before. */
  readonly epilogue: string;
}

const isOwn = (held: readonly string[], { left }: Seen<Night>): boolean =>
  left.some(({ owner }) => held.length === 0 || held.includes(owner));

function nightsOf(ledger: Look, held: readonly string[]): readonly FlightNight[] {
  const { results, nights } = ledger;
  const over = results.map(
    (night, at): FlightNight => ({
      ...{ number: at + 1, name: `Night ${at + 1}`, state: isOwn(held, night) ? 'won' : 'lost' },
      ...{ result: `${night.left.length} alive`, rounds: night.rounds, lost: night.lost.length },
      report: nightReport(night),
    }),
  );
  if (flightOutcome(ledger) !== undefined) return over;
  const toCome = Array.from({ length: nights - over.length }, (_, more): FlightNight => {
    const number = over.length + more + 1;
    return {
      ...{ number, name: `Night ${number}`, state: more === 0 ? 'now' : 'to-come' },
      ...{ result: more === 0 ? 'next' : '', rounds: null, lost: 0, report: '' },
    };
  });
  return [...over, ...toCome];
}

function grudgeOf({ grudges }: Look, seat: AztaSeat): FlightPlayer['grudge'] {
  const held = Object.entries(grudges[seat]) as readonly (readonly [AztaSeat, number])[];
  const [worst] = held.filter(([, much]) => much > 0).toSorted((one, other) => other[1] - one[1]);
  return worst === undefined ? null : { of: seatName(worst[0]), held: worst[1] };
}

function playersOf(ledger: Look): readonly FlightPlayer[] {
  const players = seatsOf(ledger).map(
    (seat): FlightPlayer => ({
      ...{ seat, name: seatName(seat) },
      survivors: partyOf(ledger, seat).map(({ survivor, gear }) => ({
        name: survivorTitle(survivor),
        gear: gear.map(cardTitle),
      })),
      lost: ledger.results.flatMap(({ lost }) => lost).filter(({ owner }) => owner === seat).length,
      grudge: grudgeOf(ledger, seat),
    }),
  );
  const winners = flightOutcome(ledger)?.winners ?? [];
  const lost = ({ seat }: FlightPlayer) => (winners.includes(seat) ? 0 : 1);
  return players.toSorted(
    (one, other) => other.survivors.length - one.survivors.length || lost(one) - lost(other),
  );
}

/** Once it is over: how far they came, who was lost, and what the last of them was worth. */
function epilogueOf(ledger: Look): string {
  const outcome = flightOutcome(ledger);
  if (outcome === undefined || outcome.abandoned) return '';
  const { nights, rounds, alone, winners } = outcome;
  const lost = ledger.results.reduce((sum, night) => sum + night.lost.length, 0);
  const length = `${upperFirst(countedInWords(nights, 'night', 'nights'))} and ${countedInWords(rounds, 'round', 'rounds')} took ${countedInWords(lost, 'survivor', 'survivors')}.`;
  const names = listed(winners.map(seatName));
  const end =
    ledger.party.length === 0
      ? `Nobody got away; ${names} ${winners.length === 1 ? 'was' : 'were'} the last to run.`
      : `${names} got away with ${listed(winners.flatMap((seat) => partyOf(ledger, seat).map(({ survivor }) => `the ${survivorTitle(survivor)}`)))}.`;
  const record =
    alone === 0
      ? ''
      : ` ${upperFirst(countedInWords(alone, 'round', 'rounds'))} of it alone: the record to beat.`;
  return `${length} ${end}${record}`;
}

const END_NAMES: Readonly<Record<FlightEnd, string>> = {
  away: 'Each survivor who gets away',
  won: 'The flight won',
  shared: 'The flight shared',
};

/** Ends of a flight for which it brings a campaign something, and what. */
export const flightBrings = (): readonly (readonly [string, string])[] =>
  FLIGHT_ENDS.map((end) => [END_NAMES[end], spoilsText(spoilsOf(end))]);

/** The fallen in the order in which they fell, whatever order they were dealt in. */
const byRound = (lost: Seen<Night>['lost']): Seen<Night>['lost'] =>
  lost.toSorted((one, other) => one.round - other.round);

/** `held`: the seats that the player holds. */
export function flightViewOf(ledger: Look, held: readonly string[] = []): FlightView {
  const { results, nights } = ledger;
  const isOver = flightOutcome(ledger) !== undefined;
  return {
    title: `${results.length === 0 ? 'None' : upperFirst(inWords(results.length))} of ${inWords(nights)} nights`,
    nights: nightsOf(ledger, held),
    players: playersOf(ledger),
    entries: results
      .flatMap(({ lost }, at) =>
        byRound(lost).map(({ survivor, owner, kind, round }) => ({
          text: `${survivorTitle(survivor)}, ${seatName(owner)}’s: ${KIND_NAMES[kind].many}, round ${round}`,
          night: at + 1,
        })),
      )
      .toReversed(),
    rounds: results.reduce((sum, { rounds }) => sum + rounds, 0),
    alone: aloneIn(ledger),
    next: isOver ? null : `Night ${results.length + 1}`,
    epilogue: epilogueOf(ledger),
  };
}
