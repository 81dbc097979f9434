/** `holdout forecast`: how a game may end, by games of bots from exactly where it stands. */
import type { Output } from '../contract/contract.ts';
import { counted } from '../rules/core/text/english.ts';
import { shareWithError } from '../rules/core/text/share-error.ts';
import { askLong } from './ask-long.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

export async function forecast(
  session: Session,
  id: string,
  { games }: { readonly games: string },
): Promise<Printed> {
  if (!/^\d{1,6}$/.test(games)) throw new Complaint(`--games takes a whole number, not ${games}.`);
  const wanted = { campaign: id, games: Number(games) };
  const found = await askLong(session, 'session.forecast', wanted);
  return { text: session.json ? JSON.stringify(found) : textOf(found), ok: found.games === wanted.games };
}

function textOf({ games, endings, unfinished }: Output<'session.forecast'>): string {
  const row = (ending: string, count: number): string[] => {
    const { share, error } = shareWithError(count, games);
    return [ending, `${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)}`];
  };
  const rows = endings.map(({ ending, games: count }) => row(ending, count));
  const open = unfinished === 0 ? [] : [row('No end', unfinished)];
  return `${counted(games, 'game', 'games')} by bots from here\n${columns([...rows, ...open])}`;
}
