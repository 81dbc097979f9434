/** Limits on rows beyond those of their tables and of the log itself: what a campaign that was played could have come to. */
import { sql } from 'kysely';
import { NAME, refusalOfField } from '../../src/rules/core/setup.ts';
import { isMoment } from '../codecs/moment.ts';
import { decodeWholeTitle } from '../codecs/title.ts';
import { CAMPAIGN, titleFrom } from '../games/games.ts';
import type { StoredAct } from '../log/acts.ts';
import type { Db } from '../schema.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { FileRefused } from './refusal.ts';

const ID = /^[0-9a-z]{10}$/;
/** Bounds of a text, a form's name and a draft, the same as the contract's. */
const MOST_WRITTEN = 20_000;
const FORM = /^[a-z0-9][a-z0-9/-]{0,79}$/;
const MOST_DRAFT = 200_000;
/** Beyond these no campaign comes, and counting on from them would go astray. */
const MOST_REVISION = 2 ** 40;
const MOST_NUMBER = 2 ** 31;
const COMMAND = /^[a-z][a-zA-Z.-]{0,79}$/;

function hold(holds: boolean, what: string): void {
  if (!holds) throw new FileRefused('damaged', what);
}

function checkHead(head: CampaignHeadTable): void {
  hold(ID.test(head.id), 'an id is none');
  hold(
    head.act !== null && Number.isInteger(head.revision) && head.revision <= MOST_REVISION,
    'a head stands nowhere',
  );
  hold(refusalOfField(NAME, head.name) === undefined && head.name.isWellFormed(), 'a name is none');
  const times = [head.created_at, head.changed_at, ...(head.deleted_at === null ? [] : [head.deleted_at])];
  hold(times.every(isMoment), 'a time is none');
}

/** Acts and events are numbered from 1 on, and none is left out; only so is there an end to looking for those that are missing. */
async function checkNumbers(db: Db, { id }: CampaignHeadTable): Promise<number> {
  const counted = async (table: 'campaign_act' | 'campaign_event', column: 'act' | 'seq') => {
    const { rows } = await sql<{ readonly all: number; readonly last: number | null }>`
      select count(*) as "all", max(${sql.ref(column)}) as last from ${sql.table(table)}
      where campaign_id = ${id}`.execute(db);
    const [{ all, last } = { all: 0, last: null }] = rows;
    hold(all > 0 && last === all, `numbers are missing among the rows of ${table}`);
    return all;
  };
  await counted('campaign_event', 'seq');
  return await counted('campaign_act', 'act');
}

/** Checks one act by itself, as the log is gone through. */
export function checkAct(
  { module }: Pick<CampaignHeadTable, 'module'>,
  { act, title, command, made_at }: StoredAct,
): void {
  hold(COMMAND.test(command), `the command of act ${act} is none`);
  hold(isMoment(made_at), `the time of act ${act} is none`);
  const told = decodeWholeTitle(title);
  if (module === CAMPAIGN) titleFrom(told, `title of act ${act}`);
  else hold(typeof told === 'string' && told.length <= 200, `the title of act ${act} is none`);
}

async function checkWords(db: Db, { id }: CampaignHeadTable, last: number): Promise<void> {
  const words = await db.selectFrom('writing').where('campaign_id', '=', id).selectAll().execute();
  for (const { version, text, made_at, act, number, after_act } of words) {
    const fits = text === null || (text.length <= MOST_WRITTEN && text.isWellFormed());
    hold(fits && isMoment(made_at), `version ${version} of what was written is none`);
    hold(
      act <= last && after_act <= last && number >= 1 && number <= MOST_NUMBER,
      `version ${version} stands nowhere`,
    );
  }
  const drafts = await db.selectFrom('draft').where('campaign_id', '=', id).selectAll().execute();
  for (const { form, body, earlier, changed_at } of drafts) {
    const fits = [body, earlier ?? ''].every((text) => text.length <= MOST_DRAFT);
    hold(FORM.test(form) && fits && isMoment(changed_at), 'a draft is none');
  }
}

/** Throws a `FileRefused` at the first row, acts but for their numbers left out, that no campaign has. */
export async function checkContents(db: Db, head: CampaignHeadTable): Promise<void> {
  checkHead(head);
  const last = await checkNumbers(db, head);
  await checkWords(db, head, last);
}
