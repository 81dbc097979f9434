/** Files that aren't what was saved: each is refused by one sentence and changes nothing, or is a campaign that holds. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { contentOf, tablesAt } from '../../db/campaign-file/container.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import { openFigure } from '../../src/cli/figure.ts';
import type { Printed, Session } from '../../src/cli/session.ts';
import { Failure } from '../../src/contract/failure.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { hideInChecksums } from '../support/backend/hidden-changes.ts';
import { change, changedFile, ODD, withBytes, withJson } from '../support/backend/hostile-file.ts';
import { settled } from '../support/backend/party.ts';
import { COUNTS } from '../support/counts.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

/** Seven acts, given up for one. */
async function giveUpLine(backend: Backend, campaign: string): Promise<void> {
  let { revision } = await ask(backend, 'log.head', { campaign });
  for (let n = 0; n < 7; n += 1)
    ({ revision } = await ask(backend, 'campaign.rename', { campaign, revision, name: `Name ${n}` }));
  for (let n = 0; n < 7; n += 1) ({ revision } = await ask(backend, 'campaign.undo', { campaign, revision }));
  await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Weir', giveUpLine: true });
}

/** Makes a shelf for the files to meet, and saves one of its campaigns: with a run, a given-up line, words and a form. */
async function shelfToMeet(backend: Backend, dataDir: string) {
  const at = await settled(backend);
  const { campaign } = at;
  const run = await ask(backend, 'session.create', {
    game: 'marsh',
    name: 'A long week',
    seed: 'Marsh',
    setup: { nights: 3 },
    seats: { walker: { bot: 'even' } },
  });
  const begun = await ask(backend, 'episode.begin', { ...at, run: run.id });
  const portrait = await ask(backend, 'figure.setPortrait', {
    ...at,
    revision: begun.revision,
    figure: 'f2',
    picture: '/9j/4AAQSkZJRg==',
  });
  const dice = await ask(backend, 'campaign.newDice', { ...at, revision: portrait.revision });
  await ask(backend, 'campaign.undo', { ...at, revision: dice.revision });
  await giveUpLine(backend, campaign);
  const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain.' });
  await ask(backend, 'note.change', { campaign, note, text: 'Rain all day.', was: 'Rain.' });
  await ask(backend, 'draft.put', { campaign, form: 'encounter/plan', body: '{"area":"rural"}' });
  const { digest } = await ask(backend, 'campaign.verify', { campaign });
  const { transfer } = await ask(backend, 'campaign-file.save', { everything: true, campaign });
  const packed = readFileSync(transferPath(dataDir, transfer));
  await ask(backend, 'campaign-file.let-go', { transfer });
  return { campaign, digest, packed };
}

/** Files for one shelf: what was let in stays in its file and in each backup of it, so that each would take longer than the one before. */
const FILES_OF_ONE = 250;

interface Counted {
  readonly found: Record<string, number>;
  readonly wrong: unknown[];
}

async function filesOfOne(files: number, seed: number, { found, wrong }: Counted): Promise<void> {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir, games: SAMPLE_GAMES });
  const { campaign, digest, packed } = await shelfToMeet(backend, dataDir);
  const onShelf = async () => {
    const { campaigns, games } = await ask(backend, 'shelf.list', {});
    return [...campaigns, ...games].map(({ id, revision }) => `${id} ${revision}`).sort();
  };
  const before = await onShelf();
  const scratch = join(dataDir, 'changed.sqlite');
  for (const one of fc.sample(change, { numRuns: files, seed })) {
    const name = newTransfer(dataDir);
    writeFileSync(transferPath(dataDir, name), await changedFile(packed, one, scratch));
    const reply = await backend.call('campaign-file.open', { transfer: name });
    await ask(backend, 'campaign-file.let-go', { transfer: name });
    if (!reply.ok) {
      const { code, refusal, message } = Failure.parse(reply.error);
      found[refusal ?? code] = (found[refusal ?? code] ?? 0) + 1;
      if (!['refused', 'newer-file'].includes(code) || !/^\S[^\n]*\.$/.test(message))
        wrong.push({ one, code, message });
      if (JSON.stringify(await onShelf()) !== JSON.stringify(before)) wrong.push({ one, changed: true });
      continue;
    }
    found.opened = (found.opened ?? 0) + 1;
    const { id } = reply.value as { id: string };
    // A campaign that was let in verifies, and its screens can be shown.
    const verified = await ask(backend, 'campaign.verify', { campaign: id });
    if (!verified.identical) wrong.push({ one, found: verified.found, differences: verified.differences });
    for (const method of [
      'campaign.get',
      'chronicle.page',
      'campaign.log',
      'script.log',
      'encounter.get',
    ] as const) {
      const shown = await backend.call(method, { campaign: id });
      if (!shown.ok && shown.error.code === 'internal') wrong.push({ one, method });
    }
    for (const { id: game } of (await ask(backend, 'shelf.list', {})).games) {
      if (before.some((known) => known.startsWith(game))) continue;
      const shown = await backend.call('session.get', { campaign: game });
      if (!shown.ok && shown.error.code === 'internal') wrong.push({ one, method: 'session.get' });
      await ask(backend, 'campaign.delete', { campaign: game });
    }
    await ask(backend, 'campaign.delete', { campaign: id });
  }
  const stands = JSON.stringify(await onShelf()) === JSON.stringify(before);
  const isSame = (await ask(backend, 'campaign.verify', { campaign })).digest === digest;
  const left = readdirSync(join(dataDir, 'transfer'));
  if (!stands || !isSame || left.length > 0) wrong.push({ seed, stands, isSame, left });
  await backend.close();
  rmSync(dataDir, { recursive: true });
}

