/** Backups, of each kind; the whole file put back, and one campaign of it. */
import { ask } from '../../backend/ask.ts';
import type { Standing } from '../standing.ts';
import type { Doing } from '../target.ts';

const MANY = 21;

async function rename({ backend, at, deed }: Doing, name: string, revision = at.revision): Promise<void> {
  const { campaign } = at;
  await deed({ [`revision ${campaign}`]: revision + 1, [`name ${campaign}`]: name }, () =>
    ask(backend, 'campaign.rename', { campaign, revision, name, giveUpLine: true }),
  );
}

/** By hand, before the first act of a day, before many acts are taken back. */
export async function backUp(doing: Doing): Promise<void> {
  const { backend, at, time, text, deed, nextDay } = doing;
  const { campaign, revision } = at;
  await rename(doing, text);
  if (time % 3 === 1) await deed({}, () => ask(backend, 'backup.now', {}));
  if (time % 3 === 2) nextDay();
  if (time % 6 !== 0) return;
  for (let n = 1; n < MANY; n += 1) await rename(doing, `${text}, ${n}`, revision + n);
  const { acts } = await ask(backend, 'campaign.log', { campaign, state: 'done', after: null });
  const backTo = (acts[0]?.act ?? MANY) - MANY;
  await deed({ [`revision ${campaign}`]: revision + MANY + 1, [`name ${campaign}`]: null }, () =>
    ask(backend, 'campaign.undo', { campaign, revision: revision + MANY, backTo }),
  );
}

const backupsIn = (standing: Standing) =>
  Object.fromEntries(Object.entries(standing).filter(([key]) => key.startsWith('backup ')));

/** The backup before a restore comes on top. */
export async function restore(doing: Doing): Promise<void> {
  const { backend, at, text, time, deed, standing } = doing;
  const { campaign } = at;
  const made = await deed({}, () => ask(backend, 'backup.now', {}));
  const then = standing();
  await rename(doing, text);
  const note = { campaign, act: 2, text };
  await deed({ [`texts ${campaign}`]: null }, () => ask(backend, 'note.add', note));
  if (time % 3 === 0) {
    await deed({}, () => ask(backend, 'backup.restore-campaign', { backup: made.name, campaign }));
    return;
  }
  await deed({ instead: { ...then, ...backupsIn(standing()) } }, () =>
    ask(backend, 'backup.restore', { backup: made.name }),
  );
  if (time % 3 === 1) return;
  // And that restore taken back.
  const { before } = await deed({}, () => ask(backend, 'backup.restore', { backup: made.name }));
  if (before !== null) await ask(backend, 'backup.look', { backup: before });
}

/** All of them to another folder, and back. */
export async function moveBackups({ backend, place, time, deed }: Doing): Promise<void> {
  const { folder, usual } = await ask(backend, 'backup.list', {});
  const other = `${place.root}/elsewhere`;
  await deed({}, () => ask(backend, 'backup.move', { folder: usual ? other : null }));
  if (time % 2 === 1) await deed({}, () => ask(backend, 'backup.now', {}));
  if (folder === '') throw new Error('backups lie somewhere');
}
