/** Half-filled forms, found again after a restart. They are no acts: undo leaves them alone, and no revision counts them. */

import { digestOfRow } from '../codecs/row-digest.ts';
import { closed } from '../log/closed.ts';
import type { StoreRefusal } from '../log/head.ts';
import type { Db } from '../schema.ts';
import type { DraftTable } from '../tables/writing.ts';

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

/** Over what stands there; neither the campaign's id nor the time is covered. */
export const checksumOfDraft = ({ form, body }: Pick<DraftTable, 'form' | 'body'>): string =>
  digestOfRow([form, body]);

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
