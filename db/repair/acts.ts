/** The acts of one log, put together out of a damaged file and backups: each by the first file in which it is what its checksum says. */
import type { StoredAct } from '../log/acts.ts';
import { checksumOf } from '../log/checksum.ts';
import { checksumOfLine } from '../log/line-checksum.ts';
import { dueStates, givenUpEnds } from '../log/tree.ts';
import type { GivenUpLineTable } from '../tables/log.ts';
import type { LogIn } from './log-in.ts';

export interface Acts {
  /** From the first on, without a gap, each with the state that it is to have. */
  readonly acts: readonly StoredAct[];
  readonly lines: readonly GivenUpLineTable[];
  /** The act at which the log stands. */
  readonly act: number;
  readonly lineEnd: number;
  /** True if a sound head says that the log stands there. */
  readonly isTold: boolean;
  /** Moments at which the backups were made that some of the acts came from. */
  readonly from: readonly string[];
}

interface Found {
  readonly act: StoredAct;
  readonly at: string | null;
}

function sound(
  logs: readonly LogIn[],
  number: number,
  before: ReadonlyMap<number, string>,
): Found | undefined {
  for (const { acts, source } of logs) {
    const act = acts.get(number);
    if (act?.checksum == null) continue;
    const parent = act.parent === null ? null : before.get(act.parent);
    if (parent !== undefined && checksumOf(parent, act, act.events) === act.checksum)
      return { act, at: source.at };
  }
  return undefined;
}

/** Place of the log: as a sound head says, as far as the acts are there; else as most of the acts say. */
function standsAt({ head, isHeadSound }: LogIn, acts: readonly StoredAct[]) {
  const there = new Set(acts.map(({ act }) => act));
  const has = (act: number | null | undefined): act is number => act != null && there.has(act);
  const told = isHeadSound ? head : undefined;
  const act = has(told?.act) ? told.act : (acts.findLast(({ state }) => state === 'done')?.act ?? 1);
  // Null in a file from before it was kept.
  const end = has(told?.line_end)
    ? told.line_end
    : (acts.findLast(({ state }) => state !== 'dropped')?.act ?? act);
  const isOnLine = dueStates(acts, { act, lineEnd: end }).get(act) === 'done';
  const isTold = has(told?.act) && (told.line_end === null || has(told.line_end));
  return { act, lineEnd: isOnLine ? end : act, isTold };
}

/** Lines that were given up. For one that nothing tells of any more, the time is when its last act was done. */
function linesOf(logs: readonly LogIn[], acts: readonly StoredAct[], lineEnd: number) {
  const listed = logs.flatMap(({ lines }) => lines);
  const ends = givenUpEnds(acts, lineEnd);
  return acts.flatMap(({ act, made_at: given_up_at, campaign_id }): readonly GivenUpLineTable[] => {
    if (!ends.has(act)) return [];
    const line = listed.find((one) => one.act === act);
    return [line ?? { campaign_id, act, given_up_at, checksum: checksumOfLine({ act, given_up_at }) }];
  });
}

/** Undefined where not even the first act can be had. The damaged file comes first. */
export function actsOf(logs: readonly LogIn[]): Acts | undefined {
  const before = new Map<number, string>();
  const found: Found[] = [];
  for (;;) {
    const one = sound(logs, found.length + 1, before);
    if (one === undefined) break;
    before.set(found.length + 1, one.act.checksum ?? '');
    found.push(one);
  }
  const [file] = logs;
  if (file === undefined || found.length === 0) return undefined;
  const stored = found.map(({ act }) => act);
  const stands = standsAt(file, stored);
  const due = dueStates(stored, stands);
  return {
    ...stands,
    acts: stored.map((one) => ({ ...one, state: due.get(one.act) ?? 'dropped' })),
    lines: linesOf(logs, stored, stands.lineEnd),
    from: found.flatMap(({ at }) => at ?? []),
  };
}
