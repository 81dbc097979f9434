/** A data folder and the host that runs on it; new and empty, or a copy of one that bots have filled. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endHost, type Games, type Host, isRunning, startHost } from './host.ts';

export interface Data {
  readonly dir: string;
  host(): Host;
  /** Starts it where it isn't running. */
  start(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it cleanly. */
  close(): Promise<void>;
  /** Ends it at once, and the folder goes. */
  discard(): Promise<void>;
}

export function newData(copied?: string, games?: Games): Data {
  const dir = mkdtempSync(join(tmpdir(), 'holdout-e2e-'));
  if (copied !== undefined) cpSync(copied, dir, { recursive: true });
  return dataIn(dir, games);
}

export function dataIn(dir: string, games: Games = 'that ship'): Data {
  let running: Host | undefined;
  const host = (): Host => {
    if (running === undefined) throw new Error('expected the host to have been started');
    return running;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (running !== undefined) await endHost(running, signal);
  };
  return {
    dir,
    host,
    start: async () => {
      if (running === undefined || !isRunning(running)) running = await startHost(dir, games);
    },
    kill: () => endHost(host(), 'SIGKILL'),
    close: () => end('SIGTERM'),
    discard: async () => {
      // In order it would first finish what it does in the background, for nobody.
      await end('SIGKILL');
      rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
