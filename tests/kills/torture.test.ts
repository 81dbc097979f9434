/** Processes killed at any moment: nothing acknowledged is lost, every file opens and adds up, and nothing is left lying about. */
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backupsIn } from '../../db/backups/manifest.ts';
import { backupFolder } from '../../db/backups/place.ts';
import { openUnpacked } from '../../db/backups/unpacked.ts';
import { ask, tempDir } from '../support/backend/backend.ts';
import { COUNTS } from '../support/counts.ts';
import { killed, lost, maybe, momentOf } from '../support/kills/killed.ts';
import { folderOf, openIn, type Place, placeIn } from '../support/kills/place.ts';
import { type Standing, standingIn } from '../support/kills/standing.ts';
import { straysIn } from '../support/kills/strays.ts';
import type { Target } from '../support/kills/target.ts';
import { PARTS, TARGETS } from '../support/kills/targets.ts';

/** Logs looked through after a kill: the first, and what came last. */
const LOGS = 3;
/** Days between two processes: more than one lives through. */
const DAYS = 40;

/** Complaints about what the next start finds. */
async function wrongIn(place: Place): Promise<readonly string[]> {
  const backend = await openIn(place);
  const wrong: string[] = [];
  try {
    const { failed } = await ask(backend, 'backup.settle', {});
    if (failed !== null) wrong.push(failed);
    const { damage } = await ask(backend, 'file.check', {});
    if (damage !== null) wrong.push(damage);
    const { campaigns, deleted, games } = await ask(backend, 'shelf.list', {});
    const ids = [...deleted, ...campaigns, ...games].map(({ id }) => id);
    for (const campaign of new Set([...ids.slice(0, 1), ...ids.slice(-LOGS)])) {
      const { differences } = await ask(backend, 'campaign.verify', { campaign });
      wrong.push(...differences.map((one) => `${campaign}: ${JSON.stringify(one)}`));
    }
    const folder = backupFolder(folderOf(place));
    const [newest] = backupsIn(folder);
    if (newest !== undefined) await (await openUnpacked(folder, newest.name))?.drop();
  } catch (error) {
    wrong.push(String(error));
  } finally {
    await backend.close();
  }
  return wrong;
}

function strays({ folders = {}, mend }: Target, place: Place): readonly string[] {
  const all = Object.entries({ [folderOf(place)]: 'campaigns' as const, ...folders });
  const allowed = { copies: mend !== undefined };
  return all.flatMap(([folder, holds]) =>
    straysIn(join(place.root, folder.replace(place.root, '')), holds, allowed),
  );
}

// Each costs processes and openings: every second place at every push.
it.each(COUNTS.inFull ? TARGETS : TARGETS.filter((_, at) => at % 2 === 0))(
  'a process killed at $name',
  async (target) => {
    const wrong: unknown[] = [];
    let place = placeIn(tempDir());
    let standing: Standing = {};
    const count = Math.max(1, Math.round((COUNTS.kills * target.parts) / PARTS));
    const seed = COUNTS.seed + TARGETS.indexOf(target);
    const moments = fc.sample(momentOf(target), { numRuns: count, seed });
    let acknowledged = 0;
    for (const [kill, moment] of moments.entries()) {
      place = kill % target.lasts === 0 ? placeIn(tempDir()) : { ...place, day: place.day + DAYS };
      if (kill % target.lasts === 0) standing = await target.begin(place, COUNTS.seed + kill);
      const said = await killed(target.name, place, moment);
      acknowledged += said.filter((one) => 'did' in one).length;
      await target.mend?.(place);
      const found = await wrongIn(place);
      const left = strays(target, place);
      const stands = standingIn(folderOf(place));
      const gone = lost(maybe(standing, said), stands, target.mend !== undefined);
      if (found.length + gone.length + left.length > 0)
        wrong.push({ kill, moment, found, gone, left, last: JSON.stringify(said.at(-1))?.slice(0, 400) });
      standing = stands;
    }
    if (COUNTS.kills > PARTS) console.log(`${count} kills, ${acknowledged} deeds acknowledged`);
    expect(wrong.slice(0, 5)).toEqual([]);
  },
  COUNTS.limitMs,
);
