/** Half-filled forms, found again after a restart. They are no acts: undo leaves them alone, and no revision counts them. */

import { closed } from '../log/closed.ts';
import type { StoreRefusal } from '../log/head.ts';
import { headInFact } from '../log/mend-head.ts';
import type { Db } from '../schema.ts';
import type { DraftTable } from '../tables/writing.ts';
import { checksumInList, checksumOfDraft } from './draft-checksum.ts';

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

/** Half-filled forms by form, each with its checksum, as the head lists them; undefined where that can't be read. */
function listOf(drafts: string | null | undefined): ReadonlyMap<string, string> | undefined {
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

/** Keeps the form's draft, in place of the one before; null lets it go. Gives why it couldn't, or undefined. */
export async function writeDraft(
  db: Db,
  campaign: string,
  { form, body, at }: { readonly form: string; readonly body: string | null; readonly at: string },
): Promise<StoreRefusal | undefined> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await closed(trx, campaign);
    if (refusal !== undefined) return refusal;
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
    return undefined;
  });
}
