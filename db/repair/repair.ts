/**
 * The one repair. Out of a copy of a damaged file goes whatever row SQLite can read; each campaign and game is put together of those that are as
 * their checksums say and, where some aren't, of the newest backup; what can't be had is named. What comes out is a fresh file, verified.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { copyOfCopy } from '../file/damaged.ts';
import { type Faults, faultsIn } from '../file/faults.ts';
import { hasContent, journalOf, walOf } from '../file/inspect.ts';
import { copyBytes } from '../file/left-beside.ts';
import { openFile } from '../file/open-file.ts';
import { type Standing, standingOfFile } from '../file/replace.ts';
import { noStep, type Step } from '../file/step.ts';
import { dropTemporary, temporaryFile } from '../file/temporary.ts';
import { isSound } from '../log/sound.ts';
import type { Db } from '../schema.ts';
import { type OpenedBackups, openedBackups } from './backups.ts';
import { entered, isWhole } from './enter.ts';
import { type LogIn, logIn, type Source } from './log-in.ts';
import { isAsItWas, type Pieced, pieced, type Told } from './pieced.ts';
import { mendSettings, type SettingsMended } from './settings.ts';
import { takeReadable, type WholeTables } from './take-readable.ts';

export interface Repairing {
  readonly dir: string;
  /** The damaged file, or a copy that is kept of one. */
  readonly file: string;
  readonly games: readonly Game[];
  readonly at: string;
  readonly step?: Step;
  /** Of a copy: a backup mends what is in it, and brings nothing that wasn't. */
  readonly asItStood?: boolean;
}

/** How one campaign or game comes into the whole file. */
export interface Repaired extends Told {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deleted: boolean;
  readonly revision: number;
  /** Acts that count. */
  readonly acts: number;
  /**
   * Out of the damaged file; with something from backups; as a backup has it; its beginning, as far as its acts can be had without a gap; or not
   * at all.
   */
  readonly how: 'file' | 'mended' | 'backup' | 'beginning' | 'lost';
  /** Nothing is missing, and nothing is otherwise than it was. */
  readonly asItWas: boolean;
  /** Nothing of it was damaged. */
  readonly wasWhole: boolean;
}

export interface Repair {
  /** What is wrong with how the damaged file hangs together; undefined where nothing is. */
  readonly fault: string | undefined;
  /** Nothing is wrong with it: neither that nor any row. */
  readonly whole: boolean;
  /** The whole file, closed, in the data folder. */
  readonly made: string;
  /** How the damaged file stood when it was read. */
  readonly before: Standing;
  readonly campaigns: readonly Repaired[];
  /** Null where all are as they were set. */
  readonly settings: SettingsMended | null;
  /** There is no campaign in the whole file, though the damaged one may have held some. */
  readonly nothing: boolean;
  readonly drop: () => void;
}

/** With what a writer that was killed left beside it; where that makes it worse, without. */
function copied(file: string, to: string): void {
  if (hasContent(file)) copyBytes(file, to);
  else writeFileSync(to, '');
  for (const beside of [journalOf, walOf]) if (existsSync(beside(file))) copyBytes(beside(file), beside(to));
}

async function faultsOfCopy(file: string, to: string): Promise<Faults> {
  copied(file, to);
  const found = await faultsOf(to);
  if (found.first === undefined || ![journalOf, walOf].some((beside) => hasContent(beside(file))))
    return found;
  dropTemporary(to);
  copyBytes(file, to);
  const alone = await faultsOf(to);
  if (alone.first === undefined) return alone;
  dropTemporary(to);
  copied(file, to);
  return found;
}

