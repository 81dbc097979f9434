/** `check`: whether a log, or all logs, are what was stored, and the repair of one. */
import {
  backupFolder,
  backupsIn,
  type Db,
  enterGame,
  gameBegun,
  gameIn,
  isHeadWhole,
  logsOnShelf,
  lookThroughFile,
  markDamaged,
  mendedFrom,
  noStep,
  type Repaired,
  readHead,
  repairCampaign,
  repairSession,
  type Step,
  StoreFailure,
  verifyCampaign,
  verifySession,
} from '../../../db/index.ts';
import { NO_BACKUP_HAS_IT } from '../../contract/calls/check.ts';
import type { Output } from '../../contract/contract.ts';
import { listed } from '../../rules/core/text/english.ts';
import { checkedView, unreadableView } from '../campaign/checked.ts';
import { CAMPAIGN_GAME, failureOf, NO_SUCH } from '../campaign/command.ts';
import { formFor } from '../campaign/form-words.ts';
import { numbered } from '../campaign/numbered.ts';
import { notFound, refused } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { orNothing, type Work } from '../host/works.ts';
import { asideIfDamaged } from './aside.ts';
import type { Handlers, MethodOf } from './handler.ts';
import { makeWhole } from './rescue.ts';
import { words as texts } from './text/check.ts';

/** What is of no game here may be of one whose id was damaged: what it lies there with says so, or its log does. */
async function gameInFact({ db, games }: Pick<Context, 'db' | 'games'>, campaign: string) {
  if (await isHeadWhole(db, campaign)) return undefined;
  const begun = await gameBegun(db, campaign, CAMPAIGN_GAME);
  const game = begun === CAMPAIGN_GAME ? CAMPAIGN_GAME : games.find((one) => one.game === begun);
  if (begun !== undefined && game !== undefined) await enterGame(db, campaign, begun);
  return game;
}

async function gameOf({ db, games }: Pick<Context, 'db' | 'games'>, campaign: string) {
  const of = await gameIn(db, campaign);
  if (of === undefined) throw notFound(NO_SUCH);
  if (of === CAMPAIGN_GAME) return CAMPAIGN_GAME;
  const game = games.find((one) => one.game === of) ?? (await gameInFact({ db, games }, campaign));
  if (game === undefined)
    throw refused('This game is of a Holdout that knows more games; check it with that one.');
  return game;
}

const dayOf = (at: string) => at.slice(0, 'yyyy-mm-dd'.length);

const daysOf = (backups: readonly string[]): string => {
  const days = [...new Set(backups.map(dayOf))];
  return days.length === 1 ? texts.theBackupOf(days[0]) : texts.theBackupsOf(days.join(', '));
};

const NO_BACKUP = texts.noBackupHasWhatIsDamaged;
const NO_STATE = texts.noBackupHasWhat;
const EARLIER = texts.aCopyOfAnEarlier;

/** `before`: the one made for the repair, which has the same damage. */
function withEarlier(text: string, dataDir: string, campaign: string, before: string | undefined): string {
  const has = backupsIn(backupFolder(dataDir)).some(
    ({ name, shelf }) => name !== before && shelf.some(({ id }) => id === campaign),
  );
  return has ? `${text} ${EARLIER}` : text;
}

const filledInFor = (forms: readonly string[]) =>
  texts.whatWasHalfFilled(listed([...new Set(forms.map(formFor))]));

const wordsIn = ({ versions, forms }: Repaired['words']['gone']) => versions.length + forms.length;

/** What was mended, out of what, and what no backup has. */
function repairedText({ acts, wentOn, words, headAsRead }: Repaired, backup: string | null): string {
  const came: string[] = [];
  if (acts.length > 0 && backup !== null)
    came.push(
      `${acts.length === 1 ? texts.oneActCame : texts.actsCame(acts.length)} from ${daysOf([backup])}`,
    );
  if (words.from.length > 0) came.push(texts.whatYouWroteCameFrom(daysOf(words.from)));
  const { asRead, gone } = words;
  const isAsItWas = !headAsRead && wordsIn(asRead) + wordsIn(gone) === 0;
  const repaired = isAsItWas ? texts.repairedEverythingIsAs : texts.repaired;
  const sentences = [came.length === 0 ? repaired : texts.repairedParts(came.join('; '))];
  if (wentOn.length > 0) sentences.splice(0, 1, texts.noBackupHasPlayGoes(numbered('act', wentOn)));
  if (asRead.versions.length > 0)
    sentences.push(
      texts.noBackupHasOfYour(
        numbered('version', asRead.versions),
        asRead.versions.length === 1 ? texts.itStaysAsIt : texts.theyStayAsThey,
      ),
    );
  if (gone.versions.length > 0)
    sentences.push(
      texts.noBackupHasOfYourNotes(
        numbered('version', gone.versions),
        gone.versions.length === 1 ? texts.whichIs : texts.whichAre,
      ),
    );
  if (asRead.forms.length > 0) sentences.push(texts.noBackupHasWhole(filledInFor(asRead.forms)));
  if (gone.forms.length > 0) sentences.push(texts.noBackupHasWhich(filledInFor(gone.forms)));
  if (headAsRead) sentences.push(texts.howItLay);
  return sentences.join(' ');
}

