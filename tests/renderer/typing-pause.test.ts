/** What is typed reaches the file while it is typed (issue 8, 1). */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LONGEST, PAUSE, typingPause } from '../../renderer/app/typing-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A key every so many milliseconds; gives how often it was saved. */
function typed(every: number, until: number): number {
  const pause = typingPause();
  const save = vi.fn();
  for (let at = 0; at < until; at += every) {
    pause.before(save);
    vi.advanceTimersByTime(every);
  }
  return save.mock.calls.length;
}

it('is saved at a pause', () => {
  expect(typed(PAUSE, 3 * PAUSE)).toBe(3);
});

it('is saved every two seconds where there is none', () => {
  expect(LONGEST).toBe(2_000);
  expect(typed(100, LONGEST)).toBe(1);
  expect(typed(100, 3 * LONGEST)).toBe(3);
});

it('isn’t saved again for what was saved or given up', () => {
  const pause = typingPause();
  const save = vi.fn();
  pause.before(save);
  expect(pause.isOn()).toBe(true);
  pause.end();
  expect(pause.isOn()).toBe(false);
  vi.advanceTimersByTime(LONGEST);
  expect(save).not.toHaveBeenCalled();
});
