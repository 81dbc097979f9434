/** Inverses for the answers of a game in progress, broken in the file: the damage is found, and no answer is lost by it. */
import { expect, it } from 'vitest';
import type { Output } from '../../src/contract/contract.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

type View = Output<'session.get'>;

it.each([
  ['is missing', 'delete from act_inverse'],
  ['is none', "update act_inverse set inverse = '{}'"],
  ['leads elsewhere', `update act_inverse set inverse = '{"state":[{"at":["name"],"to":"X"}],"entry":[]}'`],
  ['is of another state', "update act_inverse set state_checksum = '00000000000000000000000000000000'"],
])('undo folds the log where what takes an answer back %s', async (_, change) => {
  const dataDir = tempDir();
  const first = await testBackend({ dataDir, games: SAMPLE_GAMES });
  const { id } = await ask(first, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'K7QF-2MWD',
    setup: { light: 10 },
  });
  const get = async (backend: typeof first): Promise<View> =>
    await ask(backend, 'session.get', { campaign: id });
  const views = [await get(first)];
  for (const name of ['Two nights', 'Three nights', 'Four nights']) {
    const { revision } = await get(first);
    await ask(first, 'campaign.rename', { campaign: id, revision, name });
    views.push(await get(first));
  }
  await first.close();
  tamper(fileIn(dataDir), (database) => database.exec(change));

  const backend = await testBackend({ dataDir, games: SAMPLE_GAMES });
  const verified = async () => await ask(backend, 'campaign.verify', { campaign: id });
  expect((await verified()).differences).toHaveLength(3);
  for (const before of views.slice(0, -1).toReversed()) {
    const { revision } = await get(backend);
    await ask(backend, 'campaign.undo', { campaign: id, revision });
    const back = await get(backend);
    expect(back.state).toEqual(before.state);
    expect(await verified()).toMatchObject({ identical: true });
  }
});
