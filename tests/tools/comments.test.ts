/** The count of comments that have to be solved: they open with a word that stands for a thing which isn't named yet. */
import { expect, it } from 'vitest';
import { commentsIn } from '../../tools/comments.ts';

it.each([
  ['/** What of an event is counted. */', 1],
  ['/** Faces by how often each fell. */', 0],
  ['// Whether it is free.', 1],
  ['// The campaign on screen.\n// It is open.', 0],
  ['// The campaign on screen.\n\n// It is open.', 1],
  ['/**\n * Of a weapon: which.\n */', 1],
  ['/** “It was raining” is a line of the log. */', 1],
  ['// biome-ignore lint/style/noEnum: what for', 0],
  ['/* 12 */', 0],
  ["const text = '// what is said';", 0],
])('%j', (source, unnamed) => {
  expect(commentsIn('db/x.ts', source).unnamed).toHaveLength(unnamed);
});
