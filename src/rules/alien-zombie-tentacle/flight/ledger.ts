/** Facts that a flight keeps from night to night: who is left with what, who holds what against whom, how each night went. */
import { copy } from '../../core/copy.ts';
import type { Seen } from '../../core/seen.ts';
import { noGrudges } from '../state.ts';
import {
  type AztaOutcome,
  type AztaSeat,
  type AztaSetup,
  type Carried,
  type Gear,
  type Grudges,
  type Kind,
  SEATS,
  type SurvivorId,
} from '../types.ts';

/** Somebody who didn't see the dawn. */
export interface Lost {
  readonly survivor: SurvivorId;
  readonly owner: AztaSeat;
  readonly round: number;
  readonly kind: Kind;
  readonly helping: SurvivorId | null;
}

export interface Night {
  readonly outcome: AztaOutcome;
  readonly rounds: number;
  /** Value of the Threats with which the stacks began. */
  readonly start: number;
  readonly left: readonly Carried[];
  readonly lost: readonly Lost[];
  readonly grudges: Grudges;
  /** Survivors nobody has. */
  readonly spare: readonly SurvivorId[];
}

export interface FlightSetup extends AztaSetup {
  readonly nights: number;
}

export interface FlightLedger {
  players: number;
  nights: number;
  /** Rounds from dusk to dawn. */
  rounds: number;
  start: number;
  suddenDeath: boolean;
  party: Carried[];
  spare: SurvivorId[];
  grudges: Grudges;
  results: Night[];
  /** Survivors who have joined on the way, and after which night. */
  strays: { readonly survivor: SurvivorId; readonly owner: AztaSeat; readonly night: number }[];
  /** The player gave it up. */
  abandoned?: true;
}

export interface FlightOutcome {
  /** None where it was given up; several where they share it. */
  readonly winners: readonly AztaSeat[];
  /** Survivors at the end, in the order of the seats. */
  readonly left: readonly number[];
  readonly nights: number;
  /** In all nights; and full rounds that one player lived through alone. */
  readonly rounds: number;
  readonly alone: number;
  readonly abandoned?: true;
}

export type FlightEvent =
  | {
      readonly rule: 'azta-flight.keep';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly gear: readonly Gear[];
      readonly rows: readonly string[];
    }
  | {
      readonly rule: 'azta-flight.stray';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly night: number;
    }
  | {
      readonly rule: 'azta-flight.dusk';
      readonly night: number;
      readonly start: number;
      readonly rows: readonly string[];
    }
  | ({ readonly rule: 'azta-flight.dawn' } & Night)
  /** `inNight`: in the middle of a night, which counts for nobody. */
  | { readonly rule: 'azta-flight.abandon'; readonly inNight?: true };

type Look = Seen<FlightLedger>;

export const beginFlight = ({ players, nights, rounds, start, suddenDeath }: FlightSetup): FlightLedger => ({
  ...{ players, nights, rounds, start, suddenDeath },
  ...{ party: [], spare: [], grudges: noGrudges(), results: [], strays: [] },
});

export const seatsOf = ({ players }: Pick<Look, 'players'>): readonly AztaSeat[] => SEATS.slice(0, players);

export const partyOf = ({ party }: Look, seat: AztaSeat): readonly Seen<Carried>[] =>
  party.filter(({ owner }) => owner === seat);

/** A night takes the edge off what was done before it. */
export function faded(grudges: Grudges): Grudges {
  const half = (held: Grudges[AztaSeat]): Grudges[AztaSeat] =>
    Object.fromEntries(
      Object.entries(held).map(([of, n]) => [of, Math.floor(Math.abs(n) / 2) * (n < 0 ? -1 : 1)]),
    );
  return Object.fromEntries(SEATS.map((seat) => [seat, half(grudges[seat])])) as Grudges;
}

export function applyToFlight(ledger: FlightLedger, event: FlightEvent): void {
  switch (event.rule) {
    case 'azta-flight.keep':
      ledger.party = ledger.party.map((one) =>
        one.survivor === event.survivor ? { ...one, gear: [...event.gear] } : one,
      );
      return;
    case 'azta-flight.stray': {
      const { survivor, seat: owner, night } = event;
      ledger.party.push({ survivor, owner, gear: [] });
      ledger.spare = ledger.spare.filter((id) => id !== survivor);
      ledger.strays.push({ survivor, owner, night });
      return;
    }
    case 'azta-flight.dusk':
      return;
    case 'azta-flight.dawn': {
      const { rule: _rule, ...night } = copy(event);
      ledger.results.push(night);
      ledger.party = [...copy(night.left)];
      ledger.spare = [...night.spare];
      ledger.grudges = faded(night.grudges);
      return;
    }
    case 'azta-flight.abandon':
      ledger.abandoned = true;
      return;
    default:
      event satisfies never;
  }
}

/** Full rounds that one player has lived through alone, in all nights. */
export const aloneIn = ({ results }: Look): number =>
  results.reduce((sum, { outcome }) => sum + (outcome.kind === 'won' ? outcome.alone : 0), 0);

/** Players with most survivors left; where none is left, those who were last in the last night. */
function winnersOf(ledger: Look): readonly AztaSeat[] {
  const last = ledger.results.at(-1);
  if (last === undefined) return [];
  if (ledger.party.length === 0) {
    return last.outcome.kind === 'won' ? [last.outcome.seat] : [...last.outcome.seats];
  }
  const most = Math.max(...seatsOf(ledger).map((seat) => partyOf(ledger, seat).length));
  return seatsOf(ledger).filter((seat) => partyOf(ledger, seat).length === most);
}

/** Over with the last night, or with the last survivor. */
export function flightOutcome(ledger: Look): FlightOutcome | undefined {
  const { results, nights, abandoned, party } = ledger;
  const isOver = results.length >= nights || (results.length > 0 && party.length === 0);
  if (!abandoned && !isOver) return undefined;
  return {
    winners: abandoned ? [] : winnersOf(ledger),
    left: seatsOf(ledger).map((seat) => partyOf(ledger, seat).length),
    nights: results.length,
    rounds: results.reduce((sum, { rounds }) => sum + rounds, 0),
    alone: aloneIn(ledger),
    ...(abandoned ? { abandoned } : {}),
  };
}
