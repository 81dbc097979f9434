/** Every command, and what runs it. */
import type { Command } from 'commander';
import { type ActOptions, act, acts, due } from './act.ts';
import { backUpNow, beginAnew, listBackups, restoreBackup, showBackup } from './backup.ts';
import { listCampaigns, newCampaign, newOneOff, showCampaign } from './campaign.ts';
import { correct } from './correct.ts';
import { encounter, reach, resolveBattle, see, soak } from './encounter.ts';
import { exportCsv } from './export.ts';
import { fileCommands } from './file-commands.ts';
import { beginInUsualFolder, moveDataFolder, showFolder } from './folder.ts';
import { forecast } from './forecast.ts';
import { listGames, newGame } from './game.ts';
import { back, bringBack, forward, lines } from './lines.ts';
import { log, redo, show, undo } from './log.ts';
import { odds } from './odds.ts';
import { rescue } from './rescue.ts';
import { roster } from './roster.ts';
import type { InSession } from './session.ts';
import { branch, copy, deleteIt, keep, listDeleted, restore } from './shelf.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

const WHAT_ALL_DICE_AND = 'the seed of all dice and cards; a new one if left out';

const DO_IT_WHERE_THAT_GIVES = 'do it where that gives up more than five acts that were taken back';

const WHAT_ALL_DICE_CARDS = 'the seed of all dice, cards and choices';

const TO_TRY_SOMETHING_AND_THEN = 'to try something, and then keep it or delete it';

