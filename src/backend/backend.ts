/** Everything that isn't pixels, behind one door: calls in, answers out, both held against the contract. */

import { join } from 'node:path';
import {
  endMove,
  FILE_NAME,
  inMemory,
  lastSeen,
  memoryIn,
  openStore,
  placeBeside,
  readPointer,
  StoreFailure,
  untoldBeside,
} from '../../db/index.ts';
import { FOLDER_MOVES } from '../contract/calls/folder.ts';
import { CONTRACT, type Method } from '../contract/contract.ts';
import type { Reply } from '../contract/failure.ts';
import type { Happened } from '../contract/happened.ts';
import type { Game } from '../rules/core/game.ts';
import { GAMES } from '../rules/games.ts';
import { keepBackups } from './calls/backups.ts';
import { CallFailure, refused } from './calls/call-failure.ts';
import type { AppContext, Context } from './calls/context.ts';
import { lookedAt } from './calls/looked-at.ts';
import { opening } from './calls/opening.ts';
import { playsOnHere } from './calls/playing-on.ts';
import { type Random, systemRandom } from './calls/seed.ts';
import { clearTransfers } from './calls/transfers.ts';
import { openLog } from './calls/trouble-log.ts';
import { openWorks } from './calls/works.ts';
import { backupHandlers } from './handlers/backups.ts';
import { isCampaignSound, staysDamaged } from './handlers/check.ts';
import { openHandlers } from './handlers/file.ts';
import { folderHandlers } from './handlers/folder.ts';
import { HANDLERS, WITHOUT_CAMPAIGNS } from './handlers/index.ts';
import { rescueHandlers } from './handlers/rescue.ts';
import { workHandlers } from './handlers/work.ts';
import { answer, failureOf } from './host/answer.ts';
import { commandsInTurn } from './host/commands.ts';
import { damageBehind } from './host/damage.ts';
import { systemFolder } from './host/data-dir.ts';
import { happenedBy } from './host/happened.ts';
import { inOneVersion } from './host/in-one-version.ts';
import { listeners } from './host/listeners.ts';
import { CLOSED, LEFT } from './host/messages.ts';
import { handle, isAct, isAt, isLook, nameOf, READS_AT_LENGTH } from './host/methods.ts';
import { othersWriting } from './host/others-writing.ts';
import { changedElsewhere } from './log/command.ts';
import { soundnessChecks } from './log/soundness.ts';
import type { Pool } from './pool/pool.ts';

export interface Backend {
  /** Never throws: a call that fails says so in its reply. */
  call(method: string, input: unknown): Promise<Reply<unknown>>;
  /** Answers what was asked already, having called off what takes long, then lets go of the file. */
  close(): Promise<void>;
  /** Tells of all that is done to the campaigns, whoever does it, until what it gives back is called. */
  happened(listener: (what: Happened) => void): () => void;
  /** The folder of the campaigns, where a host knows that they may be moved. */
  readonly dataDir?: () => string;
}

/** A backend in one thread, as the rest of its host knows it. */
export interface ThreadBackend extends Backend {
  /** Has commands wait until what it gives back is called; those under way are done first. */
  hold(): Promise<() => void>;
  /** Sees to what another program has done to the file, before another thread comes near. Fails where what is open can’t be kept. */
  look(): Promise<Reply<unknown>>;
}

/** Milliseconds between looks at whether another program has written into the file. */
const LOOK = 1_000;

export interface BackendOptions {
  readonly dataDir: string;
  /** Folder that holds the pointer to the folder the campaigns were moved to; the system's, unless told. */
  readonly home?: string;
  readonly now?: () => Date;
  readonly random?: Random;
  /** Opens the file with the first call that needs it; else at once. */
  readonly whenNeeded?: boolean;
  /** Another thread of this process has the file open already. */
  readonly beside?: boolean;
  /** True if another thread had the file open and has stopped since: where the file is gone by now, it isn't begun anew. */
  readonly wasOpen?: boolean;
  /** The folder in which this machine keeps what it has seen of the file; without one nothing is remembered. */
  readonly memory?: string;
  /** Games to play with; the ones that ship, unless told. */
  readonly games?: readonly Game[];
  /** Has copies of the file checked elsewhere, beside this backend. */
  readonly settleBackups?: () => Promise<string | null>;
  /** Has commands wait that others of this host answer. */
  readonly holdOthers?: () => Promise<() => void>;
  /** Threads that play games by the thousand; without them they are played here. */
  readonly pool?: Pool;
}

