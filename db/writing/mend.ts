/** The player's own words after damage on the disk: a backup's where one has them as they were written, else as they can be read. */
import { sql } from 'kysely';
import { isMoment } from '../codecs/moment.ts';
import { nearby } from '../codecs/nearby.ts';
import { headInFact } from '../log/mend-head.ts';
import { insertAll } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import type { DraftTable, WritingTable } from '../tables/writing.ts';
import { chain, checksumOf, wrongWritings } from './checksums.ts';
import { checksumInList, checksumOfDraft, listOfForms } from './draft-checksum.ts';
import { type WrongDraft, wrongDrafts } from './drafts.ts';
import { mendMarks } from './mend-marks.ts';
import { mendTexts } from './mend-texts.ts';

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

/** How damaged words were mended, and which of them are gone. */
export interface WordsMended {
  /** When the backups were made that some came from. */
  readonly from: readonly string[];
  /** Versions of notes and reports, and forms, that no backup has: they count as they can be read. */
  readonly asRead: NamedWords;
  /** Those of which nothing is left, here or in a backup. */
  readonly gone: NamedWords;
}

interface NamedWords {
  readonly versions: readonly number[];
  readonly forms: readonly string[];
}

export const NO_WORDS: WordsMended = {
  from: [],
  asRead: { versions: [], forms: [] },
  gone: { versions: [], forms: [] },
};

/** Damaged or missing. */
export interface DamagedWords {
  readonly versions: readonly number[];
  readonly gone: readonly number[];
  readonly forms: readonly WrongDraft[];
}

const writingOf = async (db: Db, id: string): Promise<WritingTable[]> =>
  await db.selectFrom('writing').where('campaign_id', '=', id).orderBy('version').selectAll().execute();

const draftsOf = async (db: Db, id: string): Promise<DraftTable[]> =>
  await db.selectFrom('draft').where('campaign_id', '=', id).orderBy('form').selectAll().execute();

export async function damagedWords(db: Db, id: string): Promise<DamagedWords> {
  // What marks them needs no backup.
  const { versions, gone } = await wrongWritings(db, id);
  return { versions, gone, forms: await wrongDrafts(db, id) };
}

export const someDamaged = ({ versions, gone, forms }: DamagedWords): boolean =>
  versions.length + gone.length + forms.length > 0;

export const noWords = (): WholeWords => ({ versions: new Map(), forms: new Map() });

export const allFound = (wanted: DamagedWords, { versions, forms }: WholeWords): boolean =>
  [...wanted.versions, ...wanted.gone].every((version) => versions.has(version)) &&
  wanted.forms.every(({ form }) => forms.has(form));

/** Whether a backup's version is the one that stood here, by the checksum it was written with; a restored backup may have gone on otherwise. */
function fits(theirs: WritingTable, mine: WritingTable | undefined, next: WritingTable | undefined): boolean {
  if (mine?.checksum === theirs.checksum) return true;
  if (next !== undefined && next.checksum === checksumOf(theirs.checksum, next)) return true;
  return mine !== undefined && checksumOf(null, mine) === checksumOf(null, theirs);
}

const isTheSame = (theirs: DraftTable, { checksum, row }: WrongDraft): boolean =>
  checksumInList(theirs) === checksum ||
  (theirs.checksum === checksumOfDraft(theirs) && theirs.checksum === row?.checksum);

/** Adds what a backup, made then, has whole of what is damaged or missing here and wasn't found in another. */
export async function findWords(
  db: Db,
  source: Db,
  id: string,
  { wanted, at, found }: { readonly wanted: DamagedWords; readonly at: string; readonly found: WholeWords },
): Promise<void> {
  const mine = new Map((await writingOf(db, id)).map((row) => [row.version, row]));
  const end = await headInFact(db, id);
  const alsoWrong = new Set((await wrongWritings(source, id)).versions);
  for (const row of await writingOf(source, id)) {
    const { version } = row;
    const isWanted = wanted.versions.includes(version) || wanted.gone.includes(version);
    if (!isWanted || alsoWrong.has(version) || found.versions.has(version)) continue;
    const before = mine.get(version - 1) ?? found.versions.get(version - 1)?.row;
    const isEnd = version !== end?.written || row.checksum === end.written_checksum;
    const goesOn = !mine.has(version) && isEnd && row.checksum === checksumOf(before?.checksum ?? null, row);
    if (goesOn || fits(row, mine.get(version), mine.get(version + 1)))
      found.versions.set(version, { at, row });
  }
  for (const row of await draftsOf(source, id)) {
    const here = wanted.forms.find(({ form }) => form === row.form);
    if (here === undefined || found.forms.has(row.form) || !isTheSame(row, here)) continue;
    found.forms.set(row.form, { at, row });
  }
}

