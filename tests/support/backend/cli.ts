/** The command line as somebody types it, in a process of its own. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../../../src/cli/main.ts');

interface Spawned {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

export function spawnHoldout(...words: readonly string[]): Promise<Spawned> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
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
