/** What the file has that a backup hasn't, and what therefore goes where the backup takes its place, and the other way round. */
import Database from 'better-sqlite3';
import { hasContent } from '../file/inspect.ts';
import { NAMES_A_COPY } from '../log/acts-counted.ts';
import type { ActState } from '../tables/log.ts';
import { FORM_OF_NO_CAMPAIGN } from '../writing/drafts.ts';

/** Of a campaign or game of the file. */
export interface Going {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deleted: boolean;
  /** All of it: the backup hasn't got it. */
  readonly whole: boolean;
  /** Where the backup has it, if that is elsewhere. */
  readonly moves: 'into-the-bin' | 'out-of-the-bin' | null;
  /** Acts that count, and aren't in the backup. */
  readonly acts: number;
  /** Acts that may be done again, and aren't in the backup. */
  readonly undone: number;
  /** Lines that were given up, and acts of them, that aren't in the backup. */
  readonly lines: number;
  readonly givenUp: number;
  /** Acts that count here, and that the backup has as taken back or given up. */
  readonly takenBack: number;
  /** Versions of what the player wrote, and half-filled forms. */
  readonly words: number;
  readonly forms: number;
}

/** A campaign or game that the backup has and the file hasn't: it comes back. */
export interface Coming {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
}

/** What goes of the whole file, and what comes. */
export interface GoingWith {
  readonly logs: readonly Going[];
  readonly coming: readonly Coming[];
  /** Half-filled forms of no campaign. */
  readonly forms: number;
  /** Whether the player's settings are others in the backup. */
  readonly settings: boolean;
}

interface Row extends Omit<Going, 'deleted' | 'whole'> {
  readonly deleted: number;
  readonly whole: number;
}

/** By what its checksum covers: another act of the same number isn't the same. */
const inBackup = (otherwise = '') => `exists (
  select 1 from main.campaign_act as there
  where there.campaign_id = act.campaign_id and there.act = act.act and there.checksum = act.checksum ${otherwise})`;
const names = NAMES_A_COPY.map((command) => `'${command}'`).join(', ');
const actsThat = (state: ActState, where: string) => `(
  select count(*) from present.campaign_act as act
  where act.campaign_id = head.id and act.state = '${state}' and act.command not in (${names}) and ${where})`;

const GOING = `
  select head.id, head.module as game, head.name,
    head.deleted_at is not null as deleted,
    there.id is null as whole,
    case
      when there.id is null or (head.deleted_at is null) = (there.deleted_at is null) then null
      when there.deleted_at is null then 'out-of-the-bin'
      else 'into-the-bin'
    end as moves,
    ${actsThat('done', `not ${inBackup()}`)} as acts,
    ${actsThat('undone', `not ${inBackup()}`)} as undone,
    ${actsThat('dropped', `not ${inBackup()}`)} as givenUp,
    ${actsThat('done', inBackup("and there.state <> 'done'"))} as takenBack,
    (select count(*) from present.given_up_line as line
      join present.campaign_act as act on act.campaign_id = line.campaign_id and act.act = line.act
      where line.campaign_id = head.id and not ${inBackup()}) as lines,
    (select count(*) from present.writing as text
      where text.campaign_id = head.id and not exists (
        select 1 from main.writing as there
        where there.campaign_id = text.campaign_id and there.version = text.version
          and there.checksum = text.checksum)) as words,
    (select count(*) from present.draft as form
      where form.campaign_id = head.id and not exists (
        select 1 from main.draft as there
        where there.campaign_id = form.campaign_id and there.form = form.form and there.body = form.body)) as forms
  from present.campaign_head as head
  left join main.campaign_head as there on there.id = head.id
  order by head.changed_at desc, head.id`;

const COMING = `
  select there.id, there.name, there.deleted_at is not null as deleted from main.campaign_head as there
  where there.id not in (select id from present.campaign_head)
  order by there.changed_at desc, there.id`;

const setAs = (one: string, other: string, which: string) => `
  select count(*) as many from ${one}.setting as one
  where ${which} and not exists (
    select 1 from ${other}.setting as other where other.key = one.key and other.value = one.value)`;
const FORMS = setAs('present', 'main', `one.key glob '${FORM_OF_NO_CAMPAIGN}*'`);
/** What the file keeps there of itself, and forms, have a dot in their key. */
const OWN = "instr(one.key, '.') = 0";
const SETTINGS = [setAs('present', 'main', OWN), setAs('main', 'present', OWN)];

const goes = ({ whole, moves, acts, undone, givenUp, takenBack, words, forms }: Going): boolean =>
  whole || moves !== null || acts + undone + givenUp + takenBack + words + forms > 0;

/** `backup`: unpacked, as a file of the present version. Undefined where the file can't be read so. */
export function goingWith(file: string, backup: string): GoingWith | 'no-file' | undefined {
  if (!hasContent(file)) return 'no-file';
  const database = new Database(backup, { readonly: true, fileMustExist: true });
  const many = (query: string) => database.prepare<[], { many: number }>(query).get()?.many ?? 0;
  try {
    database.prepare('attach ? as present').run(file);
    const logs = database
      .prepare<[], Row>(GOING)
      .all()
      .map((row) => ({ ...row, deleted: row.deleted === 1, whole: row.whole === 1 }));
    const coming = database
      .prepare<[], Omit<Coming, 'deleted'> & { readonly deleted: number }>(COMING)
      .all()
      .map((row) => ({ ...row, deleted: row.deleted === 1 }));
    return {
      logs: logs.filter(goes),
      coming,
      forms: many(FORMS),
      settings: SETTINGS.some((query) => many(query) > 0),
    };
  } catch (error) {
    // Damaged, or of an earlier version: what it holds is told elsewhere, if it can be.
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  } finally {
    database.close();
  }
}
