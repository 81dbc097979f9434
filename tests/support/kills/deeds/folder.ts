/** The data folder goes elsewhere, and back; played on in between. */
import { join } from 'node:path';
import { ask } from '../../backend/ask.ts';
import { folderOf } from '../place.ts';
import type { Doing } from '../target.ts';

export const FOLDERS = ['home', 'one', 'two/deep'] as const;

export async function moveFolder({ backend, place, at, text, deed, again }: Doing): Promise<void> {
  const { campaign, revision } = at;
  await deed({ [`revision ${campaign}`]: revision + 1, [`name ${campaign}`]: text }, () =>
    ask(backend, 'campaign.rename', { ...at, name: text }),
  );
  const here = FOLDERS.findIndex((name) => join(place.root, name) === folderOf(place));
  const folder = join(place.root, FOLDERS[(here + 1) % FOLDERS.length] ?? 'home');
  await deed({}, () => ask(backend, 'folder.move', { folder }));
  await again();
}
