/** Lists the packages that are in the app, with version and licence, for the About screen: `virtual:licences`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fromRoot } from './paths.ts';

interface Manifest {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const MODULE = 'virtual:licences';
const RESOLVED = `\0${MODULE}`;

const manifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** Folders that are built into the app. */
const BUILT_IN = ['renderer', 'src', 'electron', 'db'] as const;

/** Names in quotes after `from` or `import`, up to the package’s own. */
const IMPORTED = /(?:from|import)\s*\(?['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;

function imported(): ReadonlySet<string> {
  const texts = BUILT_IN.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => readFileSync(fromRoot(`${folder}/${file}`), 'utf8')),
  );
  return new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name]) => name ?? '')));
}

/** By name, without what it is only built and tested with; packages of another platform, which npm leaves out, are left out here as well. */
export function readLicences(): Licence[] {
  const { dependencies, devDependencies } = manifest(fromRoot('package.json'));
  const inside = imported();
  const built = Object.keys(devDependencies ?? {}).filter((name) => inside.has(name));
  return [...Object.keys(dependencies ?? {}), ...built]
    .toSorted()
    .map((name) => ({ name, file: fromRoot(`node_modules/${name}/package.json`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const { version, license } = manifest(file);
      if (version === undefined || license === undefined) {
        throw new Error(
          `${name} names no version or licence in its package.json; add it to tools/licences.ts`,
        );
      }
      return { name, version, licence: license };
    });
}

export function licences(): Plugin {
  return {
    name: 'holdout-licences',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export const licences = ${JSON.stringify(readLicences())};` : undefined,
  };
}
