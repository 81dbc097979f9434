/** One log of a file that is made whole: what it can be made whole of there, or that it is. */
import type { Game } from '../../src/rules/core/game.ts';
import { mendedFrom } from '../backups/mending.ts';
import { CAMPAIGN, campaignKeeping, repairCampaign } from '../games/games.ts';
import type { How, Repaired } from '../log/repair.ts';
import { isSound } from '../log/sound.ts';
import { verify } from '../log/verify.ts';
import type { Db } from '../schema.ts';
import { sessionKeeping } from '../sessions/session-keeping.ts';
import { repairSession } from '../sessions/sessions.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { NO_WORDS, type WordsMended } from '../writing/mend.ts';
import type { Stood } from './readable-rows.ts';

/** How a campaign or game came into the file that is made whole. */
export interface Mended {
  /** From the damaged file, whole; with some acts from a backup; as a backup has it; or as it can be read, which isn't all. */
  readonly from: 'file' | 'mended' | 'backup' | 'as-read';
  /** When the backup was made that it, or some of its acts, came from. */
  readonly backup: string | null;
  /** Acts that came from a backup into what could be read. */
  readonly brought: number;
  /** The last acts, which can be read nowhere: those that counted, and those after them that were taken back or given up. */
  readonly lost: number;
  readonly lostBeside: number;
  /** It stands in every way as it stood, wherever it came from. */
  readonly asItWas: boolean;
  /** How words that were damaged were mended; a backup's own aren't told of. */
  readonly words: WordsMended;
}

const AS_IT_IS = { backup: null, brought: 0, lost: 0, lostBeside: 0, words: NO_WORDS } as const;
export const FROM_FILE: Mended = { from: 'file', ...AS_IT_IS, asItWas: true };
export const AS_READ: Mended = { from: 'as-read', ...AS_IT_IS, asItWas: false };
/** What doesn't come with a backup. */
export type Without = Pick<Mended, 'lost' | 'lostBeside' | 'words' | 'asItWas'>;
export const fromBackup = (at: string, without: Without): Mended => ({
  ...AS_IT_IS,
  from: 'backup',
  backup: at,
  ...without,
});

/** Of how far it went, what isn't among the acts up to this one. */
export const lostOf = (stood: Stood | undefined, last: number): Pick<Mended, 'lost' | 'lostBeside'> => ({
  lost: Math.max(0, (stood?.act ?? 0) - last),
  lostBeside: Math.max(0, (stood?.end ?? 0) - Math.max(stood?.act ?? 0, last)),
});

const isNothing = ({ versions, forms }: WordsMended['gone']): boolean => versions.length + forms.length === 0;

/** Mended out of its own log, nothing of it is gone or only as it can be read. */
export const isAsItWas = ({
  lost,
  lostBeside,
  words,
}: Pick<Mended, 'lost' | 'lostBeside' | 'words'>): boolean =>
  lost + lostBeside === 0 && isNothing(words.gone) && isNothing(words.asRead);

type Made = Repaired & { readonly ok: boolean };

/** As `repair`, whichever game it is of. Undefined where that isn't known here. */
async function repaired(
  db: Db,
  { id, module, revision }: CampaignHeadTable,
  games: readonly Game[],
  how: How,
) {
  if (module === CAMPAIGN) return await repairCampaign(db, id, revision, how);
  const game = games.find((one) => one.game === module);
  return game === undefined ? undefined : await repairSession(db, game, id, revision, how);
}

/** Of a game that isn't known here, by what is stored of it alone. */
export async function isWhole(
  db: Db,
  { id, module }: Pick<CampaignHeadTable, 'id' | 'module'>,
  games: readonly Game[],
): Promise<boolean> {
  try {
    const game = games.find((one) => one.game === module);
    if (module !== CAMPAIGN && game === undefined) return await isSound(db, id);
    const verified =
      game === undefined
        ? await verify(db, id, campaignKeeping(id))
        : await verify(db, id, sessionKeeping(game, id));
    return verified !== undefined && verified.differences.length === 0;
  } catch {
    return false;
  }
}

interface Mending {
  readonly dir: string;
  readonly games: readonly Game[];
  readonly at: string;
}

/** Makes the log whole out of itself and the backups, in the new file. Undefined where it can't be. */
export async function mended(
  db: Db,
  head: CampaignHeadTable,
  { dir, games, at }: Mending,
): Promise<Mended | undefined> {
  if (await isWhole(db, head, games)) return FROM_FILE;
  const { id, deleted_at, changed_at } = head;
  // What lies in the bin is mended too, and goes on lying there.
  await db.updateTable('campaign_head').set({ deleted_at: null }).where('id', '=', id).execute();
  try {
    const done = await mendedFrom<Made>(db, { dir, id, before: undefined }, async (source) => {
      const made = await repaired(db, head, games, { at, ...source });
      return made === undefined
        ? undefined
        : {
            ok: made.ok,
            acts: made.acts,
            wentOn: made.wentOn,
            words: made.words,
            headAsRead: made.headAsRead,
          };
    });
    if (done === undefined || !done.done.ok) return undefined;
    const brought = done.done.acts.length;
    const made = { ...AS_IT_IS, brought, words: done.done.words };
    return {
      ...made,
      from: brought > 0 ? 'mended' : 'file',
      backup: brought > 0 ? (done.backup?.at ?? null) : null,
      asItWas: isAsItWas(made),
    };
  } catch {
    // What can't be repaired is as if there were no way.
    return undefined;
  } finally {
    await db.updateTable('campaign_head').set({ deleted_at, changed_at }).where('id', '=', id).execute();
  }
}
