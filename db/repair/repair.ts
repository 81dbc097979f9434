/**
 * The one repair. Out of a copy of a damaged file goes whatever row SQLite can read; each campaign and game is put together of those that are as
 * their checksums say and, where some aren't, of the newest backup; what can't be had is named. What comes out is a fresh file, verified.
 */
import { writeFileSync } from 'node:fs';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { faultsIn } from '../file/faults.ts';
import { type Generations, hasAllButForgotten } from '../file/generation.ts';
import { hasContent, journalOf, walOf } from '../file/inspect.ts';
import { copyBytes } from '../file/left-beside.ts';
import type { Seen, Stood } from '../file/memory.ts';
import { noStep, type Step } from '../file/step.ts';
import { dropTemporary, temporaryFile } from '../file/temporary.ts';
import { isSound } from '../history/sound.ts';
import { standingOfFile } from '../opening/replace.ts';
import type { Db } from '../schema.ts';
import { openFile } from '../store/open-file.ts';
import { type OpenedBackups, openedBackups } from './backups.ts';
import { entered, isWhole } from './enter.ts';
import { dueOf, type LogIn, logIn, type Source } from './log-in.ts';
import { isAsItWas, pieced, type Told } from './pieced.ts';
import { mendSettings, type SettingsMended } from './settings.ts';
import { takeReadable, type WholeTables } from './take-readable.ts';

export interface Repairing {
  readonly dir: string;
  readonly file: string;
  /** A copy that is kept of a damaged file: a backup mends what is in it, and brings nothing that wasn't. */
  readonly isCopy: boolean;
  readonly games: readonly Game[];
  /** The last that this machine has seen of the file. */
  readonly seen?: Seen | undefined;
  readonly at: string;
  readonly step?: Step;
}

/** Outcome for one campaign or game as it comes into the whole file. */
export interface Repaired extends Told {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
  /** Acts that count. */
  readonly acts: number;
  /** True if nothing of it was damaged. */
  readonly wasWhole: boolean;
  /** True if nothing of it can be had. */
  readonly isLost: boolean;
  /** Nobody knows how far it had come. */
  readonly isEndUnknown: boolean;
}

export interface Repair {
  /** Nothing is wrong with the file: neither how it hangs together nor any row. */
  readonly whole: boolean;
  /** The whole file, closed, in the data folder. */
  readonly made: string;
  readonly campaigns: readonly Repaired[];
  /** Null where all are as they were set. */
  readonly settings: SettingsMended | null;
  /** Not all heads could be read: there may have been campaigns that neither the file nor a backup tells of. */
  readonly mayLackCampaigns: boolean;
  /** There is no campaign in the whole file, though the damaged one may have held some. */
  readonly nothing: boolean;
  readonly drop: () => void;
}

const BESIDE = [journalOf, walOf];

/** Copied with what a writer that was killed left beside it; where that makes it worse, without. Gives what is wrong with the copy. */
async function copied(file: string, to: string): Promise<string | undefined> {
  const beside = BESIDE.filter((path) => hasContent(path(file)));
  const faultOf = async (with_: typeof beside) => {
    dropTemporary(to);
    if (!hasContent(file)) writeFileSync(to, '');
    else copyBytes(file, to);
    for (const path of with_) copyBytes(path(file), path(to));
    if (!hasContent(to)) return 'nothing is in it';
    const { first, rows } = await faultsIn(to);
    return first ?? rows[0];
  };
  const fault = await faultOf(beside);
  if (fault === undefined || beside.length === 0) return fault;
  return (await faultOf([])) && (await faultOf(beside));
}

interface UnderWay extends Repairing {
  readonly db: Db;
  readonly readable: Source;
  readonly whole: WholeTables;
  readonly backups: OpenedBackups;
}

/** Backups that have it, up to the first in which it is sound: older ones have no more. */
async function logsInBackups({ backups }: UnderWay, id: string): Promise<readonly LogIn[]> {
  const logs: LogIn[] = [];
  for (const backup of backups.all) {
    if (!backup.shelf.some((one) => one.id === id)) continue;
    const source = await backups.open(backup);
    if (source === undefined) continue;
    logs.push(await logIn(source, id));
    if (await isSound(source.db, id).catch(() => false)) break;
  }
  return logs;
}

/** The ways to a whole one, the best first: out of the file alone where nothing else is needed, with backups, and as a backup has it. */
async function* waysTo(underWay: UnderWay, id: string, file: LogIn, seen: Stood | undefined) {
  const { at } = underWay;
  const alone = pieced(id, [file], dueOf([file], seen), at);
  if (alone !== undefined && isAsItWas(alone.told)) yield { one: alone, from: file };
  const logs = [file, ...(await logsInBackups(underWay, id))];
  const due = dueOf(logs, seen);
  for (const from of new Set([file, logs.at(-1) ?? file])) {
    const one = pieced(id, from === file ? logs : [from], due, at);
    if (one !== undefined) yield { one, from };
  }
}

