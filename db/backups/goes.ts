/** What the file has that a backup hasn't, and what therefore goes where the backup takes its place. */
import Database from 'better-sqlite3';
import { hasContent } from '../file/inspect.ts';

/** Of a campaign or game of the file. */
export interface Going {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deleted: boolean;
  /** All of it: the backup hasn't got it. */
  readonly whole: boolean;
  /** Acts that count, and versions of what the player wrote, that aren't in the backup. */
  readonly acts: number;
  readonly words: number;
}

interface Row extends Omit<Going, 'deleted' | 'whole'> {
  readonly deleted: number;
  readonly whole: number;
}

/** By what their checksums cover: another act of the same number isn't the same. */
const GOING = `
  select head.id, head.module as game, head.name,
    head.deleted_at is not null as deleted,
    head.id not in (select id from main.campaign_head) as whole,
    (select count(*) from present.campaign_act as act
      where act.campaign_id = head.id and act.state = 'done' and not exists (
        select 1 from main.campaign_act as there
        where there.campaign_id = act.campaign_id and there.act = act.act and there.checksum = act.checksum)) as acts,
    (select count(*) from present.writing as text
      where text.campaign_id = head.id and not exists (
        select 1 from main.writing as there
        where there.campaign_id = text.campaign_id and there.version = text.version
          and there.checksum = text.checksum)) as words
  from present.campaign_head as head
  order by head.changed_at desc, head.id`;

/** `backup`: unpacked, as a file of the present version. Undefined where the file can't be read so; nothing where there is none. */
export function goingWith(file: string, backup: string): readonly Going[] | undefined {
  if (!hasContent(file)) return [];
  const database = new Database(backup, { readonly: true, fileMustExist: true });
  try {
    database.prepare('attach ? as present').run(file);
    return database
      .prepare<[], Row>(GOING)
      .all()
      .map((row) => ({ ...row, deleted: row.deleted === 1, whole: row.whole === 1 }))
      .filter(({ whole, acts, words }) => whole || acts + words > 0);
  } catch (error) {
    // Damaged, or of an earlier version: what it holds is told elsewhere, if it can be.
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  } finally {
    database.close();
  }
}
