/** Runs in full what Holdout has to bear; `npm test` takes a slice of it. */
import { Command } from 'commander';
import { count } from './count-option.ts';
import { runSuite } from './suites.ts';
import { TORTURE_FILES } from './torture-files.ts';

interface Options {
  readonly kills: number;
  readonly walks: number;
  readonly calls: number;
  readonly files: number;
  readonly flips: number;
  readonly foreign: number;
  readonly pages: number;
  readonly hostile: number;
  readonly seed: number;
}

const program = new Command('npm run torture --')
  .description(
    'Processes are killed at whatever they do, campaigns acted on, undone and reopened at random, every call is made with bad input, bits and pages of a file are damaged, and other programs put other versions of it in place: nothing is lost, and every file stays whole.',
  )
  .option('--kills <n>', 'processes killed at whatever they do', count, 1_000)
  .option('--walks <n>', 'random walks of acts, undone, redone, reopened', count, 1_000)
  .option('--calls <n>', 'bad inputs for each call', count, 1_000)
  .option('--files <n>', 'campaigns’ files that are not what was saved', count, 20_000)
  .option('--hostile <n>', 'calls made of the contract’s own schemas, and spoilt', count, 100_000)
  .option('--flips <n>', 'single bits flipped in a file', count, 1_000)
  .option('--foreign <n>', 'what other programs do to the folder', count, 1_000)
  .option('--pages <n>', 'pages of a file damaged', count, 1_000)
  .option(
    '--seed <n>',
    'what falls by chance; another one each time without it',
    count,
    (Date.now() % 1_000_000) + 1,
  )
  .helpOption('-h, --help', 'show this')
  .allowExcessArguments(false);

const { kills, walks, calls, files, hostile, flips, foreign, pages, seed } = program.parse().opts<Options>();
console.log(`seed ${seed}`);
process.env.HOLDOUT_TORTURE_KILLS = `${kills}`;
process.env.HOLDOUT_TORTURE_WALKS = `${walks}`;
process.env.HOLDOUT_TORTURE_CALLS = `${calls}`;
process.env.HOLDOUT_TORTURE_FILES = `${files}`;
process.env.HOLDOUT_TORTURE_HOSTILE = `${hostile}`;
process.env.HOLDOUT_TORTURE_FLIPS = `${flips}`;
process.env.HOLDOUT_TORTURE_FOREIGN = `${foreign}`;
process.env.HOLDOUT_TORTURE_PAGES = `${pages}`;
process.env.HOLDOUT_TORTURE_SEED = `${seed}`;
const { tally } = await runSuite('unit', TORTURE_FILES);
process.exitCode = tally.failed === 0 ? 0 : 1;
