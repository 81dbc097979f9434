/** A process that ends within the overwriting of a file: there stands what stood there, or what was put there, whole. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ask, tempDir } from '../support/backend/backend.ts';
import { COUNTS } from '../support/counts.ts';
import { flipPage } from '../support/db/flip-page.ts';
import { fileIn } from '../support/db/store.ts';
import { beginCampaign } from '../support/kills/begin.ts';
import { mendFile, zeroHeader } from '../support/kills/deeds/damage.ts';
import { folderOf, openIn, type Place, placeIn } from '../support/kills/place.ts';
import { missingOf, type Standing, standingIn } from '../support/kills/standing.ts';
import { straysIn } from '../support/kills/strays.ts';

const PROCESS = join(import.meta.dirname, '../support/kills/put-over.ts');
/** Each costs a process and three openings: one step of two ways at every push. */
const SHARE = 12;

/** Standing of a data folder, without its settings and the backups that a host may have made. */
const logsIn = (place: Place): Standing =>
  Object.fromEntries(
    Object.entries(standingIn(folderOf(place))).filter(([key]) => !/^(backup|setting) /.test(key)),
  );

/** A campaign with a backup, and an act, a note and a half-filled form since. */
async function playedOn(): Promise<{
  readonly place: Place;
  readonly then: Standing;
  readonly now: Standing;
}> {
  const place = placeIn(tempDir());
  await beginCampaign(place);
  const backend = await openIn(place);
  const { campaigns } = await ask(backend, 'shelf.list', {});
  const [{ id: campaign, revision } = { id: '', revision: 0 }] = campaigns;
  await ask(backend, 'backup.now', {});
  const then = logsIn(place);
  await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Weir' });
  await ask(backend, 'note.add', { campaign, act: 1, text: 'Since.' });
  await ask(backend, 'draft.put', { campaign, form: 'x', body: '{"a":"half"}' });
  await backend.close();
  // The backup of the day's first act is none to go back to here.
  return { place, then, now: logsIn(place) };
}

async function ended(place: Place, way: string, step = ''): Promise<string> {
  const child = spawn(process.execPath, [PROCESS, place.root, way, step], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(child.stdout);
  await once(child, 'close');
  return await said;
}

const USUAL = [
  ['restore', 'a damaged file', zeroHeader],
  ['make whole', 'a file that SQLite opens', (file: string) => flipPage(file, 'dice_tally')],
] as const;
const WAYS = [
  ...USUAL,
  ['restore', 'a sound file', () => undefined],
  ['restore', 'a file that is gone', (file: string) => rmSync(file)],
  ['make whole', 'a file without its header', zeroHeader],
] as const;

/** Some of all steps, evenly. */
const some = (steps: number, most: number): readonly number[] => {
  const many = Math.min(steps, most);
  return Array.from({ length: many }, (_, n) => 1 + Math.floor(((n + 0.5) * steps) / many));
};

it.each(COUNTS.inFull ? WAYS : USUAL)(
  '%s, over %s, ended at each step',
  async (way, _, spoil) => {
    const { place: from, then, now } = await playedOn();
    spoil(fileIn(folderOf(from)));
    const copy = () => {
      const place = placeIn(tempDir(), 1);
      mkdirSync(place.root, { recursive: true });
      cpSync(from.root, place.root, { recursive: true });
      return place;
    };
    const steps: readonly string[] = JSON.parse(await ended(copy(), way));
    // The work to be cut off is among the steps: pages of the file, or the file itself put in its place.
    expect(steps.join('\n')).toMatch(/a page of holdout\.sqlite|renameSync \S+unpacked/);
    const wrong: unknown[] = [];
    for (const step of some(steps.length, Math.ceil(COUNTS.kills / SHARE))) {
      const place = copy();
      if ((await ended(place, way, `${step}`)) !== '') throw new Error(`nothing ended at ${step}`);
      const at = `${step} of ${steps.length}: ${steps[step - 1]}`;
      try {
        const first = await openIn(place);
        const opened = await first.call('shelf.list', {});
        await first.close();
        // The damaged or missing file is so still, or the one that was to stand there does.
        if (way === 'make whole') await mendFile(place);
        else if (!opened.ok) {
          const again = await openIn(place);
          const { backups } = await ask(again, 'backup.list', {});
          await ask(again, 'backup.restore', { backup: backups.at(-1)?.name ?? '' });
          await again.close();
        }
        const stands = logsIn(place);
        // SQLite reads nothing of a file without its header: the backup has what there is.
        const mended = spoil === zeroHeader ? then : now;
        const due = way === 'make whole' ? [mended] : opened.ok ? [now, then] : [then];
        // A log that was mended stands further.
        const missing = due.map((one) => missingOf(one, stands, way === 'make whole'));
        if (missing.every((one) => one.length > 0)) wrong.push({ at, missing });
        const last = await openIn(place);
        const { damage } = await ask(last, 'file.check', {});
        for (const { id } of (await ask(last, 'shelf.list', {})).campaigns) {
          const { identical } = await ask(last, 'campaign.verify', { campaign: id });
          if (!identical) wrong.push({ at, differs: id });
        }
        await ask(last, 'backup.settle', {});
        await last.close();
        if (damage !== null) wrong.push({ at, damage });
        const left = straysIn(folderOf(place), 'campaigns', { copies: true });
        if (left.length > 0) wrong.push({ at, left });
      } catch (error) {
        wrong.push({ at, error: String(error) });
      }
      rmSync(place.root, { recursive: true });
    }
    expect(wrong).toEqual([]);
  },
  COUNTS.limitMs,
);
