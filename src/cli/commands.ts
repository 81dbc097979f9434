/** Every command, and what runs it. */
import type { Command } from 'commander';
import { type ActOptions, act, acts, due } from './act.ts';
import { backUpNow, beginAnew, listBackups, restoreBackup, showBackup } from './backup.ts';
import { listCampaigns, newCampaign, newOneOff, showCampaign } from './campaign.ts';
import { check } from './check.ts';
import { encounter, resolveBattle, soak } from './encounter.ts';
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
import { words } from './text/commands.ts';
import { verify } from './verify.ts';

export function commands(program: Command, inSession: InSession): void {
  const campaign = program.command('campaign').description(words.makeListAndShowCampaigns);
  campaign
    .command('new')
    .description(words.aNewCampaignAStar)
    .requiredOption('--name <name>', words.whatTheCampaignIsCalled)
    .option('--seed <seed>', words.whatAllDiceAnd)
    .option('--year <year>', words.theYearAfterTheOutbreak, '2')
    .option('--calendar <division>', words.monthsOrSeasons, 'seasons')
    .option('--star <name>', words.theStarsNameDrawn)
    .option('--attribute <id>', words.theStarsAttribute)
    .option('--weapons <ids>', words.theStarsWeaponsParted)
    .option('--people-come-back', words.aHouseRuleSurvivorsMet)
    .action((options) => inSession((session) => newCampaign(session, options)));
  campaign
    .command('one-off')
    .description(words.aBattleByItselfTwo)
    .requiredOption('--name <name>', words.whatTheBattleIsCalled)
    .requiredOption('--points <n>', words.pointsForEachSide)
    .option('--seed <seed>', words.whatAllDiceAnd)
    .option('--area <area>', words.urbanOutskirtsOrRural, 'urban')
    .option('--phase <phase>', '1, 2 or 3', '1')
    .action((options) => inSession((session) => newOneOff(session, options)));
  campaign
    .command('list')
    .description(words.allCampaigns)
    .action(() => inSession(listCampaigns));
  campaign
    .command('show <id>')
    .description(words.oneCampaignDatePartyWhat)
    .action((id) => inSession((session) => showCampaign(session, id)));
  campaign
    .command('resolve <id>')
    .description(words.botsFightTheBattle)
    .option('--turns <n>', words.forSoManyTurns, '99')
    .option('--give-up-line', words.doItWhereThatGives)
    .action((id, options) => inSession((session) => resolveBattle(session, id, options)));
  campaign
    .command('soak')
    .description(words.aCampaignPlayedByBots)
    .requiredOption('--years <n>', words.howManyYearsTheyPlay)
    .requiredOption('--seed <seed>', words.whatAllDiceCards)
    .option('--name <name>', words.whatTheCampaignIsCalled, words.soak)
    .action((options) => inSession((session) => soak(session, options)));
  const backup = program.command('backup').description(words.listMakeAndRestoreBackups);
  backup
    .command('list')
    .description(words.everyBackupTheNewestFirst)
    .action(() => inSession(listBackups));
  backup
    .command('show <name>')
    .description(words.whatIsInA)
    .action((name) => inSession((session) => showBackup(session, name)));
  backup
    .command('now')
    .description(words.makeOneNowIt)
    .action(() => inSession(backUpNow));
  backup
    .command('restore <name>')
    .description(words.restoreTheWholeFile)
    .option('--campaign <id>', words.bringOnlyThisCampaign)
    .option('--look', words.sayWhatTheFileHas)
    .action((name, options) => inSession((session) => restoreBackup(session, name, options)));
  backup
    .command('start-anew')
    .description(words.beginWithAnEmptyFile)
    .action(() => inSession(beginAnew));
  const folder = program
    .command('folder')
    .description(words.whereAllCampaignsAre)
    .action(() => inSession(showFolder));
  folder
    .command('move <path>')
    .description(words.moveThemAllThe)
    .action((path) => inSession((session) => moveDataFolder(session, path)));
  folder
    .command('usual')
    .description(words.beginInTheUsualFolder)
    .action(() => inSession(beginInUsualFolder));
  const game = program.command('game').description(words.makeAndListGamesBesides);
  game
    .command('new <game>')
    .description(words.aNewGame)
    .requiredOption('--name <name>', words.whatItIsCalled)
    .option('--seed <seed>', words.whatAllDiceAnd)
    .option('--setup <json>', words.howItIsSetUp)
    .action((rules, options) => inSession((session) => newGame(session, rules, options)));
  game
    .command('list')
    .description(words.allGamesInProgress)
    .action(() => inSession(listGames));
  program
    .command('simulate <game>')
    .description(words.gamesPlayedByBots)
    .option('--runs <n>', words.howMany, '1000')
    .requiredOption('--seed <seed>', words.whatAllDiceCards)
    .option('--setup <json>', words.howEachIsSetUp)
    .option('--bots <ids>', words.aBotForEach)
    .action((rules, options) => inSession((session) => simulate(session, rules, options), words.noStore));
  program
    .command('forecast <id>')
    .description(words.howAGameMayEnd)
    .option('--games <n>', words.howMany, '1000')
    .action((id, options) => inSession((session) => forecast(session, id, options)));
  program
    .command('encounter')
    .description(words.aCompleteEncounterOut)
    .requiredOption('--area <area>', words.urbanOutskirtsOrRural)
    .requiredOption('--phase <phase>', '1, 2 or 3')
    .requiredOption('--seed <seed>', words.whatAllDiceComeFrom)
    .action((options) => inSession((session) => encounter(session, options), words.noStore));
  program
    .command('roster <id>')
    .description(words.everyoneWhoEverJoined)
    .action((id) => inSession((session) => roster(session, id)));
  program
    .command('export <id> <what>')
    .description(words.aCampaignAsACSV)
    .action((id, what) => inSession((session) => exportCsv(session, id, what)));
  program
    .command('odds [rule] [input]')
    .description(words.exactOddsOfA)
    .option('--list', words.theRulesThatHaveOdds)
    .option('--campaign <id>', words.withTheFigures)
    .action((rule, input, options) =>
      inSession(
        (session) => odds(session, { rule, input, ...options }),
        options.campaign === undefined ? words.noStore : 'store',
      ),
    );
  program
    .command('acts [id]')
    .description(words.everyActWithIts)
    .action((id) => inSession((session) => acts(session, id)));
  program
    .command('act <id> <deed>')
    .description(words.runOneActAsJSON)
    .option('--dice <faces>', words.yourOwnDice)
    .option('--cards <cards>', words.yourOwnCards)
    .option('--choose <ids>', words.whatYouDecide)
    .option('--seeded', words.theAppRollsAndDraws)
    .option('--give-up', words.doWhatCannotBeTaken)
    .option('--give-up-line', words.doItWhereThatGives)
    .action((id, deed, options: ActOptions) => inSession((session) => act(session, id, deed, options)));
  program
    .command('due <id>')
    .description(words.whatIsDueIn)
    .action((id) => inSession((session) => due(session, id)));
  program
    .command('log <id>')
    .description(words.everyActWithWhat)
    .option('--from <act>', words.fromThisActOn)
    .action((id, options) => inSession((session) => log(session, id, options)));
  program
    .command('undo <id>')
    .description(words.takeTheLastActBack)
    .option('--back-to <act>', words.everyActAfterThisOne)
    .action((id, options) => inSession((session) => undo(session, id, options)));
  program
    .command('redo <id>')
    .description(words.doTheActTakenBack)
    .action((id) => inSession((session) => redo(session, id)));
  program
    .command('back <id> <act>')
    .description(words.takeBackEveryActAfter)
    .action((id, number) => inSession((session) => back(session, id, number)));
  program
    .command('forward <id> <act>')
    .description(words.doEveryActThatWas)
    .action((id, number) => inSession((session) => forward(session, id, number)));
  program
    .command('lines <id> [line]')
    .description(words.linesThatWereGiven)
    .action((id, line) => inSession((session) => lines(session, id, line)));
  program
    .command('bring-back <id> <line>')
    .description(words.bringAGivenUp)
    .option('--copy', words.bringItBack)
    .option('--name <name>', words.whatTheCopyIsCalled)
    .action((id, line, options) => inSession((session) => bringBack(session, id, line, options)));
  program
    .command('copy <id>')
    .description(words.aCopyOfACampaign)
    .requiredOption('--name <name>', words.whatTheCopyIsCalled)
    .option('--what-if', words.toTrySomethingAndThen)
    .action((id, options) => inSession((session) => copy(session, id, options)));
  program
    .command('branch <id> <act>')
    .description(words.aCopyThatGoes)
    .requiredOption('--name <name>', words.whatTheCopyIsCalled)
    .option('--what-if', words.toTrySomethingAndThen)
    .action((id, number, options) => inSession((session) => branch(session, id, number, options)));
  program
    .command('keep <id>')
    .description(words.keepAWhatIfCopy)
    .action((id) => inSession((session) => keep(session, id)));
  program
    .command('delete <id>')
    .description(words.deleteACampaignOr)
    .option('--for-good', words.oneThatIsDeletedAlready)
    .action((id, options) => inSession((session) => deleteIt(session, id, options)));
  program
    .command('restore <id>')
    .description(words.bringBackWhatWasDeleted)
    .action((id) => inSession((session) => restore(session, id)));
  program
    .command('deleted')
    .description(words.campaignsAndGamesThatWere)
    .action(() => inSession(listDeleted));
  program
    .command('show <id> <what>')
    .description(words.howTheEncounter)
    .action((id, what) => inSession((session) => show(session, id, what)));
  fileCommands(program, inSession);
  program
    .command('check <id>')
    .description(words.whetherACampaignOrGame)
    .action((id) => inSession((session) => check(session, id)));
  program
    .command('rescue')
    .description(words.whatAFileThatWas)
    .option('--make', words.putTheRecoveredFile)
    .option('--losing', words.whereNoBackupHasWhat)
    .option('--copy <name>', words.ofACopy)
    .action((options) => inSession((session) => rescue(session, options)));
  program
    .command('verify <id>')
    .description(words.rebuildACampaign)
    .action((id) => inSession((session) => verify(session, id)));
}
