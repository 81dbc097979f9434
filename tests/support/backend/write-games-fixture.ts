/**
 * Writes `tests/db/fixtures/v<N>-games.sql`, and what is read of it: a campaign with two runs as its episodes, one over and
 * one not, and a game left in the middle of a step, with a corrected figure and something undone. Run it once when a version
 * is released; what is released is never written again.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { MIGRATIONS } from '../../../migrations/index.ts';
import { openBackend } from '../../../src/backend/backend.ts';
import { dump } from '../db/dump.ts';
import { AT } from '../db/moment.ts';
import { SAMPLE_GAMES } from '../rules/sample-games.ts';
import { ask } from './ask.ts';
import { gamesIn } from './games-in-file.ts';
import { settled } from './party.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-fixture-'));
const backend = await openBackend({ dataDir, now: () => new Date(AT), games: SAMPLE_GAMES });

const run = async (name: string, seats: Record<string, 'player' | { bot: string }>) =>
  await ask(backend, 'session.create', { game: 'marsh', name, seed: name, setup: { nights: 3 }, seats });
const over = await run('A long week', { walker: { bot: 'even' } });
await ask(backend, 'session.answer', { campaign: over.id, revision: over.revision });
const underWay = await run('Another week', { walker: 'player' });
await ask(backend, 'session.answer', { campaign: underWay.id, revision: underWay.revision });

let at = await settled(backend);
const taken = async (run: string, method: 'episode.begin' | 'episode.end') => {
  const done = await ask(backend, method, { ...at, run });
  if ('state' in done && done.state === 'waiting') throw new Error(`${method} waits`);
  at = { ...at, revision: done.revision };
};
await taken(over.id, 'episode.begin');
await taken(over.id, 'episode.end');
await taken(underWay.id, 'episode.begin');

const { id: campaign } = await ask(backend, 'session.create', {
  game: 'lantern-walk',
  name: 'One night',
  seed: 'K7QF-2MWD',
  setup: { light: 10 },
});
const oil = { table: 'lantern.finds', row: '6-9', field: '7', to: 'oil' };
await ask(backend, 'corrections.make', { campaign, revision: 1, ...oil });
const entries = [{ own: '2D' }, { own: 'search' }, { own: [3, 4] }, { own: '3C' }, { own: [5, 2] }];
const { revision } = await ask(backend, 'session.answer', { campaign, revision: 2, rolls: 'own', entries });
await ask(backend, 'campaign.rename', { campaign, revision, name: 'Another night' });
await ask(backend, 'campaign.undo', { campaign, revision: revision + 1 });

const read = await gamesIn(backend);
const { dataFile } = await ask(backend, 'app.about', {});
await backend.close();

const fixture = join(import.meta.dirname, `../../db/fixtures/v${MIGRATIONS.length}-games.sql`);
const database = new Database(dataFile, { readonly: true });
writeFileSync(fixture, dump(database));
database.close();
writeFileSync(
  join(import.meta.dirname, `../../db/fixtures/texts/v${MIGRATIONS.length}-games.json`),
  `${JSON.stringify(read)}\n`,
);
rmSync(dataDir, { recursive: true });
