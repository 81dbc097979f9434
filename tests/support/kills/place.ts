/** Folders in which the processes of one test play: the one that counts, and those that it may be moved to. */
import { join } from 'node:path';
import { readPointer } from '../../../db/file/pointer.ts';
import { type Backend, openBackend } from '../../../src/backend/backend.ts';
import { SAMPLE_GAMES } from '../rules/sample-games.ts';

export interface Place {
  /** Everything is within. */
  readonly root: string;
  /** The folder that the system would give. */
  readonly home: string;
  /** Days after the first process by which its clock goes. */
  readonly day: number;
}

export const placeIn = (root: string, day = 0): Place => ({ root, home: join(root, 'home'), day });

/** The folder that counts. */
export const folderOf = ({ home }: Place): string => readPointer(home) ?? home;

const DAY = 24 * 60 * 60 * 1000;
const BEGUN = Date.parse('2026-03-04T05:06:07.089Z');

export const clockOf =
  ({ day }: Place, later = 0) =>
  () =>
    new Date(BEGUN + (day + later) * DAY + performance.now());

export async function openIn(place: Place, now = clockOf(place)): Promise<Backend> {
  return await openBackend({ dataDir: folderOf(place), home: place.home, now, games: SAMPLE_GAMES });
}
