import { describe, expect, it } from 'vitest';
import { type Source, sourceOf, sourcesUnder, walk } from './source.ts';

/** Calls that wait for a time, until the page asks for nothing, or try again, instead of waiting for what is shown. */
const WAITING = new Set(['waitForTimeout', 'waitForLoadState', 'callsUnderWay', 'toPass']);

/** `tests/e2e/x.spec.ts:3 toPass` */
function waiting(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    walk(source.program, (node) => {
      if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      if (WAITING.has(name)) found.push(`${source.path}:${source.lineAt(node.start)} ${name}`);
    });
    return found;
  });
}

describe('the stories', () => {
  it('wait for what is shown, neither for a time nor by trying again', () => {
    expect(waiting(sourcesUnder('tests/e2e'))).toEqual([]);
  });

  it.each([
    ['await page.waitForTimeout(500);', 'waitForTimeout'],
    ['const rests = () => (window.callsUnderWay ?? 0) === 0;', 'callsUnderWay'],
    ['await expect(async () => {}).toPass();', 'toPass'],
  ])('would be found with %s', (text, what) => {
    expect(waiting([sourceOf('tests/e2e/x.spec.ts', text)])).toEqual([`tests/e2e/x.spec.ts:1 ${what}`]);
  });
});
