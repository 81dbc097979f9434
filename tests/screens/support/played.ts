/** Campaigns that bots have played, by a backend in this process. */
import { inject } from 'vitest';
import { openBackend } from '../../../src/backend/backend.ts';
import { PLAYED_FOLDER } from '../../../tools/screens-file.ts';
import { ask } from '../../support/backend/ask.ts';
import { PLAYED, type Played, playedIn } from '../../support/played.ts';

/** The data folder with it. */
export const folderOf = (played: Played): Promise<string> =>
  playedIn(inject(PLAYED_FOLDER), played, playInProcess);

async function playInProcess(dir: string, played: Played): Promise<string> {
  const backend = await openBackend({ dataDir: dir, home: dir });
  const { id } = await ask(backend, 'campaign.soak', PLAYED[played]);
  await backend.close();
  return id;
}
