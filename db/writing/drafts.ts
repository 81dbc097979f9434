/** Half-filled forms, found again after a restart. They are no acts: undo leaves them alone, and no revision counts them. */

import { closed } from '../log/closed.ts';
import type { StoreRefusal } from '../log/head.ts';
import { headOf } from '../log/head-checksum.ts';
import type { Db, Trx } from '../schema.ts';
import type { DraftTable } from '../tables/writing.ts';
import { checksumInList, checksumOfDraft } from './draft-checksum.ts';
import { isSettingSound } from './setting-checksum.ts';

/** A half-filled form, as JSON text. */
export type Draft = Pick<DraftTable, 'body' | 'earlier'>;

/** Forms of no campaign stand among the settings; of two that were filled in, the earlier by this name with `EARLIER`. */
export const FORM_OF_NO_CAMPAIGN = 'draft.';
const EARLIER = '.earlier';

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
  const listed = listOf((await headOf(db, campaign))?.drafts);
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

/** The kept contents of a form of a campaign, or of none; undefined if nothing is kept, or if it was damaged. */
export async function readDraft(db: Db, campaign: string | null, form: string): Promise<Draft | undefined> {
  if (campaign === null) {
    const body = await settingOf(db, form);
    return body === undefined ? undefined : { body, earlier: (await settingOf(db, form + EARLIER)) ?? null };
  }
  const row = await db
    .selectFrom('draft')
    .where('campaign_id', '=', campaign)
    .where('form', '=', form)
    .selectAll()
    .executeTakeFirst();
  return row && { body: row.body, earlier: row.earlier };
}

async function settingOf(db: Db, form: string): Promise<string | undefined> {
  const key = FORM_OF_NO_CAMPAIGN + form;
  const row = await db.selectFrom('setting').where('key', '=', key).selectAll().executeTakeFirst();
  return row !== undefined && isSettingSound(row) ? row.value : undefined;
}

interface HalfFilled {
  readonly form: string;
  /** Null: it was sent, or given up. */
  readonly body: string | null;
  /** The body that this one was made from; null where nothing was there. Not given, this is written over whatever is there. */
  readonly was?: string | null | undefined;
  /** The other body that the player has put aside for this one. */
  readonly aside?: string | null | undefined;
  readonly at: string;
}

/** Gives the form to the later of two windows; the body that the other one filled in stays beside it. */
function withFilled(there: Draft | undefined, filled: Omit<HalfFilled, 'at'>): Draft | undefined {
  const { body, was, aside } = filled;
  const isSeen = there === undefined || was === undefined || there.body === was;
  if (body !== null) {
    const isOurs = isSeen || there.body === body;
    return { body, earlier: isOurs ? (aside ?? there?.earlier ?? null) : there.body };
  }
  if (was === undefined || there === undefined) return undefined;
  if (isSeen) return there.earlier === null ? undefined : { body: there.earlier, earlier: null };
  return there.earlier === was ? { body: there.body, earlier: null } : there;
}

/** Keeps a form, or lets it go; gives what stands there then. */
export async function writeDraft(
  db: Db,
  campaign: string | null,
  filled: HalfFilled,
): Promise<Draft | undefined | StoreRefusal> {
  return await db.transaction().execute(async (trx) => {
    const refusal = campaign === null ? undefined : await closed(trx, campaign);
    if (refusal !== undefined) return refusal;
    const there = await readDraft(trx, campaign, filled.form);
    const draft = withFilled(there, filled);
    const isSame = draft?.body === there?.body && draft?.earlier === there?.earlier;
    if (isSame && draft !== undefined) return draft;
    if (campaign === null) await storeAmongSettings(trx, filled.form, draft);
    else await store(trx, campaign, filled, draft);
    return draft;
  });
}

async function store(trx: Trx, campaign: string, { form, at }: HalfFilled, draft?: Draft): Promise<void> {
  if (draft === undefined) {
    await trx.deleteFrom('draft').where('campaign_id', '=', campaign).where('form', '=', form).execute();
    return;
  }
  const filled = { ...draft, changed_at: at, checksum: checksumOfDraft({ form, ...draft }) };
  await trx
    .insertInto('draft')
    .values({ campaign_id: campaign, form, ...filled })
    .onConflict((conflict) => conflict.doUpdateSet(filled))
    .execute();
}

async function storeAmongSettings(trx: Trx, form: string, draft?: Draft): Promise<void> {
  const key = FORM_OF_NO_CAMPAIGN + form;
  await trx
    .deleteFrom('setting')
    .where('key', 'in', [key, key + EARLIER])
    .execute();
  const values = [[key, draft?.body] as const, [key + EARLIER, draft?.earlier] as const];
  for (const [key, value] of values) {
    if (typeof value === 'string')
      await trx.insertInto('setting').values({ key, value, checksum: null }).execute();
  }
}
