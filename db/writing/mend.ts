/** The player's own words after damage on the disk: a backup's where one has them as they were written, else as they can be read. */
import { insertAll } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import type { DraftTable, WritingTable } from '../tables/writing.ts';
import { chain, checksumOf, wrongWritings } from './checksums.ts';
import { checksumOfDraft } from './drafts.ts';

/** Words as a backup has them whole; `at` is when it was made. */
interface Whole<Row> {
  readonly at: string;
  readonly row: Row;
}

/** What backups have of the words that are damaged here: versions of notes and reports, and half-filled forms. */
export interface WholeWords {
  readonly versions: Map<number, Whole<WritingTable>>;
  readonly forms: Map<string, Whole<DraftTable>>;
}

/** What became of damaged words. */
export interface WordsMended {
  /** When the backups were made that some came from. */
  readonly from: readonly string[];
  /** Versions of notes and reports, and forms, that no backup has: they count as they can be read. */
  readonly asRead: { readonly versions: readonly number[]; readonly forms: readonly string[] };
}

export interface DamagedWords {
  readonly versions: readonly number[];
  readonly forms: readonly DraftTable[];
}

const writingOf = async (db: Db, id: string): Promise<WritingTable[]> =>
  await db.selectFrom('writing').where('campaign_id', '=', id).orderBy('version').selectAll().execute();

const draftsOf = async (db: Db, id: string): Promise<DraftTable[]> =>
  await db.selectFrom('draft').where('campaign_id', '=', id).orderBy('form').selectAll().execute();

export async function damagedWords(db: Db, id: string): Promise<DamagedWords> {
  const drafts = await draftsOf(db, id);
  return {
    versions: await wrongWritings(db, id),
    forms: drafts.filter((row) => row.checksum !== checksumOfDraft(row)),
  };
}

export const someDamaged = ({ versions, forms }: DamagedWords): boolean =>
  versions.length > 0 || forms.length > 0;

export const noWords = (): WholeWords => ({ versions: new Map(), forms: new Map() });

export const allFound = (wanted: DamagedWords, { versions, forms }: WholeWords): boolean =>
  wanted.versions.every((version) => versions.has(version)) &&
  wanted.forms.every(({ form }) => forms.has(form));

/** Whether a backup's version is the one that stood here, by the checksum it was written with; a restored backup may have gone on otherwise. */
function fits(theirs: WritingTable, mine: WritingTable | undefined, next: WritingTable | undefined): boolean {
  if (mine?.checksum === theirs.checksum) return true;
  if (next !== undefined && next.checksum === checksumOf(theirs.checksum, next)) return true;
  return mine !== undefined && checksumOf(null, mine) === checksumOf(null, theirs);
}

/** Adds what a backup, made then, has whole of what is damaged or missing here and wasn't found in another. */
export async function findWords(
  db: Db,
  source: Db,
  id: string,
  { wanted, at, found }: { readonly wanted: DamagedWords; readonly at: string; readonly found: WholeWords },
): Promise<void> {
  const mine = new Map((await writingOf(db, id)).map((row) => [row.version, row]));
  const last = Math.max(0, ...mine.keys());
  const alsoWrong = new Set(await wrongWritings(source, id));
  for (const row of await writingOf(source, id)) {
    const { version } = row;
    const isWanted = wanted.versions.includes(version) || (version < last && !mine.has(version));
    if (!isWanted || alsoWrong.has(version) || found.versions.has(version)) continue;
    if (fits(row, mine.get(version), mine.get(version + 1))) found.versions.set(version, { at, row });
  }
  for (const row of await draftsOf(source, id)) {
    const here = wanted.forms.find(({ form }) => form === row.form);
    if (here === undefined || found.forms.has(row.form) || checksumOfDraft(row) !== here.checksum) continue;
    found.forms.set(row.form, { at, row });
  }
}

/** The triggers that keep words as they are must be out of the way. */
export async function mendWords(trx: Trx, id: string, words: WholeWords): Promise<WordsMended> {
  const from = new Set<string>();
  for (const [version, { at, row }] of words.versions) {
    const here = trx.selectFrom('writing').where('campaign_id', '=', id).where('version', '=', version);
    // Whether it counts isn't covered by its checksum, and may have changed since.
    const marks = await here.select(['state', 'undone_at', 'given_up_with']).executeTakeFirst();
    await trx.deleteFrom('writing').where('campaign_id', '=', id).where('version', '=', version).execute();
    await insertAll(trx, 'writing', [{ ...row, ...marks }]);
    from.add(at);
  }
  for (const [form, { at, row }] of words.forms) {
    const { body, checksum } = row;
    const here = trx.updateTable('draft').where('campaign_id', '=', id).where('form', '=', form);
    await here.set({ body, checksum }).execute();
    from.add(at);
  }
  const left = await damagedWords(trx, id);
  if (left.versions.length > 0) await sealVersions(trx, id);
  for (const row of left.forms) {
    const here = trx.updateTable('draft').where('campaign_id', '=', id).where('form', '=', row.form);
    await here.set({ checksum: checksumOfDraft(row) }).execute();
  }
  return {
    from: [...from],
    asRead: { versions: left.versions, forms: left.forms.map(({ form }) => form) },
  };
}

/** What no backup has stays as it can be read, and counts as it stands from now on. */
const sealVersions = async (trx: Trx, id: string) => await chain(trx, id, (_, due) => due);
