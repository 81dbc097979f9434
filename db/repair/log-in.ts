/** All that one file has of one campaign or game, and has not worked out from its log. */
import { readActs, type StoredAct } from '../log/acts.ts';
import { isHeadSound } from '../log/head-checksum.ts';
import { checksumOfLine } from '../log/line-checksum.ts';
import { MOST_ACTS } from '../log/tree.ts';
import type { Db } from '../schema.ts';
import type { CampaignHeadTable, GivenUpLineTable } from '../tables/log.ts';
import type { DraftTable, WritingTable } from '../tables/writing.ts';

/** A file that rows come from. */
export interface Source {
  readonly db: Db;
  /** When the backup was made; null for the damaged file itself. */
  readonly at: string | null;
}

export interface LogIn {
  readonly source: Source;
  /** As it stands there, sound or not. */
  readonly head: CampaignHeadTable | undefined;
  readonly isHeadSound: boolean;
  readonly acts: ReadonlyMap<number, StoredAct>;
  /** Given-up lines that are as they were stored. */
  readonly lines: readonly GivenUpLineTable[];
  readonly versions: ReadonlyMap<number, WritingTable>;
  readonly forms: readonly DraftTable[];
}

export async function logIn(source: Source, id: string): Promise<LogIn> {
  const { db } = source;
  const head = await db.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirst();
  const acts = new Map<number, StoredAct>();
  for await (const act of readActs(db, id)) if (act.act <= MOST_ACTS) acts.set(act.act, act);
  const lines = await db.selectFrom('given_up_line').where('campaign_id', '=', id).selectAll().execute();
  const versions = await db.selectFrom('writing').where('campaign_id', '=', id).selectAll().execute();
  const forms = await db.selectFrom('draft').where('campaign_id', '=', id).selectAll().execute();
  return {
    source,
    head,
    isHeadSound: head !== undefined && isHeadSound(head),
    acts,
    lines: lines.filter((line) => line.checksum === checksumOfLine(line)),
    versions: new Map(versions.map((row) => [row.version, row])),
    forms,
  };
}
