/** The command line: one call of the backend a command, nothing that a screen couldn't do. */
import { Command, CommanderError } from 'commander';
import { type Backend, openBackend } from '../backend/backend.ts';
import { dataDir } from '../backend/data-dir.ts';
import { VERSION } from '../backend/version.ts';
import { listCampaigns, newCampaign, showCampaign } from './campaign.ts';
import { odds } from './odds.ts';
import { roster } from './roster.ts';
import { verify } from './verify.ts';

export interface Session {
  readonly backend: Backend;
  /** One JSON document instead of text for people. */
  readonly json: boolean;
}

/** What a command prints, and whether it went well. */
export interface Printed {
  readonly text: string;
  readonly ok?: boolean;
}

const program = new Command('holdout')
  .description('Campaigns of solo wargames from the command line.')
  .version(VERSION)
  .option('--json', 'print one JSON document')
  .option('--data <dir>', 'keep campaigns in this folder')
  .exitOverride()
  .configureOutput({ writeErr: () => undefined })
  .showHelpAfterError(false);

/** Opens the backend for one command, prints what it gives, and closes. */
async function inSession(run: (session: Session) => Promise<Printed>): Promise<void> {
  const { json = false, data } = program.opts<{ json?: boolean; data?: string }>();
  const backend = await openBackend({ dataDir: dataDir(data === undefined ? {} : { flag: data }) });
  try {
    const { text, ok = true } = await run({ backend, json });
    process.stdout.write(`${text}\n`);
    if (!ok) process.exitCode = 1;
  } finally {
    await backend.close();
  }
}

const campaign = program.command('campaign').description('make, list and show campaigns');
campaign
  .command('new')
  .description('a new campaign: a Star and three Grunts by the seed')
  .requiredOption('--name <name>', 'what the campaign is called')
  .option('--seed <seed>', 'what all dice and cards come from; a fresh one without it')
  .option('--year <year>', 'the year after the outbreak it starts in', '2')
  .option('--calendar <division>', 'months or seasons', 'seasons')
  .option('--star <name>', 'the Star’s name')
  .option('--attribute <id>', 'the Star’s attribute')
  .option('--weapons <ids>', 'the Star’s weapons, parted by commas')
  .action((options) => inSession((session) => newCampaign(session, options)));
campaign
  .command('list')
  .description('all campaigns')
  .action(() => inSession(listCampaigns));
campaign
  .command('show <id>')
  .description('one campaign: date, party, what was done last')
  .action((id) => inSession((session) => showCampaign(session, id)));
program
  .command('roster <id>')
  .description('everybody who ever joined, with weapons and points')
  .action((id) => inSession((session) => roster(session, id)));
program
  .command('odds <rule> [input]')
  .description('exact odds of a rule, its input as JSON')
  .action((rule, input) => inSession((session) => odds(session, rule, input ?? '{}')));
program
  .command('verify <id>')
  .description('rebuild a campaign from its log and compare row for row')
  .action((id) => inSession((session) => verify(session, id)));

for (const command of [...program.commands, ...campaign.commands]) {
  command.exitOverride().configureOutput({ writeErr: () => undefined });
}

/** One line, whatever went wrong. */
function complain(error: unknown): void {
  if (error instanceof CommanderError && error.exitCode === 0) return;
  const message = error instanceof Error ? error.message : String(error);
  const [line = 'something went wrong'] = message.replace(/^error: /, '').split('\n');
  process.stderr.write(`holdout: ${line}\n`);
  process.exitCode = 1;
}

try {
  await program.parseAsync(hoisted(process.argv), { from: 'node' });
} catch (error) {
  complain(error);
}

/** Commander reads an option where it is declared; ours hold for every command, so they are moved to the front. */
function hoisted(argv: readonly string[]): string[] {
  const [node = '', script = '', ...words] = argv;
  const front: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--json' || word.startsWith('--data=')) front.push(word);
    else if (word === '--data') {
      front.push(word, ...words.slice(at + 1, at + 2));
      at += 1;
    } else rest.push(word);
  }
  return [node, script, ...front, ...rest];
}
