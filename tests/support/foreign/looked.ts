/** Helpers of the tests of other programs: how they begin, and how they look at what became of the file. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll } from 'vitest';
import { type Backend, openBackend } from '../../../src/backend/backend.ts';
import type { Method } from '../../../src/contract/contract.ts';
import { ask } from '../backend/ask.ts';
import { fileIn } from '../db/store.ts';

const FOLDERS: string[] = [];

/** Makes a folder that goes with the tests of its file. */
export function folder(name: string): string {
  const made = mkdtempSync(join(tmpdir(), `holdout-foreign-${name}-`));
  FOLDERS.push(made);
  return made;
}

export function dropFolders(): void {
  for (const one of FOLDERS.splice(0)) rmSync(one, { recursive: true, force: true });
}

afterAll(dropFolders);

/** Numbers that the seed alone decides. */
export function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A folder with a campaign and, where `backup`, a backup of it. */
export async function begun({ backup = false } = {}): Promise<{
  readonly dir: string;
  readonly file: string;
  readonly campaign: string;
}> {
  const dir = folder('begun');
  const backend = await openBackend({ dataDir: dir, home: dir });
  const about = { name: 'The Weir', seed: 'K7QF-2MWD', division: 'months', startYear: 2, star: {} } as const;
  const { id: campaign } = await ask(backend, 'campaign.create', about);
  if (backup) await ask(backend, 'backup.now', {});
  await backend.close();
  return { dir, file: fileIn(dir), campaign };
}

/** Refused because another process was faster, or because of what the other program did; nothing was done then. */
export const REFUSED: ReadonlySet<string> = new Set(['stale', 'busy', 'missing-file', 'damaged-file']);
/**
 * Refusals of a folder that can't be written: where its journal can’t be taken away, SQLite calls that an error of the disk, and takes the
 * commit back.
 */
export const READ_ONLY: ReadonlySet<string> = new Set([...REFUSED, 'not-kept', 'read-only', 'io-error']);

/** A file that was written over in the middle of a commit may be torn inside: what was read of it so takes no acts. */
export const TORN: ReadonlySet<string> = new Set([...REFUSED, 'unreadable']);

interface Writing {
  readonly campaign: string;
  /** Notices beside the answers, and what is said of the file where it can't be opened. */
  readonly told: string[];
  readonly refused?: ReadonlySet<string>;
}

/** Words and an act of this text, so that both are looked for; which of them were acknowledged. */
export async function writes(
  backend: Backend,
  text: string,
  { campaign, told, refused = REFUSED }: Writing,
): Promise<readonly string[]> {
  const call = async (method: Method, input: object) => {
    const reply = await backend.call(method, input);
    if (reply.notice !== undefined) told.push(reply.notice);
    if (reply.ok) return reply;
    if (!refused.has(reply.error.code))
      throw new Error(`${text}: ${method}: ${reply.error.code}: ${reply.error.message}`);
    if (/^(?:(?:missing|damaged)-file|unreadable)$/.test(reply.error.code)) told.push(reply.error.message);
    return reply;
  };
  const noted = await call('note.add', { campaign, act: 1, text });
  const head = await call('log.head', { campaign });
  const { revision } = head.ok ? (head.value as { readonly revision: number }) : { revision: 0 };
  const renamed = await call('campaign.rename', { campaign, revision, name: `act ${text}` });
  return [...(noted.ok ? [text] : []), ...(renamed.ok ? [`act ${text}`] : [])];
}

/** The same campaign, with so many notes and acts from elsewhere. */
export async function elsewhere(file: string, campaign: string, texts: readonly string[]): Promise<string> {
  const dir = folder('elsewhere');
  for (const beside of ['', '-journal'])
    if (existsSync(file + beside)) copyFileSync(file + beside, fileIn(dir) + beside);
  const backend = await openBackend({ dataDir: dir, home: dir });
  for (const text of texts) await writes(backend, text, { campaign, told: [] });
  await backend.close();
  return fileIn(dir);
}

/** Each note, and each name that the campaign was given. */
export function textsIn(file: string): ReadonlySet<string> {
  const database = new Database(file, { readonly: true });
  try {
    const column = (sql: string) => database.prepare<[], string>(sql).pluck().all();
    return new Set([
      ...column("select text from writing where what = 'note'"),
      ...column("select payload ->> 'to' from campaign_event where type = 'campaign-renamed'"),
    ]);
  } finally {
    database.close();
  }
}

export const keptIn = (dir: string): readonly string[] =>
  readdirSync(dir)
    .filter((name) => /^holdout-kept-.*\.sqlite$/.test(name))
    .map((name) => join(dir, name));

/** Fault of a file; undefined if all that is in it hangs together, and is as it was stored. */
export async function faultIn(file: string, campaign: string): Promise<string | undefined> {
  const dir = folder('looked');
  copyFileSync(file, fileIn(dir));
  const backend = await openBackend({ dataDir: dir, home: dir });
  try {
    const verified = await backend.call('campaign.verify', { campaign });
    if (!verified.ok) return verified.error.message;
    const { identical } = verified.value as { readonly identical: boolean };
    const { damage } = await ask(backend, 'file.check', {});
    return identical ? (damage ?? undefined) : 'its log doesn’t add up';
  } finally {
    await backend.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
