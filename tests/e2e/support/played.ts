/** Campaigns that bots have played for years: made once in a run, by the first story that wants one, and copied. */
import { existsSync, mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataIn } from './data.ts';
import { callHost } from './host.ts';

export const PLAYED = {
  'three years': { name: 'Merrow Ford', seed: 'E2E-CHRONICLE', years: 3 },
  'ten years': { name: 'Long', seed: 'Ansley', years: 10 },
} as const;
export type Played = keyof typeof PLAYED;

/** Beside the data: which campaign it is. Put there last and at once, so that it tells others that the folder is whole. */
const MADE = 'made.txt';

/** The data folder with it; waits where another worker makes it just now. */
export async function folderOf(played: Played): Promise<string> {
  const run = process.env.HOLDOUT_E2E_PLAYED;
  if (run === undefined) throw new Error('expected the global setup to have made a folder');
  const dir = join(run, played.replace(' ', '-'));
  if (mkdirSync(dir, { recursive: true }) === undefined) await made(dir);
  else await make(dir, played);
  return dir;
}

/** In a folder, or a copy of it. */
export function campaignIn(dir: string): string {
  return readFileSync(join(dir, MADE), 'utf8');
}

async function make(dir: string, played: Played): Promise<void> {
  const data = dataIn(dir);
  await data.start();
  const { id } = await callHost(data.host(), 'campaign.soak', PLAYED[played]);
  await data.close();
  writeFileSync(join(dir, `${MADE}.part`), id);
  renameSync(join(dir, `${MADE}.part`), join(dir, MADE));
}

function made(dir: string): Promise<void> {
  return new Promise((resolve) => {
    const watching = watch(dir, look);
    function look(): void {
      if (!existsSync(join(dir, MADE))) return;
      watching.close();
      resolve();
    }
    look();
  });
}
