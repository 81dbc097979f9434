/** Campaigns, battles and games that bots play, in full; `npm test` plays a slice of them. */
import { Command } from 'commander';
import { count } from './count-option.ts';
import { runSuite } from './suites.ts';

interface Options {
  readonly campaigns: number;
  readonly seed: string;
  readonly stored: number;
  readonly years: number;
  readonly battles: number;
  readonly boards: number;
  readonly games: number;
}

const program = new Command('npm run soak --')
  .description(
    'Bots play whole campaigns, battles and games: nothing breaks, every rule and row is reached, and what is stored adds up.',
  )
  .option('--campaigns <n>', 'of 27 years each, by the rules alone; a dozen reach every rule', count, 64)
  .option('--seed <word>', 'of those campaigns: other seeds play other campaigns', 'SOAK')
  .option('--stored <n>', 'kept in a file, act by act, and verified', count, 8)
  .option('--years <n>', 'of each that is kept', count, 25)
  .option('--battles <n>', 'that bots fight on, each event held against the times of its act', count, 200)
  .option('--boards <n>', 'battles on a board, where everybody has a place', count, 50)
  .option('--games <n>', 'of each other game, played by its bots', count, 10_000)
  .helpOption('-h, --help', 'show this')
  .allowExcessArguments(false);

const { campaigns, seed, stored, years, battles, boards, games } = program.parse().opts<Options>();
process.env.HOLDOUT_SOAK_CAMPAIGNS = `${campaigns}`;
process.env.HOLDOUT_SOAK_SEED = seed;
process.env.HOLDOUT_SOAK_STORED = `${stored}`;
process.env.HOLDOUT_SOAK_YEARS = `${years}`;
process.env.HOLDOUT_SOAK_BATTLES = `${battles}`;
process.env.HOLDOUT_SOAK_BOARDS = `${boards}`;
process.env.HOLDOUT_SOAK_GAMES = `${games}`;
const { tally } = await runSuite('unit', ['/soak.test.ts', '/resolved.test.ts', '/board/']);
process.exitCode = tally.failed === 0 ? 0 : 1;
