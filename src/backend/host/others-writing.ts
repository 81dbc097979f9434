/** Changes that other programs make to the campaigns, as the command line does beside a window. */
import { type Db, dataVersion, readWindowState, type WindowState } from '../../../db/index.ts';
import { ANYTHING, type Happened } from '../../contract/happened.ts';

export interface Others {
  /** Looks whether somebody else has written since the last look, and tells what. */
  readonly look: () => Promise<void>;
  /** Takes note of what this backend has done itself, so that it isn't told as another's. */
  readonly own: () => Promise<void>;
}

interface Seen {
  /** The connection, which alone counts these versions: another one begins anew. */
  readonly db: Db;
  readonly version: number;
  readonly standings: WindowState;
}

/**
 * Tells of changes by other programs. A program that changes nothing a window shows, as the check of the file beside the first screen does,
 * is not told of.
 */
export function othersWriting(
  open: () => Promise<{ readonly db: Db } | undefined>,
  tell: (what: Happened) => void,
): Others {
  let seen: Seen | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const db = (await open())?.db;
    if (db === undefined || (db === seen?.db && (await dataVersion(db)) === seen.version)) return;
    const now = await see(db);
    for (const what of seen === undefined ? [] : between(seen.standings, now.standings)) tell(what);
    seen = now;
  }

  async function own(): Promise<void> {
    const db = (await open())?.db;
    if (db === undefined || seen === undefined) return;
    const now = await see(db);
    // The next look tells both where somebody else has written, too.
    if (db === seen.db && now.version === seen.version) seen = now;
  }

  /** Runs looks one after the other. Where the file can't be read, the next call says so. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    looking = looking.then(work).catch(() => undefined);
    return looking;
  }

  return { look: () => inTurn(look), own: () => inTurn(own) };
}

/** Reads the standings of one moment: a change written while it looks makes it look again. */
async function see(db: Db): Promise<Seen> {
  for (;;) {
    const version = await dataVersion(db);
    const standings = await readWindowState(db);
    if ((await dataVersion(db)) === version) return { db, version, standings };
  }
}

/**
 * Gives the changes between two looks. Where somebody else has written meanwhile, our own acts are among them: a window that shows them
 * already shows nothing anew.
 */
function between(before: WindowState, after: WindowState): readonly Happened[] {
  if (before.shelf !== after.shelf || before.wordsAndSettings !== after.wordsAndSettings) return [ANYTHING];
  return [...after.revisions]
    .filter(([campaign, revision]) => before.revisions.get(campaign) !== revision)
    .map(([campaign, revision]) => ({ campaign, revision }));
}