export function commands(program: Command, inSession: InSession): void {
  const campaign = program.command('campaign').description('make, list and show campaigns');
  campaign
    .command('new')
    .description('a new campaign: a Star and three Grunts by the seed')
    .requiredOption('--name <name>', 'what the campaign is called')
    .option('--seed <seed>', WHAT_ALL_DICE_AND)
    .option('--year <year>', 'the year after the outbreak it starts in', '2')
    .option('--calendar <division>', 'months or seasons', 'seasons')
    .option('--star <name>', 'the Star’s name; drawn if left out, like the next two')
    .option('--attribute <id>', 'the Star’s attribute')
    .option('--weapons <ids>', 'the Star’s weapons, separated by commas')
    .option('--people-come-back', 'a house rule: survivors met may be a group met before')
    .action((options) => inSession((session) => newCampaign(session, options)));
  campaign
    .command('one-off')
    .description('a battle by itself: two forces are bought by points, nothing comes after it')
    .requiredOption('--name <name>', 'what the battle is called')
    .requiredOption('--points <n>', 'points for each side')
    .option('--seed <seed>', WHAT_ALL_DICE_AND)
    .option('--area <area>', 'urban, outskirts or rural', 'urban')
    .option('--phase <phase>', '1, 2 or 3', '1')
    .action((options) => inSession((session) => newOneOff(session, options)));
  campaign
    .command('list')
    .description('all campaigns')
    .action(() => inSession(listCampaigns));
  campaign
    .command('show <id>')
    .description('one campaign: date, party, what was done last')
    .action((id) => inSession((session) => showCampaign(session, id)));
  campaign
    .command('resolve <id>')
    .description('bots fight the battle on, each act in the log')
    .option('--turns <n>', 'for so many turns at most', '99')
    .option('--give-up-line', DO_IT_WHERE_THAT_GIVES)
    .action((id, options) => inSession((session) => resolveBattle(session, id, options)));
  campaign
    .command('soak')
    .description('a campaign played by bots, to try the rules')
    .requiredOption('--years <n>', 'how many years they play')
    .requiredOption('--seed <seed>', WHAT_ALL_DICE_CARDS)
    .option('--name <name>', 'what the campaign is called', 'Soak')
    .action((options) => inSession((session) => soak(session, options)));
  const backup = program.command('backup').description('list, make and restore backups of all campaigns');
  backup
    .command('list')
    .description('every backup, the newest first')
    .action(() => inSession(listBackups));
  backup
    .command('show <name>')
    .description('what is in a backup; latest is the newest')
    .action((name) => inSession((session) => showBackup(session, name)));
  backup
    .command('now')
    .description('make one now; it is checked before the command ends')
    .action(() => inSession(backUpNow));
  backup
    .command('restore <name>')
    .description('put the whole file back as it stood; what stands now is backed up first')
    .option('--campaign <id>', 'bring only this campaign or game back, as a copy')
    .option('--look', 'say what the file has that the backup hasn’t, and change nothing')
    .action((name, options) => inSession((session) => restoreBackup(session, name, options)));
  backup
    .command('start-anew')
    .description('begin with an empty file where the file is gone and only backups are left')
    .action(() => inSession(beginAnew));
  const folder = program
    .command('folder')
    .description('where all campaigns are; move them to another folder')
    .action(() => inSession(showFolder));
  folder
    .command('move <path>')
    .description('move them all; the file they were in stays, under another name')
    .action((path) => inSession((session) => moveDataFolder(session, path)));
  folder
    .command('usual')
    .description('begin in the usual folder where the one they were moved to isn’t there')
    .action(() => inSession(beginInUsualFolder));
  const game = program.command('game').description('make and list games besides campaigns');
  game
    .command('new <game>')
    .description('a new game, by the id of its rules')
    .requiredOption('--name <name>', 'what it is called')
    .option('--seed <seed>', WHAT_ALL_DICE_AND)
    .option('--setup <json>', 'how it is set up, field by field')
    .action((rules, options) => inSession((session) => newGame(session, rules, options)));
  game
    .command('list')
    .description('all games in progress')
    .action(() => inSession(listGames));
  program
    .command('simulate <game>')
    .description('games played by bots to their end, by the id of their rules')
    .option('--runs <n>', 'how many', '1000')
    .requiredOption('--seed <seed>', WHAT_ALL_DICE_CARDS)
    .option('--setup <json>', 'how each is set up, field by field')
    .option(
      '--bots <ids>',
      'a bot for each seat, in their order, separated by commas; the first one if left out',
    )
    .action((rules, options) => inSession((session) => simulate(session, rules, options), 'no store'));
  program
    .command('forecast <id>')
    .description('how a game may end: games by bots from exactly where it stands, with 95 % error bars')
    .option('--games <n>', 'how many', '1000')
    .action((id, options) => inSession((session) => forecast(session, id, options)));
  program
    .command('encounter')
    .description('a complete Encounter out of a seed: table, wind, zombies, activity')
    .requiredOption('--area <area>', 'urban, outskirts or rural')
    .requiredOption('--phase <phase>', '1, 2 or 3')
    .requiredOption('--seed <seed>', 'the seed of all dice')
    .option('--winner <winner>', 'who won the war of O+20: zombies or survivors')
    .action((options) => inSession((session) => encounter(session, options), 'no store'));
  program
    .command('roster <id>')
    .description('everyone who ever joined, with weapons and points')
    .action((id) => inSession((session) => roster(session, id)));
  program
    .command('export <id> <what>')
    .description('a campaign as a CSV file: roster, ledger, chronicle or stockpile')
    .option('--separator <sign>', 'comma, semicolon or tab; as Settings says, unless told')
    .action((id, what, options) => inSession((session) => exportCsv(session, id, what, options)));
  program
    .command('see <id> <from> <to>')
    .description(
      'what a place on the table has of another: in sight, how far, at cover; 12.5,30 or 12.5,30@b4/0',
    )
    .option('--facing <way>', 'n, ne, e, …: way that the first place faces; towards the second, unless told')
    .option('--other-facing <way>', 'the same of the second place')
    .action((id, from, to, options) => inSession((session) => see(session, id, from, to, options)));
  program
    .command('reach <id> <piece>')
    .description('where a piece of the board can end a move, past walls and enemies, drawn in letters')
    .option('--inches <number>', 'of a move; what it has left or comes to without dice, unless told')
    .action((id, piece, options) => inSession((session) => reach(session, id, piece, options)));
  program
    .command('odds [rule] [input]')
    .description('exact odds of a rule, its input as JSON; - reads {"rule":…,"input":{…}} a line')
    .option('--list', 'the rules that have odds, with what each takes')
    .option('--campaign <id>', 'with the figures that are corrected for this campaign')
    .action((rule, input, options) =>
      inSession(
        (session) => odds(session, { rule, input, ...options }),
        options.campaign === undefined ? 'no store' : 'store',
      ),
    );
  program
    .command('acts [id]')
    .description('every act with its fields; of a campaign or a game, those that can be done now')
    .action((id) => inSession((session) => acts(session, id)));
  program
    .command('act <id> <deed>')
    .description('run one act, as JSON: {"do":"encounter.begin-turn"}')
    .option('--dice <faces>', 'your own dice in the order asked, separated by commas')
    .option('--cards <cards>', 'your own cards in the order asked: 3S,JK')
    .option('--choose <ids>', 'what you decide, in the order asked')
    .option('--seeded', 'the app rolls and draws what you have not given')
    .option(
      '--give-up',
      'do what cannot be taken back on the table, ends the campaign, or leaves undone what is due',
    )
    .option('--give-up-line', DO_IT_WHERE_THAT_GIVES)
    .action((id, deed, options: ActOptions) => inSession((session) => act(session, id, deed, options)));
  program
    .command('correct <id> <number> <result>')
    .description(
      'what follows if the result of an Encounter that is over is corrected; with a reason, correct it',
    )
    .option('--why <reason>', 'correct it, for this reason')
    .action((id, number, result, options) =>
      inSession((session) => correct(session, id, number, result, options)),
    );
  program
    .command('due <id>')
    .description('what is due in a campaign now, and what usually comes next; of a game, what is asked')
    .action((id) => inSession((session) => due(session, id)));
  program
    .command('log <id>')
    .description('every act with what it told, oldest first')
    .option('--from <act>', 'from this act on')
    .action((id, options) => inSession((session) => log(session, id, options)));
  program
    .command('undo <id>')
    .description('undo the last act')
    .option('--back-to <act>', 'every act after this one')
    .action((id, options) => inSession((session) => undo(session, id, options)));
  program
    .command('redo <id>')
    .description('redo the act that was undone last')
    .action((id) => inSession((session) => redo(session, id)));
  program
    .command('back <id> <act>')
    .description('undo every act after this one')
    .action((id, number) => inSession((session) => back(session, id, number)));
  program
    .command('forward <id> <act>')
    .description('redo every undone act up to this one')
    .action((id, number) => inSession((session) => forward(session, id, number)));
  program
    .command('lines <id> [line]')
    .description('lines that were given up, each by its last act; or the acts of one')
    .action((id, line) => inSession((session) => lines(session, id, line)));
  program
    .command('bring-back <id> <line>')
    .description('bring a given-up line back in place; the present line becomes a given-up one')
    .option('--copy', 'bring it back in a copy')
    .option('--name <name>', 'what the copy is called')
    .action((id, line, options) => inSession((session) => bringBack(session, id, line, options)));
  program
    .command('copy <id>')
    .description('a copy of a campaign or a game')
    .requiredOption('--name <name>', 'what the copy is called')
    .option('--what-if', TO_TRY_SOMETHING_AND_THEN)
    .action((id, options) => inSession((session) => copy(session, id, options)));
  program
    .command('branch <id> <act>')
    .description('a copy that goes on from this act')
    .requiredOption('--name <name>', 'what the copy is called')
    .option('--what-if', TO_TRY_SOMETHING_AND_THEN)
    .action((id, number, options) => inSession((session) => branch(session, id, number, options)));
  program
    .command('keep <id>')
    .description('keep a what-if copy as a copy like any other')
    .action((id) => inSession((session) => keep(session, id)));
  program
    .command('delete <id>')
    .description('delete a campaign or a game; it can be restored')
    .option('--for-good', 'one that is deleted already: nothing of it is left in the file')
    .action((id, options) => inSession((session) => deleteIt(session, id, options)));
  program
    .command('restore <id>')
    .description('bring back what was deleted')
    .action((id) => inSession((session) => restore(session, id)));
  program
    .command('deleted')
    .description('campaigns and games that were deleted and can be restored')
    .action(() => inSession(listDeleted));
  program
    .command('show <id> <what>')
    .description('how the Encounter, its board, or the game stands, as JSON: encounter, board or game')
    .option('--text', 'the board in letters, with a legend')
    .action((id, what, options) => inSession((session) => show(session, id, what, options)));
  fileCommands(program, inSession);
  program
    .command('rescue')
    .description('what can be recovered of all that was damaged on the disk')
    .option('--make', 'put the recovered file in place of the damaged one, which is kept')
    .option('--losing', 'also where nothing has some of what was damaged: it is gone then')
    .option(
      '--copy <name>',
      'of a copy that is kept of a damaged file, in the place of whatever stands there',
    )
    .action((options) => inSession((session) => rescue(session, options)));
  program
    .command('verify <id>')
    .description('check that a campaign or game is what was stored, and what its log adds up to')
    .action((id) => inSession((session) => verify(session, id)));
}
