/** Digests of a piece of plain data: one text, and one number, the same on every machine. */

import { hashText, hex } from './hash.ts';

function isPlainRecord(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** In code-unit order, in which the keys of many records stand already. */
function sorted(keys: string[]): string[] {
  for (let at = 1; at < keys.length; at++) if ((keys[at - 1] ?? '') > (keys[at] ?? '')) return keys.sort();
  return keys;
}

/** Thrown where the value is no plain data. Where exactly is looked for only then: writing takes place all the time. */
class NotPlain extends Error {}

/** Characters that JSON may write otherwise than as they are. */
const ESCAPED = /[^ !#-[\]-~]/;

const quoted = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

function written(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') throw new NotPlain();
  let text = '';
  if (Array.isArray(value)) {
    // By index, since a hole is none.
    for (let at = 0; at < value.length; at++)
      text += at === 0 ? written(value[at]) : `,${written(value[at])}`;
    return `[${text}]`;
  }
  if (!isPlainRecord(value)) throw new NotPlain();
  for (const key of sorted(Object.keys(value))) {
    text += `${text === '' ? '' : ','}${quoted(key)}:${written(value[key])}`;
  }
  return `{${text}}`;
}

/** The first place that holds no plain data, as `value.a[1]`. */
function placeOf(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const plain = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
    return plain ? undefined : `${path} is not plain data: ${typeof value} ${String(value)}`;
  }
  if (!Array.isArray(value) && !isPlainRecord(value))
    return `${path} is not plain data: ${typeof value} ${String(value)}`;
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? Array.from(value, (part, at) => [`${path}[${at}]`, part] as const)
    : Object.keys(value)
        .sort()
        .map((key) => [`${path}.${key}`, value[key]] as const);
  for (const [place, part] of parts) {
    const found = placeOf(part, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * JSON with the keys of every record in code-unit order. Throws, naming the place, at anything that JSON would lose:
 * undefined, NaN, infinities, functions, instances of classes.
 */
export function canonical(value: unknown): string {
  try {
    return written(value);
  } catch (error) {
    if (!(error instanceof NotPlain)) throw error;
    throw new Error(placeOf(value, 'value') ?? 'a value is not plain data');
  }
}

/** 32 hexadecimal digits: MurmurHash3_x86_128 of the canonical text. */
export function digest(value: unknown): string {
  return hashText(canonical(value)).map(hex).join('');
}
