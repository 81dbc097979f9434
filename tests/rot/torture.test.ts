/** Single bits and whole pages of the file damaged: each is harmless, refused at opening, or named by the check; none is silently wrong, and what is wrong can be mended. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Backend, openBackend } from '../../src/backend/backend.ts';
import type { Method } from '../../src/contract/contract.ts';
import type { Reply } from '../../src/contract/failure.ts';
import { AT, ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { COUNTS } from '../support/counts.ts';
import { fileIn } from '../support/db/store.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const now = () => new Date(AT);
const GAME = { game: 'lantern-walk', name: 'One night', seed: 'S', setup: { light: 12 } };

/** A campaign that has planned, written and taken back, and a game, in a closed file. */
async function prepared(dataDir: string): Promise<readonly string[]> {
  const backend = await testBackend({ dataDir, games: SAMPLE_GAMES });
  const { campaign, revision } = await settled(backend);
  let at = { campaign, revision };
  const next = async (reply: { readonly revision: number }) => {
    at = { campaign, revision: reply.revision };
  };
  await next(await ask(backend, 'campaign.rename', { ...at, name: 'High Ferry' }));
  const plan = {
    do: 'plan',
    kind: 'raid',
    role: 'raider',
    objective: 'loot',
    area: 'outskirts',
    goes: ['f1', 'f2'],
  } as const;
  await next(
    (await ask(backend, 'encounter.act', { ...at, act: plan, dice: 'app' })) as { revision: number },
  );
  await next(
    (await ask(backend, 'encounter.act', { ...at, act: { do: 'set-table' }, dice: 'app' })) as {
      revision: number;
    },
  );
  await next(await ask(backend, 'figure.write', { ...at, figure: 'f2', text: 'Kept the ferry.', was: '' }));
  await next(await ask(backend, 'campaign.rename', { ...at, name: 'Low Ferry' }));
  await next(await ask(backend, 'campaign.undo', at));
  const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain all night.' });
  await ask(backend, 'note.change', { campaign, note, text: 'Rain all day.', was: 'Rain all night.' });
  await ask(backend, 'draft.put', { campaign, form: 'x', body: '{"half":"typed"}' });
  const { id } = await ask(backend, 'session.create', GAME);
  const session = await ask(backend, 'session.get', { campaign: id });
  await ask(backend, 'session.answer', {
    campaign: id,
    revision: session.revision,
    rolls: 'own',
    entries: [{ own: '3C' }],
  });
  await ask(backend, 'backup.now', {});
  await backend.close();
  return [campaign, id];
}

/** Replies that the player is shown, each part by itself. */
async function shown(backend: Backend, [campaign = '', game = '']: readonly string[]) {
  const parts: readonly (readonly [Method, object])[] = [
    ['shelf.list', {}],
    ['campaign.get', { campaign }],
    ['encounter.get', { campaign }],
    ['figure.get', { campaign, figure: 'f1' }],
    ['figure.get', { campaign, figure: 'f2' }],
    ['chronicle.page', { campaign }],
    ['script.log', { campaign }],
    ['writing.versions', { campaign, what: 'note', number: 1 }],
    ['statistics.get', { campaign }],
    ['draft.get', { campaign, form: 'x' }],
    ['session.get', { campaign: game }],
    ['script.log', { campaign: game }],
  ];
  const replies: Reply<unknown>[] = [];
  for (const [method, input] of parts) {
    replies.push(await backend.call(method, input));
  }
  return replies;
}

/** A sentence of what is wrong; undefined where nothing is named. */
async function named(backend: Backend, ids: readonly string[]): Promise<string | undefined> {
  const file = await backend.call('file.check', {});
  if (!file.ok) return file.error.code === 'internal' ? undefined : file.error.message;
  const { damage } = file.value as { readonly damage: string | null };
  if (damage !== null) return damage;
  for (const campaign of ids) {
    const reply = await backend.call('campaign.verify', { campaign });
    if (!reply.ok) return reply.error.code === 'internal' ? undefined : reply.error.message;
    const { found } = reply.value as { readonly found: readonly string[] };
    if (found[0] !== undefined) return found[0];
  }
  return undefined;
}

/** At the start the player is asked what to go on with, and chooses the newest backup. */
const ASKED = ['newer-file', 'unreadable', 'missing-file'];

