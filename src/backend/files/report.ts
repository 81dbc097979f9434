/** What a player may send to somebody who is to find out what went wrong: one file, which nothing sends by itself. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { replacingShelf, saveCampaign, saveNameless } from '../../../db/index.ts';
import { notFound } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { sqliteVersion, VERSION } from '../host/version.ts';
import { words } from './text/report.ts';

/** The last ones of `holdout.log`. */
const LINES = 200;

interface Wanted {
  readonly campaign: string | undefined;
  readonly names: 'kept' | 'replaced';
}

function lastLines(dataDir: string): string[] {
  const path = join(dataDir, 'holdout.log');
  if (!existsSync(path)) return [];
  // Where the player's own folder lies, and what they are called on this machine, is nobody's business.
  const text = readFileSync(path, 'utf8').replaceAll(dataDir, words.dataFolder).replaceAll(homedir(), '~');
  return text.trimEnd().split('\n').slice(-LINES);
}

/** Writes the report to this path. */
export async function writeReport(context: Context, to: string, { campaign, names }: Wanted): Promise<void> {
  const { db, dataDir, games } = context;
  const at = context.now().toISOString();
  const file = `${to}.campaign`;
  try {
    let log = lastLines(dataDir);
    let saved: string | null = null;
    if (campaign === undefined && names === 'replaced') log = log.map(await replacingShelf(db));
    if (campaign !== undefined) {
      const saving = { to: file, madeBy: VERSION, at };
      const named = names === 'replaced' ? await saveNameless(db, campaign, saving, games) : undefined;
      const done = names === 'kept' ? await saveCampaign(db, campaign, saving) : named !== undefined;
      if (!done) throw notFound('There is no such campaign or game; it may have been deleted.');
      if (named !== undefined) log = log.map(named);
      saved = readFileSync(file).toString('base64');
    }
    const { platform, arch, versions } = process;
    const about = { holdout: VERSION, node: versions.node, sqlite: sqliteVersion(), platform, arch, at };
    const report = { holdout: 'report', version: 1, about, log, campaign: saved };
    writeFileSync(to, gzipSync(JSON.stringify(report, undefined, 1)), { mode: 0o600 });
  } finally {
    rmSync(file, { force: true });
  }
}
