/** All that one file has of one campaign or game, and has not worked out from its log. */
import type { Stood } from '../file/memory.ts';
import { readActs, type StoredAct } from '../log/acts.ts';
import { isHeadSound } from '../log/head-checksum.ts';
import { checksumOfLine } from '../log/line-checksum.ts';
import { MOST_ACTS } from '../log/tree.ts';
import type { Db } from '../schema.ts';
import type { CampaignHeadTable, GivenUpLineTable } from '../tables/log.ts';
import type { DraftTable, WritingTable } from '../tables/writing.ts';
import { listOf } from '../writing/drafts.ts';

/** A file that rows come from. */
export interface Source {
  readonly db: Db;
  /** Moment at which the backup was made; null for the damaged file itself. */
  readonly at: string | null;
}

export interface LogIn {
  readonly source: Source;
  /** The head's row, sound or not. */
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

/** Extent that a log and its words had reached: as a sound head of the damaged file says; else as far as any file goes, or was seen to go. */
export interface Due {
  readonly act: number;
  readonly version: number;
  /** Half-filled forms with their checksums; undefined where nobody knows which there were. */
  readonly forms: ReadonlyMap<string, string> | undefined;
}

/** Versions that are looked for; a number that was damaged may be any. */
const MOST_VERSIONS = 100_000;

/** The file comes first. `seen`: as this machine last saw it. */
export function dueOf(logs: readonly LogIn[], seen?: Stood): Due {
  const [file] = logs;
  const head = file?.isHeadSound === true ? file.head : undefined;
  const told = [head?.act, head?.line_end, ...(file?.lines ?? []).map(({ act }) => act)];
  const acts = head === undefined ? logs.flatMap((log) => [...log.acts.keys()]) : told.map((act) => act ?? 0);
  const versions = [...logs.flatMap((log) => [...log.versions.keys()]), seen?.version ?? 0];
  if (head === undefined) acts.push(seen?.act ?? 0);
  return {
    act: Math.max(0, ...acts),
    version: Math.min(head?.written ?? Math.max(0, ...versions), MOST_VERSIONS),
    forms: listOf(head?.drafts),
  };
}
