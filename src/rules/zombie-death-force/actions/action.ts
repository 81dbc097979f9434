/** Effects of Action Cards, and what each needs to be played at all. */
import { choose, type Option, type Play } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import type { ZdfEvent } from '../events.ts';
import { type OfStack, option, readStack, stackOption } from '../options.ts';
import type { SeenPile } from '../stacks.ts';
import { playerAt, type ZdfState } from '../state.ts';
import { COLLECTION_STACKS, type CollectionStack, STACKS, type Stack, type ZdfSeat } from '../types.ts';

export interface ActionPlay {
  /** Asked while the card still lies on the Action Stack. */
  readonly canBeDone: (state: Seen<ZdfState>) => boolean;
  /** The card lies on the discard pile by then. */
  readonly play: (state: Seen<ZdfState>) => Play<void, ZdfEvent>;
}

/** A Stack of the player’s own as it is once the played card is gone. */
export function withoutActive(state: Seen<ZdfState>, stack: Stack): SeenPile {
  const pile = playerAt(state, state.turn).stacks[stack];
  return stack === 'action' ? pile.slice(0, -1) : pile;
}

/** Asks which one of these; where there is but one, nobody is asked. */
export function* oneOf<I extends string>(rule: string, seat: ZdfSeat, ids: readonly I[]): Play<I, never> {
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) return only;
  const options: (Option & { readonly id: I })[] = ids.map((id) => option(id));
  return yield* choose({ rule, seat, options });
}

export interface OfSeat<S extends Stack> extends OfStack {
  readonly stack: S;
}

/** Asks which one of these Stacks; where there is but one, nobody is asked. */
export function* oneStack<S extends Stack>(
  rule: string,
  state: Seen<ZdfState>,
  stacks: readonly OfSeat<S>[],
): Play<OfSeat<S>, never> {
  const [only, ...others] = stacks;
  if (only !== undefined && others.length === 0) return only;
  const id = yield* choose({ rule, seat: state.turn, options: stacks.map(stackOption) });
  return readStack(id) as OfSeat<S>;
}

function of<S extends Stack>(
  state: Seen<ZdfState>,
  seats: readonly ZdfSeat[],
  wanted: readonly S[],
  fits: (pile: SeenPile) => boolean,
): readonly OfSeat<S>[] {
  const found: OfSeat<S>[] = [];
  for (const seat of seats) {
    const { stacks } = playerAt(state, seat);
    for (const stack of wanted) if (fits(stacks[stack])) found.push({ seat, stack });
  }
  return found;
}

export const collectionsOf = (
  state: Seen<ZdfState>,
  seats: readonly ZdfSeat[],
  fits: (pile: SeenPile) => boolean,
): readonly OfSeat<CollectionStack>[] => of(state, seats, COLLECTION_STACKS, fits);

export const stacksOf = (
  state: Seen<ZdfState>,
  seats: readonly ZdfSeat[],
  fits: (pile: SeenPile) => boolean,
): readonly OfSeat<Stack>[] => of(state, seats, STACKS, fits);

export const isNotEmpty = (pile: SeenPile): boolean => pile.length > 0;
