/** How many acts a log has, by one meaning wherever the player is told a number of them. */
import type { Db } from '../schema.ts';

export interface ActsCounted {
  /** Those that count. */
  readonly done: number;
  /** Those that may be done again. */
  readonly undone: number;
  /** Those of lines that were given up. */
  readonly givenUp: number;
}

/** What a copy was called as it was made stands in its log, and is nothing that was done in it: undo stops there. */
export const NAMES_A_COPY = ['campaign.copy', 'session.branch', 'campaign-file.open'] as const;
/** Of a copy that came out of a file. */
export const OPENED_AS_A_COPY = 'campaign-file.open' satisfies (typeof NAMES_A_COPY)[number];

export const namesACopy = ({ command }: { readonly command: string }): boolean =>
  NAMES_A_COPY.some((names) => names === command);

export async function actsCounted(db: Db, id: string): Promise<ActsCounted> {
  return await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('command', 'not in', NAMES_A_COPY)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'done').as('done'),
      fn.countAll<number>().filterWhere('state', '=', 'undone').as('undone'),
      fn.countAll<number>().filterWhere('state', '=', 'dropped').as('givenUp'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether there is such an act in the line that counts. */
export async function actCounts(db: Db, id: string, act: number): Promise<boolean> {
  const acts = db.selectFrom('campaign_act').where('campaign_id', '=', id).where('act', '=', act);
  return (await acts.where('state', '=', 'done').select('act').executeTakeFirst()) !== undefined;
}
