/** Inverses of acts, each as the text that is kept with its act and takes it back. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Change, changed, changesBetween } from '../../src/rules/core/difference.ts';
import { canonical } from '../../src/rules/core/digest.ts';
import { digestOfRow } from '../codecs/row-digest.ts';
import type { ActInverseTable } from '../tables/log.ts';

/** Changes that make a state, and the Chronicle’s last entry, what they were before the act. */
export interface Inverse {
  readonly state: readonly Change[];
  readonly entry: readonly Change[];
}

/** A game between two acts, as far as undo needs it. */
interface Between {
  readonly state: unknown;
  /** Null in a game that keeps no entries. */
  readonly entry: unknown;
}

export function inverseOf(before: Between, after: Between): Inverse {
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

/** The JSON of a kept text, packed or not; says nothing on whether it fits any state. */
export function unpacked(text: string): string {
  const kept = JSON.parse(text) as Partial<Packed>;
  return kept.packed === undefined
    ? text
    : inflateRawSync(Buffer.from(kept.packed, 'base64')).toString('utf8');
}

export function decodeInverse(text: string): Inverse {
  return JSON.parse(unpacked(text)) as Inverse;
}

/** Neither the campaign's id is covered, so that a copy has the same ones. */
export const checksumOfInverse = ({
  act,
  inverse,
  state_checksum,
}: Pick<ActInverseTable, 'act' | 'inverse' | 'state_checksum'>): string =>
  digestOfRow([act, inverse, state_checksum]);

/** The row beside an act that led from `before` to `after`; `checksum` is over the state it leads back to. */
export function inverseRow(
  campaign_id: string,
  act: number,
  { before, checksum }: { readonly before: Between; readonly checksum: string },
  after: Between,
): ActInverseTable {
  const row = { act, inverse: encodeInverse(inverseOf(before, after)), state_checksum: checksum };
  return { campaign_id, ...row, checksum: checksumOfInverse(row) };
}

/** State and entry that the inverses lead to from here, one after another; undefined where one is missing, or doesn’t fit. */
export function followed<State, Entry>(
  from: { readonly state: State; readonly entry: Entry },
  inverses: readonly (string | null)[],
): { readonly state: State; readonly entry: Entry } | undefined {
  let { state, entry }: Between = from;
  try {
    for (const inverse of inverses) {
      if (inverse === null) return undefined;
      const kept = decodeInverse(inverse);
      state = changed(state, kept.state);
      entry = changed(entry, kept.entry);
    }
  } catch {
    return undefined;
  }
  // The state is of our own making; should it be none any more, the checksum says so.
  return { state: state as State, entry: entry as Entry };
}
