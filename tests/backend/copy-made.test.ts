/** The name of a copy belongs to its making: undo, going back and the lines given up before all stop there. */
import { copyFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { newTransfer, transferPath } from '../../src/backend/calls/transfers.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { type At, settled } from '../support/backend/party.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const STOPS = {
  code: 'refused',
  message: 'Undo stops where this copy was made. In “Everything done”, Copy from here goes further back.',
  refusal: 'copy-made',
};
const LEFT_BEFORE = {
  ...STOPS,
  message: 'This line was given up before this copy was made. Open it as a copy of its own.',
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
  expect(await failing(backend, 'campaign.bring-back', { ...copy, line: line?.line ?? 0 })).toEqual(
    LEFT_BEFORE,
  );
  for (const from of [{ line: line?.line }, { from: early }]) {
    const name = `On from ${JSON.stringify(from)}`;
    const made = await ask(backend, 'campaign.copy', { campaign: copy.campaign, name, ...from });
    expect(await nameOf(backend, made.id)).toBe(name);
    expect((await ask(backend, 'campaign.get', { campaign: made.id })).undo).toBeNull();
    expect((await ask(backend, 'campaign.verify', { campaign: made.id })).identical).toBe(true);
  }
  // A line given up in the copy itself comes back in its place.
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

const FORTY = 40;

/** Forty acts, all of them taken back. */
async function takenBack(backend: Backend): Promise<At> {
  let { campaign, revision } = await settled(backend);
  for (let one = 1; one <= FORTY; one++)
    ({ revision } = await named(backend, { campaign, revision }, `Name ${one}`));
  const { acts } = await ask(backend, 'campaign.log', { campaign, state: 'done' });
  const backTo = acts[FORTY]?.act ?? 1;
  ({ revision } = await ask(backend, 'campaign.undo', { campaign, revision, backTo }));
  return { campaign, revision };
}

/** In the copy the forty stand where they stood: all of them come again, and all that came before can be taken back. */
async function isWhole(backend: Backend, { campaign, revision }: At): Promise<void> {
  expect(await ask(backend, 'campaign.lines', { campaign })).toMatchObject({ undone: FORTY, lines: [] });
  const { acts } = await ask(backend, 'campaign.log', { campaign, state: 'undone' });
  const again = await ask(backend, 'campaign.redo', { campaign, revision, upTo: acts[0]?.act });
  expect(await nameOf(backend, campaign)).toBe(`Name ${FORTY}`);
  await ask(backend, 'campaign.undo', { campaign, revision: again.revision, backTo: 1 });
  expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
}

/** In the copy the forty are a given-up line, which comes back as a copy. */
async function isReached(backend: Backend, { campaign }: Pick<At, 'campaign'>): Promise<void> {
  const { lines } = await ask(backend, 'campaign.lines', { campaign });
  expect(lines).toMatchObject([{ acts: FORTY, beforeCopy: true }]);
  const line = lines[0]?.line ?? 0;
  const again = await ask(backend, 'campaign.copy', { campaign, line, name: 'All forty' });
  const { acts } = await ask(backend, 'campaign.log', { campaign: again.id, state: 'done' });
  expect(acts[1]?.title).toBe(`Rename Name ${FORTY - 1} to Name ${FORTY}`);
  expect((await ask(backend, 'campaign.verify', { campaign: again.id })).identical).toBe(true);
}

it('restored alone where its name is free, it is what it was: forty acts taken back come again', async () => {
  const backend = await testBackend();
  const { campaign } = await takenBack(backend);
  const { name: backup } = await ask(backend, 'backup.now', {});
  await ask(backend, 'campaign.delete', { campaign });
  await ask(backend, 'campaign.delete-for-good', { campaign });
  const { id, revision, name } = await ask(backend, 'backup.restore-campaign', { backup, campaign });
  expect(name).toBe('Merrow Ford');
  await isWhole(backend, { campaign: id, revision });
});

it('restored alone beside one of its name, the forty are a given-up line', async () => {
  const backend = await testBackend();
  const { campaign } = await takenBack(backend);
  const { name: backup } = await ask(backend, 'backup.now', {});
  const { id, name } = await ask(backend, 'backup.restore-campaign', { backup, campaign });
  expect(name).toContain('Merrow Ford (backup of ');
  await isReached(backend, { campaign: id });
});

it('a copy and a what-if have the forty as a given-up line', async () => {
  const backend = await testBackend();
  const { campaign } = await takenBack(backend);
  for (const whatIf of [false, true]) {
    const { id } = await ask(backend, 'campaign.copy', { campaign, name: `What if ${whatIf}`, whatIf });
    await isReached(backend, { campaign: id });
  }
});

/** Saves the campaign as a file and returns the transfer under which it is brought back here. */
async function saved(backend: Backend, dataDir: string, campaign: string): Promise<string> {
  const { transfer } = await ask(backend, 'campaign-file.save', { everything: true, campaign });
  const brought = newTransfer(dataDir);
  copyFileSync(transferPath(dataDir, transfer), transferPath(dataDir, brought));
  return brought;
}

it('opened from a file under its own name it is what it was, and under another the forty are a given-up line', async () => {
  const dataDir = tempDir();
  const backend = await testBackend({ dataDir });
  const { campaign, revision } = await takenBack(backend);
  const look = async (transfer: string) => (await ask(backend, 'campaign-file.look', { transfer })).copyName;
  const transfer = await saved(backend, dataDir, campaign);
  expect(await look(transfer)).toMatch(/^Merrow Ford \(file of /);
  const beside = await ask(backend, 'campaign-file.open', { transfer, name: 'Another' });
  await isReached(backend, { campaign: beside.id });

  const again = await saved(backend, dataDir, campaign);
  await named(
    backend,
    { campaign, revision: (await redone(backend, { campaign, revision })).revision },
    'The Weir',
  );
  expect(await look(again)).toBe('Merrow Ford');
  const own = await ask(backend, 'campaign-file.open', { transfer: again, name: 'Merrow Ford' });
  const { campaigns } = await ask(backend, 'shelf.list', {});
  expect(campaigns.find(({ id }) => id === own.id)?.copiedFrom).toMatchObject({ id: campaign, since: 0 });
  await isWhole(backend, { campaign: own.id, revision: own.revision });
});

const redone = async (backend: Backend, at: At) => {
  const { acts } = await ask(backend, 'campaign.log', { campaign: at.campaign, state: 'undone' });
  return await ask(backend, 'campaign.redo', { ...at, upTo: acts[0]?.act });
};
