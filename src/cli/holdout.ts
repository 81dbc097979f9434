/** The command line: calls of the backend, one command at a time, nothing that a screen couldn't do. */
import { Command, CommanderError } from 'commander';
import { type Backend, type BackendOptions, openBackend } from '../backend/backend.ts';
import { VERSION } from '../backend/calls/version.ts';
import { dataDir, dataFolder, memoryFolder } from '../backend/host/data-dir.ts';
import { openPool } from '../backend/pool/pool.ts';
import type { Failure } from '../contract/failure.ts';
import { commands } from './commands.ts';
import { Complaint } from './complaint.ts';
import type { Terminal } from './session.ts';

/** Result of a command: standard output, standard error, exit code. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: 0 | 1 | 3;
}

/** Runs one command, given as the words after `holdout`. Never throws: an error is one line and exit code 1. */
export async function holdout(
  words: readonly string[],
  terminal: Terminal,
  games: Pick<BackendOptions, 'games'> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  let code: Ran['code'] = 0;
  // Commander throws in place of exiting and hands its text over; subcommands take after the program.
  const program = new Command('holdout')
    .description('Campaigns of solo wargames from the command line.')
    .version(VERSION)
    .option('--json', 'print one JSON document')
    .option('--data <dir>', 'keep campaigns in this folder (also: HOLDOUT_DATA)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        out += text;
      },
      writeErr: () => undefined,
    });
  commands(program, async (run, store = 'store') => {
    const { json = false, data } = program.opts<{ json?: boolean; data?: string }>();
    const flag = data === undefined ? {} : { flag: data };
    const folder = store === 'store' ? dataDir(flag) : dataFolder(flag);
    // Threads know the games that ship; others are played here.
    const pool = games.games === undefined ? { pool: openPool() } : {};
    const opened = await openBackend({
      ...games,
      ...pool,
      dataDir: folder,
      memory: memoryFolder(),
      whenNeeded: store !== 'store',
    });
    const backend: Backend = {
      ...opened,
      call: async (method, input) => {
        const reply = await opened.call(method, input);
        if (reply.notice !== undefined) err += `holdout: ${reply.notice}\n`;
        return reply;
      },
    };
    try {
      const printed = await run({ backend, dataDir: folder, json, terminal });
      if (printed.text !== undefined) out += `${printed.text}\n`;
      code = printed.code ?? (printed.ok === false ? 1 : 0);
    } finally {
      await backend.close();
    }
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return { out, err, code };
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return { out, err: '', code: 0 };
    return {
      out: failed(error, words.includes('--json')),
      err: `${err}holdout: ${sentence(error)}\n`,
      code: 1,
    };
  }
}

/**
 * The failure as JSON with its code, if JSON was asked for, else empty; anything that the command line itself doesn’t take is bad input
 * too.
 */
function failed(error: unknown, json: boolean): string {
  if (!json) return '';
  const known = error instanceof Complaint ? error.failure : undefined;
  const code = error instanceof Complaint || error instanceof CommanderError ? 'bad-input' : 'internal';
  return `${JSON.stringify({ error: known ?? ({ code, message: sentence(error) } satisfies Failure) })}\n`;
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Commander would show the whole help here.
  if (error instanceof CommanderError && error.code === 'commander.help')
    return 'a command is missing; --help lists them';
  return error.message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ');
}
