/**
 * A file with games in it, as the app made it: a campaign with runs for episodes, and a game left in the middle of a step. It
 * reads as it did; and in a Holdout that doesn't have the games nothing of them is lost.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { gamesIn } from '../support/backend/games-in-file.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const FIXTURES = join(import.meta.dirname, '../db/fixtures');
const FILES = ['v6-games', 'v10-games', 'v11-games'] as const;

function fileOf(name: string): string {
  const dataDir = tempDir();
  const dump = readFileSync(join(FIXTURES, `${name}.sql`), 'utf8');
  tamper(fileIn(dataDir), (database) => database.exec(`begin;\n${dump}\ncommit;`));
  return dataDir;
}
const opened = (dataDir: string, games: readonly Game[]) => testBackend({ dataDir, games });
const readOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(FIXTURES, `texts/${name}.json`), 'utf8'));

async function everyLog(backend: Backend): Promise<string[]> {
  const { campaigns, games } = await ask(backend, 'shelf.list', {});
  return [...campaigns, ...games].map(({ id }) => id);
}

async function named(backend: Backend, name: string) {
  const { games } = await ask(backend, 'shelf.list', {});
  const found = games.find((game) => game.name === name);
  if (found === undefined) throw new Error(`no game is called ${name}`);
  return { campaign: found.id, revision: found.revision };
}

describe.each(FILES)('the file %s', (name) => {
  it('reads as it did, and adds up', async () => {
    const backend = await opened(fileOf(name), SAMPLE_GAMES);
    expect(await gamesIn(backend)).toEqual(readOf(name));
    for (const campaign of await everyLog(backend)) {
      expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
    }
  });

  it('goes on with its games where they stood, done again and taken back', async () => {
    const backend = await opened(fileOf(name), SAMPLE_GAMES);
    const at = await named(backend, 'One night');
    const redone = await ask(backend, 'campaign.redo', at);
    expect((await ask(backend, 'session.get', { campaign: at.campaign })).name).toBe('Another night');
    const { revision } = await ask(backend, 'campaign.undo', { ...at, revision: redone.revision });
    const entries = [{ own: 'search' }, { own: [3, 4] }];
    const view = await ask(backend, 'session.answer', { ...at, revision, rolls: 'own', entries });
    // The mud has cost a unit, what was a coin is oil by the correction, and the night burns one.
    expect([view.steps, (view.state as { light: number }).light]).toEqual([2, 9]);
  });

  it('keeps games that this Holdout doesn’t have, says so in one sentence, and loses nothing', async () => {
    const dataDir = fileOf(name);
    const backend = await opened(dataDir, []);
    const { campaigns, games } = await ask(backend, 'shelf.list', {});
    const shown = games.map(({ name, title, known, standing, episodeOf }) => [
      name,
      title,
      known,
      standing.title,
      episodeOf,
    ]);
    expect(shown.toSorted()).toEqual([
      ['A long week', 'marsh', false, '23 steps', campaigns[0]?.id],
      ['Another week', 'marsh', false, 'one step', campaigns[0]?.id],
      ['One night', 'lantern-walk', false, 'one step', null],
    ]);

    const at = await named(backend, 'One night');
    const sentence =
      'This Holdout doesn’t have the game lantern-walk: what was played is kept, and opens in a Holdout that has it.';
    for (const [method, input] of [
      ['session.get', { campaign: at.campaign }],
      ['session.answer', { ...at, entries: [] }],
      ['campaign.undo', at],
      ['campaign.redo', at],
      ['campaign.verify', { campaign: at.campaign }],
      ['campaign.rename', { ...at, name: 'Otherwise' }],
      ['corrections.get', { campaign: at.campaign }],
    ] as const) {
      expect(await failing(backend, method, input)).toEqual({ code: 'not-found', message: sentence });
    }
    // The facts of such a campaign can be taken elsewhere, and the whole of it copied.
    const { acts } = await ask(backend, 'script.log', { campaign: at.campaign });
    expect(acts).toHaveLength(8);
    expect(acts.map(({ rolls }) => rolls.map(({ answer }) => answer))).toContainEqual([[5, 2]]);
    expect((await ask(backend, 'campaign.log', { campaign: at.campaign })).acts).toHaveLength(8);
    await ask(backend, 'campaign.delete', { campaign: at.campaign });
    await ask(backend, 'campaign.restore', { campaign: at.campaign });
    const copy = await ask(backend, 'campaign.copy', { campaign: at.campaign, name: 'A copy' });

    const [campaign] = campaigns;
    const { entries } = await ask(backend, 'chronicle.page', {
      campaign: campaign?.id ?? '',
      search: 'week',
    });
    expect(entries).toHaveLength(3);
    expect(await ask(backend, 'campaign.verify', { campaign: campaign?.id ?? '' })).toMatchObject({
      identical: true,
    });
    await backend.close();

    const again = await opened(dataDir, SAMPLE_GAMES);
    expect(await ask(again, 'campaign.verify', { campaign: copy.id })).toMatchObject({ identical: true });
    const [original, copied] = [
      await ask(again, 'session.get', { campaign: at.campaign }),
      await ask(again, 'session.get', { campaign: copy.id }),
    ];
    expect({ ...copied, id: original.id }).toEqual(original);
    await ask(again, 'campaign.delete', { campaign: copy.id });
    expect(await gamesIn(again)).toEqual(readOf(name));
  });
});
