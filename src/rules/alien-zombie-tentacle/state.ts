/** The table as plain data, and the questions every rule asks of it. */
import type { Seen } from '../core/seen.ts';
import {
  type AztaOutcome,
  type AztaSeat,
  type Card,
  type Enemy,
  type EventCard,
  type Gear,
  type Kind,
  type Phase,
  SEATS,
  type SurvivorId,
} from './types.ts';

/** A survivor’s end. */
export interface Out {
  round: number;
  kind: Kind;
  /** Survivor they helped when it got them; null for the one who was chosen. */
  helping: SurvivorId | null;
}

export interface Survivor {
  readonly id: SurvivorId;
  owner: AztaSeat;
  gear: Gear[];
  /** The once-a-game ability is spent. */
  isUsed: boolean;
  /** Has looted this round. */
  hasLooted: boolean;
  out: Out | null;
}

export interface Player {
  hand: Card[];
  /** Cards of the hand that all know to be Events: those that stay there after Weaponize. */
  known: number;
  /** True if the player has helped this round. */
  hasHelped: boolean;
  /** Moves of Gear made this round. */
  moves: number;
  offers: number;
}

export interface Helping {
  readonly helper: SurvivorId;
  readonly of: SurvivorId;
}

/** An Event that changes somebody's figures until the round is over. */
export interface Boost {
  readonly card: EventCard;
  readonly survivor: SurvivorId;
}

export interface Encounter {
  readonly kind: Kind;
  /** Survivors who face the Threat, in the order they came to it. */
  inIt: SurvivorId[];
  helping: Helping[];
  boosts: Boost[];
  /** Events about who is chosen, in the order played. */
  passes: EventCard[];
  /** Events played in it, in their order. */
  played: { readonly seat: AztaSeat; readonly card: EventCard }[];
}

/** Gear that one player offers another, and what is wanted for it once the other has named it. */
export interface Offer {
  readonly by: AztaSeat;
  readonly to: AztaSeat;
  readonly gear: Gear;
  /** Survivor who has it; a card of the hand goes to the other's hand. */
  readonly from: SurvivorId | 'hand';
  /** True if nothing is wanted for it. */
  readonly isGift: boolean;
  wants: { readonly gear: Gear; readonly from: SurvivorId | 'hand' } | null;
}

export interface AztaState {
  /** Players in the order of the seats. */
  players: Player[];
  /** Survivors that were dealt, in that order; the dead among them. */
  survivors: Survivor[];
  /** Survivors nobody was dealt. */
  spare: SurvivorId[];
  /** Rounds that have begun. */
  round: number;
  mostRounds: number;
  /** Seat that goes first this round. */
  first: AztaSeat;
  phase: Phase;
  /** Number of players who have had their turn in the phase. */
  gone: number;
  /** Gear and Events nobody has seen, in no order that matters. */
  cards: Card[];
  discard: Card[];
  enemies: Enemy[];
  enemyDiscard: Enemy[];
  /** From the lowest card to the one on top. */
  stacks: Record<Kind, Enemy[]>;
  /** Gear in the centre of the table: dropped, or left by the dead. */
  loot: Gear[];
  offer: Offer | null;
  /** From the Flip to the end of the round. */
  encounter: Encounter | null;
  /** The Threat of the round, and the card that was flipped for it; null where none was left to flip. */
  threat: { readonly kind: Kind; readonly card: Enemy | null } | null;
  /** Men's own figures are reduced in this round, or will be in the next. */
  distracted: { now: boolean; next: boolean };
  /** Grudge that each seat holds against another; less than nothing is a favour owed. */
  grudges: Record<AztaSeat, Partial<Record<AztaSeat, number>>>;
  start: number;
  suddenDeath: boolean;
  /** The last player left, and the round in which the others had gone. */
  won: { readonly seat: AztaSeat; readonly round: number } | null;
  outcome: AztaOutcome | null;
}

type Look = Seen<AztaState>;

export function freshPlayer(): Player {
  return { hand: [], known: 0, hasHelped: false, moves: 0, offers: 0 };
}

export const freshSurvivor = (id: SurvivorId, owner: AztaSeat, gear: readonly Gear[] = []): Survivor => ({
  ...{ id, owner, gear: [...gear] },
  ...{ isUsed: false, hasLooted: false, out: null },
});

export const noGrudges = (): AztaState['grudges'] => ({
  first: {},
  second: {},
  third: {},
  fourth: {},
  fifth: {},
  sixth: {},
});

export function playerAt<S extends Pick<Look, 'players'>>(
  { players }: S,
  seat: AztaSeat,
): S['players'][number] {
  const player = players[SEATS.indexOf(seat)];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

export function survivorOf<S extends Pick<Look, 'survivors'>>(
  { survivors }: S,
  id: SurvivorId,
): S['survivors'][number] {
  const survivor = survivors.find((one) => one.id === id);
  if (survivor === undefined) throw new Error(`${id} isn’t on the table`);
  return survivor;
}

export const seatsOf = ({ players }: Pick<Look, 'players'>): readonly AztaSeat[] =>
  SEATS.slice(0, players.length);

const rounds = new Map<string, readonly AztaSeat[]>();

/** Everybody, from the first player clockwise. */
export function inOrder({ players, first }: Pick<Look, 'players' | 'first'>): readonly AztaSeat[] {
  const key = `${first}${players.length}`;
  let known = rounds.get(key);
  if (known === undefined) {
    const seats = SEATS.slice(0, players.length);
    const at = seats.indexOf(first);
    known = [...seats.slice(at), ...seats.slice(0, at)];
    rounds.set(key, known);
  }
  return known;
}

/** Seat on turn in this phase; undefined once everybody has had a turn. */
export const turnOf = (state: Look): AztaSeat | undefined => inOrder(state)[state.gone];

export const aliveOf = ({ survivors }: Look, seat: AztaSeat): readonly Seen<Survivor>[] =>
  survivors.filter(({ owner, out }) => owner === seat && out === null);

export const isIn = (state: Look, seat: AztaSeat): boolean =>
  state.survivors.some(({ owner, out }) => owner === seat && out === null);

/** Players with a survivor left, in the order of the seats. */
export const seatsIn = (state: Look): readonly AztaSeat[] =>
  seatsOf(state).filter((seat) => isIn(state, seat));

export const isFacing = ({ encounter }: Look, id: SurvivorId): boolean =>
  encounter?.inIt.includes(id) ?? false;

export const helperOf = ({ encounter }: Look, id: SurvivorId): SurvivorId | undefined =>
  encounter?.helping.find(({ of }) => of === id)?.helper;

/** Survivor they help; undefined if they help nobody. */
export const helpedBy = ({ encounter }: Look, id: SurvivorId): SurvivorId | undefined =>
  encounter?.helping.find(({ helper }) => helper === id)?.of;
