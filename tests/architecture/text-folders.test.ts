/** Words stand in `text/` folders alone, so that they could be said in another language. */
import { describe, expect, it } from 'vitest';
import { sourceOf } from './source.ts';
import { wordsIn, wordsOfAll } from './words.ts';

/** What the player of the sample writes, names and notes, is a player's own. */
const SAMPLE = 'src/backend/games/all-things-zombie/sample/';

const inTextFolder = (path: string): boolean => path.includes('/text/') || path.startsWith(SAMPLE);

describe('words', () => {
  it('are said from a text folder', () => {
    const elsewhere = wordsOfAll().filter(({ path }) => !inTextFolder(path));
    expect(elsewhere.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([]);
  });

  it.each([
    ['<p>Nobody came home.</p>', 1],
    ['<Field label="Who goes" className="wide open" />', 1],
    ["const asked = 'Who goes there';", 1],
    ["const refused = 'Nobody goes yet; choose at least one figure.';", 1],
    ['<Button aria-label={`Undo: `} />', 1],
    ["const kind = 'One-off battle';", 1],
    ["const style = { color: 'var(--edge)', inset: 'calc(1px + 2rem)', css: 'color: red; width: 2px' };", 0],
    ['<p className="wide-open table flag" />', 0],
    ["const row = { section: 'Damage Table', key: 'ArrowDown', rule: '1px solid red' };", 0],
    ["<p className={quiet ? 'quiet small' : 'flag small'} />", 0],
    ["import { it } from 'the way home';", 0],
    ["if (said === 'Who goes there') throw new Error('nobody was asked');", 0],
  ])('would be found in %s', (text, found) => {
    expect(wordsIn(sourceOf('renderer/x.tsx', text))).toHaveLength(found);
  });
});
