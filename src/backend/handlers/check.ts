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
  return days.length === 1 ? `the backup of ${days[0]}` : `the backups of ${days.join(', ')}`;
};

const NO_BACKUP =
  'No backup has what is damaged here. What can be read stays as it is; play can go on from how things stand now, under a new log, which its Chronicle says then.';
const NO_STATE =
  'No backup has what is damaged here, and how things stand now can’t be read either: nothing was changed.';
const EARLIER = 'A copy of an earlier backup can be opened in Settings.';

/** `before`: the one made for the repair, which has the same damage. */
function withEarlier(text: string, dataDir: string, campaign: string, before: string | undefined): string {
  const has = backupsIn(backupFolder(dataDir)).some(
    ({ name, shelf }) => name !== before && shelf.some(({ id }) => id === campaign),
  );
  return has ? `${text} ${EARLIER}` : text;
}

const filledInFor = (forms: readonly string[]) =>
  `what was half filled in for ${listed([...new Set(forms.map(formFor))])}`;

const wordsIn = ({ versions, forms }: Repaired['words']['gone']) => versions.length + forms.length;

/** What was mended, out of what, and what no backup has. */
function repairedText({ acts, wentOn, words, headAsRead }: Repaired, backup: string | null): string {
  const came: string[] = [];
  if (acts.length > 0 && backup !== null)
    came.push(`${acts.length === 1 ? 'one act came' : `${acts.length} acts came`} from ${daysOf([backup])}`);
  if (words.from.length > 0) came.push(`what you wrote came from ${daysOf(words.from)}`);
  const { asRead, gone } = words;
  const isAsItWas = !headAsRead && wordsIn(asRead) + wordsIn(gone) === 0;
  const repaired = isAsItWas ? 'Repaired: everything is as it was stored.' : 'Repaired.';
  const sentences = [came.length === 0 ? repaired : `Repaired: ${came.join('; ')}.`];
  if (wentOn.length > 0)
    sentences.splice(
      0,
      1,
      `No backup has ${numbered('act', wentOn)}: play goes on from how things stood, and the Chronicle says so. What came from there on is kept as a line that was given up.`,
    );
  if (asRead.versions.length > 0)
    sentences.push(
      `No backup has ${numbered('version', asRead.versions)} of your notes and reports whole: ${asRead.versions.length === 1 ? 'it stays as it' : 'they stay as they'} can be read.`,
    );
  if (gone.versions.length > 0)
    sentences.push(
      `No backup has ${numbered('version', gone.versions)} of your notes and reports, ${gone.versions.length === 1 ? 'which is' : 'which are'} gone.`,
    );
  if (asRead.forms.length > 0)
    sentences.push(`No backup has ${filledInFor(asRead.forms)} whole: it stays as it can be read.`);
  if (gone.forms.length > 0) sentences.push(`No backup has ${filledInFor(gone.forms)}, which is gone.`);
  if (headAsRead) sentences.push('How it lay on the shelf was damaged, and stays as it can be read.');
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
    else
      return `${name} was damaged on the disk. ${found[0] ?? ''} “Check…” in its menu on the shelf repairs it.`;
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
  const kept = aside === null ? '' : ` The damaged one is kept as ${aside}.`;
  return {
    revision: head.revision,
    text: `The file itself was damaged. ${said} ${one.name} is ${one.told}.${settings === null ? '' : ` ${settings}`}${kept}`,
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
