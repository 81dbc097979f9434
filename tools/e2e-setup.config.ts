import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBackend, buildElectron, buildRenderer } from './build.ts';

/**
 * Builds everything that stories need, once before the first; Playwright wants a default export here, and calls the function it gives after
 * the last.
 */
export default async function setUp(): Promise<() => void> {
  await buildRenderer();
  await buildBackend();
  await buildElectron();
  // Folder for what bots have played, which the workers put there for all of them.
  const played = mkdtempSync(join(tmpdir(), 'holdout-played-'));
  process.env.HOLDOUT_E2E_PLAYED = played;
  return () => rmSync(played, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
