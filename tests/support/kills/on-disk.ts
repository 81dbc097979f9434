/** A folder on a real disk: `npm test` keeps temporary files in memory, where nothing is ever waited for. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fromRoot } from '../../../tools/paths.ts';

export function folderOnDisk(): string {
  const cache = fromRoot('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'holdout-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
}
