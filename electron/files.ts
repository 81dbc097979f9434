/** Campaigns' files between the system and the window: dropped, chosen, double-clicked, kept. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, posix, win32 } from 'node:path';
import { type BrowserWindow, dialog } from 'electron';
import { dropTransfer, isTransfer, NotTakenIn, takeIn, transferIn } from '../src/backend/calls/transfers.ts';
import { isOwnFile, ownFile } from '../src/backend/host/own-files.ts';
import { putFile } from '../src/backend/host/put-file.ts';
import type { ChoosingFolder, FileTaken } from '../src/contract/desktop.ts';
import type { Failure, Reply } from '../src/contract/failure.ts';
import { MOST_FILE } from '../src/contract/limits.ts';

const ENDING = /\.holdout$/i;

/** The campaign's file that Holdout was started with: the first among the words of a command line. */
export function fileAmong(
  argv: readonly string[],
  folder: string,
  platform = process.platform,
): string | undefined {
  const word = argv.slice(1).find((one) => ENDING.test(one) && !one.startsWith('-'));
  return word === undefined ? undefined : (platform === 'win32' ? win32 : posix).resolve(folder, word);
}

/** A path to another computer, or to a device: merely to look there, Windows would send it the player's name and a proof of the password. */
export const isElsewhere = (path: string, platform = process.platform): boolean =>
  platform === 'win32' && /^[\\/]{2}/.test(path);

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it isn’t there any more',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'nothing may be written there',
  ENOSPC: 'the disk is full',
  EBUSY: 'another program has it open',
};

function failed(message: string, code: Failure['code'] = 'refused'): Reply<never> {
  return { ok: false, error: { code, message } };
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (code || 'it can’t be used');
}

/** Copies a file of the system's in beside the campaigns. */
export async function takeFile(dataDir: string, path: string): Promise<Reply<FileTaken>> {
  const name = basename(path);
  try {
    if (!(await stat(path)).isFile()) return failed(`${name} can’t be opened: it is no file.`);
    const transfer = await takeIn(dataDir, createReadStream(path), MOST_FILE);
    if (transfer === undefined) return failed(`${name} is too large to hold a campaign.`);
    return { ok: true, value: { transfer, name } };
  } catch (error) {
    if (error instanceof NotTakenIn)
      return failed(`${name} wasn’t brought in: nothing can be written to ${dataDir} (${reasonOf(error)}).`);
    return failed(`${name} can’t be opened: ${reasonOf(error)}.`);
  }
}

/** Asks where to and keeps it there, whole or not at all. */
export async function keepFile(
  dataDir: string,
  window: BrowserWindow,
  { transfer, name }: FileTaken,
): Promise<Reply<string | null>> {
  const from = isTransfer(transfer) ? transferIn(dataDir, transfer) : undefined;
  if (from === undefined) return failed('That file isn’t there any more; save it again.');
  try {
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      defaultPath: basename(name),
      filters: [{ name: 'Holdout', extensions: [extname(name).slice(1)] }],
    });
    if (canceled || filePath === '') return { ok: true, value: null };
    if (isOwnFile(filePath, dataDir)) return failed(ownFile(filePath));
    try {
      putFile(from, filePath, { force: true, dataDir });
    } catch (error) {
      return failed(`${filePath} was not saved: ${reasonOf(error)}.`);
    }
    return { ok: true, value: filePath };
  } finally {
    dropTransfer(dataDir, transfer);
  }
}

/** Asks for a folder of the system's; whether it can be used is told by those who use it. */
export async function chooseFolder(
  window: BrowserWindow,
  { title, from }: ChoosingFolder,
): Promise<Reply<string | null>> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title,
    defaultPath: from,
    properties: ['openDirectory', 'createDirectory', 'promptToCreate'],
  });
  return { ok: true, value: canceled ? null : (filePaths[0] ?? null) };
}

export interface OpenedFiles {
  /** Takes up a file that was double-clicked, or dropped on the program. */
  readonly add: (path: string) => void;
  /** The oldest that wasn't told of yet, taken in. */
  readonly next: () => Promise<Reply<FileTaken | null>>;
}

export function openedFiles(dataDir: () => string, told: () => void): OpenedFiles {
  const waiting: string[] = [];
  return {
    add: (path) => {
      waiting.push(path);
      told();
    },
    next: async () => {
      const path = waiting.shift();
      if (path === undefined) return { ok: true, value: null };
      if (isElsewhere(path))
        return failed(
          `${win32.basename(path)} lies on another computer. Copy it to this one, and open the copy.`,
        );
      return await takeFile(dataDir(), path);
    },
  };
}
