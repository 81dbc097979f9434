/** The log as it stands: acts oldest first, given-up ones among them, each with all that it told. */
import { decodeTitle } from '../../../codecs/title.ts';
import { readActPage } from '../../../log/acts.ts';
import type { Db } from '../../../schema.ts';
import type { ActState } from '../../../tables/log.ts';
import { decodeLogged, type Told } from './events.ts';

export interface ActWithEvents {
  readonly act: number;
  /** The act it goes on from; null for the first. */
  readonly parent: number | null;
  readonly line: number;
  readonly command: string;
  /** Facts of the title, which the act's game says in words. */
  readonly title: unknown;
  readonly madeAt: string;
  readonly state: ActState;
  readonly told: readonly Told[];
}

/** A page of acts from this number on; `next` is where the next page begins. */
export async function actsFrom(
  db: Db,
  campaign: string,
  page: { readonly from: number; readonly limit: number },
): Promise<{ readonly acts: readonly ActWithEvents[]; readonly next: number | null }> {
  return await readActPage(db, campaign, page, ({ title, made_at: madeAt, events, ...stored }) => {
    const { act, parent, line, command, state } = stored;
    const told = events.map(decodeLogged).map(({ event, rolls }) => ({ event, rolls }));
    return { act, parent, line, command, title: decodeTitle(title), madeAt, state, told };
  });
}
