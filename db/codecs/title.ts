/** What an act did, as it stands in the log: plain data, which its game knows to read. */
import { z } from 'zod';
import { json, parse } from './shape.ts';

const written = json(z.unknown());

export function encodeTitle(title: unknown): string {
  return JSON.stringify(title);
}

export function decodeTitle(title: string, at = 'title'): unknown {
  return parse(written, title, at);
}
