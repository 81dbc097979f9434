/** Hosts in processes of their own, called over HTTP as a window calls them, and killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Input, Method, Output } from '../../../src/contract/contract.ts';
import type { Reply } from '../../../src/contract/failure.ts';

const PROCESS = join(import.meta.dirname, 'host-process.ts');

export interface Host {
  readonly process: ChildProcess;
  /** Address of the host's windows; undefined where it was killed before it said so. */
  readonly home?: { readonly address: string; readonly cookie: string };
}

export interface Starting {
  readonly process: ChildProcess;
  readonly host: Promise<Host>;
}

/** `under`: the program that runs it, with its own arguments. */
export function startHost(dataDir: string, under: readonly string[] = []): Starting {
  const [program = process.execPath, ...words] = [...under, process.execPath, PROCESS, dataDir];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  return { process: child, host: begun(child) };
}

async function begun(child: ChildProcess): Promise<Host> {
  let said = '';
  const url = await new Promise<string | undefined>((done, failed) => {
    const listen = (part: Buffer) => {
      said += part.toString();
      const [, found] = /Holdout is at (\S+)\n/.exec(said) ?? [];
      if (found !== undefined) done(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('close', (code) => (code === null ? done(undefined) : failed(new Error(`${code}: ${said}`))));
  });
  if (url === undefined) return { process: child };
  const letIn = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  const [cookie] = letIn?.headers.get('set-cookie')?.split(';') ?? [];
  if (cookie === undefined) return { process: child };
  const address = new URL(letIn?.headers.get('location') ?? '', url).href;
  return { process: child, home: { address, cookie } };
}

/** Undefined where the host has gone before it answered: what was asked may be done or not. */
export async function callHost<M extends Method>(
  { home }: Host,
  method: M,
  input: Input<M>,
): Promise<Reply<Output<M>> | undefined> {
  if (home === undefined) return undefined;
  try {
    const response = await fetch(`${home.address}call/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: home.cookie, connection: 'close' },
      body: JSON.stringify(input),
    });
    return (await response.json()) as Reply<Output<M>>;
  } catch {
    return undefined;
  }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
