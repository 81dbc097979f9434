/** What takes an act back, as the text that is kept with it. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Change, changesBetween } from '../../src/rules/core/difference.ts';
import { canonical } from '../../src/rules/core/digest.ts';

/** How a state, and the Chronicle's last entry, become what they were before the act. */
export interface Inverse {
  readonly state: readonly Change[];
  readonly entry: readonly Change[];
}

interface Document {
  readonly state: unknown;
  readonly entry: unknown;
}

export function inverseOf(before: Document, after: Document): Inverse {
  return {
    state: changesBetween(after.state, before.state),
    entry: changesBetween(after.entry, before.entry),
  };
}

/** Longer texts, such as that of a whole Encounter which an act has ended, are kept packed. */
const LONG = 1000;

interface Packed {
  /** The canonical text, deflated (RFC 1951), in Base64. */
  readonly packed: string;
}

export function encodeInverse(inverse: Inverse): string {
  const text = canonical(inverse);
  if (text.length <= LONG) return text;
  return JSON.stringify({ packed: deflateRawSync(text).toString('base64') } satisfies Packed);
}

/** What the text says, whichever way it is kept; not whether it fits any state. */
export function unpacked(text: string): string {
  const kept = JSON.parse(text) as Partial<Packed>;
  return kept.packed === undefined
    ? text
    : inflateRawSync(Buffer.from(kept.packed, 'base64')).toString('utf8');
}

export function decodeInverse(text: string): Inverse {
  return JSON.parse(unpacked(text)) as Inverse;
}
