import { describe, expect, it } from 'vitest';
import { type Source, sourceOf, sourcesUnder, walk } from './source.ts';

/** Functions of `Math` that every machine answers alike to the last bit; the others differ from engine to engine. */
const EXACT = new Set(['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'sqrt']);

/** `src/rules/x.ts:3 Math.sin`: mathematics by which two machines could differ, and words compared as a country does. */
function inexact(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    walk(source.program, (node) => {
      if (node.type !== 'MemberExpression') return;
      const object = node.object.type === 'Identifier' ? node.object.name : '';
      const name = node.property.type === 'Identifier' && !node.computed ? node.property.name : '…';
      const wrong =
        (object === 'Math' && !EXACT.has(name)) || object === 'Intl' || /^(locale|toLocale)/.test(name);
      if (wrong) found.push(`${source.path}:${source.lineAt(node.start)} ${object}.${name}`);
    });
    return found;
  });
}

describe('the rules', () => {
  it('count with nothing that two machines could answer differently', () => {
    expect(inexact(sourcesUnder('src/rules'))).toEqual([]);
  });

  it.each([
    ['const a = Math.sin(1);', 'Math.sin'],
    ['const a = Math.hypot(1, 2);', 'Math.hypot'],
    ["const a = Math['pow'](1, 2);", 'Math.…'],
    ["const a = name.localeCompare('b');", 'name.localeCompare'],
    ["const a = new Intl.Collator('en');", 'Intl.Collator'],
  ])('would be found with %s', (text, what) => {
    expect(inexact([sourceOf('src/rules/x.ts', text)])).toEqual([`src/rules/x.ts:1 ${what}`]);
  });

  it('may take roots and parts', () => {
    expect(inexact([sourceOf('src/rules/x.ts', 'const a = Math.floor(Math.sqrt(2));')])).toEqual([]);
  });
});
