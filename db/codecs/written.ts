/** Canonical text of what stays as it is as long as it is there, written once for every state that shares it. */
import { canonical } from '../../src/rules/core/digest.ts';

const texts = new WeakMap<object, string>();

/** Only for what `apply` replaces and never writes. */
export function writtenOnce(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = canonical(value);
  texts.set(value, text);
  return text;
}
