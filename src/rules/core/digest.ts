/** One text, and one number, for a piece of plain data, the same on every machine. */

import { hashText, hex } from './hash.ts';

function isPlainRecord(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function written(value: unknown, path: string): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${Array.from(value, (part, at) => written(part, `${path}[${at}]`)).join()}]`;
  }
  if (typeof value === 'object' && isPlainRecord(value)) {
    const parts = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${written(value[key], `${path}.${key}`)}`);
    return `{${parts.join()}}`;
  }
  throw new Error(`${path} is not plain data: ${typeof value} ${String(value)}`);
}

/**
 * JSON with the keys of every record in code-unit order. Throws, naming the place, at anything that JSON would lose:
 * undefined, NaN, infinities, functions, instances of classes.
 */
export function canonical(value: unknown): string {
  return written(value, 'value');
}

/** 32 hexadecimal digits: MurmurHash3_x86_128 of the canonical text. */
export function digest(value: unknown): string {
  return hashText(canonical(value)).map(hex).join('');
}
