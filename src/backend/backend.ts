/** Everything that isn't pixels, behind one door: calls in, answers out, both held against the contract. */
import Database from 'better-sqlite3';
import { FILE_NAME, openStore, StoreFailure } from '../../db/index.ts';
import { CONTRACT, type Method, type Parsed } from '../contract/contract.ts';
import type { Failure, Reply } from '../contract/failure.ts';
import { badInput } from './bad-input.ts';
import { CallFailure } from './call-failure.ts';
import type { Context } from './context.ts';
import { HANDLERS } from './handlers/index.ts';
import { type Log, openLog } from './log.ts';
import { type Random, systemRandom } from './seed.ts';

export interface Backend {
  /** Never throws: a call that fails says so in its reply. */
  call(method: string, input: unknown): Promise<Reply<unknown>>;
  close(): Promise<void>;
}

export interface BackendOptions {
  readonly dataDir: string;
  readonly now?: () => Date;
  readonly random?: Random;
}

/** Opens the campaigns of a folder. A file that can't be opened gives a backend whose every answer says why. */
export async function openBackend({
  dataDir,
  now = () => new Date(),
  random = systemRandom,
}: BackendOptions): Promise<Backend> {
  const log = openLog(dataDir, now);
  try {
    const { db, file, close } = await openStore({ dir: dataDir, now });
    const context: Context = { db, file, sqlite: sqliteVersion(), now, random, log };
    return { call: (method, input) => answer(context, method, input), close };
  } catch (error) {
    const failure = failureOf(error, log, FILE_NAME);
    return { call: async () => ({ ok: false, error: failure }), close: async () => undefined };
  }
}

function sqliteVersion(): string {
  const memory = new Database(':memory:');
  try {
    return String(memory.prepare('select sqlite_version()').pluck().get());
  } finally {
    memory.close();
  }
}

async function answer(context: Context, method: string, input: unknown): Promise<Reply<unknown>> {
  if (!isMethod(method)) {
    const error: Failure = { code: 'bad-input', message: 'There is no such call.' };
    context.log({ what: error.code, method, detail: error.message });
    return { ok: false, error };
  }
  const parsed = CONTRACT[method].input.safeParse(input ?? {});
  if (!parsed.success) {
    context.log({ what: 'bad-input', method, detail: parsed.error.message });
    return { ok: false, error: badInput(parsed.error) };
  }
  try {
    const value = await handle(context, method, parsed.data as Parsed<Method>);
    return { ok: true, value: CONTRACT[method].output.parse(value) };
  } catch (error) {
    return { ok: false, error: failureOf(error, context.log, method) };
  }
}

function isMethod(method: string): method is Method {
  return Object.hasOwn(CONTRACT, method);
}

function handle(context: Context, method: Method, input: Parsed<Method>): Promise<unknown> {
  // Each handler takes the input of its own method, which was parsed by that method's shape.
  const handler = HANDLERS[method] as (context: Context, input: Parsed<Method>) => Promise<unknown>;
  return handler(context, input);
}

function failureOf(error: unknown, log: Log, method: string): Failure {
  if (error instanceof CallFailure) return { code: error.code, message: error.message };
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const failure = error instanceof StoreFailure ? error : undefined;
  log({ what: failure?.code ?? 'internal', method, detail });
  if (failure) return { code: failure.code, message: failure.message };
  return {
    code: 'internal',
    message: 'Something went wrong in Holdout; nothing was changed. holdout.log says more.',
  };
}
