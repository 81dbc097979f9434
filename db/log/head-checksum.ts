/** The checksum over how a campaign or game lies on the shelf. */
import { digestOfRow } from '../codecs/row-digest.ts';
import type { Db } from '../schema.ts';
import type { CampaignHeadTable } from '../tables/log.ts';

/** All but the id, under which a copy has another, and which the log has too, and the state, whose own checksum is covered. */
export const COVERED = [
  'module',
  'name',
  'revision',
  'act',
  'line_end',
  'state_checksum',
  'created_at',
  'changed_at',
  'deleted_at',
  'copied_from',
  'copied_act',
  'what_if',
  'written',
  'written_checksum',
  'drafts',
] as const satisfies readonly (keyof CampaignHeadTable)[];

export type Covered = Pick<CampaignHeadTable, (typeof COVERED)[number]>;

export const checksumOfHead = (head: Covered): string => digestOfRow(COVERED.map((column) => head[column]));

export const isHeadSound = (head: Covered & Pick<CampaignHeadTable, 'checksum'>): boolean =>
  head.checksum === checksumOfHead(head);

/** The head's row, sound or not. */
export async function headOf(db: Db, id: string): Promise<CampaignHeadTable | undefined> {
  return await db.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirst();
}

/** True if the head lies on the shelf as it was stored. */
export async function isHeadWhole(db: Db, id: string): Promise<boolean> {
  const head = await headOf(db, id);
  return head !== undefined && isHeadSound(head);
}
