/** A page that ends or doesn't answer. */
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { beforeEach, expect, it } from 'vitest';
import { recover } from '../../electron/recovery.ts';
import { StandInWindow } from './stand-in.ts';

let now = 0;
let answer = Promise.withResolvers<{ response: number }>();
const asked: MessageBoxOptions[] = [];

beforeEach(() => {
  now = 0;
  answer = Promise.withResolvers();
  asked.length = 0;
});

function watched() {
  const window = new StandInWindow();
  recover(window as unknown as BrowserWindow, {
    now: () => now,
    ask: async (options) => {
      asked.push(options);
      return await answer.promise;
    },
  });
  const page = window.webContents;
  const end = (reason: string) => page.emit('render-process-gone', {}, { reason, exitCode: 1 });
  return { window, page, end };
}

it.each(['crashed', 'oom', 'killed', 'abnormal-exit'])('a page that ends by %s is loaded again', (reason) => {
  const { page, end } = watched();
  end(reason);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

it('a page that is closed is not', () => {
  const { page, end } = watched();
  end('clean-exit');
  expect(page.reload).not.toHaveBeenCalled();
});

it('a page that keeps ending asks, and is loaded again where that is wanted', async () => {
  const { page, end } = watched();
  for (let at = 0; at < 4; at += 1) end('crashed');
  expect(page.reload).toHaveBeenCalledTimes(3);
  expect(asked[0]?.buttons).toEqual(['Load the page again', 'Close Holdout']);
  answer.resolve({ response: 0 });
  await expect.poll(() => page.reload).toHaveBeenCalledTimes(4);
});

it('a page that keeps ending closes the window where that is wanted', async () => {
  const { window, page, end } = watched();
  for (let at = 0; at < 4; at += 1) end('crashed');
  answer.resolve({ response: 1 });
  await expect.poll(() => window.close).toHaveBeenCalledOnce();
  expect(page.reload).toHaveBeenCalledTimes(3);
});

it('ends that lie far apart are no reason to ask', () => {
  const { page, end } = watched();
  for (let at = 0; at < 10; at += 1) {
    end('crashed');
    now += 30_000;
  }
  expect(page.reload).toHaveBeenCalledTimes(10);
  expect(asked).toEqual([]);
});

it('a window that does not answer asks once, and is left alone where the player waits', async () => {
  const { window, page } = watched();
  window.emit('unresponsive');
  window.emit('unresponsive');
  expect(asked).toHaveLength(1);
  answer.resolve({ response: 0 });
  await answer.promise;
  expect(page.forcefullyCrashRenderer).not.toHaveBeenCalled();
});

it('a window that does not answer is loaded again where that is wanted', async () => {
  const { window, page } = watched();
  window.emit('unresponsive');
  answer.resolve({ response: 1 });
  await expect.poll(() => page.forcefullyCrashRenderer).toHaveBeenCalledOnce();
});

it('the question goes away with its reason', () => {
  const { window, end } = watched();
  window.emit('unresponsive');
  window.emit('responsive');
  expect(asked[0]?.signal?.aborted).toBe(true);
  end('crashed');
  expect(asked).toHaveLength(1);
});
