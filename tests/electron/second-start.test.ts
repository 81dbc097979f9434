import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, isAnswered, knock } from '../../electron/second-start.ts';

let profile: string;

beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'holdout-second-'));
});

afterEach(() => rmSync(profile, { recursive: true, force: true }));

it('hears the answer that comes while it waits, and takes it away', async () => {
  const own = knock();
  const waiting = isAnswered(profile, own);
  setTimeout(() => answer(profile, own), 150);
  expect(await waiting).toBe(true);
  expect(readdirSync(profile)).toEqual([]);
});

it('is not answered by what was meant for another', async () => {
  answer(profile, knock());
  expect(await isAnswered(profile, knock(), 0)).toBe(false);
});

it('can have nothing written elsewhere, nor what it likes', () => {
  for (const given of [{ answerTo: '../../x' }, { answerTo: '' }, {}, null, undefined, 'x']) {
    answer(profile, given);
  }
  answer(join(profile, 'gone'), knock());
  expect(readdirSync(profile)).toEqual([]);
});
