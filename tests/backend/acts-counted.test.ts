/** A number of acts means the same wherever it is told: on the list of what was done, in backups, in a file and of a copy. */
import { expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';

async function looked(backend: Backend, campaign: string) {
  const { transfer } = await ask(backend, 'campaign-file.save', { campaign, everything: true });
  return await ask(backend, 'campaign-file.look', { transfer });
}

it('those that count, with what was taken back and given up beside them; what a copy is called is none', async () => {
  const backend = await testBackend();
  const { campaign, revision } = await settled(backend);
  let at = revision;
  const renamed = async (name: string) => {
    ({ revision: at } = await ask(backend, 'campaign.rename', { campaign, revision: at, name }));
  };
  const undone = async () => {
    ({ revision: at } = await ask(backend, 'campaign.undo', { campaign, revision: at }));
  };
  const before = (await ask(backend, 'campaign.lines', { campaign })).done;
  await renamed('One');
  await renamed('Two');
  await undone();
  await renamed('Three');
  await renamed('Four');
  await undone();
  const counted = { done: before + 2, undone: 1 };
  const { lines, done, undone: takenBack } = await ask(backend, 'campaign.lines', { campaign });
  expect({ done, undone: takenBack }).toEqual(counted);
  expect(lines.map(({ acts }) => acts)).toEqual([1]);
  const view = await looked(backend, campaign);
  expect(view).toMatchObject({ acts: counted.done, undone: 1, givenUp: 1 });
  expect(view.same).toMatchObject({ acts: counted.done, ahead: 0, behind: 0 });
  await ask(backend, 'backup.now', {});
  const [backup] = (await ask(backend, 'backup.list', {})).backups;
  expect(backup?.shelf.map(({ acts }) => acts)).toEqual([counted.done]);

  const copy = await ask(backend, 'campaign.copy', { campaign, name: 'If Ines lives' });
  expect(await ask(backend, 'campaign.lines', { campaign: copy.id })).toMatchObject({ done: counted.done });
  expect(await looked(backend, copy.id)).toMatchObject({ acts: counted.done });
});
