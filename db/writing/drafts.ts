/** Half-filled forms, found again after a restart. They are no acts: undo leaves them alone, and no revision counts them. */

import { closed } from '../log/closed.ts';
import type { StoreRefusal } from '../log/head.ts';
import { headInFact } from '../log/mend-head.ts';
import type { Db } from '../schema.ts';
import type { DraftTable } from '../tables/writing.ts';
import { checksumInList, checksumOfDraft } from './draft-checksum.ts';
import { isSettingSound } from './setting-checksum.ts';

/** The form's draft as JSON text; undefined if there is none. */
export async function readDraft(db: Db, campaign: string, form: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('draft')
    .where('campaign_id', '=', campaign)
    .where('form', '=', form)
    .select('body')
    .executeTakeFirst();
  return row?.body;
}

/** Among the settings. */
export const FORM_OF_NO_CAMPAIGN = 'draft.';
const keyOf = (form: string): string => `${FORM_OF_NO_CAMPAIGN}${form}`;

/** The same of a form of no campaign; one that was damaged is as if nobody had filled it in. */
export async function readFileDraft(db: Db, form: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').where('key', '=', keyOf(form)).selectAll().executeTakeFirst();
  return row !== undefined && isSettingSound(row) ? row.value : undefined;
}

/** Half-filled forms by form, each with its checksum, as the head lists them; undefined where that can't be read. */
export function listOf(drafts: string | null | undefined): ReadonlyMap<string, string> | undefined {
  if (drafts === null || drafts === undefined) return undefined;
  try {
    const listed: unknown = JSON.parse(drafts);
    if (typeof listed !== 'object' || listed === null) return undefined;
    return new Map(Object.entries(listed).map(([form, checksum]) => [form, String(checksum)]));
  } catch {
    return undefined;
  }
}

/** A half-filled form that isn't as it was typed, or isn't there; `checksum` is the one that it has in the list. */
export interface WrongDraft {
  readonly form: string;
  readonly checksum: string | null;
  readonly row: DraftTable | undefined;
}

export async function wrongDrafts(db: Db, campaign: string): Promise<readonly WrongDraft[]> {
  const drafts = db.selectFrom('draft').where('campaign_id', '=', campaign);
  const rows = await drafts.orderBy('form').selectAll().execute();
  const listed = listOf((await headInFact(db, campaign))?.drafts);
  const wrong: WrongDraft[] = [];
  for (const row of rows) {
    const due = checksumInList(row);
    const checksum = listed === undefined ? due : (listed.get(row.form) ?? null);
    if (checksum !== due || row.checksum !== checksumOfDraft(row))
      wrong.push({ form: row.form, checksum, row });
  }
  const there = new Set(rows.map(({ form }) => form));
  for (const [form, checksum] of listed ?? [])
    if (!there.has(form)) wrong.push({ form, checksum, row: undefined });
  return wrong;
}

interface HalfFilled {
  readonly form: string;
  /** Null lets it go. */
  readonly body: string | null;
  /** What was read of it; null where it was empty. Not given, the last one to write it has it. */
  readonly was?: string | null | undefined;
  readonly at: string;
}

/** What was filled in elsewhere since it was read, over which nothing is written; null where it is kept. */
export interface Meanwhile {
  readonly meanwhile: string | null;
}

function writtenMeanwhile(
  now: string | undefined,
  { body, was }: Omit<HalfFilled, 'at'>,
): string | undefined {
  return was === undefined || now === was || now === body ? undefined : now;
}

/** Keeps the form's draft, in place of the one that was read. */
export async function writeDraft(
  db: Db,
  campaign: string,
  filled: HalfFilled,
): Promise<Meanwhile | StoreRefusal> {
  const { form, body, at } = filled;
  return await db.transaction().execute(async (trx) => {
    const refusal = await closed(trx, campaign);
    if (refusal !== undefined) return refusal;
    const meanwhile = writtenMeanwhile(await readDraft(trx, campaign, form), filled);
    if (meanwhile !== undefined) return { meanwhile };
    if (body === null) {
      await trx.deleteFrom('draft').where('campaign_id', '=', campaign).where('form', '=', form).execute();
    } else {
      const checksum = checksumOfDraft({ form, body });
      await trx
        .insertInto('draft')
        .values({ campaign_id: campaign, form, body, changed_at: at, checksum })
        .onConflict((conflict) => conflict.doUpdateSet({ body, changed_at: at, checksum }))
        .execute();
    }
    return { meanwhile: null };
  });
}

/** The same of a form of no campaign. */
export async function writeFileDraft(db: Db, filled: Omit<HalfFilled, 'at'>): Promise<Meanwhile> {
  const { form, body } = filled;
  return await db.transaction().execute(async (trx) => {
    const meanwhile = writtenMeanwhile(await readFileDraft(trx, form), filled);
    if (meanwhile !== undefined) return { meanwhile };
    const key = keyOf(form);
    if (body === null) await trx.deleteFrom('setting').where('key', '=', key).execute();
    else
      await trx
        .insertInto('setting')
        .values({ key, value: body, checksum: null })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: body }))
        .execute();
    return { meanwhile: null };
  });
}
