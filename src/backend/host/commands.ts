/** Commands that wait while something is done that none may come between. */
import { CONTRACT } from '../../contract/contract.ts';

/** Commands that never wait: they make the others wait, or touch no campaign. */
const NEVER_WAIT: ReadonlySet<string> = new Set(['rescue.make', 'backup.settle', 'work.cancel']);

function waits(method: string): boolean {
  return (
    Object.hasOwn(CONTRACT, method) &&
    CONTRACT[method as keyof typeof CONTRACT].kind === 'command' &&
    !NEVER_WAIT.has(method)
  );
}

export interface Commands {
  readonly run: <T>(method: string, answer: () => Promise<T>) => Promise<T>;
  readonly hold: () => Promise<() => void>;
  /** Runs such work one piece after another, with all commands of the host waiting. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

export function commandsInTurn(holdOthers: () => Promise<() => void>): Commands {
  const underWay = new Set<Promise<unknown>>();
  const holds = new Set<Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  async function hold(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    holds.add(promise);
    await Promise.allSettled(underWay);
    return () => {
      holds.delete(promise);
      resolve();
    };
  }

  async function withAllHeld<T>(work: () => Promise<T>): Promise<T> {
    const goOn = await hold();
    try {
      const othersGoOn = await holdOthers();
      try {
        return await work();
      } finally {
        othersGoOn();
      }
    } finally {
      goOn();
    }
  }

  return {
    run: async (method, answer) => {
      if (!waits(method)) return await answer();
      while (holds.size > 0) await Promise.all(holds);
      const answering = answer();
      underWay.add(answering);
      try {
        return await answering;
      } finally {
        underWay.delete(answering);
      }
    },
    hold,
    alone: async (work) => {
      const mine = last.then(
        async () => await withAllHeld(work),
        async () => await withAllHeld(work),
      );
      last = mine.catch(() => undefined);
      return await mine;
    },
  };
}
