/** Play that many tests of a file begin with is done once; each test gets a folder of its own to damage. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { tempDir } from './backend.ts';

/** Asked for at the top of a file; `play` has closed its backend when it ends, and is asked again only with other arguments. */
export function playedOnce<P extends { readonly dataDir: string }, A extends readonly unknown[]>(
  play: (...how: A) => Promise<P>,
): (...how: A) => Promise<P> {
  const kept = new Map<string, Promise<P>>();
  const templates: string[] = [];
  afterAll(() => {
    for (const dir of templates) rmSync(dir, { recursive: true, force: true });
  });
  async function once(...how: A): Promise<P> {
    const played = await play(...how);
    const template = mkdtempSync(join(tmpdir(), 'holdout-played-'));
    templates.push(template);
    cpSync(played.dataDir, template, { recursive: true });
    return { ...played, dataDir: template };
  }
  return async (...how) => {
    const key = JSON.stringify(how);
    const first = kept.get(key) ?? once(...how);
    kept.set(key, first);
    const played = await first;
    const dataDir = tempDir();
    cpSync(played.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
    return { ...played, dataDir };
  };
}
