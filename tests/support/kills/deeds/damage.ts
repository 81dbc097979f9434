/** A file, or a log in it, that the disk has damaged, and what makes it whole again. */
import { join } from 'node:path';
import { FILE_NAME } from '../../../../db/file/open.ts';
import type { Backend } from '../../../../src/backend/host/backend.ts';
import { ask } from '../../backend/ask.ts';
import { flipPage } from '../../db/flip-page.ts';
import { tamper } from '../../db/tamper.ts';
import { folderOf, openIn, type Place } from '../place.ts';
import type { Doing } from '../target.ts';

const fileIn = (place: Place) => join(folderOf(place), FILE_NAME);

/** Wherever they stand then: a log that was mended stands one further. */
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

/** Played on, then a page of the file overwritten, then made whole. */
export async function makeWhole(doing: Doing): Promise<void> {
  const { backend, place, deed, standing, again } = doing;
  const { damage } = await ask(backend, 'rescue.look', {});
  if (damage !== null) {
    await deed(anywhere(standing), () => ask(backend, 'rescue.make', {}));
    return;
  }
  await rename(doing);
  await backend.close();
  flipPage(fileIn(place), 'dice_tally');
  await again();
}

/** Where it was cut off, as the player would. */
export async function mendFile(place: Place): Promise<void> {
  const backend = await openIn(place);
  try {
    const { damage } = await ask(backend, 'rescue.look', {});
    if (damage !== null) await ask(backend, 'rescue.make', {});
  } finally {
    await backend.close();
  }
}

/** An act that each backup has, at once, as a disk would. */
function damageAct(file: string, campaign: string): void {
  tamper(file, (database) => {
    const triggers = database
      .prepare<[], { readonly name: string; readonly sql: string }>(
        "select name, sql from sqlite_schema where type = 'trigger'",
      )
      .all();
    database.transaction(() => {
      for (const { name } of triggers) database.exec(`drop trigger ${name}`);
      database
        .prepare("update campaign_act set command = command || 'x' where act = 2 and campaign_id = ?")
        .run(campaign);
      for (const { sql } of triggers) database.exec(sql);
    })();
  });
}

async function repairIfDamaged(
  backend: Backend,
  campaign: string,
  done: (repair: () => Promise<unknown>) => Promise<unknown>,
): Promise<boolean> {
  const { sound } = await ask(backend, 'check.campaign', { campaign });
  if (sound) return false;
  const { revision } = await ask(backend, 'log.head', { campaign });
  await done(() => ask(backend, 'check.repair', { campaign, revision }));
  return true;
}

/** Played on, then an act damaged, then repaired out of a backup. */
export async function repair(doing: Doing): Promise<void> {
  const { backend, place, at, deed, standing, again } = doing;
  if ((await ask(backend, 'backup.list', {})).backups.length === 0)
    await deed({}, () => ask(backend, 'backup.now', {}));
  if (await repairIfDamaged(backend, at.campaign, (work) => deed(anywhere(standing), work))) return;
  await rename(doing);
  await backend.close();
  damageAct(fileIn(place), at.campaign);
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
