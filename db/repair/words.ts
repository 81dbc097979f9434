/** What the player wrote in one campaign or game, put together out of a damaged file and backups. */

import type { DraftTable, WritingTable } from '../tables/writing.ts';
import { checksumOf } from '../writing/checksums.ts';
import { checksumInList, checksumOfDraft } from '../writing/draft-checksum.ts';
import { listOf } from '../writing/drafts.ts';
import { areMarksSound, checksumOfMarks, type Marks } from '../writing/marks.ts';
import type { LogIn } from './log-in.ts';

/** Versions of notes and reports by number, half-filled forms by name. */
export interface Named {
  readonly versions: readonly number[];
  readonly forms: readonly string[];
}

export interface Words {
  readonly versions: readonly WritingTable[];
  readonly forms: readonly DraftTable[];
  /** Those that nothing has. */
  readonly gone: Named;
  /** Versions that stand as they can be read, which no backup has otherwise; forms as they were in an earlier backup. */
  readonly unsure: Named;
  /** When the backups were made that some came from. */
  readonly from: readonly string[];
}

interface Version {
  readonly row: WritingTable;
  readonly from: LogIn;
  readonly proven: boolean;
}

/** A text is rather shown than not. */
const SHOWN: Marks = { state: 'done', undone_at: null, given_up_with: null };

/** What the row before may be said to be by the one after it: as it stands there, or as it should. */
const befores = (before: Version | undefined, chain: string | null): readonly (string | null)[] =>
  before === undefined ? [chain] : [before.row.checksum, checksumOf(chain, before.row)];

/** Each version by the first file that has it as it was written; else as the first that has it says. */
function versionsOf(logs: readonly LogIn[], last: number) {
  const found: Version[] = [];
  const gone: number[] = [];
  let before: Version | undefined;
  let chain: string | null = null;
  for (let version = 1; version <= last; version += 1) {
    const there = logs.flatMap((from) => {
      const row = from.versions.get(version);
      return row === undefined ? [] : [{ from, row }];
    });
    const sums = befores(before, chain);
    const proven = there.find(({ row }) => sums.some((sum) => checksumOf(sum, row) === row.checksum));
    const taken = proven ?? there[0];
    if (taken === undefined) {
      gone.push(version);
      continue;
    }
    // It goes on from the last one found, so there was none in between: an earlier repair has done without it.
    if (proven !== undefined) while ((gone.at(-1) ?? 0) > (before?.row.version ?? 0)) gone.pop();
    chain = before?.row.checksum ?? null;
    before = { ...taken, proven: proven !== undefined };
    found.push(before);
  }
  return { found, gone };
}

/** Whether it counts, which may have changed since a backup was made. */
function marksOf(
  { row, from }: Version,
  logs: readonly LogIn[],
): { readonly marks: Marks; readonly sure: boolean } {
  for (const log of [logs[0], from, ...logs]) {
    const there = log?.versions.get(row.version);
    if (there === undefined || !areMarksSound(there)) continue;
    const { state, undone_at, given_up_with } = there;
    return { marks: { state, undone_at, given_up_with }, sure: log === logs[0] };
  }
  return { marks: SHOWN, sure: false };
}

/** How far they went: by the first head that is sound, else as far as any file goes. */
function lastVersion(logs: readonly LogIn[]): number {
  const [first] = logs;
  const written = first?.isHeadSound === true ? first.head?.written : undefined;
  return written ?? Math.max(0, ...logs.flatMap(({ versions }) => [...versions.keys()]));
}

/** Versions that are looked for; a number that was damaged may be any. */
const MOST_VERSIONS = 100_000;

function formsOf([file, ...backups]: readonly LogIn[], isWhole: boolean) {
  const listed = file?.isHeadSound === true ? listOf(file.head?.drafts) : undefined;
  const forms: DraftTable[] = [];
  const [gone, unsure, from]: [string[], string[], string[]] = [[], [], []];
  const here = file?.forms.map(({ form }) => form) ?? [];
  const there = isWhole ? [] : backups.flatMap((log) => log.forms.map(({ form }) => form));
  for (const form of new Set(listed?.keys() ?? [...here, ...there])) {
    const due = listed?.get(form);
    const isSound = (row: DraftTable) => row.form === form && row.checksum === checksumOfDraft(row);
    const isAsLeft = (row: DraftTable) => isSound(row) && (due === undefined || checksumInList(row) === due);
    const mine = file?.forms.find(isAsLeft);
    if (mine !== undefined) {
      forms.push(mine);
      continue;
    }
    const as = backups.find((log) => log.forms.some(isAsLeft) && due !== undefined);
    const earlier = as ?? backups.find((log) => log.forms.some(isSound));
    const row = earlier?.forms.find(isSound);
    if (row === undefined) gone.push(form);
    else forms.push(row);
    if (earlier !== undefined && earlier !== as) unsure.push(form);
    if (earlier?.source.at != null) from.push(earlier.source.at);
  }
  return { forms, gone, unsure, from };
}

/** `acts`: those there are, beside which words may stand; `formsWhole`: no half-filled form of the file is missing. The file comes first. */
export function wordsOf(
  logs: readonly LogIn[],
  acts: ReadonlySet<number>,
  { formsWhole }: { readonly formsWhole: boolean },
): Words {
  const { found, gone } = versionsOf(logs, Math.min(lastVersion(logs), MOST_VERSIONS));
  const beside = found.filter(({ row }) => acts.has(row.act));
  const lost = found.filter(({ row }) => !acts.has(row.act)).map(({ row }) => row.version);
  const unsure: number[] = [];
  const versions: WritingTable[] = [];
  for (const one of beside) {
    const { marks, sure } = marksOf(one, logs);
    if (!one.proven || !sure) unsure.push(one.row.version);
    const { version } = one.row;
    const row = { ...one.row, ...marks, marks_checksum: checksumOfMarks({ version, ...marks }) };
    versions.push({ ...row, checksum: checksumOf(versions.at(-1)?.checksum ?? null, row) });
  }
  const forms = formsOf(logs, formsWhole);
  const from = beside.flatMap((one) => one.from.source.at ?? []);
  return {
    versions,
    forms: forms.forms,
    gone: { versions: [...gone, ...lost].toSorted((a, b) => a - b), forms: forms.gone },
    unsure: { versions: unsure, forms: forms.unsure },
    from: [...new Set([...from, ...forms.from])],
  };
}