/** Undefined where nobody knows of it but rows that hang on nothing. */
async function repairedLog(underWay: UnderWay, id: string): Promise<Repaired | undefined> {
  const { db, readable, games, backups } = underWay;
  const file = await logIn(readable, id);
  const seen = underWay.seen?.shelf.find((one) => one.id === id);
  for await (const { one, from } of waysTo(underWay, id, file, seen)) {
    const name = await entered(db, one, from, games);
    if (name === undefined) continue;
    const { head, log, told } = one;
    return {
      ...told,
      id,
      name,
      deleted: head.deleted_at !== null,
      acts: log.acts.filter(({ state }) => state === 'done').length,
      wasWhole: isAsItWas(told) && (await isWhole(readable.db, head, games).catch(() => false)),
      isLost: false,
      isEndUnknown: told.isUnsure && told.from.length > 0 && seen === undefined,
    };
  }
  const listed = backups.all.flatMap(({ shelf }) => shelf).find((one) => one.id === id) ?? seen;
  if (file.head === undefined && listed === undefined) return undefined;
  return { ...LOST, id, name: file.head?.name ?? listed?.name ?? id };
}

const LOST = {
  from: [],
  lost: { acts: null, versions: [], forms: [] },
  isUnsure: false,
  deleted: false,
  acts: 0,
  wasWhole: false,
  isLost: true,
  isEndUnknown: false,
} as const satisfies Partial<Repaired>;

const headsIn = async (db: Db) =>
  await db.selectFrom('campaign_head').orderBy('changed_at', 'desc').select('id').execute();

/** Ids of all that have a head or a first act there; where not all heads could be read, those last seen, or of the newest backup, too. */
async function idsOf({ readable, whole, backups, isCopy, seen }: UnderWay): Promise<readonly string[]> {
  const logs = await readable.db
    .selectFrom('campaign_act')
    .where('act', '=', 1)
    .select('campaign_id as id')
    .execute();
  const known = whole.has('campaign_head') || isCopy ? [] : ((seen ?? backups.newest)?.shelf ?? []);
  return [...new Set([...(await headsIn(readable.db)), ...logs, ...known].map(({ id }) => id))];
}

/** True if what was last seen is of this file, or of what stood in the place of one that says nothing of itself any more. */
const isSeen = ({ seen, isCopy }: Repairing, generations: Generations): boolean =>
  seen !== undefined &&
  !isCopy &&
  (generations.length === 0 || hasAllButForgotten(generations, seen.generations));

/** Makes a whole file of a damaged one, which is left as it is. */
export async function repair(repairing: Repairing): Promise<Repair> {
  const { dir, file, step = noStep } = repairing;
  const [copy, rows, made] = ['copy', 'rows', 'made'].map((name) =>
    temporaryFile(dir, `holdout-${name}`),
  ) as [string, string, string];
  const drop = () => dropTemporary(made);
  const open: { readonly close: () => Promise<void> }[] = [];
  const opened = async (path: string) => {
    const store = await openFile(path, { migrations: MIGRATIONS, alone: true });
    open.push(store);
    return store.db;
  };
  try {
    const fault = await copied(file, copy);
    const { generations = [] } = standingOfFile(copy);
    const whole = await takeReadable(copy, rows);
    const [readable, db] = [await opened(rows), await opened(made)];
    const backups = openedBackups(dir, { generations, shelf: await headsIn(readable) });
    open.push({ close: backups.drop });
    const seen = isSeen(repairing, generations) ? repairing.seen : undefined;
    const underWay = { ...repairing, seen, db, readable: { db: readable, at: null }, whole, backups };
    const ids = await idsOf(underWay);
    const campaigns: Repaired[] = [];
    for (const [index, id] of ids.entries()) {
      await step(index, ids.length);
      const one = await repairedLog(underWay, id);
      if (one !== undefined) campaigns.push(one);
    }
    const settings = await mendSettings(db, readable, {
      areAllThere: whole.has('setting'),
      backup: async () => backups.newest && (await backups.open(backups.newest)),
    });
    const heldNone = whole.has('campaign_head') && ids.length === 0;
    return {
      whole: fault === undefined && settings === null && campaigns.every(({ wasWhole }) => wasWhole),
      made,
      campaigns,
      settings,
      mayLackCampaigns: !whole.has('campaign_head') && seen === undefined,
      nothing: campaigns.every(({ isLost }) => isLost) && !heldNone,
      drop,
    };
  } catch (error) {
    drop();
    throw error;
  } finally {
    for (const one of open.toReversed()) await one.close();
    dropTemporary(copy);
    dropTemporary(rows);
  }
}