type Checking = Pick<Context, 'db' | 'games'>;

/** What there is to tell of a log, and whether it can be gone on from. */
interface Looked {
  readonly found: Found;
  readonly playable: boolean;
}
type Found = Omit<Output<'check.campaign'>, 'mended'>;

async function looked(context: Checking, campaign: string, step: Step): Promise<Looked> {
  const game = await gameOf(context, campaign);
  try {
    const verified =
      game === CAMPAIGN_GAME
        ? await verifyCampaign(context.db, campaign, step)
        : await verifySession(context.db, game, campaign, step);
    if (verified === undefined) throw notFound(NO_SUCH);
    const wrong = verified.differences.some(({ table }) => table !== 'writing' && table !== 'draft');
    return { found: checkedView(verified), playable: !wrong };
  } catch (error) {
    if (error instanceof StoreFailure && (error.code === 'unreadable' || error.code === 'damaged-file'))
      return { found: unreadableView(error.plain), playable: false };
    throw error;
  }
}

/** Looks, and leaves a mark where nothing may be done from how it stands. */
async function check(context: Checking, campaign: string, step: Step): Promise<Found> {
  const { found, playable } = await looked(context, campaign, step);
  // Where the file takes no mark, the next act finds out by itself.
  await markDamaged(context.db, campaign, !playable).catch(() => undefined);
  return found;
}

export async function isCampaignSound(context: Checking, campaign: string): Promise<boolean> {
  const game = await gameOf(context, campaign).catch(() => undefined);
  return game === undefined || (await looked(context, campaign, noStep)).found.sound;
}

/** Logs that were found sound since the file was opened: each window asks, and one look is enough. */
const soundOnShelf = new WeakMap<Db, Set<string>>();

/** One sentence about the first campaign or game on the shelf that isn't what was stored; those of games there are not here are left out. */
export async function foundOnShelf(context: Context, step: Step): Promise<string | null> {
  const { db, games } = context;
  const known = new Set([CAMPAIGN_GAME, ...games.map(({ game }) => game)]);
  const looked = soundOnShelf.get(db) ?? new Set();
  soundOnShelf.set(db, looked);
  for (const { id, game, name } of await logsOnShelf(db)) {
    if (looked.has(id) || (!known.has(game) && (await isHeadWhole(db, id)))) continue;
    const { sound, found } = await check(context, id, step);
    if (sound) looked.add(id);
    else return texts.wasDamagedOnTheDisk(name, found[0] ?? '');
  }
  return null;
}

/** Where the file itself is damaged it is made whole first, its bytes copied aside; undefined where the campaign needs more. */
async function wholeFile(
  context: Context,
  campaign: string,
  work: Work,
): Promise<Output<'check.repair'> | undefined> {
  const { damage } = await lookThroughFile(context.file, context.now);
  if (damage === null) return undefined;
  const made = await makeWhole(context, true, work);
  if (made === undefined) return undefined;
  const { said, aside, campaigns, settings } = made;
  const one = campaigns.find(({ id }) => id === campaign);
  const head = await readHead(context.db, campaign);
  if (one === undefined || one.from === 'as-read' || head === undefined) return undefined;
  const kept = aside === null ? '' : texts.theDamagedOneIsKept(aside);
  return {
    revision: head.revision,
    text: texts.theFileItselfWasDamaged(
      said,
      one.name,
      one.told,
      settings === null ? '' : ` ${settings}`,
      kept,
    ),
  };
}

export const checkHandlers: Handlers<MethodOf<'check'>> = {
  'check.campaign': async (context, { campaign }, work) => {
    const { damage, mended } = await lookThroughFile(context.file, context.now);
    const found = await check(context, campaign, orNothing(work));
    if (damage === null) return { ...found, mended };
    return { ...found, sound: false, found: [damage, ...found.found], mended };
  },
  'check.repair': async (context, { campaign, revision, fromState = false }, work) => {
    const { db, dataDir, now, backups } = context;
    const game = await gameOf(context, campaign);
    const at = now().toISOString();
    // What is refused makes no backup.
    const head = await readHead(db, campaign);
    if (head !== undefined && head.revision !== revision)
      throw failureOf({ code: 'stale', revision: head.revision });
    const whole = await wholeFile(context, campaign, work);
    if (whole !== undefined) return whole;
    const before = await backups.hold('restore').catch((error: unknown) => {
      asideIfDamaged(context, error);
      return undefined;
    });
    const mended = await mendedFrom(
      db,
      {
        dir: dataDir,
        id: campaign,
        fromState,
        before: before?.name,
      },
      async (source) =>
        game === CAMPAIGN_GAME
          ? await repairCampaign(db, campaign, revision, { at, ...source })
          : await repairSession(db, game, campaign, revision, { at, ...source }),
    );
    if (mended === undefined)
      throw refused(
        withEarlier(fromState ? NO_STATE : NO_BACKUP, dataDir, campaign, before?.name),
        fromState ? undefined : NO_BACKUP_HAS_IT,
      );
    const { done, backup } = mended;
    if (!done.ok) throw failureOf(done.refusal);
    await markDamaged(db, campaign, false);
    return { revision: done.head.revision, text: repairedText(done, backup?.at ?? null) };
  },
};
