/** Calls that take long: how far they have come is said on the terminal, and Ctrl+C calls them off. */
import type { Input, Output } from '../contract/contract.ts';
import type { LongCall } from '../contract/long-calls.ts';
import { ask } from './ask.ts';
import type { Session } from './session.ts';

/** Milliseconds between two looks at how far it has come. */
const EVERY = 200;
/** Each command does one thing at a time. */
const WORK = { work: 'command' };

export async function askLong<M extends LongCall>(
  { backend, terminal }: Session,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  const look = async () => {
    const { progress } = await ask(backend, 'work.get', WORK);
    if (progress !== null) terminal.progress(progress.done / progress.of);
  };
  const looking = setInterval(() => void look().catch(() => undefined), EVERY);
  const stopListening = terminal.onInterrupt(() => void backend.call('work.cancel', WORK));
  try {
    return await ask(backend, method, { ...input, ...WORK });
  } finally {
    clearInterval(looking);
    stopListening();
    terminal.progress(null);
  }
}
