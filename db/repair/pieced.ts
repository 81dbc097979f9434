/** One campaign or game, put together out of a damaged file and backups, as it is to be entered into a whole file. */

import { CAMPAIGN } from '../games/games.ts';
import type { StoredAct } from '../log/acts.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { type Acts, actsOf, type LostActs } from './acts.ts';
import type { LogIn } from './log-in.ts';
import { type Named, type Words, wordsOf } from './words.ts';

/** What became of it on the way. */
export interface Told {
  /** Acts that came from backups. */
  readonly brought: number;
  /** When the backups were made that something came from. */
  readonly from: readonly string[];
  readonly lostActs: LostActs | null;
  readonly gone: Named;
  readonly unsure: Named;
  /** How it lay on the shelf, and which of its acts count, is as an earlier backup or its acts say. */
  readonly unsureHead: boolean;
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

/** Of one that isn't as it was stored only what the log says again, and what an earlier one said. */
function headOf(id: string, logs: readonly LogIn[], log: Acts, at: string): Pieced['head'] | undefined {
  const [file] = logs;
  const where = { id, act: log.act, line_end: log.lineEnd };
  if (file?.isHeadSound === true && file.head !== undefined) {
    const { state, state_checksum, written, written_checksum, drafts, checksum, ...head } = file.head;
    if (log.lost === null && !log.unsure) return { ...head, ...where };
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

interface Piecing {
  readonly at: string;
  /** No half-filled form of the file is missing. */
  readonly formsWhole: boolean;
}

/** The file comes first, then backups, the newest first. Undefined where not even the first act can be had. */
export function pieced(id: string, logs: readonly LogIn[], { at, formsWhole }: Piecing): Pieced | undefined {
  const log = actsOf(logs);
  const head = log && headOf(id, logs, log, at);
  if (log === undefined || head === undefined) return undefined;
  const words = wordsOf(logs, new Set(log.acts.map(({ act }) => act)), { formsWhole });
  return {
    head,
    log,
    words,
    told: {
      brought: log.brought,
      from: [...new Set([...log.from, ...words.from])],
      lostActs: log.lost,
      gone: words.gone,
      unsure: words.unsure,
      unsureHead: logs[0]?.isHeadSound !== true || (log.unsure && log.lost === null),
    },
  };
}

const isNothing = ({ versions, forms }: Named): boolean => versions.length + forms.length === 0;

/** Nothing is missing, and nothing isn't as it was. */
export const isAsItWas = ({ lostActs, gone, unsure, unsureHead }: Told): boolean =>
  lostActs === null && isNothing(gone) && isNothing(unsure) && !unsureHead;
