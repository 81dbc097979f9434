import type { TestProject } from 'vitest/node';
import { buildScreens } from './build.ts';
import { fromRoot } from './paths.ts';
import { SCREENS } from './screens-file.ts';

/** What every story of tests/screens needs, built once before the first. */
export async function setup(project: TestProject): Promise<void> {
  await buildScreens();
  project.provide(SCREENS, fromRoot('dist/screens/screens.js'));
}