/** Complaint that is left after all that can be done about the file; undefined where there is none. */
async function fileRepaired(backend: Backend): Promise<string | undefined> {
  const looked = await backend.call('rescue.look', {});
  if (!looked.ok) {
    if (!ASKED.includes(looked.error.code)) return looked.error.message;
    const { backups } = await ask(backend, 'backup.list', {});
    const restored = await backend.call('backup.restore', { backup: backups[0]?.name });
    return restored.ok ? undefined : restored.error.message;
  }
  if ((looked.value as { readonly damage: string | null }).damage === null) return undefined;
  const made = await backend.call('rescue.make', { losing: true });
  return made.ok ? undefined : made.error.message;
}

async function logsRepaired(backend: Backend, ids: readonly string[]): Promise<string | undefined> {
  for (const campaign of ids) {
    const found = async () => {
      const reply = await backend.call('campaign.verify', { campaign });
      return reply.ok ? (reply.value as { readonly found: readonly string[] }).found[0] : reply.error.message;
    };
    if ((await found()) === undefined) continue;
    const repaired = await backend.call('rescue.make', { losing: true });
    const left = repaired.ok ? await found() : repaired.error.message;
    if (left !== undefined) return left;
  }
  return undefined;
}

/** Fields that a repair changes: it counts in the revision, and is a change of the day on which it is made. */
const OF_A_REPAIR: ReadonlySet<string> = new Set(['revision', 'changedAt']);

/** Replies that the player had, without the fields that a repair changes. */
const heldIn = (replies: readonly Reply<unknown>[]): readonly string[] =>
  replies.map((reply) => JSON.stringify(reply, (key, value) => (OF_A_REPAIR.has(key) ? undefined : value)));

/** After all that can be done about it, what is still wrong, or isn't what was there before: a backup has all of it. */
async function afterRepair(
  backend: Backend,
  ids: readonly string[],
  before: readonly string[],
): Promise<unknown> {
  const left = (await fileRepaired(backend)) ?? (await logsRepaired(backend, ids));
  if (left !== undefined) return left;
  const now = heldIn(await shown(backend, ids));
  const other = now.findIndex((part, at) => part !== before[at]);
  return other === -1 ? undefined : { other, was: before[other], is: now[other] };
}

const PAGE = 4096;
/** Bytes that a disk writes at once: some of a page may be new and others old. */
const SECTOR = 512;

interface Damage {
  readonly what: string;
  readonly bytes: Buffer;
}

function flipped(bytes: Buffer, bit: number): Damage {
  const damaged = Buffer.from(bytes);
  damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return { what: `bit ${bit} on page ${Math.floor((bit >> 3) / PAGE) + 1}`, bytes: damaged };
}

/** A page in the place of which something else stands: nothing, a page of another file, another page, or one of those from a sector on. */
const PUT_THERE = [
  'zeros',
  'of another file',
  'another page',
  'torn, zeros',
  'torn, of another file',
  'torn, another page',
] as const;

interface Put {
  readonly page: number;
  readonly from: number;
  readonly sector: number;
  readonly kind: (typeof PUT_THERE)[number];
}

/**
 * Another table's leaf in the place of one that the log is read from: its rows are read, and fit nothing. Another index of the acts in the
 * place of the one of those that were taken back: it names them all.
 */
const READ_AS_ROWS: readonly Put[] = [
  [1, 4],
  [1, 98],
  [3, 2],
].map(([page = 0, from = 0]) => ({ page, from, sector: 1, kind: 'of another file' }));

function withPage(bytes: Buffer, other: Buffer, { page, from, sector, kind }: Put): Damage {
  const pageOf = (file: Buffer, number: number) => {
    const at = (number % (file.length / PAGE)) * PAGE;
    return file.subarray(at, at + PAGE);
  };
  const there = kind.endsWith('zeros')
    ? Buffer.alloc(PAGE)
    : kind.endsWith('file')
      ? pageOf(other, from)
      : pageOf(bytes, from);
  const damaged = Buffer.from(bytes);
  const begins = kind.startsWith('torn') ? sector * SECTOR : 0;
  there.copy(damaged, page * PAGE + begins, begins);
  return { what: `page ${page + 1}: ${kind} (from ${from}, sector ${sector})`, bytes: damaged };
}

