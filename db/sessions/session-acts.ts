/** The log of a game in progress as it stands, whether its rules are there or not. */
import type { GameEvent } from '../../src/rules/core/game.ts';
import { decodeTitle } from '../codecs/title.ts';
import { readable } from '../file/readable.ts';
import { readActPage, type StoredAct } from '../log/acts.ts';
import type { Db } from '../schema.ts';
import { decodeSessionEvent } from './codec.ts';

export interface SessionLogged extends Pick<StoredAct, 'act' | 'parent' | 'line' | 'command' | 'state'> {
  /** Id of the title; its game has the words. */
  readonly title: string;
  readonly madeAt: string;
  readonly events: readonly GameEvent[];
}

/** A page of acts from this number on, given-up ones among them, oldest first; `next` is where the next page begins. */
export async function sessionActsFrom(
  db: Db,
  id: string,
  page: { readonly from: number; readonly limit: number },
): Promise<{ readonly acts: readonly SessionLogged[]; readonly next: number | null }> {
  return await readActPage(db, id, page, ({ title, made_at: madeAt, events, ...stored }) => {
    const { act, parent, line, command, state } = stored;
    const told = events.map((event) =>
      readable(`Event ${event.seq} of game ${id}`, () => decodeSessionEvent(event, 'event')),
    );
    return { act, parent, line, command, title: String(decodeTitle(title)), madeAt, state, events: told };
  });
}
