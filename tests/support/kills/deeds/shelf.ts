/** Campaigns copied, tried and kept, deleted, brought back, and deleted for good; saved as files, opened, replaced. */
import { readFileSync, writeFileSync } from 'node:fs';
import { newTransfer, transferPath } from '../../../../src/backend/calls/transfers.ts';
import { ask } from '../../backend/ask.ts';
import { folderOf } from '../place.ts';
import type { Doing } from '../target.ts';

/** An act of the campaign's log. */
const SOME_ACT = 4;

const without = (keys: readonly string[], id: string) =>
  Object.fromEntries(keys.filter((key) => key.includes(id)).map((key) => [key, null]));

export async function copy({ backend, at, time, text, deed, standing }: Doing): Promise<void> {
  const { campaign } = at;
  const { id } = await deed({}, () =>
    ask(backend, 'campaign.copy', {
      campaign,
      name: text,
      ...(time % 3 === 0 ? { from: SOME_ACT } : {}),
      whatIf: time % 2 === 0,
    }),
  );
  if (time % 4 === 0) {
    await deed({ [`what-if ${id}`]: 0 }, () => ask(backend, 'campaign.keep', { campaign: id }));
    return;
  }
  await deed({ [`shelf ${id}`]: 'deleted' }, () => ask(backend, 'campaign.delete', { campaign: id }));
  if (time % 4 === 1) {
    await deed({ [`shelf ${id}`]: 'on the shelf' }, () => ask(backend, 'campaign.restore', { campaign: id }));
    return;
  }
  await deed(without(Object.keys(standing()), id), () =>
    ask(backend, 'campaign.delete-for-good', { campaign: id }),
  );
}

export async function openFile({ backend, place, at, time, text, deed }: Doing): Promise<void> {
  const { campaign } = at;
  const dataDir = folderOf(place);
  const saved = await deed({}, () => ask(backend, 'campaign-file.save', { everything: true, campaign }));
  const bytes = readFileSync(transferPath(dataDir, saved.transfer));
  await ask(backend, 'campaign-file.let-go', { transfer: saved.transfer });
  const transfer = newTransfer(dataDir);
  writeFileSync(transferPath(dataDir, transfer), bytes);
  await ask(backend, 'campaign-file.look', { transfer });
  if (time % 2 === 0) {
    await deed({}, () => ask(backend, 'campaign-file.open', { transfer, name: text }));
    return;
  }
  await deed({ [`shelf ${campaign}`]: 'deleted' }, () =>
    ask(backend, 'campaign-file.open', { transfer, replace: campaign }),
  );
  await deed({}, () => ask(backend, 'campaign-file.report', { names: 'replaced' }));
}
