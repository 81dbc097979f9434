/** Words stand in `text/` folders, so that they could be said in another language; in which folders they still don’t, a shrinking list says. */
import { describe, expect, it } from 'vitest';
import { ELSEWHERE } from './elsewhere.ts';
import { sourceOf } from './source.ts';
import { wordsIn, wordsOfAll } from './words.ts';

const inTextFolder = (path: string): boolean => path.includes('/text/');
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

describe('words', () => {
  const outside = wordsOfAll().filter(({ path }) => !inTextFolder(path));
  const folders = new Set(outside.map(({ path }) => folderOf(path)));

  it('are said from a text folder', () => {
    const elsewhere = outside.filter(({ path }) => !ELSEWHERE.includes(folderOf(path)));
    expect(elsewhere.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([]);
  });

  it('have left the list where none is left', () => {
    expect(ELSEWHERE.filter((folder) => !folders.has(folder))).toEqual([]);
  });

  it.each([
    ['<p>Nobody came home.</p>', 1],
    ['<Field label="Who goes" className="wide open" />', 1],
    ["const asked = 'Who goes there';", 1],
    ["import { it } from 'the way home';", 0],
    ["if (said === 'Who goes there') throw new Error('nobody was asked');", 0],
  ])('would be found in %s', (text, found) => {
    expect(wordsIn(sourceOf('renderer/x.tsx', text))).toHaveLength(found);
  });
});
