/** Half-filled forms, found again after a restart. They are no acts: undo leaves them alone, and no revision counts them. */

import { closed } from '../log/closed.ts';
import type { StoreRefusal } from '../log/head.ts';
import type { Db } from '../schema.ts';

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
      await trx
        .insertInto('draft')
        .values({ campaign_id: campaign, form, body, changed_at: at })
        .onConflict((conflict) => conflict.doUpdateSet({ body, changed_at: at }))
        .execute();
    }
    return undefined;
  });
}
