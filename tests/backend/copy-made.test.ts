/** What a copy is called belongs to its making: undo, going back and what was given up before all stop there. */
import { expect, it } from 'vitest';
import type { Backend } from '../../src/backend/host/backend.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { type At, settled } from '../support/backend/party.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const STOPS = {
  code: 'refused',
  message: 'Undo stops where this copy was made. To go further back, go back in the original.',
  refusal: 'copy-made',
};

const named = async (backend: Backend, at: At, name: string) => ({
  ...at,
  ...(await ask(backend, 'campaign.rename', { ...at, name })),
});

const nameOf = async (backend: Backend, campaign: string) =>
  (await ask(backend, 'campaign.get', { campaign })).name;

async function copied(backend: Backend, campaign: string, name: string): Promise<At> {
  const { id, revision } = await ask(backend, 'campaign.copy', { campaign, name });
  return { campaign: id, revision };
}

it('a copy keeps its name: nothing is there to undo until something is done in it, and that alone', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const copy = await copied(backend, campaign, 'The copy');
  expect((await ask(backend, 'campaign.get', { campaign: copy.campaign })).undo).toBeNull();
  const again = await named(backend, copy, 'Called otherwise');
  const { revision } = await ask(backend, 'campaign.undo', {
    campaign: again.campaign,
    revision: again.revision,
  });
  expect(await nameOf(backend, copy.campaign)).toBe('The copy');
  const at = { campaign: copy.campaign, revision };
  expect(await failing(backend, 'campaign.undo', at)).toEqual(STOPS);
  expect(await failing(backend, 'campaign.undo', { ...at, backTo: 2 })).toEqual(STOPS);
  const { acts } = await ask(backend, 'campaign.log', { campaign: copy.campaign, state: 'done' });
  expect(acts.map(({ copyMade }) => copyMade).slice(0, 2)).toEqual([true, false]);
  expect((await ask(backend, 'campaign.verify', { campaign: copy.campaign })).identical).toBe(true);
});

it('a copy of a copy goes on from any act, and from any given-up line, and is called what it was called', async () => {
  const backend = await testBackend();
  const begun = await settled(backend);
  const { acts } = await ask(backend, 'campaign.log', { campaign: begun.campaign, state: 'done' });
  const early = acts.at(-2)?.act ?? 0;
  const one = await named(backend, begun, 'One');
  const { revision } = await ask(backend, 'campaign.undo', {
    campaign: one.campaign,
    revision: one.revision,
  });
  await named(backend, { campaign: one.campaign, revision }, 'Two');
  const copy = await copied(backend, one.campaign, 'The copy');
  const [line] = (await ask(backend, 'campaign.lines', { campaign: copy.campaign })).lines;
  expect(line?.beforeCopy).toBe(true);
  expect(await failing(backend, 'campaign.bring-back', { ...copy, line: line?.line ?? 0 })).toEqual(STOPS);
  for (const from of [{ line: line?.line }, { from: early }]) {
    const name = `On from ${JSON.stringify(from)}`;
    const made = await ask(backend, 'campaign.copy', { campaign: copy.campaign, name, ...from });
    expect(await nameOf(backend, made.id)).toBe(name);
    expect((await ask(backend, 'campaign.get', { campaign: made.id })).undo).toBeNull();
    expect((await ask(backend, 'campaign.verify', { campaign: made.id })).identical).toBe(true);
  }
  // What is given up in the copy itself comes back in its place.
  const mine = await named(backend, copy, 'Mine');
  const back = await ask(backend, 'campaign.undo', { campaign: mine.campaign, revision: mine.revision });
  const other = await named(backend, { campaign: mine.campaign, revision: back.revision }, 'Other');
  const found = await ask(backend, 'campaign.lines', { campaign: copy.campaign });
  const own = found.lines.find(({ beforeCopy }) => !beforeCopy);
  await ask(backend, 'campaign.bring-back', {
    campaign: other.campaign,
    revision: other.revision,
    line: own?.line ?? 0,
  });
  expect(await nameOf(backend, copy.campaign)).toBe('Mine');
});

it('a branch of a game keeps its name, too', async () => {
  const backend = await testBackend({ games: SAMPLE_GAMES });
  const { id } = await ask(backend, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'one',
    setup: { light: 10 },
    seats: { walker: { bot: 'even' } },
  });
  const { acts } = await ask(backend, 'campaign.log', { campaign: id, state: 'done' });
  const from = acts.at(-1)?.act ?? 1;
  const branch = await ask(backend, 'session.branch', { campaign: id, name: 'Another night', from });
  const further = await ask(backend, 'session.branch', { campaign: branch.id, name: 'A third', from });
  for (const { id: campaign, revision } of [branch, further]) {
    expect((await ask(backend, 'session.get', { campaign })).undo).toBeNull();
    expect(await failing(backend, 'campaign.undo', { campaign, revision })).toEqual(STOPS);
  }
  expect((await ask(backend, 'session.get', { campaign: further.id })).name).toBe('A third');
});