it(
  'a file that was changed is refused, or is a campaign that holds',
  async () => {
    const counted: Counted = { found: {}, wrong: [] };
    for (let done = 0; done < COUNTS.files; done += FILES_OF_ONE) {
      await filesOfOne(Math.min(FILES_OF_ONE, COUNTS.files - done), COUNTS.seed + done, counted);
      // Runs that take hours print how far they are.
      if (COUNTS.files > FILES_OF_ONE)
        console.log(
          done + FILES_OF_ONE,
          JSON.stringify(counted.found),
          JSON.stringify(counted.wrong.slice(0, 10)),
        );
    }
    expect(counted.wrong.slice(0, 10)).toEqual([]);
    expect(Object.keys(counted.found)).toEqual(
      expect.arrayContaining(['damaged', 'unreadable', 'not-ours', 'cut-off', 'newer-file', 'opened']),
    );
  },
  COUNTS.limitMs,
);

it('checksums counted anew over what was saved are those that were saved, so that a change hidden so gets past them', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign } = await settled(backend);
  await giveUpLine(backend, campaign);
  for (const text of ['Rain.', 'Snow.']) await ask(backend, 'note.add', { campaign, act: 2, text });
  await ask(backend, 'draft.put', { campaign, form: 'encounter/plan', body: '{"area":"rural"}' });
  const { transfer } = await ask(backend, 'campaign-file.save', { everything: true, campaign });
  const database = new Database(gunzipSync(readFileSync(transferPath(dataDir, transfer))));
  onTestFinished(() => void database.close());
  const tables = await tablesAt(MIGRATIONS.length);
  const saved = contentOf(database, tables);
  for (const table of ['writing', 'draft', 'given_up_line'])
    expect(clear(database, table)).toBeGreaterThan(0);
  expect(contentOf(database, tables)).not.toBe(saved);
  hideInChecksums(database);
  expect(contentOf(database, tables)).toBe(saved);
});

/** Clears the checksums of a table and returns the number of rows that had one. */
const clear = (database: Database.Database, table: string): number =>
  database.prepare(`update ${table} set checksum = null`).run().changes;

/** A figure's file as it would be made by hand, or come apart on its way. */
const figureChange = fc.oneof(
  fc.record({ at: fc.nat(1_000), to: fc.constantFrom(...ODD) }),
  fc.record({ bytes: fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 4 }), to: fc.nat(255) }),
  fc.record({ cut: fc.nat(1_000_000) }),
);

function changedFigure(text: string, one: typeof figureChange extends fc.Arbitrary<infer C> ? C : never) {
  if ('cut' in one) return text.slice(0, one.cut % text.length);
  if ('at' in one) return withJson(text, one.at, one.to);
  return withBytes(Buffer.from(text), one.bytes, one.to).toString();
}

it(
  'a figure that was changed is refused, or is one of a campaign that holds',
  async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir });
    const at = await settled(backend);
    const { campaign } = at;
    // A life long enough that a change often falls into its words, and leaves a figure.
    await ask(backend, 'figure.write', {
      ...at,
      figure: 'f1',
      text: 'Kept the ferry. '.repeat(100),
      was: '',
    });
    const { text } = await ask(backend, 'figure.take-along', { campaign, figure: 'f1' });
    const file = join(dataDir, 'changed.holdout-figure');
    const wrong: unknown[] = [];
    let taken = 0;
    const numRuns = Math.max(20, COUNTS.files / 10);
    for (const one of fc.sample(figureChange, { numRuns, seed: COUNTS.seed })) {
      writeFileSync(file, changedFigure(text, one));
      const before = await ask(backend, 'log.head', { campaign });
      const opened = await openFigure({ backend, json: true } as Session, campaign, file, {
        again: true,
        why: 'Came by the ferry.',
      }).catch((error: unknown) => error);
      if (!(opened instanceof Error)) {
        taken += 1;
        const { identical } = await ask(backend, 'campaign.verify', { campaign });
        const sheet = await backend.call('figure.get', {
          campaign,
          figure: JSON.parse((opened as Printed).text ?? '').figure,
        });
        if (!identical || !sheet.ok) wrong.push({ one, identical, sheet });
        continue;
      }
      if (!/^\S[^\n]*\.$/.test(opened.message) || /internal/.test(opened.message))
        wrong.push({ one, message: opened.message });
      if ((await ask(backend, 'log.head', { campaign })).revision !== before.revision)
        wrong.push({ one, changed: true });
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    const checked = await ask(backend, 'campaign.verify', { campaign });
    expect([checked.identical, checked.found]).toEqual([true, []]);
  },
  COUNTS.limitMs,
);
