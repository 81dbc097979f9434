/** Games of their own, and as episodes: begun, answered, taken back, branched. */
import type { Input } from '../../../../src/contract/contract.ts';
import { ask } from '../../backend/ask.ts';
import type { Doing } from '../target.ts';

const NIGHT = { game: 'lantern-walk', seed: 'S', setup: { light: 12 } };
const ENTRIES: Input<'session.answer'>['entries'] = [{ own: '3C' }, { own: [5, 2] }];

export async function play({ backend, text, deed }: Doing): Promise<void> {
  const { id, revision } = await deed({}, () => ask(backend, 'session.create', { ...NIGHT, name: text }));
  const key = `revision ${id}`;
  let at = { campaign: id, revision };
  // Each entry is an act of its own.
  const { revision: answered } = await deed({ [key]: null }, () =>
    ask(backend, 'session.answer', { ...at, rolls: 'own', entries: ENTRIES }),
  );
  at = { ...at, revision: answered };
  const undone = await deed({ [key]: at.revision + 1 }, () => ask(backend, 'campaign.undo', at));
  at = { ...at, revision: undone.revision };
  await deed({ [key]: at.revision + 1 }, () => ask(backend, 'campaign.redo', at));
  await deed({}, () => ask(backend, 'session.branch', { campaign: id, name: `${text}, otherwise`, from: 1 }));
}
