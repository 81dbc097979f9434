/** A stand-in for the desktop window, whose calls go to the same host. */
import type { Disposable, Page } from '@playwright/test';
import type { DesktopBridge, MenuItem, PageSetup } from '../../../src/contract/desktop.ts';

/** The stand-in's record of what the page asked, and its menu. */
interface Lent {
  readonly asked: unknown[];
  readonly choose: (item: MenuItem) => void;
}

const SAVED = '/home/player/Merrow - Ford figure cards.pdf';

/** Lends the page a window, until it is disposed of. */
export async function lendWindow(page: Page): Promise<Disposable> {
  return await page.addInitScript((saved) => {
    const listeners = new Set<(item: MenuItem) => void>();
    const asked: unknown[] = [];
    const deaf = () => () => undefined;
    const holdout: DesktopBridge = {
      call: async (method: string, input: unknown) => {
        const response = await fetch(`call/${method}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
        return response.json();
      },
      print: async (setup: PageSetup) => void asked.push(['print', setup]),
      savePdf: async (setup: PageSetup) => {
        asked.push(['savePdf', setup]);
        return saved;
      },
      takeFile: async () => ({ ok: false, error: { code: 'internal', message: 'No file is taken here.' } }),
      openedFile: async () => null,
      onOpenedFile: deaf,
      keepFile: async () => null,
      chooseFolder: async () => null,
      onMenu: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onHappened: deaf,
    };
    const lent: Lent = {
      asked,
      choose: (item) => {
        for (const listener of listeners) listener(item);
      },
    };
    Object.assign(window, { holdout, lent });
  }, SAVED);
}

declare global {
  interface Window {
    readonly lent: Lent;
  }
}

/** Chooses from its menu. */
export const choose = (page: Page, item: MenuItem) =>
  page.evaluate((chosen) => window.lent.choose(chosen), item);

export const askedOf = (page: Page) => page.evaluate(() => window.lent.asked);
