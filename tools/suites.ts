/** The suites that `npm test` runs (types, lint, unit tests and stories), and how each of them ended. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOrInstallChromium } from './chromium.ts';
import { commentsAreInOrder } from './comments.ts';
import { type Failure, playwrightFailures, vitestFailures } from './failures.ts';
import { runPackage } from './run.ts';
import { NONE, playwrightTally, sum, type Tally, verdict, vitestTally } from './tally.ts';

export const SUITES = ['types', 'lint', 'unit', 'e2e'] as const;
export type Suite = (typeof SUITES)[number];

/** Each folder with its own idea of which globals exist has its own project; the largest first. */
const PROJECTS = [
  'tsconfig.json',
  'tests/e2e/tsconfig.json',
  'renderer/tsconfig.json',
  'src/rules/tsconfig.json',
] as const;

/** End of a suite: its counts, and those of its failed tests that have names. */
export interface Ending {
  readonly tally: Tally;
  readonly failures: readonly Failure[];
}

const nameless = (tally: Tally): Ending => ({ tally, failures: [] });

/** Runs a suite, or only some of its files, and shows what it says. */
export async function runSuite(suite: Suite, files: readonly string[]): Promise<Ending> {
  switch (suite) {
    case 'types':
      return nameless(await types());
    case 'lint':
      return nameless(await lint());
    case 'unit':
      return withReport((report) => unit(files, report));
    case 'e2e':
      return withReport((report) => endToEnd(files, report));
    default:
      return suite satisfies never;
  }
}

/** Side by side, each with one checker: several would work the same types out again each for itself, at twice the cost. */
async function types(): Promise<Tally> {
  const waiting = [...PROJECTS];
  const tallies: Tally[] = [];
  const work = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const { ok, text } = await runPackage('typescript', 'tsc', ['-p', project, ...ONE_CHECKER], {
        output: 'keep',
      });
      if (text !== '') console.log(text.trimEnd());
      tallies.push(verdictOf(ok, project));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sum(tallies);
}

const ONE_CHECKER = ['--singleThreaded', '--pretty', String(process.stdout.isTTY ?? false)];

async function lint(): Promise<Tally> {
  const args = ['check', '--error-on-warnings', '--diagnostic-level=warn'];
  const { ok } = await runPackage('@biomejs/biome', 'biome', args, { output: 'show' });
  return sum([verdictOf(ok, 'biome'), verdictOf(commentsAreInOrder(), 'the comments')]);
}

function verdictOf(ok: boolean, what: string): Tally {
  if (!ok) console.log(`${what} has errors`);
  return ok ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
}

async function unit(files: readonly string[], report: string): Promise<Ending> {
  const reporters = [
    ...['--reporter=minimal', '--reporter=tools/progress.config.ts'],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ];
  const env = { ...process.env, ...temporaryIn(dirname(report)) };
  const { ok } = await runPackage('vitest', 'vitest', ['run', ...reporters, ...files], {
    env,
    output: 'show',
  });
  return { tally: verdict(vitestTally(report), ok), failures: vitestFailures(report) };
}

async function endToEnd(files: readonly string[], report: string): Promise<Ending> {
  const chromium = await findOrInstallChromium();
  if (!chromium.found) {
    console.log(`No Chromium for the end-to-end tests. ${chromium.remedy}`);
    return nameless({ ...NONE, failed: 1 });
  }
  const env = {
    ...process.env,
    ...temporaryIn(dirname(report)),
    HOLDOUT_CHROMIUM: chromium.path,
    HOLDOUT_E2E_RESULT: report,
  };
  const { ok } = await runPackage('@playwright/test', 'playwright', ['test', ...files], {
    env,
    output: 'show',
  });
  return { tally: verdict(playwrightTally(report), ok), failures: playwrightFailures(report) };
}

/** Folder where Linux keeps files in memory, and the room a run takes there. */
const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/** A campaign's file is written through to the disk at every act: where there is memory to spare, tests needn't wait for that. */
function whereToWrite(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > NEEDED_BYTES ? IN_MEMORY : tmpdir();
}

/** Environment by which what is left of a test that was ended goes with the run, and so does what hosts have seen of files. */
const temporaryIn = (folder: string) => ({
  TMPDIR: folder,
  TEMP: folder,
  TMP: folder,
  XDG_CACHE_HOME: join(folder, 'cache'),
});

async function withReport(work: (report: string) => Promise<Ending>): Promise<Ending> {
  const folder = mkdtempSync(join(whereToWrite(), 'holdout-test-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
