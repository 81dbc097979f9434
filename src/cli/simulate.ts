/** `holdout simulate`: games of the other rules, played by bots to their end. */
import type { Input, Output } from '../contract/contract.ts';
import { counted } from '../rules/core/text/english.ts';
import { askLong } from './ask-long.ts';
import { Complaint } from './complaint.ts';
import { setUpIn } from './game.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

export interface SimulateOptions {
  readonly runs: string;
  readonly seed: string;
  readonly setup?: string;
  readonly bots?: string;
}

export async function simulate(
  session: Session,
  game: string,
  { runs, seed, setup = '{}', bots }: SimulateOptions,
): Promise<Printed> {
  if (!/^\d{1,7}$/.test(runs)) throw new Complaint(`--runs takes a whole number, not ${runs}.`);
  const wanted = {
    game,
    seed,
    runs: Number(runs),
    setup: setUpIn(setup),
    ...(bots === undefined ? {} : { bots: bots.split(',') }),
  } as Input<'games.simulate'>;
  const made = await askLong(session, 'games.simulate', wanted);
  return { text: session.json ? JSON.stringify(made) : textOf(made), ok: made.runs === wanted.runs };
}

function textOf({ runs, digest, unfinished, endings }: Output<'games.simulate'>): string {
  const share = (games: number) => `${((100 * games) / runs).toFixed(1)} %`;
  const rows = endings.map(({ ending, games }) => [ending, String(games), share(games)]);
  const open = unfinished === 0 ? [] : [['No end', String(unfinished), share(unfinished)]];
  return `${counted(runs, 'game', 'games')}  digest ${digest}\n${columns([...rows, ...open])}`;
}