/** Whose campaign a row is may have been damaged as well: of those that are nobody's, what fits here is. */
async function bringHome(trx: Trx, id: string, { gone, forms }: DamagedWords): Promise<void> {
  const nobodys = sql<boolean>`campaign_id not in (select id from campaign_head)`;
  for (const version of gone) {
    const stray = trx.selectFrom('writing').where(nobodys).where('version', '=', version);
    const before = await trx
      .selectFrom('writing')
      .where('campaign_id', '=', id)
      .where('version', '=', version - 1)
      .select('checksum')
      .executeTakeFirst();
    const row = (await stray.selectAll().execute()).find(
      (one) => one.checksum === checksumOf(before?.checksum ?? null, one),
    );
    if (row === undefined) continue;
    const there = trx.updateTable('writing').where('campaign_id', '=', row.campaign_id);
    await there.where('version', '=', version).set({ campaign_id: id }).execute();
  }
  for (const { form, checksum, row } of forms) {
    if (row !== undefined || checksum === null) continue;
    const fits = sql<boolean>`(campaign_id = ${id} or ${nobodys})`;
    const strays = await trx.selectFrom('draft').where(fits).selectAll().execute();
    const found = strays.find((one) => checksumInList({ ...one, form }) === checksum);
    if (found === undefined) continue;
    const there = trx.updateTable('draft').where('campaign_id', '=', found.campaign_id);
    await there.where('form', '=', found.form).set({ campaign_id: id, form }).execute();
  }
}

async function putForm(trx: Trx, row: DraftTable): Promise<void> {
  await trx
    .deleteFrom('draft')
    .where('campaign_id', '=', row.campaign_id)
    .where('form', '=', row.form)
    .execute();
  await insertAll(trx, 'draft', [row]);
}

/** A form as it was left: its place in the list says so, or its own checksum. */
function asLeft({ checksum, row }: WrongDraft): DraftTable | undefined {
  if (row === undefined) return undefined;
  if (checksumInList(row) === checksum) return row;
  for (const column of ['changed_at', 'body'] as const) {
    for (const value of nearby(row[column])) {
      const tried = { ...row, [column]: String(value) };
      if (checksumInList(tried) === checksum) return tried;
    }
  }
  return undefined;
}

async function mendForms(trx: Trx, id: string): Promise<void> {
  for (const wrong of await wrongDrafts(trx, id)) {
    const row = asLeft(wrong);
    if (row !== undefined) await putForm(trx, { ...row, checksum: checksumOfDraft(row) });
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Where words and forms end is said by what there is from now on. */
async function writeEnd(trx: Trx, id: string): Promise<void> {
  const last = (await writingOf(trx, id)).at(-1);
  const forms = await draftsOf(trx, id);
  await trx
    .updateTable('campaign_head')
    .set({
      written: last?.version ?? 0,
      written_checksum: last?.checksum ?? null,
      drafts: listOfForms(forms),
    })
    .where('id', '=', id)
    .execute();
}

/** What of the words needs no backup: which of them count, and those whose campaign was damaged. Gives the versions that count as can be read. */
export async function mendWordsInPlace(trx: Trx, id: string): Promise<readonly number[]> {
  await bringHome(trx, id, await damagedWords(trx, id));
  await mendForms(trx, id);
  await mendTexts(trx, id);
  return await mendMarks(trx, id);
}

/** The triggers that keep words as they are must be out of the way. */
export async function mendWords(
  trx: Trx,
  id: string,
  {
    words,
    marksAsRead,
    at,
  }: { readonly words: WholeWords; readonly marksAsRead: readonly number[]; readonly at: string },
): Promise<WordsMended> {
  const from = new Set<string>();
  for (const [version, { at: made, row }] of words.versions) {
    const here = trx.selectFrom('writing').where('campaign_id', '=', id).where('version', '=', version);
    // Whether it counts isn't covered by its checksum, and may have changed since.
    const marks = await here
      .select(['state', 'undone_at', 'given_up_with', 'marks_checksum'])
      .executeTakeFirst();
    await trx.deleteFrom('writing').where('campaign_id', '=', id).where('version', '=', version).execute();
    await insertAll(trx, 'writing', [{ ...row, ...marks }]);
    from.add(made);
  }
  for (const { at: made, row } of words.forms.values()) {
    await putForm(trx, row);
    from.add(made);
  }
  const left = await damagedWords(trx, id);
  const { versions, gone } = left;
  if (versions.length + gone.length > 0) await sealVersions(trx, id);
  const forms = left.forms.flatMap(({ row }) => row ?? []);
  for (const row of forms) {
    const changed_at = isMoment(row.changed_at) ? row.changed_at : at;
    // What is no JSON any more is kept as a text.
    const body = isJson(row.body) ? row.body : JSON.stringify(row.body);
    await putForm(trx, { ...row, body, changed_at, checksum: checksumOfDraft({ ...row, body }) });
  }
  if (someDamaged(left)) await writeEnd(trx, id);
  return {
    from: [...from],
    asRead: {
      versions: [...new Set([...versions, ...marksAsRead])].toSorted((a, b) => a - b),
      forms: forms.map(({ form }) => form),
    },
    gone: { versions: gone, forms: left.forms.flatMap(({ form, row }) => (row === undefined ? [form] : [])) },
  };
}

/** What no backup has stays as it can be read, and counts as it stands from now on. */
const sealVersions = async (trx: Trx, id: string) => await chain(trx, id, (_, due) => due);
