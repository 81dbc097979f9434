import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
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

/** The folder found by a process of its own: what the system keeps is read once. */
function folderWith(env: Readonly<Record<string, string>>): string {
  const file = join(import.meta.dirname, '../../src/backend/host/data-dir.ts');
  const script = `const { dataFolder } = await import(${JSON.stringify(file)}); console.log(dataFolder({}));`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const { PATH = '' } = process.env;
  return execFileSync(process.execPath, args, {
    cwd: tempDir(),
    env: { PATH, ...env },
    encoding: 'utf8',
  }).trim();
}

describe.skipIf(process.platform !== 'linux')('a home without a name', () => {
  it('is the user’s all the same, never the folder the command was given in', () => {
    expect(folderWith({ HOME: '' })).toBe(join(userInfo().homedir, '.local/share/Holdout'));
    expect(folderWith({ HOME: '/home/ann' })).toBe('/home/ann/.local/share/Holdout');
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
  it.skipIf(process.platform !== 'linux')('lies where no folder can be made, and is told at once', () => {
    for (const folder of ['/proc/1/x', '/proc/nobody/x/y', '/sys/x']) {
      const { message } = failureOf(folder);
      expect(message).toMatch(/^The data folder \/.+ can’t be used: [^.]+\.$/);
    }
  });

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
