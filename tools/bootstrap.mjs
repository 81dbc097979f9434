// Plain JavaScript without a dependency: this is what runs before anything is installed, on Node 20 as well.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, MODULES, ROOT, read, say } from './install.mjs';

/** Node keeps what it has compiled here: the app, and each host of the end-to-end tests, starts in less than half the time. */
const COMPILED = { NODE_COMPILE_CACHE: join(MODULES, '.cache', 'compiled') };

/** How often the bootstrap looks whether its own parent is still there. */
const WATCH_MS = 1_000;

/**
 * Installs what is missing, then runs a TypeScript entry under a Node that can, with this process's arguments,
 * input and output. Everything said on the way goes to standard error. Ends the process with the entry's exit code.
 *
 * @param {string} entry path from the project's root, e.g. `tools/start.ts`
 * @returns {Promise<void>}
 */
export async function bootstrap(entry) {
  try {
    await install();
    run(findNode(), entry);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** This Node if it runs TypeScript by itself, else the one among the packages (there is none for the Mac). */
function findNode() {
  if (runsTypeScript(process.versions.node)) return process.execPath;
  const home = join(
    MODULES,
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  );
  const manifest = read(join(home, 'package.json'));
  const binary = manifest && join(home, JSON.parse(manifest).bin.node);
  if (binary && existsSync(binary)) return binary;
  throw new Error(
    `Holdout needs Node 22.18 or newer, and this is ${process.version}: get one from https://nodejs.org.`,
  );
}

/** @param {string} version */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/**
 * @param {string} node
 * @param {string} entry
 */
function run(node, entry) {
  const child = spawn(
    node,
    // Node 22 and 23 warn that stripping types is experimental.
    ['--disable-warning=ExperimentalWarning', join(ROOT, entry), ...process.argv.slice(2)],
    { env: { ...COMPILED, ...withBinaries(process.env) }, stdio: 'inherit' },
  );
  // A terminal sends Ctrl+C to the child as well; a second one would cut its clean ending short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const watch = endWithParent(child);

  child.on('error', (error) => {
    say(`Holdout could not be started with ${node}: ${error.message}`);
    process.exitCode = 1;
    clearInterval(watch);
  });
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * An npm that is killed outright passes nothing on, and the host would be left serving.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithParent(child) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const before = lineage();
  return setInterval(() => lineage() !== before && child.kill('SIGTERM'), WATCH_MS);
}

/** Our parent and, where that is only the shell npm runs its scripts in, npm behind it (as Linux lets us see). */
function lineage() {
  const parent = process.ppid;
  // `4711 (sh) S 4700 …`: the name, the state, the parent.
  const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(read(`/proc/${parent}/stat`) ?? '') ?? [];
  return name === 'sh' ? `${parent} ${grandparent}` : `${parent}`;
}

/** @param {NodeJS.ProcessEnv} env */
function withBinaries(env) {
  // Windows calls it Path, and a second spelling beside it would win or lose by chance.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const binaries = join(MODULES, '.bin');
  return { ...env, [name]: env[name] ? `${binaries}${delimiter}${env[name]}` : binaries };
}
