/** Changed rows with the checksums that they would have had: whoever knows how they are made gets past every one of them. */
import type Database from 'better-sqlite3';
import { checksumOf } from '../../../db/log/checksum.ts';
import { checksumOfHead } from '../../../db/log/head-checksum.ts';
import { checksumOfLine } from '../../../db/log/line-checksum.ts';
import type {
  CampaignActTable,
  CampaignEventTable,
  CampaignHeadTable,
  GivenUpLineTable,
} from '../../../db/tables/log.ts';
import type { DraftTable, WritingTable } from '../../../db/tables/writing.ts';
import { checksumOf as checksumOfWriting } from '../../../db/writing/checksums.ts';
import { checksumOfDraft, listOfForms } from '../../../db/writing/draft-checksum.ts';
import { checksumOfMarks } from '../../../db/writing/marks.ts';

type Row<T> = T & { readonly rowid: number };

const rowsOf = <T>(database: Database.Database, table: string, order: string) =>
  database.prepare<[], Row<T>>(`select rowid, * from ${table} order by campaign_id, ${order}`).all();

type Put = Readonly<Record<string, string | number | null>>;

function put(database: Database.Database, table: string, rowid: number, set: Put): void {
  const columns = Object.keys(set).map((name) => `"${name}" = ?`);
  database
    .prepare(`update ${table} set ${columns.join(', ')} where rowid = ?`)
    .run(...Object.values(set), rowid);
}

function inActs(database: Database.Database): void {
  const stored = new Map<string, string>();
  for (const act of rowsOf<CampaignActTable>(database, 'campaign_act', 'act')) {
    const events = database
      .prepare<[string, number], CampaignEventTable>(
        'select * from campaign_event where campaign_id = ? and act = ? order by seq',
      )
      .all(act.campaign_id, act.act);
    const parent = act.parent === null ? null : (stored.get(`${act.campaign_id} ${act.parent}`) ?? null);
    const checksum = checksumOf(parent, act, events);
    stored.set(`${act.campaign_id} ${act.act}`, checksum);
    put(database, 'campaign_act', act.rowid, { checksum });
  }
}

/** The last version of each campaign's words. */
function inWords(database: Database.Database): ReadonlyMap<string, WritingTable> {
  const last = new Map<string, WritingTable>();
  for (const row of rowsOf<WritingTable>(database, 'writing', 'version')) {
    const checksum = checksumOfWriting(last.get(row.campaign_id)?.checksum ?? null, row);
    const marks_checksum = checksumOfMarks(row);
    put(database, 'writing', row.rowid, { checksum, marks_checksum });
    last.set(row.campaign_id, { ...row, checksum, marks_checksum });
  }
  return last;
}

/** The forms of each campaign. */
function inForms(database: Database.Database): ReadonlyMap<string, readonly DraftTable[]> {
  const rows = rowsOf<DraftTable>(database, 'draft', 'form');
  for (const row of rows) put(database, 'draft', row.rowid, { checksum: checksumOfDraft(row) });
  return Map.groupBy(rows, ({ campaign_id }) => campaign_id);
}

/** Renews the checksums of each row and, in the head, those of where the rows end. */
export function hideInChecksums(database: Database.Database): void {
  inActs(database);
  for (const row of rowsOf<GivenUpLineTable>(database, 'given_up_line', 'act'))
    put(database, 'given_up_line', row.rowid, { checksum: checksumOfLine(row) });
  const words = inWords(database);
  const forms = inForms(database);
  const heads = database.prepare<[], Row<CampaignHeadTable>>('select rowid, * from campaign_head').all();
  for (const { rowid, ...head } of heads) {
    const last = words.get(head.id);
    const now = {
      ...head,
      written: last?.version ?? null,
      written_checksum: last?.checksum ?? null,
      drafts: head.drafts === null ? null : listOfForms(forms.get(head.id) ?? []),
    };
    const { written, written_checksum, drafts } = now;
    put(database, 'campaign_head', rowid, {
      written,
      written_checksum,
      drafts,
      checksum: checksumOfHead(now),
    });
  }
}
