/** A file, or a log in it, that the disk has damaged, and what makes it whole again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAME } from '../../../../db/open.ts';
import type { Backend } from '../../../../src/backend/backend.ts';
import { ask } from '../../backend/ask.ts';
import { flipPage } from '../../db/flip-page.ts';
import { tamperRows } from '../../db/tamper.ts';
import { folderOf, openIn, type Place } from '../place.ts';
import type { Doing } from '../target.ts';

const fileIn = (place: Place) => join(folderOf(place), FILE_NAME);

/** Standing with the revisions left open: a log that was mended stands one further. */
const anywhere = (standing: Doing['standing']) =>
  Object.fromEntries(
    Object.keys(standing())
      .filter((key) => key.startsWith('revision '))
      .map((key) => [key, null]),
  );

async function rename({ backend, at, text, deed }: Doing): Promise<void> {
  const { campaign, revision } = at;
  await deed({ [`revision ${campaign}`]: revision + 1, [`name ${campaign}`]: text }, () =>
    ask(backend, 'campaign.rename', { campaign, revision, name: text, giveUpLine: true }),
  );
}

export function zeroHeader(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0, 0, 16);
  writeFileSync(file, bytes);
}

/** Damages that disks leave: what the log adds up to, the list of campaigns, and the header lost. */
const DAMAGES: readonly ((file: string) => void)[] = [
  (file) => flipPage(file, 'dice_tally'),
  (file) => flipPage(file, 'campaign_head'),
  zeroHeader,
];

/** Played on, then the file damaged, then made whole: behind a look at it from elsewhere, which makes the same at the same time. */
export async function makeWhole(doing: Doing): Promise<void> {
  const { backend, place, deed, standing, again, time } = doing;
  await rename(doing);
  const coming = anywhere(standing);
  await backend.close();
  DAMAGES[time % DAMAGES.length]?.(fileIn(place));
  await again();
  await deed(coming, async () => {
    const opened = await openIn(place);
    try {
      const [made] = await Promise.all([
        opened.call('rescue.make', { losing: true }),
        opened.call('rescue.look', {}),
      ]);
      if (!made.ok) throw new Error(made.error.message);
    } finally {
      await opened.close();
    }
  });
  await again();
}

/** Mends the file where it was cut off, as the player would. */
export async function mendFile(place: Place): Promise<void> {
  const backend = await openIn(place);
  try {
    const { damage } = await ask(backend, 'rescue.look', {});
    if (damage !== null) await ask(backend, 'rescue.make', { losing: true });
  } finally {
    await backend.close();
  }
}

/** An act that each backup has. */
function damageAct(file: string, campaign: string): void {
  tamperRows(file, (database) =>
    database
      .prepare("update campaign_act set command = command || 'x' where act = 2 and campaign_id = ?")
      .run(campaign),
  );
}

/** A note that each backup has. */
function damageWord(file: string, campaign: string): void {
  tamperRows(file, (database) =>
    database
      .prepare("update writing set text = text || 'x' where version = 1 and campaign_id = ?")
      .run(campaign),
  );
}

async function repairIfDamaged(
  backend: Backend,
  campaign: string,
  done: (repair: () => Promise<unknown>) => Promise<unknown>,
): Promise<boolean> {
  const { identical } = await ask(backend, 'campaign.verify', { campaign });
  if (identical) return false;
  await done(() => ask(backend, 'rescue.make', { losing: true }));
  return true;
}

/** Played on, then an act or a note damaged, then repaired out of a backup. */
export async function repair(doing: Doing): Promise<void> {
  const { backend, place, at, deed, standing, again, time } = doing;
  if ((await ask(backend, 'backup.list', {})).backups.length === 0)
    await deed({}, () => ask(backend, 'backup.now', {}));
  if (await repairIfDamaged(backend, at.campaign, (work) => deed(anywhere(standing), work))) return;
  await rename(doing);
  await backend.close();
  const damage = time % 2 === 0 ? damageWord : damageAct;
  damage(fileIn(place), at.campaign);
  await again();
}

export async function mendLogs(place: Place): Promise<void> {
  const backend = await openIn(place);
  try {
    const { campaigns } = await ask(backend, 'shelf.list', {});
    for (const { id } of campaigns) await repairIfDamaged(backend, id, (work) => work());
  } finally {
    await backend.close();
  }
}
