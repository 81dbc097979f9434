/** A whole file out of a damaged one: each campaign as it can still be read, mended from backups, or as the newest backup has it that has it whole. */
import { MIGRATIONS } from '../../migrations/index.ts';
import { dropUnpacked, unpackedFile } from '../backups/make.ts';
import { copyOfCopy, keptCopies } from '../file/damaged.ts';
import { openFile, type Store } from '../file/open-file.ts';
import { noStep } from '../file/step.ts';
import { actsCounted } from '../log/acts-counted.ts';
import { type Beside, besidesIn } from './besides.ts';
import { brought, chosen, having, headsIn, type Rescuing, type UnderWay } from './each-campaign.ts';
import { dropWordsBeyond, gappedIn } from './gaps.ts';
import { heldWordsIn } from './held-words.ts';
import { linesOf } from './lines.ts';
import { AS_READ, type Mended } from './mended.ts';
import { openedBackups } from './opened-backups.ts';
import { type TakenOver, takeReadable } from './readable-rows.ts';
import { bringSettings, type SettingsBrought } from './settings.ts';

export interface Rescued extends Mended {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly deleted: boolean;
  /** Acts that count. */
  readonly acts: number;
  /** Some backup has it, whole or not. */
  readonly held: boolean;
}

export interface Rescue {
  /** The new file, in the data folder. */
  readonly store: Store;
  readonly campaigns: readonly Rescued[];
  /** What backups hold besides of what couldn't be read. */
  readonly besides: readonly Beside[];
  /** What could be brought of settings that can't be read; null where all can. */
  readonly settings: SettingsBrought | null;
  /** No campaign is there, though the file may have held some: put in its place, all would be lost. */
  readonly nothing: boolean;
  /** Closes the file and takes it away, unless it stands elsewhere by now. */
  readonly drop: () => Promise<void>;
}

async function broughtTogether(underWay: UnderWay, taken: TakenOver | undefined) {
  const { db, rescuing, lines } = underWay;
  const { step = noStep, asItStood = false } = rescuing;
  const heads = await headsIn(db);
  const from = new Map<string, Mended>();
  for (const [index, head] of heads.entries()) {
    await step(index, heads.length);
    from.set(head.id, await chosen(underWay, head));
  }
  // Where all could be read, who isn't there was deleted for good.
  const wasThere = (id: string) =>
    taken !== undefined && (taken.allHeads || asItStood) ? taken.stood.has(id) : !asItStood;
  const known = new Set(lines.ends.flatMap(({ shelf }) => shelf.map(({ id }) => id)));
  for (const id of new Set([...known, ...(taken?.stood.keys() ?? [])])) {
    if (from.has(id) || !wasThere(id)) continue;
    const mendedThere = await brought(underWay, id);
    if (mendedThere !== undefined) from.set(id, mendedThere);
  }
  return from;
}

/** All of its acts. */
const isOfFile = ({ from, lost, lostBeside }: Mended): boolean =>
  (from === 'file' || from === 'mended') && lost + lostBeside === 0;

/** Makes a whole file beside the damaged one, which is left as it is. */
export async function rescue(rescuing: Rescuing): Promise<Rescue> {
  const { dir, file, asItStood = false } = rescuing;
  // A name of its own: another process may be looking at the same file.
  const path = unpackedFile(dir, 'holdout-rescue');
  const backups = openedBackups(dir);
  try {
    const newest = await backups.first(backups.all);
    const lines = linesOf(dir);
    const taken = await takeReadable(file, path, {
      known: () => [...lines.own, ...lines.others].flatMap(({ shelf }) => shelf),
      backup: newest?.file,
    });
    const store = await openFile(path, { migrations: MIGRATIONS, alone: true });
    const drop = async () => {
      await store.close();
      dropUnpacked(path);
    };
    try {
      const { db } = store;
      const held = await heldWordsIn(db);
      await dropWordsBeyond(db);
      const [stood, gapped] = [taken?.stood ?? new Map(), await gappedIn(db)];
      const underWay = { db, rescuing, backups, lines, stood, held, gapped };
      const from = await broughtTogether(underWay, taken);
      const campaigns: Rescued[] = [];
      for (const { id, module: game, name, deleted_at } of await headsIn(db))
        campaigns.push({
          id,
          game,
          name,
          deleted: deleted_at !== null,
          acts: (await actsCounted(db, id)).done,
          held: having(backups.all, id).length > 0,
          ...(from.get(id) ?? AS_READ),
        });
      const heldNone = taken?.allHeads === true && taken.stood.size === 0;
      const settings =
        taken?.settings === true
          ? null
          : await bringSettings(db, await backups.first([...lines.own, ...lines.others]));
      // Where the whole list could be read, what isn't in it was deleted.
      const isOpen = ({ id }: Beside) =>
        taken?.allHeads !== true || campaigns.some((one) => one.id === id && !isOfFile(one));
      const besides = asItStood ? [] : besidesIn(lines, campaigns).filter(isOpen);
      return { store, campaigns, besides, settings, nothing: campaigns.length === 0 && !heldNone, drop };
    } catch (error) {
      await drop();
      throw error;
    }
  } finally {
    await backups.drop();
  }
}

/** As `rescue`, of a copy of a damaged file that is kept; undefined where there is none of that name. */
export async function rescueCopy(
  rescuing: Omit<Rescuing, 'file' | 'asItStood'>,
  name: string,
): Promise<Rescue | undefined> {
  const { dir } = rescuing;
  if (!keptCopies(dir).includes(name)) return undefined;
  // SQLite leaves files beside what it reads.
  const file = unpackedFile(dir, 'holdout-copy');
  try {
    copyOfCopy(dir, name, file);
    return await rescue({ ...rescuing, file, asItStood: true });
  } finally {
    dropUnpacked(file);
  }
}
