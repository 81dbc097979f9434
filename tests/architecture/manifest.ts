import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly optionalDependencies: Versions;
}

/** Every package that package.json names, of all three kinds, with its version. */
export function declaredDependencies(): Versions {
  const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
}

export function readme(): string {
  return readFileSync(join(ROOT, 'README.md'), 'utf8');
}
