import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildScreens } from './build.ts';
import { fromRoot } from './paths.ts';
import { PLAYED_FOLDER, SCREENS } from './screens-file.ts';

/** Builds everything that the stories of tests/screens need, once before the first. */
export async function setup(project: TestProject): Promise<() => void> {
  await buildScreens();
  project.provide(SCREENS, fromRoot('dist/screens/screens.js'));
  const played = mkdtempSync(join(tmpdir(), 'holdout-played-'));
  project.provide(PLAYED_FOLDER, played);
  return () => rmSync(played, { recursive: true, force: true });
}
