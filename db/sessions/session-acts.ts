/** The log of a game in progress as it stands, whether its rules are there or not. */
import type { GameEvent } from '../../src/rules/core/game.ts';
import { decodeTitle } from '../codecs/title.ts';
import { readable } from '../file/readable.ts';
import { readActs, type StoredAct } from '../log/acts.ts';
import type { Db } from '../schema.ts';
import { decodeSessionEvent } from './codec.ts';

export interface SessionLogged extends Pick<StoredAct, 'act' | 'parent' | 'line' | 'command' | 'state'> {
  /** As an id. */
  readonly title: string;
  readonly madeAt: string;
  readonly events: readonly GameEvent[];
}

/** A page of acts from this number on, given-up ones among them, oldest first; `next` is where the next page begins. */
export async function sessionActsFrom(
  db: Db,
  id: string,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<{ readonly acts: readonly SessionLogged[]; readonly next: number | null }> {
  const acts: SessionLogged[] = [];
  for await (const { act, parent, line, command, title, made_at, state, events } of readActs(db, id, {
    first: from,
  })) {
    if (acts.length === limit) return { acts, next: act };
    acts.push({
      act,
      parent,
      line,
      command,
      title: String(decodeTitle(title)),
      madeAt: made_at,
      state,
      events: events.map((event) =>
        readable(`Event ${event.seq} of game ${id}`, () => decodeSessionEvent(event, 'event')),
      ),
    });
  }
  return { acts, next: null };
}
