/** Calls made of the contract's own schemas, spoilt: none is a fault of ours, and what is refused has changed nothing. */
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTRACT, type Method } from '../../src/contract/contract.ts';
import { Failure } from '../../src/contract/failure.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { hostile } from '../support/backend/hostile-inputs.ts';
import { settled } from '../support/backend/party.ts';
import { COUNTS } from '../support/counts.ts';
import { fileIn } from '../support/db/store.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

/** Those take seconds where they go through, or write where the input says. */
const LEFT_OUT = /^(campaign\.(soak|sample)|backup\.|campaign-file\.|folder\.)/;
const METHODS = (Object.keys(CONTRACT) as Method[]).filter((method) => !LEFT_OUT.test(method));

it(
  'a hostile call is answered, is no fault of ours, and refused it has changed nothing (trust 9, 10)',
  async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir, games: SAMPLE_GAMES });
    const { campaign } = await settled(backend);
    const { id: game } = await ask(backend, 'session.create', {
      game: 'lantern-walk',
      name: 'One night',
      seed: 'S',
      setup: { light: 12 },
    });
    // A connection of its own sees each commit of the other's.
    const watching = new Database(fileIn(dataDir), { readonly: true });
    const commits = () => Number(watching.pragma('data_version', { simple: true }));
    const wrong: unknown[] = [];
    const answered = { ok: 0, refused: 0 };
    const each = Math.ceil(COUNTS.hostile / METHODS.length);
    const rounds = Math.max(1, Math.floor(each / 10));
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, method] of METHODS.entries()) {
        // Whatever was put into the bin by chance.
        for (const id of [campaign, game]) await ask(backend, 'campaign.restore', { campaign: id });
        const revisions = await Promise.all(
          [campaign, game].map(async (id) => (await ask(backend, 'log.head', { campaign: id })).revision),
        );
        const known = { campaigns: [campaign, game], revisions };
        const seed = COUNTS.seed + round * METHODS.length + place;
        const numRuns = Math.ceil(each / rounds);
        for (const input of fc.sample(hostile(CONTRACT[method].input, known), { numRuns, seed })) {
          const before = commits();
          const reply = await backend.call(method, input);
          if (reply.ok) {
            answered.ok += 1;
            continue;
          }
          answered.refused += 1;
          const { code, message } = Failure.parse(reply.error);
          const changed = commits() !== before;
          if (code === 'internal' || changed || !/^\S[^\n]*\.$/.test(message))
            wrong.push({ method, input, code, message, changed });
        }
      }
    }
    watching.close();
    console.log(`${answered.ok + answered.refused} hostile calls: ${JSON.stringify(answered)}`);
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(answered.ok).toBeGreaterThan(0);
    const { campaigns, games } = await ask(backend, 'shelf.list', {});
    for (const { id } of [...campaigns, ...games])
      expect((await ask(backend, 'campaign.verify', { campaign: id })).differences).toEqual([]);
  },
  COUNTS.limitMs,
);
