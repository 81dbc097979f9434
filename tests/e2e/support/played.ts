/** Campaigns that bots have played, by a host as everything is done here. */
import { PLAYED, type Played, playedIn } from '../../support/played.ts';
import { dataIn } from './data.ts';
import { callHost } from './host.ts';

/** The data folder with it. */
export async function folderOf(played: Played): Promise<string> {
  const run = process.env.HOLDOUT_E2E_PLAYED;
  if (run === undefined) throw new Error('expected the global setup to have made a folder');
  return await playedIn(run, played, playByHost);
}

async function playByHost(dir: string, played: Played): Promise<string> {
  const data = dataIn(dir);
  await data.start();
  const { id } = await callHost(data.host(), 'campaign.soak', PLAYED[played]);
  await data.close();
  return id;
}