async function faultsOf(copy: string): Promise<Faults> {
  if (!hasContent(copy)) return { first: 'nothing is in it', rows: [] };
  return await faultsIn(copy);
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

const LOST: Omit<Repaired, 'id' | 'game' | 'name'> = {
  brought: 0,
  from: [],
  lostActs: null,
  gone: { versions: [], forms: [] },
  unsure: { versions: [], forms: [] },
  unsureHead: false,
  deleted: false,
  revision: 0,
  acts: 0,
  how: 'lost',
  asItWas: false,
  wasWhole: false,
};

const named = (id: string, { head, log, told }: Pieced, how: Repaired['how']): Omit<Repaired, 'name'> => ({
  ...told,
  id,
  game: head.module,
  deleted: head.deleted_at !== null,
  revision: head.revision,
  acts: log.acts.filter(({ state }) => state === 'done').length,
  how,
  asItWas: how !== 'backup' && isAsItWas(told),
  wasWhole: false,
});

/** What the file had more than this backup, as far as it says so. */
function behind(one: Pieced, file: LogIn, last: number): Pieced {
  const acts = one.log.acts.length;
  const since = one.log.acts.at(-1)?.made_at ?? '';
  const lostActs = last > acts ? { first: acts + 1, last, since } : null;
  const has = new Set(one.words.versions.map(({ version }) => version));
  const versions = [...file.versions.keys()].filter((version) => !has.has(version));
  return { ...one, told: { ...one.told, lostActs, gone: { ...one.told.gone, versions } } };
}

async function nameIn(db: Db, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select('name')
    .executeTakeFirstOrThrow();
  return name;
}

/** Undefined where nobody knows of it but rows that hang on nothing. */
async function repairedLog(underWay: UnderWay, id: string): Promise<Repaired | undefined> {
  const { db, readable, whole, games, at } = underWay;
  const file = await logIn(readable, id);
  const formsWhole = whole.has('draft');
  const enter = async (one: Pieced | undefined, from: LogIn | undefined, how: Repaired['how']) =>
    one !== undefined && from !== undefined && (await entered(db, one, from, games))
      ? { ...named(id, one, how), name: await nameIn(db, id) }
      : undefined;
  const alone = pieced(id, [file], { at, formsWhole });
  if (alone !== undefined && isAsItWas(alone.told)) {
    const done = await enter(alone, file, 'file');
    if (done !== undefined)
      return { ...done, wasWhole: await isWhole(readable.db, alone.head, games).catch(() => false) };
  }
  const backups = await logsInBackups(underWay, id);
  const newest = backups.at(-1);
  const together = pieced(id, [file, ...backups], { at, formsWhole });
  const backup = newest && pieced(id, [newest], { at, formsWhole: true });
  const acts = (one: Pieced | undefined) => one?.log.acts.length ?? 0;
  const last = Math.max(acts(together), together?.log.lost?.last ?? 0, file.isHeadSound ? 0 : acts(backup));
  const mended = async () =>
    await enter(
      together,
      file,
      together?.told.lostActs != null ? 'beginning' : together?.told.from.length === 0 ? 'file' : 'mended',
    );
  const asInBackup = async () => await enter(backup && behind(backup, file, last), newest, 'backup');
  const ways = acts(backup) > acts(together) ? [asInBackup, mended] : [mended, asInBackup];
  for (const way of ways) {
    const done = await way();
    if (done !== undefined) return done;
  }
  if (file.head === undefined && newest === undefined) return undefined;
  const { module = '', name = id } = file.head ?? newest?.head ?? {};
  return { ...LOST, id, game: module, name };
}

/** Whoever has a head or a first act there; where not all heads could be read, those of the newest backup too. */
async function idsOf({
  readable,
  whole,
  backups,
  asItStood = false,
}: Omit<UnderWay, 'db'>): Promise<readonly string[]> {
  const heads = await readable.db
    .selectFrom('campaign_head')
    .orderBy('changed_at', 'desc')
    .select('id')
    .execute();
  const logs = await readable.db
    .selectFrom('campaign_act')
    .where('act', '=', 1)
    .select('campaign_id as id')
    .execute();
  const known = whole.has('campaign_head') || asItStood ? [] : (backups.newest?.shelf ?? []);
  return [...new Set([...heads, ...logs, ...known].map(({ id }) => id))];
}

async function idsIn(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom('campaign_head').select('id').execute()).map(({ id }) => id));
}

/** Makes a whole file of a damaged one, which is left as it is. */
export async function repair(repairing: Repairing): Promise<Repair> {
  const { dir, file, step = noStep } = repairing;
  const before = standingOfFile(file);
  const [copy, rows, made] = ['copy', 'rows', 'made'].map((name) =>
    temporaryFile(dir, `holdout-${name}`),
  ) as [string, string, string];
  const drop = () => dropTemporary(made);
  const open: { readonly close: () => Promise<void> }[] = [];
  try {
    const found = await faultsOfCopy(file, copy);
    const whole = await takeReadable(copy, rows);
    const read = await openFile(rows, { migrations: MIGRATIONS, alone: true });
    open.push(read);
    const store = await openFile(made, { migrations: MIGRATIONS, alone: true });
    open.push(store);
    const backups = openedBackups(dir, { generations: before.generations, ids: await idsIn(read.db) });
    open.push({ close: backups.drop });
    const underWay = { ...repairing, db: store.db, readable: { db: read.db, at: null }, whole, backups };
    const ids = await idsOf(underWay);
    const campaigns: Repaired[] = [];
    for (const [index, id] of ids.entries()) {
      await step(index, ids.length);
      const one = await repairedLog(underWay, id);
      if (one !== undefined) campaigns.push(one);
    }
    const settings = await mendSettings(store.db, read.db, {
      whole: whole.has('setting'),
      backup: async () => backups.newest && (await backups.open(backups.newest)),
    });
    const heldNone = whole.has('campaign_head') && ids.length === 0;
    return {
      fault: found.first,
      whole: found.first === undefined && settings === null && campaigns.every(({ wasWhole }) => wasWhole),
      made,
      before,
      campaigns,
      settings,
      nothing: campaigns.every(({ how }) => how === 'lost') && !heldNone,
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

/** Does something with a copy of a copy that is kept in the folder, which goes then. */
export async function takenCopy<T>(
  dir: string,
  name: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const file = temporaryFile(dir, 'holdout-kept');
  try {
    copyOfCopy(dir, name, file);
    return await work(file);
  } finally {
    dropTemporary(file);
  }
}
