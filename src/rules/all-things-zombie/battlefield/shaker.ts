/** Chance in the drawing of a map, all of it out of one roll of dice: the same faces lay the same map on every machine. */
import { below, seedStream } from '../../core/dice.ts';

export interface Shaker {
  /** A whole number from 0 to n - 1. */
  readonly below: (n: number) => number;
  readonly oneOf: <const T>(items: readonly [T, ...T[]]) => T;
  /** Items in their order, beginning with any of them. */
  readonly fromAnywhere: <T>(items: readonly T[]) => readonly T[];
  readonly shuffled: <T>(items: readonly T[]) => readonly T[];
}

/** `turn` tells several goes with the same dice apart. */
export function shaker(faces: readonly number[], turn = 0): Shaker {
  let state = seedStream(faces.join(''), `map ${turn}`);
  const next = (n: number): number => {
    const [value, after] = below(n, state);
    state = after;
    return value;
  };
  const oneOf = <const T>(items: readonly [T, ...T[]]): T => items[next(items.length)] ?? items[0];
  const fromAnywhere = <T>(items: readonly T[]): readonly T[] => {
    const first = items.length > 1 ? next(items.length) : 0;
    return [...items.slice(first), ...items.slice(0, first)];
  };
  const shuffled = <T>(items: readonly T[]): readonly T[] => {
    const rest = [...items];
    const order: T[] = [];
    while (rest.length > 0) order.push(...rest.splice(next(rest.length), 1));
    return order;
  };
  return { below: next, oneOf, fromAnywhere, shuffled };
}
