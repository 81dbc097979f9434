/** Looks for words where only codes, ids and figures belong. */

export type Held = Readonly<Record<string, unknown>>;
/** Says whether a field holds a name, or what the player said. */
export type MayHaveBlanks = (holder: Held, key: string) => boolean;

/** Every text with a blank in it, by where it stands. */
export function sentences(
  value: unknown,
  path: string,
  mayHaveBlanks: MayHaveBlanks,
  holder: Held = {},
  key = '',
): readonly string[] {
  if (typeof value === 'string')
    return /\s/.test(value) && !mayHaveBlanks(holder, key) ? [`${path}: ${value}`] : [];
  const within = (one: unknown, at: string, of: Held, name: string) =>
    sentences(one, `${path}${at}`, mayHaveBlanks, of, name);
  if (Array.isArray(value)) return value.flatMap((one, at) => within(one, `[${at}]`, holder, key));
  if (typeof value !== 'object' || value === null) return [];
  const held = value as Held;
  return Object.entries(held).flatMap(([name, one]) => within(one, `.${name}`, held, name));
}
