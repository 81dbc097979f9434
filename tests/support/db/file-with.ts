/** Versions of one file, which part where their last settings do. */
import { copyFileSync } from 'node:fs';
import { openStore } from '../../../db/open.ts';
import { writeSettings } from '../../../db/writing/settings.ts';
import { newCampaign } from './play.ts';
import { clock, fileIn, tempDir } from './store.ts';

/** A campaign's file, or what became of `from`, after these settings were written one after another. */
export async function fileWith(themes: readonly string[], from?: string): Promise<string> {
  const dir = tempDir();
  if (from !== undefined) copyFileSync(from, fileIn(dir));
  const { db, close } = await openStore({ dir, now: clock });
  if (from === undefined) await newCampaign(db);
  for (const theme of themes) await writeSettings(db, { theme });
  await close();
  return fileIn(dir);
}
