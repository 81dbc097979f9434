/** Place of the window as it was last closed. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserWindow, Rectangle } from 'electron';
import { z } from 'zod';

const Pixels = z.int().min(-100_000).max(100_000);
const WindowState = z.object({
  x: Pixels,
  y: Pixels,
  width: Pixels.positive(),
  height: Pixels.positive(),
  maximised: z.boolean(),
});
export type WindowState = Readonly<z.infer<typeof WindowState>>;

/** Pixels: the height of a title bar, and how much of one must lie on a screen for a pointer to take hold of it. */
const TITLE_BAR = 32;
const GRIP = { width: 100, height: 16 } as const;

/** The window’s state that was kept; null where nothing was, or nothing that makes sense. */
export function readState(file: string): WindowState | null {
  try {
    return WindowState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

export function writeState(file: string, window: BrowserWindow): void {
  const { x, y, width, height } = window.getNormalBounds();
  const state: WindowState = { x, y, width, height, maximised: window.isMaximized() };
  try {
    writeFileSync(file, `${JSON.stringify(state)}\n`);
  } catch {
    // A window in the wrong place is no reason to keep anybody from closing it.
  }
}

/** True if the window’s title bar would lie on one of the screens: the second one may be gone since. */
export function isInReach({ x, y, width }: Rectangle, workAreas: readonly Rectangle[]): boolean {
  return workAreas.some((area) => {
    const across = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
    const down = Math.min(y + TITLE_BAR, area.y + area.height) - Math.max(y, area.y);
    return across >= GRIP.width && down >= GRIP.height;
  });
}