/**
 * Opens the campaigns of a folder. A file that can't be opened gives a backend that says why to every call that needs
 * one, and answers the others.
 */
export async function openBackend({
  dataDir,
  home = systemFolder(),
  now = () => new Date(),
  random = systemRandom,
  games = GAMES,
  whenNeeded = false,
  beside = false,
  wasOpen = false,
  memory,
  settleBackups,
  holdOthers = async () => () => undefined,
  pool,
}: BackendOptions): Promise<ThreadBackend> {
  const log = openLog(dataDir, now);
  if (!beside) {
    clearTransfers(dataDir);
    await endMove(home, now());
  }
  const file = join(dataDir, FILE_NAME);
  const remembers = memory === undefined || beside ? undefined : memoryIn(memory, dataDir);
  const commands = commandsInTurn(holdOthers);
  const playsOn = pool?.playsOn ?? playsOnHere;
  const app: AppContext = {
    file,
    copied: async () => await inMemory(await store.opened()),
    dataDir,
    now,
    random,
    log,
    games,
    alone: commands.alone,
    seen: () => (memory === undefined ? undefined : lastSeen(memoryIn(memory, dataDir)).left()),
    playsOn,
  };
  const backups = keepBackups({
    dataDir,
    file,
    now,
    log,
    ...(remembers !== undefined && { chosen: placeBeside(remembers) }),
    ...(settleBackups === undefined ? {} : { settle: settleBackups }),
  });
  const store = opening(file, {
    open: (how) => openStore({ dir: dataDir, now, beside, ...(memory !== undefined && { memory }), ...how }),
    now,
    log,
    wasThere: beside || wasOpen || isPointedTo(dataDir, home),
    beside,
    ...(remembers !== undefined && { untold: untoldBeside(remembers) }),
  });
  const looked = lookedAt();
  /** Versions that campaigns and games were last read in, by id, as `store.apart` counts them. */
  const readIn = new Map<string, number>();
  const soundness = soundnessChecks();
  const works = openWorks();
  const aboutWork = workHandlers(works);
  const withoutCampaigns = {
    ...WITHOUT_CAMPAIGNS,
    ...openHandlers(store),
    ...rescueHandlers(store),
    ...backupHandlers({ store, keeper: backups, looked }),
    ...folderHandlers({ store, keeper: backups, home }),
  };
  const running = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;
  let looking: NodeJS.Timeout | undefined;
  const happened = listeners<Happened>((any) => {
    clearInterval(looking);
    looking = undefined;
    // Beside another of this process, that one looks.
    if (!any || beside) return;
    // At once, for what is to be another.
    void others.look();
    looking = setInterval(others.look, LOOK).unref();
  });
  const others = othersWriting(store.open, happened.tell);
  let leaving: Promise<unknown> | undefined;
  let left = false;
  if (!whenNeeded) {
    await store.opened().catch((error: unknown) => failureOf(error, log, 'open'));
    if (!beside) backups.goOn();
  }

  async function run(method: Method, input: unknown): Promise<unknown> {
    // Rows of a damaged file may be read and fit no contract: a fault of the file, then, as any other.
    const fitting = async () => CONTRACT[method].output.parse(await done(method, input));
    const isAnother = async (error: unknown) => isUnexpected(error) && (await store.isAnother());
    const output = await inOneVersion(file, fitting, isAnother).catch(async (error: unknown) => {
      const isOpen = async () => (await store.open()) !== undefined;
      throw await damageBehind(error, app, { isOpen, isSound: async () => await isSound(input) });
    });
    const what = happenedBy(method, input, output);
    if (what === undefined) return output;
    await others.own();
    happened.tell(what);
    return output;
  }

  /** Keeps work that goes on behind an answer among what is running, so that it is done before the file is let go of. */
  function keepRunning(behind: Promise<unknown>): void {
    running.add(behind);
    void behind.finally(() => running.delete(behind));
  }

  /** Says whether the campaign that a call was about is sound; true where it was about none. */
  async function isSound(input: unknown): Promise<boolean> {
    const { campaign } = input as { readonly campaign?: string | null };
    const db = looked.dbOf(input) ?? (await store.open())?.db;
    return (
      campaign === undefined ||
      campaign === null ||
      db === undefined ||
      (await isCampaignSound({ ...app, db }, campaign))
    );
  }

  async function done(method: Method, input: unknown): Promise<unknown> {
    const apart = store.apart();
    // By the name of other work, which it isn't itself.
    if (Object.hasOwn(aboutWork, method)) return await handle(aboutWork, method, app, input);
    if (Object.hasOwn(withoutCampaigns, method))
      return await works.run(
        nameOf(input),
        async (work) => await handle(withoutCampaigns, method, app, input, work),
      );
    return await works.run(nameOf(input), async (work) => {
      const aside = looked.dbOf(input);
      if (aside !== undefined && CONTRACT[method].kind === 'command') throw refused(ONLY_LOOKED_AT);
      const copy = aside === undefined && READS_AT_LENGTH.has(method) ? await app.copied() : undefined;
      const db = aside ?? (copy ?? (await store.opened())).db;
      const version = store.apart();
      const { giveUpLine = false, ...rest } = input as { readonly giveUpLine?: boolean };
      const context: Context = { ...app, db, backups, giveUpLine };
      if (isAct(method)) {
        // The revision asked for is one of another version, which may have come as far by another way.
        if (isAt(input) && (version !== apart || (readIn.get(input.campaign) ?? version) !== version))
          throw changedElsewhere();
        await context.backups.beforeAct(db);
        if (isAt(input)) {
          const { campaign } = input;
          await soundness.beforeAct(context, campaign, () => staysDamaged(context, campaign));
        }
      }
      try {
        const output = await handle(HANDLERS, method, context, rest, work);
        const stays = aside === undefined && copy === undefined;
        if (stays && isLook(method, input)) {
          readIn.set(input.campaign, version);
          keepRunning(soundness.ahead(context, input.campaign));
        }
        return output;
      } catch (error) {
        if (error instanceof StoreFailure && REOPENS_AFTER.has(error.code)) store.reopenNext();
        throw error;
      } finally {
        await copy?.close();
      }
    });
  }

  /** Answers a call by which the backend leaves its folder: calls made before are answered first, and those made meanwhile wait. */
  async function leave(method: string, input: unknown): Promise<Reply<unknown>> {
    const done = Promise.allSettled([...running]).then(async () => await answer(run, log, method, input));
    leaving = done;
    const reply = await done;
    left = reply.ok;
    leaving = undefined;
    return reply;
  }

  async function look(): Promise<Reply<unknown>> {
    try {
      await store.opened();
    } catch (error) {
      // A file that can't be opened is told of by the call itself.
      if ((await store.open()) !== undefined) return { ok: false, error: failureOf(error, log, 'open') };
    }
    return { ok: true, value: null };
  }

  async function close(): Promise<void> {
    clearInterval(looking);
    works.cancelAll();
    await Promise.allSettled(running);
    await pool?.close();
    await backups.settled();
    await looked.close();
    await store.close();
  }

  return {
    call: async (method, input) => {
      while (leaving !== undefined) await leaving;
      if (closing) return CLOSED;
      if (left) return LEFT;
      const answering = MOVES_FOLDER.has(method)
        ? leave(method, input)
        : commands.run(method, async () => await answer(run, log, method, input));
      running.add(answering);
      const reply = await answering;
      running.delete(answering);
      if (ASKED_BY_HOSTS.has(method)) return reply;
      const notice = [...store.notices(), ...backups.notices()].join(' ');
      return notice === '' ? reply : { ...reply, notice };
    },
    close: () => {
      closing ??= close();
      return closing;
    },
    hold: commands.hold,
    look,
    happened: happened.add,
  };
}

const MOVES_FOLDER: ReadonlySet<string> = new Set(FOLDER_MOVES);

/** A host asks them for itself, and shows nobody what is said beside the answer. */
const ASKED_BY_HOSTS: ReadonlySet<string> = new Set(['app.about', 'backup.settle']);

/** Campaigns were there: gone, they aren't begun anew unasked. */
function isPointedTo(dataDir: string, home: string): boolean {
  try {
    return readPointer(home) === dataDir;
  } catch {
    return false;
  }
}

/** After these the file is opened anew: the disk may be back, or may be written by then. */
const REOPENS_AFTER: ReadonlySet<string> = new Set(['io-error', 'read-only']);

/** Neither a refusal nor a trouble of the disk. */
const isUnexpected = (error: unknown): boolean =>
  !(error instanceof CallFailure) && !(error instanceof StoreFailure && error.code !== 'damaged-file');

const ONLY_LOOKED_AT = 'This is a backup. Restore it to play on.';
