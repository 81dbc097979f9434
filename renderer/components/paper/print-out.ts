/** Sends the pages to the printer, or into a file. */
import type { PageSetup } from '../../../src/contract/desktop.ts';
import { notify } from '../../client/notify.ts';

/** Characters that no file system takes in a name. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]+/gu;

export const fileName = (text: string): string => text.replace(NOT_IN_A_NAME, '-').trim();

/** In a browser its own dialog; it takes paper and margins from the pages. */
export async function print(page: PageSetup): Promise<void> {
  if (window.holdout === undefined) return window.print();
  await window.holdout.print(page).catch(say('The pages could not be printed.'));
}

/** Only in the desktop window; a browser's print dialog saves by itself. */
export async function savePdf(page: PageSetup): Promise<void> {
  const path = await window.holdout?.savePdf(page).catch(say('The pages could not be saved.'));
  if (typeof path === 'string') notify({ message: `Saved as ${path}` });
}

const say = (otherwise: string) => (error: unknown) => {
  notify({ kind: 'failure', message: error instanceof Error ? error.message : otherwise });
};
