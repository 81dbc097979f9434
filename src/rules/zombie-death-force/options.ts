/** Options by their ids, made once each: thousands of games a second offer the same ones. */
import type { Option } from '../core/play.ts';
import { optionText } from './text/options.ts';
import type { CollectionStack, Stack, ZdfSeat } from './types.ts';

/** Its words are made when it is shown: a title may be corrected by then. */
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
/** Which Stack is complete, and the places of the Action Cards that stand in, from the lowest. */
export type CompleteId = `complete>${CollectionStack}` | `complete>${CollectionStack}>${string}`;

export const stackId = (seat: ZdfSeat, stack: Stack): StackId => `${seat}.${stack}`;

export function readStack(id: string): { readonly seat: ZdfSeat; readonly stack: Stack } {
  const [seat, stack] = id.split('.');
  return { seat: seat as ZdfSeat, stack: stack as Stack };
}
