/** The acts of one log, put together out of a damaged file and backups: each by the first file in which it is what its checksum says. */
import type { StoredAct } from '../log/acts.ts';
import { checksumOf } from '../log/checksum.ts';
import { checksumOfLine } from '../log/line-checksum.ts';
import { dueStates, givenUpEnds } from '../log/tree.ts';
import type { GivenUpLineTable } from '../tables/log.ts';
import type { LogIn } from './log-in.ts';

/** Acts that nothing has, or that go on from such; `since`: when the last one before them was done. */
export interface LostActs {
  readonly first: number;
  readonly last: number;
  readonly since: string;
}

export interface Acts {
  /** From the first on, without a gap, each with the state that it is to have. */
  readonly acts: readonly StoredAct[];
  readonly lines: readonly GivenUpLineTable[];
  /** Where the log stands. */
  readonly act: number;
  readonly lineEnd: number;
  readonly lost: LostActs | null;
  /** Acts that came from a backup. */
  readonly brought: number;
  /** When the backups were made that some came from. */
  readonly from: readonly string[];
  /** What says where the log stands, which acts count or when lines were given up wasn't as it was stored. */
  readonly unsure: boolean;
}

/** The last act that there was for certain: a sound head says it, and the list of given-up lines. */
const lastByHead = ({ head, lines }: LogIn): number =>
  Math.max(0, head?.act ?? 0, head?.line_end ?? 0, ...lines.map(({ act }) => act));

interface Found {
  readonly act: StoredAct;
  readonly log: LogIn;
}

function sound(
  logs: readonly LogIn[],
  number: number,
  before: ReadonlyMap<number, string>,
): Found | undefined {
  for (const log of logs) {
    const act = log.acts.get(number);
    if (act?.checksum == null) continue;
    const parent = act.parent === null ? null : before.get(act.parent);
    if (parent !== undefined && checksumOf(parent, act, act.events) === act.checksum) return { act, log };
  }
  return undefined;
}

/** Where it stands: as the file's head says, where that is sound and the acts are there; else as most of the acts say. */
function standsAt(file: LogIn | undefined, acts: readonly StoredAct[]) {
  const there = new Set(acts.map(({ act }) => act));
  const head = file?.isHeadSound === true ? file.head : undefined;
  const has = (act: number | null | undefined): act is number => act != null && there.has(act);
  const end = acts.findLast(({ state }) => state !== 'dropped')?.act ?? 1;
  const act = has(head?.act) ? head.act : (acts.findLast(({ state }) => state === 'done')?.act ?? 1);
  // Null in a file from before it was kept: the last act of all is at its end.
  const told = head?.line_end === null ? acts.at(-1)?.act : head?.line_end;
  const lineEnd = has(told) ? told : head === undefined ? end : act;
  const sure = has(head?.act) && has(told);
  const isOnLine = dueStates(acts, { act, lineEnd }).get(act) === 'done';
  return { act, lineEnd: isOnLine ? lineEnd : act, sure };
}

function linesOf(logs: readonly LogIn[], acts: readonly StoredAct[], lineEnd: number) {
  let sure = true;
  const lines = [...givenUpEnds(acts, lineEnd)].map((act): GivenUpLineTable => {
    const listed = logs.flatMap(({ lines }) => lines).find((line) => line.act === act);
    if (listed !== undefined) return listed;
    sure = false;
    const { made_at: given_up_at = '', campaign_id = '' } = acts.find((one) => one.act === act) ?? {};
    return { campaign_id, act, given_up_at, checksum: checksumOfLine({ act, given_up_at }) };
  });
  return { lines, sure };
}

/** Undefined where not even the first act can be had. The damaged file comes first. */
export function actsOf(logs: readonly LogIn[]): Acts | undefined {
  const [file] = logs;
  const isSure = file?.isHeadSound === true;
  const last = isSure ? lastByHead(file) : Math.max(0, ...logs.flatMap(({ acts }) => [...acts.keys()]));
  const before = new Map<number, string>();
  const found: Found[] = [];
  for (;;) {
    const next = found.length + 1;
    // Beyond what a sound head tells of only the file itself goes: a backup may have gone on otherwise.
    const one = sound(isSure && next > last ? logs.slice(0, 1) : logs, next, before);
    if (one === undefined) break;
    before.set(next, one.act.checksum ?? '');
    found.push(one);
  }
  const end = found.at(-1);
  if (end === undefined) return undefined;
  const stored = found.map(({ act }) => act);
  const { act, lineEnd, sure } = standsAt(file, stored);
  const due = dueStates(stored, { act, lineEnd });
  const { lines, sure: linesSure } = linesOf(logs, stored, lineEnd);
  const { made_at: since } = end.act;
  return {
    acts: stored.map((one) => ({ ...one, state: due.get(one.act) ?? 'dropped' })),
    lines,
    act,
    lineEnd,
    lost: last > found.length ? { first: found.length + 1, last, since } : null,
    brought: found.filter(({ log }) => log.source.at !== null).length,
    from: [...new Set(found.flatMap(({ log }) => log.source.at ?? []))],
    unsure: !(sure && linesSure),
  };
}
