/** What two pieces of plain data differ in, field by field, so that a change can be kept small and taken back. */
import { copy } from './copy.ts';
import { same } from './same.ts';

export type Path = readonly (string | number)[];

/** One field to be set, to go, or a list to be cut to a length. Paths lead from the whole to the field. */
export type Change =
  | { readonly at: Path; readonly to: unknown }
  | { readonly at: Path; readonly gone: true }
  | { readonly at: Path; readonly length: number };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compare(from: unknown, to: unknown, at: Path, found: Change[]): void {
  if (Array.isArray(from) && Array.isArray(to)) {
    const shared = Math.min(from.length, to.length);
    for (let index = 0; index < shared; index += 1) compare(from[index], to[index], [...at, index], found);
    if (to.length < from.length) found.push({ at, length: to.length });
    for (let index = shared; index < to.length; index += 1) {
      found.push({ at: [...at, index], to: copy(to[index]) });
    }
    return;
  }
  if (isRecord(from) && isRecord(to)) {
    for (const key of Object.keys(from)) {
      if (Object.hasOwn(to, key)) compare(from[key], to[key], [...at, key], found);
      else found.push({ at: [...at, key], gone: true });
    }
    for (const key of Object.keys(to)) {
      if (!Object.hasOwn(from, key)) found.push({ at: [...at, key], to: copy(to[key]) });
    }
    return;
  }
  if (!same(from, to)) found.push({ at, to: copy(to) });
}

/** What makes `from` into `to`; nothing where they say the same. */
export function changesBetween(from: unknown, to: unknown): readonly Change[] {
  const found: Change[] = [];
  compare(from, to, [], found);
  return found;
}

/** Where a path leads, but for its last step. Throws where it leads nowhere. */
function holderOf(whole: unknown, at: Path): Record<string | number, unknown> {
  let here = whole;
  for (const step of at.slice(0, -1)) {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
  }
  if (typeof here !== 'object' || here === null) throw new Error(`nothing stands at ${at.join('.')}`);
  return here as Record<string | number, unknown>;
}

/** A copy with these changes made. Throws at one that doesn't fit. */
export function changed(value: unknown, changes: readonly Change[]): unknown {
  // The whole may be what changes: it stands in a box of its own.
  const box = { whole: copy(value) };
  for (const change of changes) {
    const at = ['whole', ...change.at];
    const holder = holderOf(box, at);
    const last = at.at(-1) ?? 'whole';
    if ('to' in change) {
      holder[last] = copy(change.to);
    } else if ('gone' in change) {
      delete holder[last];
    } else {
      const list = holder[last];
      if (!Array.isArray(list)) throw new Error(`no list stands at ${change.at.join('.')}`);
      list.length = change.length;
    }
  }
  return box.whole;
}
