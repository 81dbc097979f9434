import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const TOOLS = join(import.meta.dirname, '../../tools');

/** Folder that most tests begin with, installed once: npm takes longer than all the rest. */
let before = '';
beforeAll(async () => {
  begin();
  entry('');
  await start().ended;
  before = root;
});
afterAll(() => rmSync(before, { recursive: true, force: true, maxRetries: 5 }));

/** A project whose one dependency is a folder beside it: its installation needs npm, and no network. */
let root = '';
beforeEach(begin);
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

function begin(): void {
  root = mkdtempSync(join(tmpdir(), 'holdout-bootstrap-'));
  mkdirSync(join(root, 'tools'));
  for (const file of ['bootstrap.mjs', 'install.mjs']) cpSync(join(TOOLS, file), join(root, 'tools', file));
  write(
    'tools/run.mjs',
    "import { bootstrap } from './bootstrap.mjs';\nawait bootstrap('tools/entry.ts');\n",
  );
  mkdirSync(join(root, 'pocket'));
  const small = { name: 'small', version: '1.0.0', type: 'module', dependencies: { pocket: 'file:pocket' } };
  write('package.json', JSON.stringify(small));
  lock('1.0.0');
}

/** Everything that was installed before is there. */
function installed(): void {
  cpSync(before, root, { recursive: true, verbatimSymlinks: true });
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

/** The dependency in a version, and the lock file that asks for it as npm writes it. */
function lock(version: string): void {
  write('pocket/package.json', JSON.stringify({ name: 'pocket', version }));
  const packages = {
    '': { name: 'small', version: '1.0.0', dependencies: { pocket: 'file:pocket' } },
    'node_modules/pocket': { resolved: 'pocket', link: true },
    pocket: { version },
  };
  write(
    'package-lock.json',
    JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, packages }),
  );
}

function entry(text: string): void {
  write('tools/entry.ts', text);
}

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; out: string; err: string }>;
}

function start(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), ...args], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  const ended = new Promise<Awaited<Run['ended']>>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  return { child, ended };
}

describe('the bootstrap', () => {
  it('installs, then runs the entry with its arguments, and says all of it on standard error', async () => {
    entry('const args: readonly string[] = process.argv.slice(2); console.log(JSON.stringify(args));');
    const { code, out, err } = await start(['odds', 'a b']).ended;
    expect({ code, out }).toEqual({ code: 0, out: '["odds","a b"]\n' });
    expect(err).toMatch(/^Installing what Holdout needs .*\nInstalled in \d+ s\.\n$/);
  });

  it('runs nothing that a package brings with it, and so builds none that comes built', async () => {
    const pocket = { name: 'pocket', version: '1.0.0', scripts: { install: 'exit 1' } };
    write('pocket/package.json', JSON.stringify(pocket));
    entry('');
    expect((await start().ended).err).toContain('Could not install');
    cpSync(join(TOOLS, '../.npmrc'), join(root, '.npmrc'));
    expect((await start().ended).code).toBe(0);
  });

  it('installs no second time while the lock file is the same', async () => {
    installed();
    expect((await start().ended).err).toBe('');
    lock('1.0.1');
    expect((await start().ended).err).toContain('Installing');
  });

  it('takes what an npm run by hand has installed', async () => {
    installed();
    rmSync(join(root, 'node_modules/.holdout-stamp'));
    expect((await start().ended).err).toBe('');
  });

  it('installs again over what another platform left', async () => {
    installed();
    const stamp = join(root, 'node_modules/.holdout-stamp');
    writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(process.platform, 'plan9'));
    expect((await start().ended).err).toContain('Installing');
  });

  it('passes the exit code on', async () => {
    installed();
    entry('process.exitCode = 3;');
    expect(await start().ended).toMatchObject({ code: 3 });
  });

  it('puts the packages’ programs first in PATH', async () => {
    installed();
    entry("console.log((process.env.PATH ?? process.env.Path ?? '').startsWith(process.argv[2] ?? '?'));");
    expect((await start([join(root, 'node_modules/.bin')]).ended).out).toBe('true\n');
  });

  it.skipIf(process.platform === 'win32')('forwards a signal and ends as its child does', async () => {
    installed();
    entry(
      "process.on('SIGTERM', () => { console.log('closing'); process.exit(7); }); setInterval(() => {}, 1000); console.log('up');",
    );
    const { child, ended } = start();
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 7, out: 'up\nclosing\n' });
  });

  // npm runs its scripts in a shell, and tells neither of them when it is killed outright.
  it.runIf(process.platform === 'linux')('ends its child when npm is killed', async () => {
    installed();
    entry(`
      import { writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => { writeFileSync('closed', ''); process.exit(); });
      setInterval(() => {}, 1000);
      console.log('up');
    `);
    write(
      'npm.mjs',
      `import { spawn } from 'node:child_process';
      spawn('sh', ['-c', '"$0" tools/run.mjs; true', process.execPath], { stdio: 'inherit' });`,
    );
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const npm = spawn(process.execPath, ['npm.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise((resolve) => npm.stdout.once('data', resolve));
    npm.kill('SIGKILL');
    await vi.waitUntil(() => existsSync(join(root, 'closed')), { timeout: 60_000 });
  });

  it('installs once when started twice at the same time', async () => {
    entry("console.log('ran');");
    const both = await Promise.all([start().ended, start().ended]);
    expect(both.map(({ out }) => out)).toEqual(['ran\n', 'ran\n']);
    expect(both.filter(({ err }) => err.includes('Installing'))).toHaveLength(1);
  });

  it('does not wait for an installation whose process is gone', async () => {
    entry('');
    const left = join(root, '.holdout/install.lock');
    mkdirSync(left, { recursive: true });
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(left, longAgo, longAgo);
    expect(await start().ended).toMatchObject({ code: 0, err: expect.not.stringContaining('Waiting') });
    expect(existsSync(left)).toBe(false);
  });

  it('shows npm’s errors in full and what to do when the installation fails', async () => {
    entry("console.log('ran');");
    write('package-lock.json', 'not a lock file');
    const { code, out, err } = await start().ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('npm error');
    expect(err).toMatch(/run the same command again\.\n$/);
  });
});
