/** The report a player may send to somebody who is to find out what went wrong: one file, which nothing sends by itself. */
import { existsSync, readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { backupFolder, isPlaceKnown } from '../../../db/backups/index.ts';
import { replacingNames, saveForReport } from '../../../db/campaign-file/index.ts';
import { notFound } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import { sqliteVersion, VERSION } from '../calls/version.ts';
import { changedLine, hiding, type Machine } from './hidden.ts';

/** The last ones of `holdout.log`. */
const LINES = 200;

interface Wanted {
  readonly campaign?: string | undefined;
  readonly names: 'kept' | 'replaced';
  readonly everything?: boolean | undefined;
}

function lastLines(dataDir: string): string[] {
  const path = join(dataDir, 'holdout.log');
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-LINES);
}

/** Name of the system’s user; empty where no list of the system has that user. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

const thisMachine = (dataDir: string): Machine => ({
  folders: [
    [dataDir, '(data folder)'],
    [isPlaceKnown(dataDir) ? backupFolder(dataDir) : dataDir, '(backups)'],
  ],
  user: userName(),
  host: hostname(),
});

/** The report, packed. */
export async function reportOf(
  context: Context,
  { campaign, names, everything = false }: Wanted,
): Promise<Buffer> {
  const { db, dataDir, games } = context;
  const at = context.now().toISOString();
  const others = names === 'kept' ? undefined : await replacingNames(db, campaign);
  let saved: string | null = null;
  if (campaign !== undefined) {
    const file = await saveForReport(db, campaign, { madeBy: VERSION, at, everything, games }, others);
    if (file === undefined) throw notFound('There is no such campaign or game; it may have been deleted.');
    saved = file.toString('base64');
  }
  const hide = hiding(thisMachine(dataDir));
  // The log may name a campaign that is in another version of the file alone.
  const change = (text: string) =>
    others === undefined ? hide(text) : others.inWords(hide(text)).replaceAll(/“[^”]*”/g, '“…”');
  const log = lastLines(dataDir).map((line) => changedLine(line, change));
  const { platform, arch, versions } = process;
  const about = { holdout: VERSION, node: versions.node, sqlite: sqliteVersion(), platform, arch, at };
  const report = { holdout: 'report', version: 1, about, log, campaign: saved };
  return await promisify(gzip)(JSON.stringify(report, undefined, 1));
}
