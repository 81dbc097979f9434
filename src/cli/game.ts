/** `holdout game`: new and list, of the games besides the campaign's. */
import type { Input } from '../contract/contract.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

export interface NewGameOptions {
  readonly name: string;
  readonly seed?: string;
  readonly setup?: string;
}

export async function newGame(
  { backend, json }: Session,
  game: string,
  { name, seed, setup = '{}' }: NewGameOptions,
): Promise<Printed> {
  const wanted = {
    game,
    name,
    seed: seed ?? (await ask(backend, 'seed.fresh', {})).seed,
    setup: setUpIn(setup),
  } as Input<'session.create'>;
  const { id } = await ask(backend, 'session.create', wanted);
  return { text: json ? JSON.stringify({ id }) : `${id}  seed ${wanted.seed}` };
}

/** A set-up as it is written on the command line. */
export function setUpIn(setup: string): unknown {
  try {
    return JSON.parse(setup);
  } catch {
    throw new Complaint(`--setup is JSON, such as '{"light":12}'.`);
  }
}

export async function listGames({ backend, json }: Session): Promise<Printed> {
  const { games } = await ask(backend, 'shelf.list', {});
  if (json) return { text: JSON.stringify({ games }) };
  if (games.length === 0) return { text: 'No games in progress.' };
  const rows = games.map(({ id, title, name, standing, last }) => [id, title, name, standing.title, last]);
  return { text: columns([['Id', 'Game', 'Name', 'Stands', 'Last'], ...rows]) };
}
