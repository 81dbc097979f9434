/** A file as an older Holdout has left it, and that Holdout in another process, with the file open. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { fileIn, tempDir } from './store.ts';
import { tamper } from './tamper.ts';

/** The last version that was kept with a log, and whose heads have no checksums. */
export const OLDER = 10;

export function olderFile(): string {
  const dir = tempDir();
  const fixture = readFileSync(join(import.meta.dirname, `../../db/fixtures/v${OLDER}.sql`), 'utf8');
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
  return dir;
}

/** Starts an older Holdout, which changes the campaign at these times, and has it open still. */
export async function olderHoldout(dir: string, ...changes: readonly string[]) {
  const script = join(import.meta.dirname, 'older.ts');
  const child = spawn(process.execPath, [script, dir, String(OLDER)], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const over = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const says = async (line: string) => {
    const said = String((await lines.next()).value);
    if (said !== line) throw new Error(`the older Holdout said ${said}, not ${line}`);
  };
  const change = async (at: string) => {
    child.stdin.write(`${at}\n`);
    await says(at);
  };
  await says('open');
  for (const at of changes) await change(at);
  return {
    change,
    close: async () => {
      child.stdin.end();
      await over;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await over;
    },
  };
}
