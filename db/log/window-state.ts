/** A short fingerprint of what windows show, to notice a change. */
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

export interface WindowState {
  /** Revision of each campaign and game, by id. */
  readonly revisions: ReadonlyMap<string, number>;
  /** Campaigns and games that there are, and those of them that lie in the bin. */
  readonly shelf: string;
  /** The player's words and settings; what the app keeps of the file itself, and half-filled forms, are none of them. */
  readonly wordsAndSettings: string;
}

export async function readWindowState(db: Db): Promise<WindowState> {
  const heads = await db
    .selectFrom('campaign_head')
    .select(['id', 'revision', 'deleted_at', 'what_if'])
    .orderBy('id')
    .execute();
  const words = await db
    .selectFrom('writing')
    .select(({ fn }) => [fn.countAll<number>().as('versions')])
    // By indexes alone: they are read after every command.
    .select(sql<number>`(select count(*) from writing where state = 'undone')`.as('undone'))
    .execute();
  const settings = await db
    .selectFrom('setting')
    .selectAll()
    .where('key', 'not like', 'file.%')
    .where('key', 'not like', 'draft.%')
    // Changes of the shelf are seen by what stands there.
    .where('key', 'not like', 'shelf.%')
    .orderBy('key')
    .execute();
  return {
    revisions: new Map(heads.map(({ id, revision }) => [id, revision])),
    shelf: JSON.stringify(heads.map(({ revision: _, ...head }) => head)),
    wordsAndSettings: JSON.stringify([words, settings]),
  };
}
