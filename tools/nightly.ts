/** The tests and stories that are too long for every push: those of the files named so. */
import { told } from './failures.ts';
import { NIGHTLY, runNightly } from './nightly-files.ts';
import { runSuite } from './suites.ts';
import { sum } from './tally.ts';

runNightly();
const endings = [await runSuite('unit', [`${NIGHTLY}test.ts`]), await runSuite('e2e', [`${NIGHTLY}spec.ts`])];
console.log(told(endings.flatMap(({ failures }) => failures)));
process.exitCode = sum(endings.map(({ tally }) => tally)).failed === 0 ? 0 : 1;
