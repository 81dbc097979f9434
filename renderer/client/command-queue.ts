/** A queue for each campaign, which runs one command after another: what is asked for while another is on its way waits for it. */

/** Rejects what was asked for after a command that was refused. */
export class Dropped extends Error {
  constructor() {
    super('What came before was refused.');
    this.name = 'Dropped';
  }
}

export interface CommandQueue {
  /** Runs once all before it are over; rejects with `Dropped`, not run, where one of them fails. */
  add<T>(run: () => Promise<T>): Promise<T>;
  /** Lets go of whatever hasn't begun. */
  clear(): void;
  /** Marks the running command as waiting for the player: `giveUpHeld` gives it up for something else that is asked for. */
  hold(giveUp: () => void): void;
  /** Gives up what waits for the player, if anything does. */
  giveUpHeld(): void;
  /** Something is under way. */
  busy(): boolean;
}

interface Entry {
  readonly run: () => Promise<void>;
  readonly drop: () => void;
}

/** `onDropped` is told how many were let go at once. */
export function commandQueue(onDropped: (count: number) => void = () => undefined): CommandQueue {
  let waiting: Entry[] = [];
  let running = false;
  let held: (() => void) | undefined;

  const clear = () => {
    const dropped = waiting;
    waiting = [];
    for (const { drop } of dropped) drop();
    if (dropped.length > 0) onDropped(dropped.length);
  };

  async function runAll(): Promise<void> {
    if (running) return;
    running = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await next.run();
      held = undefined;
    }
    running = false;
  }

  return {
    add: (run) =>
      new Promise((resolve, reject) => {
        waiting.push({
          run: async () => {
            try {
              resolve(await run());
            } catch (error) {
              reject(error);
              clear();
            }
          },
          drop: () => reject(new Dropped()),
        });
        void runAll();
      }),
    clear,
    hold: (giveUp) => {
      held = giveUp;
    },
    giveUpHeld: () => {
      const giveUp = held;
      held = undefined;
      giveUp?.();
    },
    busy: () => running,
  };
}
