/** The tests and stories that are too long for every push: those of the files named so. */
import { NIGHTLY, runNightly } from './nightly-files.ts';
import { runSuite } from './suites.ts';
import { sum } from './tally.ts';

runNightly();
const tallies = [await runSuite('unit', [`${NIGHTLY}test.ts`]), await runSuite('e2e', [`${NIGHTLY}spec.ts`])];
process.exitCode = sum(tallies).failed === 0 ? 0 : 1;
