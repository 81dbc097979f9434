/** What can still be read of a damaged file, row by row, taken into a fresh one of ours. */
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Standing } from '../backups/manifest.ts';
import { giveIdsBack, giveRowsBack, untriggered } from '../file/headless.ts';
import { APPLICATION_ID, isDamage } from '../file/inspect.ts';
import { layOut } from '../file/lay-out.ts';
import { CAMPAIGN } from '../games/games.ts';
import { BELONGINGS, OF_THE_FILE } from '../log/belongings.ts';
import { isHeadSound } from '../log/head-checksum.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { type LooseLeaves, looseLeaves } from './loose-leaves.ts';
import { openDamaged } from './open-damaged.ts';
import { versionOf, withOurTables } from './own-schema.ts';
import { readableRows } from './past-damage.ts';
import { columnsIn, fitOf } from './row-shape.ts';

const namesIn = (database: Database.Database, table: string): readonly string[] =>
  columnsIn(database, table).map(({ name }) => name);

/** Puts rows into our own table; false for one that it doesn't let in, or that is there already. */
function letIn(into: Database.Database, table: string, columns: readonly string[]) {
  const listed = columns.map((name) => `"${name}"`).join(', ');
  const insert = into.prepare(
    `insert into "${table}" (${listed}) values (${columns.map(() => '?').join(', ')})`,
  );
  return (values: readonly unknown[]): boolean => {
    try {
      insert.run(...values);
      return true;
    } catch (error) {
      if (!(error instanceof Database.SqliteError && /^SQLITE_(CONSTRAINT|MISMATCH)/.test(error.code)))
        throw error;
      return false;
    }
  };
}

interface Source {
  readonly from: Database.Database;
  readonly loose: LooseLeaves | undefined;
}

/** Rows on pages that no tree leads to, or one that is out of order. True where there were any. */
function takeLoose(
  { from, loose }: Source,
  into: Database.Database,
  { table, inTree }: { readonly table: string; readonly inTree: boolean },
): boolean {
  const columns = columnsIn(from, table);
  const ours = new Set(namesIn(into, table));
  // A row from before the table got its last columns has fewer.
  const inserts = columns.map((_, index) => {
    const names = columns.slice(0, index + 1).map(({ name }) => name);
    return names.every((name) => ours.has(name)) ? letIn(into, table, names) : undefined;
  });
  const hasHead = into.prepare<[unknown], number>('select 1 from campaign_head where id = ?').pluck();
  const id = columns.findIndex(({ name }) => name === 'campaign_id');
  let any = false;
  for (const { values, mayBeOld } of loose?.of(table, inTree) ?? []) {
    if (fitOf(values, columns) === 'none') continue;
    // A campaign that was deleted for good doesn't come back.
    if (mayBeOld && hasHead.get(values[id]) === undefined) continue;
    if (inserts[values.length - 1]?.(values) === true) any = true;
  }
  return any;
}

/** Takes over what can be read; true where that was all of it. What our tables don't let in stays behind. */
function takeTable(source: Source, into: Database.Database, table: string): boolean {
  const columns = namesIn(into, table);
  const there = new Set(namesIn(source.from, table));
  if (columns.length === 0 || columns.some((name) => !there.has(name))) return false;
  if (source.loose?.isAstray(table) === true) {
    takeLoose(source, into, { table, inTree: true });
    return false;
  }
  const insert = letIn(into, table, columns);
  const rows = readableRows(source.from, table, columns);
  let whole = true;
  for (let next = rows.next(); ; next = rows.next()) {
    // SQLite leaves out more than it has to.
    if (next.done === true)
      return !takeLoose(source, into, { table, inTree: !next.value }) && next.value && whole;
    // What isn't let in is damaged as well.
    if (!insert(next.value)) whole = false;
  }
}

/** How far a log and its words went, as its head says. */
export interface Stood {
  readonly act: number | null;
  /** The last act of any line: it counts, may be done again, or was given up. */
  readonly end: number;
  /** The last version of what was written, and the list of half-filled forms; null where the head isn't as it was stored. */
  readonly written: number | null;
  readonly drafts: string | null;
  /** The head's own, which another has that stands in every way as it did; null where it isn't as it was stored. */
  readonly checksum: string | null;
}

function stoodBy(head: CampaignHeadTable, givenUp: number | null): Stood {
  const { act, line_end } = head;
  const as = { act, end: Math.max(act ?? 0, line_end ?? 0, givenUp ?? 0) };
  return isHeadSound(head)
    ? { ...as, written: head.written, drafts: head.drafts, checksum: head.checksum }
    : { ...as, written: null, drafts: null, checksum: null };
}

/** By campaign, the last act of its given-up lines; before version 11 nothing listed them. */
function givenUpIn(into: Database.Database): ReadonlyMap<string, number> {
  if (namesIn(into, 'given_up_line').length === 0) return new Map();
  const lines = into.prepare<[], { id: string; act: number }>(
    'select campaign_id as id, max(act) as act from given_up_line group by campaign_id',
  );
  return new Map(lines.all().map(({ id, act }) => [id, act]));
}

export interface TakenOver {
  /** All heads could be read: who has none was deleted for good. */
  readonly allHeads: boolean;
  /** Who had one, or got one again, and where it stood: who is gone all the same hung on what can't be read. */
  readonly stood: ReadonlyMap<string, Stood>;
  /** All of what belongs to the whole file could be read. */
  readonly settings: boolean;
}

/** Who stood in the file, as far as it is known otherwise. */
export type Known = readonly Pick<Standing, 'id' | 'game' | 'name' | 'revision' | 'deleted'>[];

