import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import envPaths from 'env-paths';
import { describe, expect, it } from 'vitest';
import { dataDir } from '../../src/backend/host/data-dir.ts';
import { tempDir } from '../support/backend/backend.ts';

describe('the data folder', () => {
  it('is the flag’s, else HOLDOUT_DATA’s, and is made with what leads to it', () => {
    const [flag, variable] = ['a/b', 'c'].map((name) => join(tempDir(), name));
    const env = { HOLDOUT_DATA: variable };
    expect(dataDir({ flag: flag ?? '' }, env)).toBe(flag);
    expect(dataDir({}, env)).toBe(variable);
    for (const folder of [flag, variable]) expect(statSync(folder ?? '').isDirectory()).toBe(true);
  });

  it('is found from where the command was given', () => {
    const folder = join(tempDir(), 'here');
    expect(dataDir({ flag: relative(process.cwd(), folder) }, {})).toBe(folder);
  });

  it('may be there already', () => {
    const folder = tempDir();
    writeFileSync(join(folder, 'kept'), 'kept');
    expect(dataDir({ flag: folder }, {})).toBe(folder);
    expect(existsSync(join(folder, 'kept'))).toBe(true);
  });

  it('is otherwise the one the system keeps for an application’s data, under our own name', () => {
    const home = join(tempDir(), 'home');
    const before = process.env.XDG_DATA_HOME;
    process.env.XDG_DATA_HOME = home;
    try {
      for (const env of [{}, { HOLDOUT_DATA: '' }]) {
        expect(dataDir({}, env)).toBe(envPaths('Holdout', { suffix: '' }).data);
      }
    } finally {
      if (before === undefined) delete process.env.XDG_DATA_HOME;
      else process.env.XDG_DATA_HOME = before;
    }
  });
});

function failureOf(flag: string): { message: string; code?: string } {
  try {
    dataDir({ flag }, {});
  } catch (error) {
    return error as { message: string; code?: string };
  }
  throw new Error(`${flag} can be a data folder`);
}

describe('a data folder that can’t be had', () => {
  it('is a file, or lies below one', () => {
    const file = join(tempDir(), 'file');
    writeFileSync(file, '');
    expect(failureOf(file)).toMatchObject({
      message: `The data folder ${file} can’t be used: there is a file of that name.`,
      code: 'EEXIST',
    });
    expect(failureOf(join(file, 'below'))).toMatchObject({
      message: `The data folder ${join(file, 'below')} can’t be used: a part of its path is a file.`,
      code: 'ENOTDIR',
    });
  });

  it('has no name, or one too long', () => {
    expect(failureOf('').message).toBe('The data folder needs a name.');
    const dir = tempDir();
    mkdirSync(join(dir, 'x'));
    expect(failureOf(join(dir, 'n'.repeat(300))).message).toMatch(/can’t be used: its name is too long\.$/);
  });
});
