/** Comments that have to be solved, since they open with a word for a thing which isn't named yet; and files without a head. */
import { describe, expect, it } from 'vitest';
import { commentsIn } from '../../tools/comments.ts';

describe('a comment that opens with an unnamed thing', () => {
  it.each([
    ['/** What of an event is counted. */', 1],
    ['/** Faces by how often each fell. */', 0],
    ['// Whether it is free.', 1],
    ['// The campaign on screen.\n// It is open.', 0],
    ['// The campaign on screen.\n\n// It is open.', 1],
    ['/**\n * Of a weapon: which.\n */', 1],
    ['/** “It was raining” is a line of the log. */', 1],
    ['// biome-ignore lint/style/noEnum: what for', 0],
    ['// As many as there is room for.', 1],
    ['// So many of the newest.', 1],
    ['// Or it stays.', 1],
    ['// Whence it came.', 1],
    ['// In how many ways it can be done.', 1],
    ['/** By which it is known. */', 1],
    ['// With its number on the map.', 1],
    ['// In the order of the rules.', 0],
    ['// By day.', 0],
    ['/* 12 */', 0],
    ["const text = '// what is said';", 0],
  ])('%j', (source, unnamed) => {
    expect(commentsIn('db/x.ts', source).unnamed).toHaveLength(unnamed);
  });
});

describe('a file without a head', () => {
  const LONG = 'call();\n'.repeat(81);

  it.each([
    ['db/x.ts', LONG, true],
    ['db/x.ts', `/** The log on the disk. */\n${LONG}`, false],
    ['renderer/x.tsx', `\n// The roster.\n${LONG}`, false],
    ['db/x.ts', `// biome-ignore lint/style/noEnum: what for\n${LONG}`, true],
    ['db/x.ts', `import 'y';\n/** The log on the disk. */\n${LONG}`, true],
    ['db/x.ts', 'call();\n'.repeat(80), false],
    ['tests/x.test.ts', LONG, false],
  ])('%s %#', (path, source, lacksHead) => {
    expect(commentsIn(path, source).lacksHead).toBe(lacksHead);
  });
});
