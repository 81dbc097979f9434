/** A page whose process has ended is loaded again; of one that doesn't answer the player is asked. Acts, words and drafts are in the file. */
import type { BrowserWindow, MessageBoxOptions, RenderProcessGoneDetails } from 'electron';

/** A page that ends so often within so many milliseconds would go on ending. */
const MOST = 3;
const WITHIN = 60_000;

export interface Asking {
  /** Gives the number of the button that was pressed; ends when the signal says so. */
  readonly ask: (options: MessageBoxOptions) => Promise<{ readonly response: number }>;
  readonly now: () => number;
}

const ENDED: MessageBoxOptions = {
  type: 'error',
  message: 'The window keeps closing its page',
  detail: 'What was saved is safe. Load the page again, or close Holdout and start it again.',
  buttons: ['Load the page again', 'Close Holdout'],
  defaultId: 0,
  cancelId: 1,
  noLink: true,
};

const SILENT: MessageBoxOptions = {
  type: 'question',
  message: 'The window does not answer',
  detail: 'What was saved is safe. Wait for it, or load the page again.',
  buttons: ['Wait', 'Load the page again'],
  defaultId: 0,
  cancelId: 0,
  noLink: true,
};

/** Watches over the page of this window for as long as the window is open. */
export function recover(window: BrowserWindow, { ask, now }: Asking): void {
  const { webContents: page } = window;
  let ends: readonly number[] = [];
  let waiting: AbortController | undefined;

  async function ended({ reason }: Pick<RenderProcessGoneDetails, 'reason'>): Promise<void> {
    waiting?.abort();
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    ends = [...ends.filter((at) => now() - at < WITHIN), now()];
    if (ends.length > MOST) {
      const { response } = await ask(ENDED);
      if (window.isDestroyed()) return;
      if (response === 1) return window.close();
      ends = [];
    }
    page.reload();
  }

  async function silent(): Promise<void> {
    if (waiting !== undefined) return;
    const asked = new AbortController();
    waiting = asked;
    const { response } = await ask({ ...SILENT, signal: asked.signal });
    waiting = undefined;
    // Ending the page is told like any other end, and it is loaded again.
    if (response === 1 && !asked.signal.aborted && !window.isDestroyed()) page.forcefullyCrashRenderer();
  }

  page.on('render-process-gone', (_, details) => void ended(details));
  window.on('unresponsive', () => void silent());
  window.on('responsive', () => waiting?.abort());
}
