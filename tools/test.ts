/** `npm test`: the suites or files it is asked for, one after another, then the failures and counts of all. */
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Failure, told } from './failures.ts';
import { NIGHTLY, runNightly } from './nightly-files.ts';
import { ROOT } from './paths.ts';
import { runSuite, SUITES, type Suite } from './suites.ts';
import { sum, type Tally } from './tally.ts';

interface Part {
  readonly suite: Suite;
  readonly files: readonly string[];
}

const USAGE = `Usage: npm test                 everything
       npm test -- ${SUITES.join('|')}
       npm test -- FILE…           only these test files or folders`;

const parts = partsOf(process.argv.slice(2));
if (parts === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  process.exitCode = (await runAll(parts)) ? 0 : 1;
}

async function runAll(wanted: readonly Part[]): Promise<boolean> {
  const lines: string[] = [];
  const tallies: Tally[] = [];
  const failures: Failure[] = [];
  const began = performance.now();
  for (const [at, { suite, files }] of wanted.entries()) {
    console.log(`── ${suite} (${at + 1} of ${wanted.length})`);
    const from = performance.now();
    const ending = await runSuite(suite, files);
    lines.push(`${suite.padEnd(6)} ${counts(ending.tally)} in ${since(from)}`);
    tallies.push(ending.tally);
    failures.push(...ending.failures);
  }
  const all = sum(tallies);
  console.log(
    `${told(failures)}\n${lines.join('\n')}\n\n${counts(all)}, ${all.skipped} skipped in ${since(began)}`,
  );
  return all.failed === 0;
}

function since(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

function counts({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** Parts that the arguments ask for; nothing where one of them is neither a suite nor a path. */
function partsOf(args: readonly string[]): readonly Part[] | undefined {
  const suites = SUITES.filter((suite) => args.includes(suite));
  const paths = args.filter((arg) => !SUITES.some((suite) => suite === arg));
  if (!paths.every((path) => existsSync(resolve(path)))) return undefined;
  if (args.length === 0) return SUITES.map((suite) => ({ suite, files: [] }));

  // Both runners match by a part of the path, which on every system they want with forward slashes.
  const files = paths.map((path) => relative(ROOT, resolve(path)).replaceAll('\\', '/'));
  const stories = files.filter((file) => file.startsWith('tests/e2e'));
  if (files.some((file) => file.includes(NIGHTLY))) runNightly();
  const units = files.filter((file) => !file.startsWith('tests/e2e'));
  return [
    ...suites.map((suite) => ({ suite, files: [] })),
    ...(units.length > 0 ? [{ suite: 'unit', files: units } as const] : []),
    ...(stories.length > 0 ? [{ suite: 'e2e', files: stories } as const] : []),
  ];
}