interface Counted {
  harmless: number;
  refused: number;
  named: number;
  repaired: number;
}

/** Does each damage to a file of which a backup has all, and looks at what a player is shown, told and left with. */
async function suffered(
  base: string,
  ids: readonly string[],
  damages: Iterable<Damage>,
  repairs: (index: number) => boolean,
) {
  const open = async (dataDir: string) => await openBackend({ dataDir, now, games: SAMPLE_GAMES });
  const sound = await open(base);
  const there = await shown(sound, ids);
  const [truth, held] = [there.map((reply) => JSON.stringify(reply)), heldIn(there)];
  await sound.close();
  const counted: Counted = { harmless: 0, refused: 0, named: 0, repaired: 0 };
  const silent: unknown[] = [];
  let index = 0;
  for (const { what, bytes } of damages) {
    index += 1;
    const dataDir = join(base, `damage-${index}`);
    mkdirSync(dataDir, { recursive: true });
    cpSync(join(base, 'backups'), join(dataDir, 'backups'), { recursive: true });
    writeFileSync(fileIn(dataDir), bytes);
    const backend = await open(dataDir);
    const replies = await shown(backend, ids);
    const [shelf] = replies;
    const internal = replies.filter((reply) => !reply.ok && reply.error.code === 'internal');
    const different = replies.flatMap((reply, part) => (JSON.stringify(reply) === truth[part] ? [] : [part]));
    const before = counted.harmless;
    if (shelf?.ok === false && internal.length === 0) counted.refused += 1;
    else {
      const sentence = await named(backend, ids);
      if (sentence !== undefined && internal.length === 0) counted.named += 1;
      else if (different.length === 0) counted.harmless += 1;
      else silent.push({ what, different, internal, sentence });
    }
    if (counted.harmless === before && repairs(index)) {
      const left = await afterRepair(backend, ids, held);
      counted.repaired += 1;
      if (left !== undefined) silent.push({ what, left });
    }
    await backend.close();
    rmSync(dataDir, { recursive: true });
  }
  return { counted, silent };
}

/** In a small run one of so many is repaired; in a full one each. */
const few = (full: boolean) => (index: number) => full || index % 3 === 0;

it(
  'a flipped bit is harmless, refused, or named',
  async () => {
    const base = tempDir();
    const ids = await prepared(base);
    const bytes = readFileSync(fileIn(base));
    const bits = fc.sample(fc.nat(bytes.length * 8 - 1), { numRuns: COUNTS.flips, seed: COUNTS.seed });
    const { counted, silent } = await suffered(
      base,
      ids,
      bits.map((bit) => flipped(bytes, bit)),
      few(COUNTS.flips > 100),
    );
    console.log(`${bits.length} bits flipped: ${JSON.stringify(counted)}`);
    expect(silent).toEqual([]);
    expect(counted.named + counted.refused).toBeGreaterThan(0);
  },
  COUNTS.limitMs,
);

it(
  'a damaged page is harmless, refused, or named, and what was on it comes back from a backup',
  async () => {
    const [base, elsewhere] = [tempDir(), tempDir()];
    const ids = await prepared(base);
    await prepared(elsewhere);
    const [bytes, other] = [readFileSync(fileIn(base)), readFileSync(fileIn(elsewhere))];
    const pages = bytes.length / PAGE;
    const one: fc.Arbitrary<Put> = fc.record({
      page: fc.nat(pages - 1),
      from: fc.nat(pages - 1),
      sector: fc.integer({ min: 1, max: PAGE / SECTOR - 1 }),
      kind: fc.constantFrom(...PUT_THERE),
    });
    const puts = [...READ_AS_ROWS, ...fc.sample(one, { numRuns: COUNTS.pages, seed: COUNTS.seed })];
    const { counted, silent } = await suffered(
      base,
      ids,
      puts.map((put) => withPage(bytes, other, put)),
      few(COUNTS.pages > 50),
    );
    console.log(`${puts.length} pages damaged: ${JSON.stringify(counted)}`);
    expect(silent).toEqual([]);
    expect(counted.named + counted.refused).toBeGreaterThan(0);
  },
  COUNTS.limitMs,
);
