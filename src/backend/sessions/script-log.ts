/** The log of a game in progress with all its facts: what a script reads, and what can be taken elsewhere. */
import type { Db } from '../../../db/index.ts';
import { sessionActsFrom } from '../../../db/sessions/index.ts';
import type { Output } from '../../contract/contract.ts';
import type { Explained } from '../../contract/script.ts';
import type { Game, GameEvent } from '../../rules/core/game.ts';
import type { AppContext } from '../calls/context.ts';
import { actTitle, deedTitle } from './view.ts';

interface PageOfLog {
  readonly campaign: string;
  readonly from: number;
  readonly limit: number;
}

/** Also of a game that this Holdout doesn't have: its facts are plain data, and want its words alone. */
export async function sessionScriptLog(
  { db, games }: Pick<AppContext, 'games'> & { readonly db: Db },
  id: string,
  { campaign, ...page }: PageOfLog,
): Promise<Output<'script.log'>> {
  const game = games.find((one) => one.game === id);
  const { acts, next } = await sessionActsFrom(db, campaign, page);
  return {
    acts: acts.map(({ title, events, ...act }) => ({
      ...act,
      title: game === undefined ? deedTitle(title) : actTitle(game, title),
      events: events.filter(({ type }) => type !== 'answered').map((event) => ({ ...event })),
      rolls: events.flatMap((event) => explained(game, event)),
    })),
    next,
  };
}

export function explained(game: Game | undefined, event: GameEvent): Explained[] {
  if (event.type !== 'answered') return [];
  return event.answers.map(({ fingerprint: _fingerprint, moved: _moved, answer, ...reply }) => {
    const known = game?.ruleIndex.find(({ id }) => id === reply.rule);
    return {
      ...reply,
      title: known?.summary ?? reply.rule,
      section: known?.section ?? '',
      answer: typeof answer === 'string' ? answer : 'x' in answer ? { ...answer } : [...answer],
    };
  });
}
