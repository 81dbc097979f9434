/** Checksums run through all versions of a campaign's words. */
import { digestOfRow } from '../codecs/row-digest.ts';
import { headOf } from '../log/head-checksum.ts';
import { writingsOf } from '../log/writings.ts';
import type { Db, Trx } from '../schema.ts';
import type { WritingTable } from '../tables/writing.ts';
import { areMarksSound } from './marks.ts';

type Covered = Pick<
  WritingTable,
  'version' | 'what' | 'number' | 'act' | 'text' | 'made_at' | 'after_act' | 'checksum'
>;

/** Covers the version and, through the checksum before it, all that was written before. */
export const checksumOf = (
  before: string | null,
  { version, what, number, act, text, made_at, after_act }: Covered,
) => digestOfRow([before, version, what, number, act, text, made_at, after_act]);

/** Gives versions from before there were checksums theirs, in every campaign and game. */
export async function completeWriting(db: Db): Promise<void> {
  const incomplete = await db
    .selectFrom('writing')
    .where('checksum', 'is', null)
    .select('campaign_id')
    .distinct()
    .execute();
  for (const { campaign_id: id } of incomplete) {
    await db.transaction().execute(async (trx) => await completeOf(trx, id));
  }
}

const completeOf = async (trx: Trx, id: string) =>
  await chain(trx, id, ({ checksum }, due) => checksum ?? due);

/** Runs through all versions, each with the checksum that `of` gives it; `due` goes on from the one before. */
export async function chain(trx: Trx, id: string, of: (row: Covered, due: string) => string): Promise<void> {
  let before: string | null = null;
  for (const row of await writingsOf(trx, id).orderBy('version').selectAll().execute()) {
    const checksum: string = of(row, checksumOf(before, row));
    if (row.checksum !== checksum) {
      await trx
        .updateTable('writing')
        .set({ checksum })
        .where('campaign_id', '=', id)
        .where('version', '=', row.version)
        .execute();
    }
    before = checksum;
  }
}

/** Versions that are looked for where some are missing; a number that was damaged may be any. */
const MOST_MISSING = 10_000;

const range = (from: number, to: number) =>
  Array.from({ length: Math.min(MOST_MISSING, Math.max(0, to - from + 1)) }, (_, n) => from + n);

export interface WrongWritings {
  /** Versions whose text, or the act they stand beside, isn’t what their checksum says. */
  readonly versions: readonly number[];
  /** Versions whose marks, which say if they count, aren’t what their checksum says. */
  readonly marks: readonly number[];
  /** Versions that aren’t there. */
  readonly gone: readonly number[];
}

/** The versions that aren't what they add up to, the end of them held against where the head says that it is. */
export async function wrongWritings(db: Db, id: string): Promise<WrongWritings> {
  const [versions, marks, gone]: [number[], number[], number[]] = [[], [], []];
  let before: string | null = null;
  let last = 0;
  for (const row of await writingsOf(db, id).orderBy('version').selectAll().execute()) {
    if (row.checksum !== checksumOf(before, row)) {
      versions.push(row.version);
      gone.push(...range(last + 1, row.version - 1));
    }
    if (!areMarksSound(row)) marks.push(row.version);
    // Later versions go by the checksum that stands there, so that one that was changed is named alone.
    before = row.checksum;
    last = row.version;
  }
  const end = await headOf(db, id);
  const written = end?.written ?? null;
  if (written !== null && written > last) gone.push(...range(last + 1, written));
  const other =
    written !== null && (written < last || (written === last && end?.written_checksum !== before));
  if (other && !versions.includes(last)) versions.push(last);
  return { versions, marks, gone };
}
