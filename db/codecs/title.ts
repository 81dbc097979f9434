/** Titles of acts as they stand in the log. */
import { json, parse, text } from './shape.ts';

const titleText = json(text);

export function encodeTitle(title: string): string {
  return JSON.stringify(title);
}

export function decodeTitle(title: string, at = 'title'): string {
  return parse(titleText, title, at);
}
