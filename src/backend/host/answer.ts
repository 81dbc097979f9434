/** Answers to calls: input and output held against the contract, and whatever goes wrong in one sentence. */
import { StoreFailure, type StoreFailureCode } from '../../../db/index.ts';
import { CONTRACT, type Method } from '../../contract/contract.ts';
import type { Failure, Reply } from '../../contract/failure.ts';
import { badInput } from '../calls/bad-input.ts';
import { CallFailure } from '../calls/call-failure.ts';
import type { Log } from '../calls/trouble-log.ts';

/** Never throws. `run` does what a call asks whose input fits, and gives an output that fits. */
export async function answer(
  run: (method: Method, input: unknown) => Promise<unknown>,
  log: Log,
  method: string,
  input: unknown,
): Promise<Reply<unknown>> {
  try {
    if (!isMethod(method)) throw new CallFailure('bad-input', 'There is no such call.');
    // A call without an input may leave it out.
    const parsed = CONTRACT[method].input.safeParse(input ?? {});
    if (!parsed.success) throw badInput(parsed.error);
    return { ok: true, value: await run(method, parsed.data) };
  } catch (error) {
    return { ok: false, error: failureOf(error, log, `${method}`) };
  }
}

function isMethod(method: unknown): method is Method {
  return typeof method === 'string' && Object.hasOwn(CONTRACT, method);
}

/** Gives what the caller is told, and writes what the log is told. */
export function failureOf(error: unknown, log: Log, method: string): Failure {
  if (error instanceof CallFailure) {
    const { code, message, field, refusal } = error;
    // The rules refuse and the player thinks again; a call that doesn't fit is a fault of ours or an attack.
    if (code === 'bad-input') log({ what: code, method, detail: field ? `${field}: ${message}` : message });
    return {
      code,
      message,
      ...(field === undefined ? {} : { field }),
      ...(refusal === undefined ? {} : { refusal }),
    };
  }
  const code: StoreFailureCode | 'internal' = error instanceof StoreFailure ? error.code : 'internal';
  log({
    what: code,
    method,
    detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  if (!(error instanceof StoreFailure)) return { code, message: FAULT };
  const { message, damaged } = error;
  return { code, message, ...(damaged === undefined ? {} : { damaged }) };
}

const FAULT =
  'Something went wrong in Holdout; what was saved stays saved, and holdout.log in the data folder says more.';
