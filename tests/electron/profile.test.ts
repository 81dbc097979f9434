import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeProfile, profileOf } from '../../electron/profile.ts';

const { usual } = vi.hoisted(() => ({ usual: { folder: '/usual' } }));
vi.mock('../../src/backend/host/data-dir.ts', () => ({ pointedFolder: () => usual.folder }));

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'holdout-profile-'));
  usual.folder = '/usual';
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function folder(name: string): string {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  return path;
}

it('is one for each data folder, by whatever path it is reached', () => {
  const [one, two] = [folder('one'), folder('two')];
  symlinkSync(one, join(root, 'link'), 'junction');
  expect(profileOf(one, '/keeps')).not.toBe(profileOf(two, '/keeps'));
  expect(profileOf(join(root, 'link'), '/keeps')).toBe(profileOf(one, '/keeps'));
  expect(dirname(profileOf(one, '/keeps'))).toBe(join('/keeps', 'Holdout Desktop'));
});

it('goes along with the campaigns that the player moves', () => {
  const before = profileOf('/usual', '/keeps');
  usual.folder = folder('on-a-stick');
  expect(profileOf(usual.folder, '/keeps')).toBe(before);
  expect(profileOf('/usual', '/keeps')).not.toBe(before);
});

it('is read by this user alone', () => {
  const made = makeProfile(folder('one'), folder('keeps'));
  if (process.platform !== 'win32') expect(statSync(made ?? '').mode & 0o777).toBe(0o700);
});

it('is none where it can’t be made', () => {
  expect(makeProfile(folder('one'), join(root, 'one', '\0'))).toBeNull();
});
