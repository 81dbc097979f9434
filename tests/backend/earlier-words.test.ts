/** Earlier biographies of a figure and deleted notes can be had again. */
import { expect, it } from 'vitest';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

it('every biography is listed, those that were taken back and given up too, each text once', async () => {
  const backend = await testBackend();
  const { campaign, revision } = await settled(backend);
  let at = { campaign, revision };
  const write = async (text: string, figure = 'f2') => {
    const { biography: was } = await ask(backend, 'figure.get', { campaign, figure });
    at = { campaign, revision: (await ask(backend, 'figure.write', { ...at, figure, text, was })).revision };
  };
  const undo = async () => {
    at = { campaign, revision: (await ask(backend, 'campaign.undo', at)).revision };
  };
  const listed = async () => {
    const { versions } = await ask(backend, 'writing.versions', { campaign, what: 'biography', number: 2 });
    return versions.map(({ text }) => text);
  };
  expect(await listed()).toEqual([null]);
  await write('A nurse.');
  await write('A nurse once.');
  await write('Somebody else.', 'f3');
  expect(await listed()).toEqual(['A nurse once.', 'A nurse.']);
  await undo();
  await undo();
  expect(await listed()).toEqual(['A nurse.', 'A nurse once.']);
  // The next text written gives the undone ones up, and they can be had all the same.
  await write('A doctor.');
  await write('');
  expect(await listed()).toEqual([null, 'A doctor.', 'A nurse once.', 'A nurse.']);
});

it('deleted notes are listed as they read last, until they are brought back by undo', async () => {
  const backend = await testBackend();
  const { campaign, revision } = await settled(backend);
  const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain.' });
  await ask(backend, 'note.change', { campaign, note, text: 'Rain all night.', was: 'Rain.' });
  await ask(backend, 'note.add', { campaign, act: 3, text: 'Still here.' });
  await ask(backend, 'note.remove', { campaign, note, was: 'Rain all night.' });
  const deleted = async () => (await ask(backend, 'writing.deleted', { campaign })).notes;
  expect(await deleted()).toMatchObject([{ note, act: 2, text: 'Rain all night.' }]);
  await ask(backend, 'campaign.undo', { campaign, revision });
  expect(await deleted()).toEqual([]);
});

it('a new note that undo took back and that was then given up is listed with the deleted ones', async () => {
  const backend = await testBackend();
  const { campaign, revision } = await settled(backend);
  await ask(backend, 'note.add', { campaign, act: 2, text: 'A long evening of words.' });
  await ask(backend, 'campaign.undo', { campaign, revision });
  await ask(backend, 'campaign.rename', { campaign, revision, name: 'Other' });
  const { notes } = await ask(backend, 'writing.deleted', { campaign });
  expect(notes).toMatchObject([{ note: 1, act: 2, text: 'A long evening of words.' }]);
});

it('after an undo the present text of a note comes first, and the one taken back is among the earlier ones', async () => {
  const backend = await testBackend();
  const { campaign, revision } = await settled(backend);
  const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain.' });
  await ask(backend, 'note.change', { campaign, note, text: 'Rain all night.', was: 'Rain.' });
  await ask(backend, 'campaign.undo', { campaign, revision });
  const { versions } = await ask(backend, 'writing.versions', { campaign, what: 'note', number: note });
  expect(versions.map(({ text }) => text)).toEqual(['Rain.', 'Rain all night.']);
});

it('a note taken back with acts comes back with them, though another was written meanwhile', async () => {
  const backend = await testBackend();
  const { campaign } = await settled(backend);
  const at = async () => ({ campaign, revision: (await ask(backend, 'log.head', { campaign })).revision });
  await ask(backend, 'note.add', { campaign, act: 2, text: 'First words.' });
  await ask(backend, 'campaign.rename', { ...(await at()), name: 'Other' });
  await ask(backend, 'campaign.undo', await at());
  await ask(backend, 'campaign.undo', await at());
  await ask(backend, 'note.add', { campaign, act: 2, text: 'Second words.' });
  await ask(backend, 'campaign.redo', await at());
  await ask(backend, 'campaign.redo', await at());
  expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('Other');
  expect((await ask(backend, 'writing.deleted', { campaign })).notes).toEqual([]);
  const page = await ask(backend, 'chronicle.page', { campaign, what: 'notes' });
  expect(JSON.stringify(page)).toContain('First words.');
  expect(JSON.stringify(page)).toContain('Second words.');
});
