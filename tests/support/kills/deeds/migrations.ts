/** A file of an earlier version, brought up to date by being opened. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrateAlone } from '../../../../db/file/migrate.ts';
import { FILE_NAME } from '../../../../db/open.ts';
import { MIGRATIONS } from '../../../../migrations/index.ts';
import { tamper } from '../../db/tamper.ts';
import { folderOf, openIn, type Place, placeIn } from '../place.ts';
import { type Standing, standingIn } from '../standing.ts';
import type { Doing } from '../target.ts';

/** Files of each version but ours, the nearest ones among the first; `to`: of those that left no file behind, made of an older one. */
const EARLIER: readonly { readonly name: string; readonly to?: number }[] = [
  { name: 'v10-games' },
  { name: 'v1' },
  { name: 'v6-games', to: 8 },
  { name: 'v4-bots' },
  { name: 'v6-games', to: 9 },
  { name: 'v2' },
  { name: 'v6', to: 7 },
  { name: 'v6-games' },
  { name: 'v3' },
  { name: 'v10' },
  { name: 'v5' },
  { name: 'v4' },
  { name: 'v6' },
];
const FIXTURES = join(import.meta.dirname, '../../../db/fixtures');

type Earlier = (typeof EARLIER)[number];

async function putFixture({ name, to }: Earlier, place: Place): Promise<void> {
  const dump = readFileSync(join(FIXTURES, `${name}.sql`), 'utf8');
  mkdirSync(place.home, { recursive: true });
  const file = join(folderOf(place), FILE_NAME);
  tamper(file, (database) => database.exec(`begin;\n${dump}\ncommit;`));
  if (to !== undefined) await migrateAlone(file, MIGRATIONS.slice(0, to), async () => undefined);
}

/** Puts one of them there as it was, and gives what it comes to by an opening that nobody cuts off. */
export async function beginEarlier(place: Place, time: number): Promise<Standing> {
  const earlier = EARLIER[time % EARLIER.length] ?? { name: 'v1' };
  const whole = placeIn(join(place.root, 'whole'), place.day);
  await putFixture(earlier, whole);
  const backend = await openIn(whole);
  await backend.close();
  const stands = standingIn(folderOf(whole));
  rmSync(whole.root, { recursive: true });
  await putFixture(earlier, place);
  return Object.fromEntries(Object.entries(stands).filter(([key]) => !key.startsWith('backup ')));
}

/** Stays open for a moment: the file was opened, and that is all. */
export async function stayOpen(_doing: Doing): Promise<void> {
  await pause(5);
}
