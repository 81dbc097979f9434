/**
 * Every version of what the player has written. Like acts they are marked and never deleted: taking one back brings the one
 * before it back to the light, and whatever is written next gives up those that were taken back.
 */
import { isSafeCount } from '../codecs/count.ts';
import { giveUpUndone, giveUpUndoneOf } from '../log/undo-words.ts';
import { type Text, writingsOf } from '../log/writings.ts';
import type { Db, Trx } from '../schema.ts';
import { checksumOf } from './checksums.ts';

export interface Version {
  readonly version: number;
  readonly text: string | null;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

async function lastOf(
  trx: Trx,
  id: string,
): Promise<{ version: number; checksum: string | null } | undefined> {
  return await writingsOf(trx, id)
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'checksum'])
    .executeTakeFirst();
}

/** The version of a text that counts: its number, and what it says. Undefined where nothing was ever written. */
export async function versionOf(db: Db, id: string, { what, number }: Text): Promise<Version | undefined> {
  const row = await writingsOf(db, id)
    .where('what', '=', what)
    .where('number', '=', number)
    .where('state', '=', 'done')
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'text', 'made_at as madeAt'])
    .executeTakeFirst();
  return row;
}

/** All versions of a text, also those that were taken back: first the one that counts, without text where none does, then the newest. */
export async function versionsOf(db: Db, id: string, text: Text): Promise<Version[]> {
  const all = await writingsOf(db, id)
    .where('what', '=', text.what)
    .where('number', '=', text.number)
    .orderBy('version', 'desc')
    .select(['version', 'text', 'made_at as madeAt'])
    .execute();
  if (all.length === 0) return [];
  const now = await versionOf(db, id, text);
  const others = all.filter(({ version }) => version !== now?.version);
  return [now ?? { version: 0, text: null, madeAt: '' }, ...others];
}

/** Writes the next version. Those that were taken back are given up, and stay in the list. */
export async function writeVersion(
  trx: Trx,
  id: string,
  {
    what,
    number,
    act,
    text,
    at,
  }: Text & { readonly act: number; readonly text: string | null; readonly at: string },
): Promise<number> {
  const head = await trx
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select(['act', 'line_end', 'written', 'written_checksum'])
    .executeTakeFirstOrThrow();
  // While acts can be done again, the texts taken back with them stay with them.
  const acts = head.line_end !== null && head.line_end !== head.act;
  if (acts) await giveUpUndoneOf(trx, id, { what, number });
  else await giveUpUndone(trx, id);
  const last = await lastOf(trx, id);
  // A version that is missing at the end leaves its number, so that it is missed.
  const isMissing = head.written !== null && isSafeCount(head.written) && head.written > (last?.version ?? 0);
  const before = isMissing
    ? { version: head.written ?? 0, checksum: head.written_checksum }
    : (last ?? { version: 0, checksum: null });
  const row = {
    version: before.version + 1,
    what,
    number,
    act,
    text,
    made_at: at,
    after_act: head.act ?? 1,
    checksum: null,
  };
  await trx
    .insertInto('writing')
    .values({
      ...row,
      campaign_id: id,
      state: 'done',
      undone_at: null,
      given_up_with: null,
      checksum: checksumOf(before.checksum, row),
      marks_checksum: null,
    })
    .execute();
  return row.version;
}
