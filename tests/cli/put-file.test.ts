/** What reaches the disk before and after a saved file gets its name. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { putFile } from '../../src/cli/put-file.ts';
import { tempDir } from '../support/backend/backend.ts';

const steps = vi.hoisted((): string[] => []);
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    fsyncSync: (descriptor: number) => {
      steps.push(fs.fstatSync(descriptor).isDirectory() ? 'folder' : 'file');
      fs.fsyncSync(descriptor);
    },
    renameSync: (from: string, to: string) => {
      steps.push('named');
      fs.renameSync(from, to);
    },
  };
});

it('the file is on the disk before it is named, and its name after', () => {
  const folder = tempDir();
  const from = join(tempDir(), 'from');
  writeFileSync(from, 'a campaign');
  putFile(from, join(folder, 'merrow.holdout'), false);
  expect(steps).toEqual(['file', 'named', 'folder']);
  expect(readdirSync(folder)).toEqual(['merrow.holdout']);
  expect(readFileSync(join(folder, 'merrow.holdout'), 'utf8')).toBe('a campaign');
});
