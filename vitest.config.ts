import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { leftForTheNight } from './tools/nightly-files.ts';
import { SlowFirst } from './tools/slow-first.ts';

const TESTS = 'tests/**/*.test.{ts,tsx}';
const LEFT = leftForTheNight('test');
const ELSEWHERE = ['tests/e2e/**', ...LEFT];
const SCREENS = 'tests/screens/**/*.test.ts';

/** What changes modules, globals or the process for everything that runs after it. */
const CHANGES_ALL = /\bvi\.(mock|doMock|stub\w+|spyOn|useFakeTimers)\(|process\.(env|chdir)\b|prlimit/;

/** Once before the first of them. */
const BACKEND = 'tools/backend-setup.config.ts';

const alone = globSync(TESTS, { cwd: import.meta.dirname, exclude: [...ELSEWHERE, SCREENS] }).filter((file) =>
  CHANGES_ALL.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
);

export default defineConfig({
  // Without this it would take vite.config.ts's root and see the renderer only.
  root: import.meta.dirname,
  test: {
    environment: 'node',
    // Half as many again as there are cores: a test waits for disks and processes a sixth of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Short-lived objects by the hundred thousand: with Node's own 16 MB a fifth of the run was clearing them away.
    execArgv: ['--max-semi-space-size=64'],
    // A time-out ends a test that hangs, and is ten times what the slowest takes on a quiet machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The stories' own limit, for the same reason.
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: SlowFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: alone, globalSetup: BACKEND } },
      // One process for many files: to load the rules anew for each took a third of the run.
      {
        extends: true,
        test: {
          name: 'together',
          include: [TESTS],
          exclude: [...ELSEWHERE, SCREENS, ...alone],
          globalSetup: BACKEND,
          isolate: false,
        },
      },
      // Stories that need no browser; the screens are built first.
      {
        extends: true,
        test: {
          name: 'screens',
          include: [SCREENS],
          exclude: LEFT,
          globalSetup: 'tools/screens-setup.config.ts',
          isolate: false,
        },
      },
    ],
  },
});
