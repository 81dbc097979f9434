/** Peers that the bench is measured against: installed when asked for, into a folder of its own, part of nothing we ship. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const HOME = join(import.meta.dirname, 'peers');
const MANIFEST = join(HOME, 'package.json');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'));

function isInstalled(name: string, version: string): boolean {
  try {
    return read(join(HOME, 'node_modules', name, 'package.json')).version === version;
  } catch {
    return false;
  }
}

/** Loads a part of a package that `bench/peers/package.json` names, having installed what is missing. */
export function peer(name: string, part: string): unknown {
  const version = read(MANIFEST).dependencies[name];
  if (version === undefined) throw new Error(`${MANIFEST} does not name ${name}`);
  if (!isInstalled(name, version)) {
    console.error(`Installing ${name} ${version} into bench/peers…`);
    const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
    // On Windows npm is a .cmd file, which only a shell can start.
    const shell = process.platform === 'win32';
    const { status } = spawnSync('npm', args, { cwd: HOME, shell, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`${name} could not be installed: can the npm registry be reached?`);
  }
  return createRequire(MANIFEST)(`${name}/${part}`);
}
