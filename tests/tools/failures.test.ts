/** The end of a run: what it says of the tests that failed in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playwrightFailures, told, vitestFailures } from '../../tools/failures.ts';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'holdout-failures-')), 'report.json');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

function report(content: unknown): string {
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('names each test of Vitest’s that failed, and a file that did not load', () => {
  const testResults = [
    {
      name: 'dice.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a die has six faces', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'a die is fair',
          failureMessages: ['\u001b[31mexpected 5\u001b[39m\n\n  at here'],
        },
      ],
    },
    { name: 'gone.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(vitestFailures(report({ testResults }))).toEqual([
    { test: 'dice.test.ts: a die is fair', why: 'expected 5\n  at here' },
    { test: 'gone.test.ts', why: 'no such module' },
  ]);
});

it('names a file of Vitest’s whose set-up or clean-up failed, beside tests that passed or were skipped', () => {
  const at = (name: string, message: string, status: string) => ({
    ...{ name, message, status: 'failed' },
    assertionResults: [{ status, fullName: 'a die has six faces', failureMessages: [] }],
  });
  const testResults = [at('dice.test.ts', 'no table', 'skipped'), at('cards.test.ts', '', 'passed')];
  const failures = vitestFailures(report({ testResults }));
  expect(failures.map(({ test }) => test)).toEqual(['dice.test.ts', 'cards.test.ts']);
  expect(failures[0]?.why).toBe('no table');
  expect(failures[1]?.why).toContain('its set-up or clean-up did');
});

it('names each story of Playwright’s that failed, however deep, and an error outside any', () => {
  const story = (title: string, status: string) => ({
    file: 'shelf.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ errors: [{ message: 'not visible', snippet: '> 9 | click' }] }] }],
  });
  const suites = [
    {
      specs: [story('opens', 'expected')],
      suites: [{ specs: [story('closes', 'unexpected'), story('waits', 'flaky')] }],
    },
  ];
  const failures = playwrightFailures(report({ suites, errors: [{ message: 'no browser' }] }));
  expect(failures.map(({ test }) => test)).toEqual([
    'shelf.spec.ts:7 closes',
    'shelf.spec.ts:7 waits',
    'outside any story',
  ]);
  expect(failures[0]?.why).toBe('not visible\n> 9 | click');
  expect(told(failures.slice(0, 1))).toBe('\n✗ shelf.spec.ts:7 closes\n  not visible\n  > 9 | click\n');
});

it('says nothing of a report that was never written', () => {
  expect([...vitestFailures(file), ...playwrightFailures(file)]).toEqual([]);
  expect(told([])).toBe('');
});
