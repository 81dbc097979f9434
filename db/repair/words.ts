/** Puts together what the player wrote in one campaign or game, out of a damaged file and backups. */

import type { DraftTable, WritingTable } from '../tables/writing.ts';
import { checksumOf } from '../writing/checksums.ts';
import { checksumInList, checksumOfDraft } from '../writing/draft-checksum.ts';
import { areMarksSound, checksumOfMarks, type Marks } from '../writing/marks.ts';
import type { Due, LogIn } from './log-in.ts';

export interface Words {
  readonly versions: readonly WritingTable[];
  readonly forms: readonly DraftTable[];
  /** Numbers of versions, and names of forms, that nothing has. */
  readonly gone: { readonly versions: readonly number[]; readonly forms: readonly string[] };
  /** True if some of the words stand only as they can be read, or as an earlier backup has them. */
  readonly isUnsure: boolean;
  /** Moments at which the backups were made that some of the words came from. */
  readonly from: readonly string[];
}

interface Version {
  readonly row: WritingTable;
  readonly from: LogIn;
  readonly isProven: boolean;
}

/** A text is rather shown than not. */
const SHOWN: Marks = { state: 'done', undone_at: null, given_up_with: null };

/** Each version by the first file that has it as it was written; else as the first that has it says. */
function versionsOf(logs: readonly LogIn[], last: number) {
  const found: Version[] = [];
  const gone: number[] = [];
  for (let version = 1; version <= last; version += 1) {
    const before = found.at(-1)?.row;
    const there = logs.flatMap((from) => {
      const row = from.versions.get(version);
      return row === undefined ? [] : [{ from, row }];
    });
    const proven = there.find(({ row }) => checksumOf(before?.checksum ?? null, row) === row.checksum);
    const taken = proven ?? there[0];
    if (taken === undefined) gone.push(version);
    else found.push({ ...taken, isProven: proven !== undefined });
    // A proven version goes on from the last one found, so there was none in between: an earlier repair has done without it.
    if (proven !== undefined) while ((gone.at(-1) ?? 0) > (before?.version ?? 0)) gone.pop();
  }
  return { found, gone };
}

/** The marks that say if a version counts, which may have changed since a backup was made. */
function marksOf({ row: { version }, from }: Version, logs: readonly LogIn[]) {
  for (const log of [logs[0], from, ...logs]) {
    const there = log?.versions.get(version);
    if (there === undefined || !areMarksSound(there)) continue;
    const { state, undone_at, given_up_with } = there;
    return { marks: { state, undone_at, given_up_with }, isSure: log === logs[0] };
  }
  return { marks: SHOWN, isSure: false };
}

/** Each form as it was left; else as the newest backup that has it sound says. */
function formsOf(logs: readonly LogIn[], listed: Due['forms']) {
  const there = logs.flatMap(({ forms, source: { at } }) => forms.map((row) => ({ row, at })));
  const gone: string[] = [];
  const found = [...new Set(listed?.keys() ?? there.map(({ row }) => row.form))].flatMap((form) => {
    const sound = there.filter(({ row }) => row.form === form && row.checksum === checksumOfDraft(row));
    const left = sound.find(
      ({ row, at }) => checksumInList(row) === listed?.get(form) || (listed === undefined && at === null),
    );
    const [one] = left === undefined ? sound : [left];
    if (one === undefined) gone.push(form);
    return one === undefined ? [] : [{ ...one, isSure: left !== undefined }];
  });
  return { found, gone };
}

/** `acts`: those there are, beside which words may stand. The file comes first. */
export function wordsOf(logs: readonly LogIn[], acts: ReadonlySet<number>, due: Due): Words {
  const { found, gone } = versionsOf(logs, due.version);
  const [beside, lost] = [
    found.filter(({ row }) => acts.has(row.act)),
    found.filter(({ row }) => !acts.has(row.act)).map(({ row }) => row.version),
  ];
  let isUnsure = false;
  const versions: WritingTable[] = [];
  for (const one of beside) {
    const { marks, isSure } = marksOf(one, logs);
    if (!one.isProven || !isSure) isUnsure = true;
    const { version } = one.row;
    const row = { ...one.row, ...marks, marks_checksum: checksumOfMarks({ version, ...marks }) };
    versions.push({ ...row, checksum: checksumOf(versions.at(-1)?.checksum ?? null, row) });
  }
  const forms = formsOf(logs, due.forms);
  return {
    versions,
    forms: forms.found.map(({ row }) => row),
    gone: { versions: [...gone, ...lost].toSorted((a, b) => a - b), forms: forms.gone },
    isUnsure: isUnsure || forms.found.some(({ isSure }) => !isSure),
    from: [...beside.map(({ from }) => from.source.at), ...forms.found.map(({ at }) => at)].flatMap(
      (at) => at ?? [],
    ),
  };
}
