/** Failed tests, as the reports of Vitest and Playwright name them. */
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './tally.ts';

/** A test that failed, and what it said: a run of ten minutes names them once more at its end, where they are found. */
export interface Failure {
  readonly test: string;
  readonly why: string;
}

/** Lines kept of a failure’s message: the call that failed, and what was wanted and found. */
const LINES = 24;

const failure = (test: string, why: string | undefined): Failure => ({
  test,
  why: stripVTControlCharacters(why ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n'),
});

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Said of a file whose set-up or clean-up failed where the report gives no message, as it does for one inside a `describe`. */
const OUTSIDE =
  'No test of it failed: its set-up or clean-up did. What went wrong is said under “Failed Suites” above.';

/** From Vitest's JSON report; a file that could not be loaded, set up or cleaned up says why. */
export function vitestFailures(file: string): readonly Failure[] {
  return (readReport<VitestReport>(file)?.testResults ?? []).flatMap(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [failure(name, message || OUTSIDE)];
      return failed.map(({ fullName, failureMessages }) =>
        failure(`${name}: ${fullName}`, failureMessages?.join('\n')),
      );
    },
  );
}

interface Errors {
  readonly errors?: readonly { readonly message?: string; readonly snippet?: string }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly Errors[] }[];
  }[];
}

/** From Playwright's JSON report; an error outside any story stands by itself. */
export function playwrightFailures(file: string): readonly Failure[] {
  const report = readReport<PlaywrightSuite & Errors>(file);
  const said = ({ errors = [] }: Errors) =>
    errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`).join('\n');
  const of = (suite: PlaywrightSuite): readonly Failure[] => [
    ...(suite.specs ?? []).flatMap(({ file: spec, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => failure(`${spec}:${line} ${title}`, results.map(said).join('\n'))),
    ),
    ...(suite.suites ?? []).flatMap(of),
  ];
  if (report === undefined) return [];
  return [
    ...of(report),
    ...(report.errors ?? []).map((error) => failure('outside any story', said({ errors: [error] }))),
  ];
}

/** Each with what it said; nothing where none failed. */
export function told(failures: readonly Failure[]): string {
  return failures.map(({ test, why }) => `\n✗ ${test}\n${why.replaceAll(/^/gm, '  ')}\n`).join('');
}
