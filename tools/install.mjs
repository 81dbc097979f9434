// Plain JavaScript without a dependency, like bootstrap.mjs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.holdout-stamp');
const WORK = join(ROOT, '.holdout');
const LOCK = join(WORK, 'install.lock');

const BEAT_MS = 1_000;
/** A lock nobody has touched for this long was left by a process that is gone. */
const STALE_MS = 10_000;

/** What an outer `npm run` may hand to the inner `npm ci`: how to reach the registry, nothing about itself. */
const NPM_SETTINGS =
  /^npm_config_(registry|cache|userconfig|globalconfig|https?_proxy|proxy|noproxy|ca|cafile|strict_ssl|offline|prefer_offline|.*:.*)$/i;

/** @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Brings `node_modules` to what `package-lock.json` says; a tenth of a second's work where it already is.
 *
 * @returns {Promise<void>}
 * @throws {Error} a sentence for the user, when npm failed; npm's own words went to standard error before it
 */
export async function install() {
  if (isInstalled()) return;
  await takeLock();
  const beat = setInterval(() => existsSync(LOCK) && utimesSync(LOCK, new Date(), new Date()), BEAT_MS);
  try {
    // Whoever held the lock before may have done it.
    if (!isInstalled()) await npmCi();
  } finally {
    clearInterval(beat);
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** The lock file and the platform, since binaries of another platform are of no use. */
function wantedStamp() {
  const lockFile = readFileSync(join(ROOT, 'package-lock.json'));
  return `${createHash('sha256').update(lockFile).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** @returns {boolean} */
function isInstalled() {
  const stamp = read(STAMP);
  if (stamp === wantedStamp()) return true;
  const otherPlatform = stamp !== undefined && platformOf(stamp) !== platformOf(wantedStamp());
  if (otherPlatform || !matchesLockFile()) return false;
  writeFileSync(STAMP, wantedStamp());
  return true;
}

/** @param {string} stamp */
function platformOf(stamp) {
  return stamp.split(' ')[1];
}

/** Whether an npm run by hand has left exactly what the lock file asks for (it writes its own list at the very end). */
function matchesLockFile() {
  const installed = read(join(MODULES, '.package-lock.json'));
  if (installed === undefined) return false;
  const have = JSON.parse(installed).packages;
  const want = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const wanted = Object.keys(want).filter((path) => path !== '');
  return (
    wanted.every(
      (path) => have[path]?.version === want[path].version || (!have[path] && want[path].optional),
    ) && Object.keys(have).every((path) => path in want)
  );
}

/** @param {string} path */
export function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Two starts at once must not both install: making a folder succeeds for one of them only. */
async function takeLock() {
  mkdirSync(WORK, { recursive: true });
  let waiting = false;
  for (;;) {
    try {
      mkdirSync(LOCK);
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const touched = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touched > STALE_MS) {
      rmSync(LOCK, { recursive: true, force: true });
      continue;
    }
    if (!waiting) say('Waiting for another start of Holdout that is installing…');
    waiting = true;
    await pause(BEAT_MS / 4);
  }
}

async function npmCi() {
  const began = Date.now();
  const title = 'Installing what Holdout needs (first start only)…';
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const line = process.stderr.isTTY
    ? setInterval(() => process.stderr.write(`\r${title} ${seconds()}`), 1_000)
    : undefined;
  process.stderr.write(line ? title : `${title}\n`);
  // NODE_ENV=production would have npm leave out the half we build with.
  const { code, output, stopped } = await runNpm([
    'ci',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ]);
  clearInterval(line);
  if (line) process.stderr.write('\n');
  if (stopped) throw new Error('The installation was stopped; the next start begins it anew.');
  if (code !== 0) {
    say(output.trim());
    throw new Error(
      'Could not install: see that the npm registry can be reached, then run the same command again.',
    );
  }
  writeFileSync(STAMP, wantedStamp());
  say(`Installed in ${seconds()}.`);
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number | null, output: string, stopped: boolean }>}
 */
function runNpm(args) {
  const script = npmScript();
  // On Windows npm is a .cmd file, which only a shell can start.
  const [command, first] = script ? [nodeOutsideModules(), [script]] : ['npm', []];
  const child = spawn(command, [...first, ...args], {
    cwd: ROOT,
    env: outsideNpm(process.env),
    shell: script === undefined && process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  let stopped = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      output += `npm could not be started: ${error.message}`;
    });
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output, stopped });
    });
  });
}

/** The npm that runs us, else the one that came with this Node, else whatever is called npm. */
function npmScript() {
  const outer = process.env.npm_execpath;
  const home = dirname(process.execPath);
  const candidates = [
    outer && basename(outer) === 'npm-cli.js' ? outer : '',
    join(home, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(home, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/**
 * npm empties `node_modules`, and Windows does not let go of the Node there while we run on it; it does let us
 * move it.
 */
function nodeOutsideModules() {
  const node = process.execPath;
  if (process.platform !== 'win32' || !node.startsWith(MODULES + sep)) return node;
  const aside = join(WORK, 'node.exe');
  rmSync(aside, { force: true });
  renameSync(node, aside);
  return aside;
}

/** @param {NodeJS.ProcessEnv} env */
function outsideNpm(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_/i.test(name) || NPM_SETTINGS.test(name)),
  );
}
