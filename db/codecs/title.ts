/** Titles that say what an act did, as they stand in the log: plain data, which its game knows to read. */
import { z } from 'zod';
import { json, parse } from './shape.ts';

const written = json(z.unknown());

export function encodeTitle(title: unknown): string {
  return JSON.stringify(title);
}

/** Throws an `UnfitValue` where it was damaged. */
export function decodeWholeTitle(title: string, at = 'title'): unknown {
  return parse(written, title, at);
}

/** Stand-in for a title that was damaged on the disk: the act is there all the same, and a check names it. */
export const UNREADABLE_TITLE = 'unreadable';

export function decodeTitle(title: string): unknown {
  try {
    return JSON.parse(title);
  } catch {
    return UNREADABLE_TITLE;
  }
}
