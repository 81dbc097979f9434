/** Parts that a game brings are fetched once, and again where that failed. */
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { partOfGame } from '../../renderer/screens/session/part-of-game.ts';

const Board = () => createElement('p', null, 'the board');

const shown = async (part: ReturnType<typeof partOfGame>): Promise<string> =>
  await new Response(await renderToReadableStream(createElement(part), { onError: () => undefined })).text();

it('is the same part for whoever shows it anew', async () => {
  const load = async () => Board;
  const part = partOfGame(load);
  expect(await shown(part)).toContain('the board');
  expect(partOfGame(load)).toBe(part);
});

it('is looked for again once it could not be had', async () => {
  let isThere = false;
  const load = async () => {
    if (!isThere) throw new Error('the host is away');
    return Board;
  };
  await expect(shown(partOfGame(load))).rejects.toThrow('the host is away');
  isThere = true;
  expect(await shown(partOfGame(load))).toContain('the board');
});
