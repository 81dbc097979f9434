/** Differences between two pieces of plain data, field by field, so that a change can be kept small and taken back. */
import { copy } from './copy.ts';
import { same } from './same.ts';

export type Path = readonly (string | number)[];

/**
 * Change of one field, to be set or to go, or of a list from a place on: how many to cut out and what to put there. Paths lead from the
 * whole to the field or the list.
 */
export type Change =
  | { readonly at: Path; readonly to: unknown }
  | { readonly at: Path; readonly gone: true }
  | { readonly at: Path; readonly from: number; readonly cut: number; readonly put: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Changes that make `from` into `to`, to be made one after another; none where they say the same. What both share is not looked at.
 * Whichever way round the fields stand, the changes are the same.
 */
export function changesBetween(from: unknown, to: unknown): readonly Change[] {
  const found: Change[] = [];
  compare(from, to, [], found);
  return found;
}

function compare(from: unknown, to: unknown, at: Path, found: Change[]): void {
  if (from === to) return;
  if (Array.isArray(from) && Array.isArray(to)) compareLists(from, to, at, found);
  else if (isRecord(from) && isRecord(to)) compareRecords(from, to, at, found);
  else if (!same(from, to)) found.push({ at, to: copy(to) });
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function compareRecords(from: Fields, to: Fields, at: Path, found: Change[]): void {
  const keys: string[] = [];
  for (const key of Object.keys(from)) if (from[key] !== to[key] || !Object.hasOwn(to, key)) keys.push(key);
  for (const key of Object.keys(to)) if (!Object.hasOwn(from, key)) keys.push(key);
  for (const key of keys.sort()) {
    if (!Object.hasOwn(to, key)) found.push({ at: [...at, key], gone: true });
    else if (!Object.hasOwn(from, key)) found.push({ at: [...at, key], to: copy(to[key]) });
    else compare(from[key], to[key], [...at, key], found);
  }
}

function compareLists(from: readonly unknown[], to: readonly unknown[], at: Path, found: Change[]): void {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && same(from[start], to[start])) start += 1;
  let end = 0;
  while (end < shorter - start && same(from.at(-1 - end), to.at(-1 - end))) end += 1;
  const old = from.slice(start, from.length - end);
  const next = to.slice(start, to.length - end);
  if (old.length === 0 && next.length === 0) return;
  // Words of dice and faces: naming each by its place would take longer than saying them all again.
  if ([...old, ...next].every(isPlain)) {
    found.push({ at, from: start, cut: old.length, put: next });
    return;
  }
  const inPlace = old.length === next.length && old.some((value, index) => same(value, next[index]));
  const kept = inPlace ? [] : common(old, next);
  if (old.length === next.length && kept.length === 0) {
    for (const [index, value] of old.entries()) {
      if (value !== next[index]) compare(value, next[index], [...at, start + index], found);
    }
    return;
  }
  // From the end on, so that the places before stay where they are.
  let [here, there] = [old.length, next.length];
  for (const [kept1, kept2] of [...kept, [-1, -1] as const].toSorted((a, b) => b[0] - a[0])) {
    const cut = here - kept1 - 1;
    const put = next.slice(kept2 + 1, there);
    if (cut > 0 || put.length > 0) found.push({ at, from: start + kept1 + 1, cut, put: copy(put) });
    [here, there] = [kept1, kept2];
  }
}

/** More pairs than this aren't tried; lists so long change in one stretch, or in their elements. */
const MOST_PAIRS = 10_000;

/** The places, in both lists, of a longest row of elements that stands in both, in that order. */
function common(old: readonly unknown[], next: readonly unknown[]): (readonly [number, number])[] {
  if (old.length * next.length > MOST_PAIRS) return [];
  const width = next.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  const equal = old.map((value) => next.map((other) => same(value, other)));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] = equal[i]?.[j]
        ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
    }
  }
  const places: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < old.length && j < next.length; ) {
    if (equal[i]?.[j]) places.push([i++, j++]);
    else if ((longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return places;
}

/** The value with these changes made, sharing with it all that they leave alone. Throws at one that doesn't fit. */
export function changed(value: unknown, changes: readonly Change[]): unknown {
  let now = value;
  for (const change of changes) now = withChange(now, change, 0);
  return now;
}

function withChange(value: unknown, change: Change, depth: number): unknown {
  const { at } = change;
  const step = at[depth];
  if (step === undefined) {
    if ('to' in change) return copy(change.to);
    if ('cut' in change && Array.isArray(value) && change.from + change.cut <= value.length) {
      return value.toSpliced(change.from, change.cut, ...copy([...change.put]));
    }
    throw new Error(
      'gone' in change ? 'the whole can’t go' : `what stands at ${at.join('.')} can’t be changed so`,
    );
  }
  if (typeof value !== 'object' || value === null) throw new Error(`nothing stands at ${at.join('.')}`);
  if ('gone' in change && depth === at.length - 1) {
    const { [step]: _, ...left } = value as Fields;
    return left;
  }
  const part = withChange(Reflect.get(value, step), change, depth + 1);
  return Array.isArray(value) ? value.with(Number(step), part) : { ...value, [step]: part };
}
