/** A host in a process of its own: started as `npm start` does, called as its page calls it, ended as a story wishes. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Input, Method, Output } from '../../../src/contract/contract.ts';
import type { Reply } from '../../../src/contract/failure.ts';
import { fromRoot } from '../../../tools/paths.ts';

export interface Host {
  /** Opens the app, by the token of this start. */
  readonly url: string;
  /** Address of the host's windows, with the path of this start, which ends in `/`. */
  readonly home: string;
  readonly origin: string;
  /** Cookie by which everybody who opened that address is known. */
  readonly cookie: string;
  readonly process: ChildProcess;
}

const STARTING_MS = 120_000;

/** The games a host knows: those that ship, or those of the tests. */
export type Games = 'that ship' | 'of the tests';

const ENTRIES: Record<Games, (dataDir: string) => readonly string[]> = {
  // The same entry `npm start` comes to, without the bootstrap around it, so that a signal reaches the host itself.
  'that ship': (dataDir) => [fromRoot('tools/start.ts'), '--browser', '--no-open', '--data', dataDir],
  'of the tests': (dataDir) => [fromRoot('tests/support/web/sample-host.ts'), dataDir],
};

export async function startHost(dataDir: string, games: Games): Promise<Host> {
  const host = spawn(process.execPath, ENTRIES[games](dataDir), { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the host didn't start in time:\n${said}`)), STARTING_MS);
    const listen = (text: Buffer) => {
      said += text.toString();
      const [, found] = /Holdout is at (\S+)/.exec(said) ?? [];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    };
    host.stdout.on('data', listen);
    host.stderr.on('data', listen);
    host.on('exit', (code) => reject(new Error(`the host ended with ${code}:\n${said}`)));
  });
  const letIn = await fetch(url, { redirect: 'manual' });
  const [cookie = ''] = letIn.headers.get('set-cookie')?.split(';') ?? [];
  const home = new URL(letIn.headers.get('location') ?? '', url).href;
  return { url, home, origin: new URL(url).origin, cookie, process: host };
}

export function isRunning({ process: host }: Host): boolean {
  return host.exitCode === null && host.signalCode === null;
}

export async function endHost(host: Host, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(host)) return;
  const ended = new Promise<void>((resolve) => host.process.once('exit', () => resolve()));
  host.process.kill(signal);
  await ended;
}

/** Throws the sentence of a failure. */
export async function callHost<M extends Method>(
  { home, cookie }: Host,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  const response = await fetch(`${home}call/${method}`, {
    method: 'POST',
    // A host lets go of a connection nobody uses; what is sent on it just then would be lost.
    headers: { 'content-type': 'application/json', cookie, connection: 'close' },
    body: JSON.stringify(input),
  });
  const reply = (await response.json()) as Reply<Output<M>>;
  if (!reply.ok) throw new Error(`${method}: ${reply.error.message}`);
  return reply.value;
}
