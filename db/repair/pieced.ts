/** Puts together one campaign or game out of a damaged file and backups, as it is to be entered into a whole file. */

import { CAMPAIGN } from '../games/games.ts';
import type { StoredAct } from '../log/acts.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { type Acts, actsOf } from './acts.ts';
import type { Due, LogIn } from './log-in.ts';
import { type Words, wordsOf } from './words.ts';

/** Acts, versions and forms that neither the file nor a backup has any more. */
export interface Lost {
  /** Acts that can't be had, or go on from such; `since`: when the last one before them was done. */
  readonly acts: { readonly first: number; readonly last: number; readonly since: string } | null;
  /** Versions of notes and reports by number, half-filled forms by name. */
  readonly versions: readonly number[];
  readonly forms: readonly string[];
}

/** Account of what became of the campaign or game on the way. */
export interface Told {
  /** Moments at which the backups were made that something came from. */
  readonly from: readonly string[];
  readonly lost: Lost;
  /** Something stands only as it can be read, or as an earlier backup has it. */
  readonly isUnsure: boolean;
}

export interface Pieced {
  /** Without what follows from the log and the words. */
  readonly head: Omit<
    CampaignHeadTable,
    'state' | 'state_checksum' | 'written' | 'written_checksum' | 'drafts' | 'checksum'
  >;
  readonly log: Acts;
  readonly words: Words;
  readonly told: Told;
}

/** The game that a log began with; undefined where its first event doesn't say it. */
function gameBegun({ events: [first] }: Pick<StoredAct, 'events'>): string | undefined {
  if (first?.type === 'campaign-begun') return CAMPAIGN;
  if (first?.type !== 'game-begun') return undefined;
  try {
    return String((JSON.parse(first.payload) as { readonly game?: unknown }).game);
  } catch {
    return undefined;
  }
}

/** The head as it was stored; of a damaged one only what the log says again, and what an earlier one said. */
function headOf(id: string, logs: readonly LogIn[], log: Acts, at: string): Pieced['head'] | undefined {
  const [file] = logs;
  const where = { id, act: log.act, line_end: log.lineEnd };
  if (file?.isHeadSound === true && file.head !== undefined) {
    const { state, state_checksum, written, written_checksum, drafts, checksum, ...head } = file.head;
    if (log.isTold) return { ...head, ...where };
    // Others who have it on screen are told that it is another.
    return { ...head, ...where, revision: head.revision + 1, changed_at: at };
  }
  const earlier = logs.find((one) => one.isHeadSound)?.head;
  const module = earlier?.module ?? (log.acts[0] && gameBegun(log.acts[0]));
  if (module === undefined) return undefined;
  return {
    ...where,
    module,
    name: earlier?.name ?? id,
    revision: Math.max(earlier?.revision ?? 0, log.acts.length) + 1,
    created_at: earlier?.created_at ?? log.acts[0]?.made_at ?? at,
    changed_at: at,
    deleted_at: earlier?.deleted_at ?? null,
    copied_from: earlier?.copied_from ?? null,
    copied_act: earlier?.copied_act ?? null,
    what_if: earlier?.what_if ?? 0,
  };
}

/** The file comes first, then backups, the newest first. Undefined where not even the first act can be had. */
export function pieced(id: string, logs: readonly LogIn[], due: Due, at: string): Pieced | undefined {
  const log = actsOf(logs);
  const head = log && headOf(id, logs, log, at);
  const last = log?.acts.at(-1);
  if (log === undefined || head === undefined || last === undefined) return undefined;
  const words = wordsOf(logs, new Set(log.acts.map(({ act }) => act)), due);
  const acts = due.act > last.act ? { first: last.act + 1, last: due.act, since: last.made_at } : null;
  return {
    head,
    log,
    words,
    told: {
      from: [...new Set([...log.from, ...words.from])],
      lost: { acts, ...words.gone },
      isUnsure: words.isUnsure || logs[0]?.isHeadSound !== true || logs[0].source.at !== null,
    },
  };
}

/** Nothing is missing, and nothing may be otherwise than it was. */
export const isAsItWas = ({ lost: { acts, versions, forms }, isUnsure }: Told): boolean =>
  acts === null && versions.length + forms.length === 0 && !isUnsure;
