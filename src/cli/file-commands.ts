/** Commands that write or read a file of the player's own. */
import { type Command, Option } from 'commander';
import { openFigure, saveFigure } from './figure.ts';
import { open, report, save } from './file.ts';
import type { InSession } from './session.ts';

const WHAT_WAS_DELETED =
  'also what you deleted or undid, earlier versions of texts and pictures, lines given up, and half-filled forms';

const IN_PLACE_OF_AFILE = 'in place of a file that is there';

export function fileCommands(program: Command, inSession: InSession): void {
  program
    .command('save <id> <file>')
    .description(
      'a campaign or a game, with the runs that hang on it, as one .holdout file that you can give to others',
    )
    .option('--everything', `${WHAT_WAS_DELETED}: for keeping`)
    .option('--force', IN_PLACE_OF_AFILE)
    .action((id, file, options) => inSession((session) => save(session, id, file, options)));
  program
    .command('open <file>')
    .description('bring the campaign in a .holdout file onto the shelf, as a copy')
    .action((file) => inSession((session) => open(session, file)));
  program
    .command('report <file>')
    .description(
      'what went wrong, for you to send: the last lines of the log, versions, and a campaign, with other names in place of yours',
    )
    .option('--campaign <id>', 'the campaign or game it is about')
    .option('--with-names', 'with your own names of campaigns and people')
    // Names are left out unless they are asked for; scripts may ask for that as well.
    .addOption(new Option('--without-names').hideHelp())
    .option('--everything', `${WHAT_WAS_DELETED}, where they are what went wrong`)
    .option('--force', IN_PLACE_OF_AFILE)
    .action((file, options) => inSession((session) => report(session, file, options)));
  const figure = program.command('figure').description('take a figure to another campaign');
  figure
    .command('save <id> <figure> <file>')
    .description('a figure, with its biography and history, as a file; the figure stays in its campaign')
    .option('--force', IN_PLACE_OF_AFILE)
    .action((id, who, file, options) => inSession((session) => saveFigure(session, id, who, file, options)));
  figure
    .command('open <id> <file>')
    .description('take the figure in such a file into this campaign')
    .option('--again', 'even if the same figure is in it already')
    .option('--why <reason>', 'why it joins by no Encounter, once the first party is complete')
    .action((id, file, options) => inSession((session) => openFigure(session, id, file, options)));
}
