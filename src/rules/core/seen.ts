/** A value as a rule sees it: to read, never to write. Only `apply` writes state. */
export type Seen<T> = T extends string | number | boolean | bigint | null | undefined
  ? T
  : // A list, also one of a fixed length, becomes the same list to be read.
    { readonly [K in keyof T]: Seen<T[K]> };

/** The same value, shown to a rule. */
export function seen<T>(value: T): Seen<T> {
  return value as Seen<T>;
}
