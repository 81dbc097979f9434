/** The command line as a user has it: a process of its own. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function holdout(...words: readonly string[]): Ran {
  const { HOLDOUT_DATA: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { encoding: 'utf8', env });
  return { code: status, out: stdout, err: stderr };
}

/** The one document of a command that went well. */
export function json(...words: readonly string[]) {
  const { code, out, err } = holdout(...words, '--json');
  if (code !== 0 || err !== '') throw new Error(`${words.join(' ')}: exit ${code}, ${err}`);
  if (!out.endsWith('\n') || out.trimEnd().includes('\n')) throw new Error(`not one line: ${out}`);
  return JSON.parse(out);
}

/** With lines on its standard input. */
export function holdoutReading(lines: readonly string[], ...words: readonly string[]): Ran {
  const { HOLDOUT_DATA: _, ...env } = process.env;
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    encoding: 'utf8',
    env,
    input,
  });
  return { code: status, out: stdout, err: stderr };
}