interface FirstEvent {
  readonly id: string;
  readonly type: string | null;
  readonly payload: string | null;
  readonly made_at: string;
  readonly acts: number;
  readonly events: number;
}

function gameBegunBy({ type, payload }: FirstEvent): string {
  if (type !== 'game-begun') return CAMPAIGN;
  return String((JSON.parse(payload ?? '{}') as { readonly game?: unknown }).game);
}

/** Heads say where a log stands, of whatever game; before version 5 they didn't. */
function hasHeads(into: Database.Database): boolean {
  const there = new Set(namesIn(into, 'campaign_head'));
  return ['name', 'act', 'line_end', 'what_if'].every((name) => there.has(name));
}

/** Logs whose head can't be read get one again, which says no more than that they are there: where they stand is told by their acts. */
function giveHeads(into: Database.Database, known: Known): void {
  const headless = into
    .prepare<[], FirstEvent>(
      `select act.campaign_id as id, type, payload, min(act.made_at) as made_at, max(act.act) as acts,
          (select count(*) from campaign_event as told where told.campaign_id = act.campaign_id) as events
        from campaign_act as act
        left join campaign_event as event on event.campaign_id = act.campaign_id and event.seq = 1
        where act.campaign_id not in (select id from campaign_head) group by act.campaign_id`,
    )
    .all();
  const give = into.prepare(
    `insert into campaign_head (id, module, name, revision, created_at, changed_at, deleted_at, what_if)
      values (?, ?, ?, ?, ?, ?, ?, 0)`,
  );
  for (const one of headless) {
    const found = known.find(({ id }) => id === one.id);
    // An act that tells nothing, of nobody who is known, has the damaged id of another's.
    if (found === undefined && one.events === 0) continue;
    const revision = Math.max(found?.revision ?? 0, one.acts);
    const deleted = found?.deleted === true ? one.made_at : null;
    const game = found?.game ?? gameBegunBy(one);
    give.run(one.id, game, found?.name ?? one.id, revision, one.made_at, one.made_at, deleted);
  }
}

interface Orphan {
  readonly table: string;
  readonly rowid: number;
  readonly parent: string;
}

/** What a backup may have the missing row of: acts behind a gap, and what the player wrote. */
const mayComeHome = ({ table, parent }: Orphan): boolean =>
  table === 'writing' || table === 'draft' || (table === 'campaign_act' && parent === 'campaign_act');

/** Where the last act can't be read, those before it may be. */
function freeHeads(into: Database.Database): void {
  if (!hasHeads(into)) return;
  into.exec(
    `update campaign_head set act = null, line_end = null where act is not null and not exists
      (select 1 from campaign_act where campaign_id = campaign_head.id and campaign_act.act = campaign_head.act)`,
  );
}

/** Rows that hang on others which aren't there go, but for those that `stays` says; a head whose last act goes stays. */
function dropOrphans(into: Database.Database, stays: (orphan: Orphan) => boolean): void {
  for (;;) {
    freeHeads(into);
    const orphans = (into.pragma('foreign_key_check') as readonly Orphan[]).filter((one) => !stays(one));
    if (orphans.length === 0) break;
    for (const { table, rowid } of orphans) into.prepare(`delete from "${table}" where rowid = ?`).run(rowid);
  }
}

interface Otherwise {
  readonly known: () => Known;
  readonly backup: string | undefined;
}

/** Makes a file of what can be read; `backup` is a file that it was once. Undefined, and an empty file, where SQLite can't read the damaged one at all. */
export async function takeReadable(
  damaged: string,
  to: string,
  { known, backup }: Otherwise,
): Promise<TakenOver | undefined> {
  const found = openDamaged(damaged, to);
  const version = found === undefined ? MIGRATIONS.length : await versionOf(found.database);
  const from = found === undefined ? undefined : await withOurTables(found.database, version, backup);
  const into = new Database(to);
  const loose =
    from !== undefined && found?.pages !== undefined
      ? await looseLeaves(found.pages, from, dirname(to))
      : undefined;
  try {
    into.pragma('journal_mode = delete');
    into.pragma('synchronous = off');
    into.pragma('foreign_keys = off');
    await layOut(into, version);
    into.pragma(`application_id = ${APPLICATION_ID}`);
    if (from === undefined) return undefined;
    into.exec('begin');
    const [allHeads] = BELONGINGS.map(({ table }) => taken({ from, loose }, into, table));
    const settings = OF_THE_FILE.map((table) => taken({ from, loose }, into, table)).every((all) => all);
    into.exec("delete from setting where key like 'damaged.%' or key = 'file.checked'");
    const asToday = hasHeads(into);
    if (asToday) {
      giveIdsBack(into);
      untriggered(into, () => giveRowsBack(into));
      giveHeads(into, known());
    }
    const heads = into.prepare<[], CampaignHeadTable>('select * from campaign_head').all();
    const givenUp = givenUpIn(into);
    const stood = new Map(heads.map((head) => [head.id, stoodBy(head, givenUp.get(head.id) ?? null)]));
    // A migration, which an older file is still to go through, wants every row in its place.
    const stays = version === MIGRATIONS.length ? mayComeHome : () => false;
    untriggered(into, () => dropOrphans(into, stays));
    into.exec('commit');
    return { allHeads: allHeads === true, stood, settings };
  } finally {
    from?.close();
    found?.drop();
    loose?.drop();
    into.close();
  }
}

function taken(source: Source, into: Database.Database, table: string): boolean {
  try {
    return takeTable(source, into, table);
  } catch (error) {
    if (isDamage(error) || isGone(error)) return false;
    throw error;
  }
}

/** Its schema was damaged: there is no such table, or column, by the name it should have. */
const isGone = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === 'SQLITE_ERROR';
