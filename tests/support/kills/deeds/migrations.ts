/** A file of an earlier version, brought up to date by being opened. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FILE_NAME } from '../../../../db/file/open.ts';
import { tamper } from '../../db/tamper.ts';
import { folderOf, openIn, type Place, placeIn } from '../place.ts';
import { type Standing, standingIn } from '../standing.ts';
import type { Doing } from '../target.ts';

const EARLIER = ['v1', 'v4-bots', 'v2', 'v6-games', 'v3', 'v5', 'v4', 'v6'] as const;
const FIXTURES = join(import.meta.dirname, '../../../db/fixtures');

function putFixture(name: string, place: Place): void {
  const dump = readFileSync(join(FIXTURES, `${name}.sql`), 'utf8');
  mkdirSync(place.home, { recursive: true });
  tamper(join(folderOf(place), FILE_NAME), (database) => database.exec(`begin;\n${dump}\ncommit;`));
}

/** Puts one of them there as it was, and gives what it comes to by an opening that nobody cuts off. */
export async function beginEarlier(place: Place, time: number): Promise<Standing> {
  const name = EARLIER[time % EARLIER.length] ?? 'v1';
  const whole = placeIn(join(place.root, 'whole'), place.day);
  putFixture(name, whole);
  const backend = await openIn(whole);
  await backend.close();
  const stands = standingIn(folderOf(whole));
  rmSync(whole.root, { recursive: true });
  putFixture(name, place);
  return Object.fromEntries(Object.entries(stands).filter(([key]) => !key.startsWith('backup ')));
}

/** It was opened, and that is all. */
export async function stayOpen(_doing: Doing): Promise<void> {
  await pause(5);
}
