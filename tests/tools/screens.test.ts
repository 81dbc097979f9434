import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildRenderer } from '../../tools/build.ts';
import { fromRoot } from '../../tools/paths.ts';

const TABLES = ['renderer/shell/screens.ts', 'renderer/games/all-things-zombie/screens.ts'];
/** Bytes of script that every window waits for. */
const MOST_FOR_ALL = 545_000;

/** The files that are fetched when somebody goes there, e.g. `shelf-screen`. */
const fetched = TABLES.flatMap((table) =>
  [...readFileSync(fromRoot(table), 'utf8').matchAll(/import\('(.+?)\.tsx'\)/g)].map(([, file = '']) =>
    basename(file),
  ),
);

describe('the screens, built', () => {
  let scripts: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    await buildRenderer();
    const files = globSync(fromRoot('dist/renderer/assets/*.js'));
    scripts = new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')]));
  });

  const importsOf = (file: string) =>
    [...(scripts.get(file) ?? '').matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, one = '']) => one);

  /** All that has to be there before the file can run. */
  function needs(file: string, seen = new Set<string>()): ReadonlySet<string> {
    for (const one of importsOf(file)) {
      if (seen.has(one)) continue;
      seen.add(one);
      needs(one, seen);
    }
    return seen;
  }

  const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

  it('are each in a file of their own', () => {
    const names = [...scripts.keys()].map(nameOf);
    expect(fetched.length).toBeGreaterThan(15);
    expect(fetched.filter((screen) => !names.includes(screen))).toEqual([]);
  });

  /** Fetched by that screen alone, once something on it is called for, a file is part of it. */
  const isPartOf = (file: string, screen: string) => {
    const fetching = [...scripts]
      .filter(([, text]) => text.includes(`import(\`./${file}\`)`))
      .map(([one]) => one);
    return fetching.length > 0 && fetching.every((one) => one === screen);
  };

  it('need no other screen', () => {
    const wrong = [...scripts.keys()].flatMap((file) =>
      [...needs(file)]
        .filter((one) => fetched.includes(nameOf(one)) && !isPartOf(file, one))
        .map((one) => `${file} needs ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it('share files that don’t import each other in a circle, of which one would run before its parts are there', () => {
    expect([...scripts.keys()].filter((file) => needs(file).has(file))).toEqual([]);
  });

  it('wait for no more script than they need', () => {
    const index = [...scripts.keys()].find((file) => nameOf(file) === 'index') ?? '';
    const files = [index, ...needs(index)];
    const bytes = files.reduce((sum, file) => sum + Buffer.byteLength(scripts.get(file) ?? ''), 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(MOST_FOR_ALL);
  });
});
