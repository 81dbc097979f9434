/** The command line as somebody types it: in this process, or in one of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Ran, holdout as run } from '../../../src/cli/holdout.ts';
import type { Terminal } from '../../../src/cli/session.ts';
import type { Game } from '../../../src/rules/core/game.ts';

const MAIN = resolve(import.meta.dirname, '../../../src/cli/main.ts');

export function holdout(...words: readonly string[]): Promise<Ran> {
  return holdoutReading([], ...words);
}

/** With games that don't ship. */
export const holdoutPlaying = (games: readonly Game[], ...words: readonly string[]): Promise<Ran> =>
  run(
    words,
    terminalReading([], () => undefined),
    { games },
  );

/** Runs a command with these lines on standard input; what it prints meanwhile comes first. */
export async function holdoutReading(lines: readonly string[], ...words: readonly string[]): Promise<Ran> {
  let printed = '';
  const ran = await run(
    words,
    terminalReading(lines, (line) => {
      printed += `${line}\n`;
    }),
  );
  return { ...ran, out: `${printed}${ran.out}` };
}

const terminalReading = (lines: readonly string[], print: (line: string) => void): Terminal => ({
  async *lines() {
    yield* lines;
  },
  print,
  progress: () => undefined,
  onInterrupt: () => () => undefined,
});

interface Spawned {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

export function spawnHoldout(...words: readonly string[]): Promise<Spawned> {
  return spawnHoldoutReading([], ...words);
}

export function spawnHoldoutReading(lines: readonly string[], ...words: readonly string[]): Promise<Spawned> {
  return ended(lines, words);
}

/** With Ctrl+C as soon as it has come so far. */
export function spawnHoldoutInterrupted(
  isSoFar: () => boolean,
  ...words: readonly string[]
): Promise<Spawned> {
  return ended([], words, (child) => {
    const looking = setInterval(() => {
      if (!isSoFar()) return;
      clearInterval(looking);
      child.kill('SIGINT');
    }, 50);
    child.once('close', () => clearInterval(looking));
  });
}

/** Runs a command with its standard output going to a file or device. */
export function spawnHoldoutInto(file: string, ...words: readonly string[]): Promise<Omit<Spawned, 'out'>> {
  const into = openSync(file, 'w');
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', into, 'pipe'] });
    closeSync(into);
    let err = '';
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      err += part;
    });
    child.on('error', failed);
    child.on('close', (code) => done({ err, code }));
  });
}

function ended(
  lines: readonly string[],
  words: readonly string[],
  meanwhile: (child: ChildProcess) => void = () => {},
): Promise<Spawned> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['pipe', 'pipe', 'pipe'] });
    meanwhile(child);
    // A command that reads nothing may be gone before it could be written to.
    child.stdin.on('error', () => undefined).end(lines.map((line) => `${line}\n`).join(''));
    const text = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text.out += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      text.err += part;
    });
    child.on('error', failed);
    child.on('close', (code) => done({ ...text, code }));
  });
}

/** Output of a command with `--json`, read. */
export const json = async (...words: readonly string[]) =>
  JSON.parse((await holdout('--json', ...words)).out);
