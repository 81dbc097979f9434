import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playwrightTally, sum, verdict, vitestTally } from '../../tools/tally.ts';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'holdout-tally-')), 'report.json');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

function report(content: unknown): string {
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("Vitest's report", () => {
  it('is counted by test, and a file that did not load as one failed', () => {
    const statuses = ['passed', 'passed', 'failed', 'skipped', 'todo', 'pending'];
    const testResults = [
      { status: 'failed', assertionResults: statuses.map((status) => ({ status })) },
      { status: 'failed', assertionResults: [] },
    ];
    expect(vitestTally(report({ testResults }))).toEqual({ passed: 2, failed: 2, skipped: 3 });
  });

  it('counts a file whose set-up or clean-up failed as one failed, beside its tests', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'skipped' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(vitestTally(report({ testResults }))).toEqual({ passed: 2, failed: 1, skipped: 1 });
  });

  it('that was never written counts nothing', () => {
    expect(vitestTally(file)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe("Playwright's report", () => {
  it('counts a flaky story and an error outside any story as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightTally(report({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });
});

describe('the verdict on a suite', () => {
  it.each([
    ['passes when all of it did', { passed: 3, failed: 0, skipped: 1 }, true, 0],
    ['fails when nothing ran', { passed: 0, failed: 0, skipped: 0 }, true, 1],
    ['fails when it crashed after its last test', { passed: 3, failed: 0, skipped: 0 }, false, 1],
    ['fails by its tests alone when they explain its exit', { passed: 3, failed: 2, skipped: 0 }, false, 2],
  ])('%s', (_, reported, endedWell, failed) => {
    expect(verdict(reported, endedWell)).toEqual({ ...reported, failed });
  });
});

it('sums over suites', () => {
  const suites = [
    { passed: 4, failed: 0, skipped: 0 },
    { passed: 200, failed: 1, skipped: 2 },
  ];
  expect(sum(suites)).toEqual({ passed: 204, failed: 1, skipped: 2 });
});
