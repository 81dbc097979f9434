/** Commands that write or read a file of the player's own. */
import { type Command, Option } from 'commander';
import { openFigure, saveFigure } from './figure.ts';
import { open, report, save } from './file.ts';
import type { InSession } from './session.ts';
import { words } from './text/file-commands.ts';

export function fileCommands(program: Command, inSession: InSession): void {
  program
    .command('save <id> <file>')
    .description(words.aCampaignOrAGame)
    .option('--everything', words.alsoWhatWasDeleted)
    .option('--force', words.inPlaceOfAFile)
    .action((id, file, options) => inSession((session) => save(session, id, file, options)));
  program
    .command('open <file>')
    .description(words.bringTheCampaign)
    .action((file) => inSession((session) => open(session, file)));
  program
    .command('report <file>')
    .description(words.whatWentWrongForYou)
    .option('--campaign <id>', words.theCampaignOrGame)
    .option('--with-names', words.withYourNames)
    // As it is without being asked for; scripts may ask for it.
    .addOption(new Option('--without-names').hideHelp())
    .option('--everything', words.alsoWhatWasDeleted)
    .option('--force', words.inPlaceOfAFile)
    .action((file, options) => inSession((session) => report(session, file, options)));
  const figure = program.command('figure').description(words.takeAFigureToAnother);
  figure
    .command('save <id> <figure> <file>')
    .description(words.aFigureWithIts)
    .option('--force', words.inPlaceOfAFile)
    .action((id, who, file, options) => inSession((session) => saveFigure(session, id, who, file, options)));
  figure
    .command('open <id> <file>')
    .description(words.takeTheFigureInSuch)
    .action((id, file) => inSession((session) => openFigure(session, id, file)));
}
