/** The page on paper, or as a file. */
import { writeFile } from 'node:fs/promises';
import { type BrowserWindow, dialog, type PrintToPDFOptions, type WebContents } from 'electron';
import { isOwnFile, ownFile } from '../src/backend/host/own-files.ts';
import type { PageSetup } from '../src/contract/desktop.ts';
import type { Failure, Reply } from '../src/contract/failure.ts';

/** Opens the system's print dialog; a player who thinks better of it is no failure. */
export function printPage(contents: WebContents, page: PageSetup): Promise<Reply<null>> {
  return new Promise((resolve) => {
    contents.print(
      { silent: false, printBackground: true, pageSize: page.paper, landscape: page.landscape },
      (printed, reason) => {
        const cancelled = /cancel/i.test(reason);
        resolve(
          printed || cancelled
            ? { ok: true, value: null }
            : failed('internal', 'The page was not printed: the system’s print service refused it.'),
        );
      },
    );
  });
}

/** Asks where to and saves the page; gives the file's path, or null where the player thought better. */
export async function savePdf(
  dataDir: string,
  window: BrowserWindow,
  page: PageSetup,
): Promise<Reply<string | null>> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: `${fileName(page.suggestedName)}.pdf`,
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (canceled || filePath === '') return { ok: true, value: null };
  if (isOwnFile(filePath, dataDir)) return failed('refused', ownFile(filePath));
  let pdf: Buffer;
  try {
    pdf = await window.webContents.printToPDF(pdfOptions(page));
  } catch {
    return failed('internal', 'The page could not be turned into a PDF.');
  }
  try {
    await writeFile(filePath, pdf);
  } catch (error) {
    return notWritten(filePath, error);
  }
  return { ok: true, value: filePath };
}

/** The page's own `@page` rules come first; paper and direction are for a page without any. */
export function pdfOptions({ paper, landscape }: PageSetup): PrintToPDFOptions {
  return { pageSize: paper, landscape, printBackground: true, preferCSSPageSize: true };
}

/** Characters a file's name is cut to, well below what any system takes. */
const LONGEST_NAME = 100;
/** Names that mean a device on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every system takes, from one a player has thought of. */
export function fileName(suggested: string): string {
  const [...characters] = suggested.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ').replace(/\s+/g, ' ');
  const name = characters
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return name === '' || DEVICE.test(name) ? 'Holdout' : name;
}

function notWritten(path: string, error: unknown): Reply<never> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOSPC':
      return failed('disk-full', `${path} was not saved: the disk is full.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return failed('read-only', `${path} was not saved: nothing may be written there.`);
    case 'EBUSY':
      return failed('busy', `${path} was not saved: another program has it open.`);
    default:
      return failed('internal', `${path} could not be saved.`);
  }
}

function failed(code: Failure['code'], message: string): Reply<never> {
  return { ok: false, error: { code, message } };
}
