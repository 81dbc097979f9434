/** Commands of a campaign wait for each other, and none is lost. */
import { describe, expect, it } from 'vitest';
import { commandQueue, Dropped } from '../../renderer/client/command-queue.ts';

/** A call that is answered when the test says so. */
function call<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { run: () => promise, answer: resolve, refuse: () => reject(new Error('refused')) };
}

/** Lets everything that can go on go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a queue of commands', () => {
  it('runs one at once, and the next when it is over', async () => {
    const queue = commandQueue();
    const [first, second] = [call<number>(), call<number>()];
    const began: string[] = [];
    const asked = [
      queue.add(() => {
        began.push('first');
        return first.run();
      }),
      queue.add(() => {
        began.push('second');
        return second.run();
      }),
    ];
    expect(began).toEqual(['first']);
    await settle();
    expect(began).toEqual(['first']);
    first.answer(1);
    await settle();
    expect(began).toEqual(['first', 'second']);
    second.answer(2);
    expect(await Promise.all(asked)).toEqual([1, 2]);
    expect(queue.busy()).toBe(false);
  });

  it('has each start from what the one before left', async () => {
    const queue = commandQueue();
    let revision = 7;
    const command = () =>
      queue.add(async () => {
        const from = revision;
        await settle();
        revision = from + 1;
        return from;
      });
    expect(await Promise.all([command(), command(), command()])).toEqual([7, 8, 9]);
  });

  it('empties after a refusal, says how many it let go, and goes on with what is asked for next', async () => {
    const dropped: number[] = [];
    const queue = commandQueue((count) => dropped.push(count));
    const refused = call<void>();
    const ran: string[] = [];
    const asked = [
      queue.add(refused.run),
      queue.add(async () => ran.push('second')),
      queue.add(async () => ran.push('third')),
    ];
    refused.refuse();
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toMatchObject([
      { message: 'refused' },
      expect.any(Dropped),
      expect.any(Dropped),
    ]);
    expect(ran).toEqual([]);
    expect(dropped).toEqual([2]);
    expect(await queue.add(async () => 'again')).toBe('again');
  });

  it('lets go of what waits for the player when something else is asked for', async () => {
    const queue = commandQueue();
    const question = queue.add(
      () =>
        new Promise<string>((resolve) => {
          queue.hold(() => resolve('given up'));
        }),
    );
    const undo = queue.add(async () => 'undone');
    queue.giveUpHeld();
    expect(await question).toBe('given up');
    expect(await undo).toBe('undone');
    // Nothing waits any more.
    queue.giveUpHeld();
  });

  it('clears nothing and says nothing when nothing waits', async () => {
    const dropped: number[] = [];
    const queue = commandQueue((count) => dropped.push(count));
    await expect(queue.add(async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    queue.clear();
    expect(dropped).toEqual([]);
  });
});
