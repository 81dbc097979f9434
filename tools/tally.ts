/** Counts of passed and failed tests, as the reports of Vitest and Playwright have them. */
import { existsSync, readFileSync } from 'node:fs';

/** Tests of a suite, counted by how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    NONE,
  );
}

/**
 * The tally by a suite’s report and its exit together: a suite that stopped without a report, ran nothing, or ended with an error its tests
 * know nothing of has one failure more, so that it cannot pass unseen.
 */
export function verdict(reported: Tally, endedWell: boolean): Tally {
  const silent = reported.passed + reported.failed + reported.skipped === 0;
  const unexplained = !endedWell && reported.failed === 0;
  return silent || unexplained ? { ...reported, failed: reported.failed + 1 } : reported;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Vitest's JSON report; a file that could not be loaded, set up or cleaned up counts as one failed. */
export function vitestTally(file: string): Tally {
  const report = readReport<VitestReport>(file);
  const statuses = (report?.testResults ?? []).flatMap(({ status, assertionResults }) => {
    const tests = assertionResults.map((result) => result.status);
    const isOfNoTest = tests.length === 0 || (status === 'failed' && !tests.includes('failed'));
    return isOfNoTest ? [...tests, status] : tests;
  });
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length;
  return { passed, failed, skipped: statuses.length - passed - failed };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Playwright's JSON report; an error outside any test (a file that could not be loaded) counts as one failed. */
export function playwrightTally(file: string): Tally {
  const report = readReport<PlaywrightReport>(file);
  if (report === undefined) return NONE;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** The report that a runner has written as JSON; nothing where it was ended before. */
export function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
