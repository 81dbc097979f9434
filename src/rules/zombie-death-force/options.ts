/** Options by their ids, made once each: thousands of games a second offer the same ones. */
import type { Option } from '../core/play.ts';
import { optionText } from './text/options.ts';
import type { Card, CollectionStack, Stack, ZdfSeat } from './types.ts';

/** Makes an option; its words are made when it is shown, as a title may be corrected by then. */
function offered<I extends string>(id: I): Option & { readonly id: I } {
  return {
    id,
    get text() {
      return optionText(id);
    },
  };
}

const known = new Map<string, Option>();

export function option<I extends string>(id: I): Option & { readonly id: I } {
  let made = known.get(id);
  if (made === undefined) {
    made = offered(id);
    known.set(id, made);
  }
  return made as Option & { readonly id: I };
}

export type StackId = `${ZdfSeat}.${Stack}`;
/** Id of the option to complete a Stack, with the places of the Action Cards that stand in, from the lowest. */
export type CompleteId = `complete>${CollectionStack}` | `complete>${CollectionStack}>${string}`;

type ByStack<T> = Readonly<Record<ZdfSeat, Readonly<Record<Stack, T>>>>;

/** The same of every Stack at the table. */
function byStack<T>(of: (seat: ZdfSeat, stack: Stack) => T): ByStack<T> {
  const ofSeat = (seat: ZdfSeat) => ({
    left: of(seat, 'left'),
    right: of(seat, 'right'),
    action: of(seat, 'action'),
  });
  return {
    first: ofSeat('first'),
    second: ofSeat('second'),
    third: ofSeat('third'),
    fourth: ofSeat('fourth'),
  };
}

export const stackId = (seat: ZdfSeat, stack: Stack): StackId => `${seat}.${stack}`;

const STACK_OPTIONS = byStack((seat, stack) => option(stackId(seat, stack)));

/** Option for a Stack of the player at a seat. */
export const stackOption = ({ seat, stack }: OfStack) => STACK_OPTIONS[seat][stack];

export interface OfStack {
  readonly seat: ZdfSeat;
  readonly stack: Stack;
}

/** A card from the hand onto a Stack. */
export interface Laying extends OfStack {
  readonly id: string;
  readonly card: Card;
}

const stacks = new Map<string, OfStack>();
const layings = new Map<string, Laying>();

export function readStack(id: string): OfStack {
  let known = stacks.get(id);
  if (known === undefined) {
    const [seat, stack] = id.split('.');
    known = { seat: seat as ZdfSeat, stack: stack as Stack };
    stacks.set(id, known);
  }
  return known;
}

/** Undefined of an option that lays no card. */
export const readLaying = (id: string): Laying | undefined => layings.get(id);

const places = new Map<Card, ByStack<Option>>();

/** Option to lay a card on a Stack: put together once for every Stack, since games by the thousand ask for the same ones. */
export function layOption(card: Card, seat: ZdfSeat, stack: Stack): Option {
  let known = places.get(card);
  if (known === undefined) {
    known = byStack((of, onto) => {
      const id = `${card}>${stackId(of, onto)}`;
      layings.set(id, { id, card, seat: of, stack: onto });
      return option(id);
    });
    places.set(card, known);
  }
  return known[seat][stack];
}
