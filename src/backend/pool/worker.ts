/** A thread of the pool: plays the games it is handed, one batch after another. */
import { parentPort } from 'node:worker_threads';
import { GAMES } from '../../rules/games.ts';
import { ends } from '../calls/playing-on.ts';
import type { Batch, Played } from './messages.ts';

const host = parentPort;
if (host === null) throw new Error('this file runs in a worker thread; openPool starts it');

function played({ game: wanted, session, from, to }: Batch): Played {
  const game = GAMES.find((one) => one.game === wanted);
  if (game === undefined) return { ok: false, why: `no rules of ${wanted}` };
  try {
    return { ok: true, ends: [...ends(game, session, from, to)] };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

host.on('message', (batch: Batch) => host.postMessage(played(batch)));
