/** Counts a log’s acts, by one meaning wherever the player is told a number of them. */
import type { Db } from '../schema.ts';

export interface ActsCounted {
  /** Acts that count. */
  readonly done: number;
  /** Acts that may be done again. */
  readonly undone: number;
  /** Acts of lines that were given up. */
  readonly givenUp: number;
}

/** Commands that name a copy as it is made. The name stands in the copy’s log, but is nothing that was done in it: undo stops there. */
export const NAMES_A_COPY = ['campaign.copy', 'session.branch', 'campaign-file.open'] as const;
/** Command that names a copy which came out of a file. */
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

/** Number of the acts that count in all logs of the file. */
export async function actsInAll(db: Db): Promise<number> {
  const acts = db.selectFrom('campaign_act').where('command', 'not in', NAMES_A_COPY);
  const { done } = await acts
    .where('state', '=', 'done')
    .select(({ fn }) => fn.countAll<number>().as('done'))
    .executeTakeFirstOrThrow();
  return done;
}

/** True if there is such an act in the line that counts. */
export async function actCounts(db: Db, id: string, act: number): Promise<boolean> {
  const acts = db.selectFrom('campaign_act').where('campaign_id', '=', id).where('act', '=', act);
  return (await acts.where('state', '=', 'done').select('act').executeTakeFirst()) !== undefined;
}
