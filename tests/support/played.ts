/** Campaigns that bots have played for years: made once in a run, by the first story that wants one, and copied. */
import { existsSync, mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PLAYED = {
  'three years': { name: 'Merrow Ford', seed: 'E2E-CHRONICLE', years: 3 },
  'ten years': { name: 'Long', seed: 'Ansley', years: 10 },
} as const;
export type Played = keyof typeof PLAYED;

/** Has bots play it in the data of this folder, and gives its id. */
export type Plays = (dir: string, played: Played) => Promise<string>;

/** Beside the data: which campaign it is. Put there last and at once, so that it tells others that the folder is whole. */
const MADE = 'made.txt';

/** The data folder with it, in the folder of the run; waits where another worker makes it just now. */
export async function playedIn(run: string, played: Played, plays: Plays): Promise<string> {
  const dir = join(run, played.replace(' ', '-'));
  if (mkdirSync(dir, { recursive: true }) === undefined) {
    await made(dir);
    return dir;
  }
  const id = await plays(dir, played);
  writeFileSync(join(dir, `${MADE}.part`), id);
  renameSync(join(dir, `${MADE}.part`), join(dir, MADE));
  return dir;
}

/** In a folder, or a copy of it. */
export function campaignIn(dir: string): string {
  return readFileSync(join(dir, MADE), 'utf8');
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
