/** Programs run to their end from the project’s folder, with what they wrote. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot, ROOT } from './paths.ts';

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** `show` passes everything on as it comes, `keep` collects it for the caller. */
  readonly output: 'show' | 'keep';
  /** The program is killed after this many milliseconds, and counts as failed. */
  readonly limitMs?: number;
}

export interface Ended {
  readonly ok: boolean;
  /** Text that the program wrote to standard output and standard error, where kept. */
  readonly text: string;
}

/** Runs a program from the project's folder to its end. Never rejects: one that cannot be started has failed. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: options.env ?? process.env,
    stdio: [
      'ignore',
      ...(options.output === 'show' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
    ...(options.limitMs === undefined ? {} : { timeout: options.limitMs, killSignal: 'SIGKILL' }),
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      text += error.message;
    });
    child.on('close', (code) => resolve({ ok: code === 0, text }));
    // A killed program's own children may hold its output open, and 'close' would wait for them.
    child.on('exit', () => {
      if (!child.killed) return;
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
      resolve({ ok: false, text });
    });
  });
}

/** Runs a package's program under this Node; the shims in `.bin` are shell scripts, which Windows cannot spawn. */
export function runPackage(
  name: string,
  bin: string,
  args: readonly string[],
  options: RunOptions,
): Promise<Ended> {
  const home = fromRoot('node_modules', name);
  const manifest: { bin: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(`${home}/package.json`, 'utf8'),
  );
  const script = manifest.bin[bin];
  if (script === undefined) throw new Error(`${name} has no program called ${bin}`);
  return run(process.execPath, [`${home}/${script}`, ...args], options);
}
