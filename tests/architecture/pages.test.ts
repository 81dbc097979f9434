/** Pages for developers are true to the tree: their links lead somewhere, the files they name are there, and layers are as they draw them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { sourcesUnder } from './source.ts';

const ROOT = join(import.meta.dirname, '../..');
const OURS = '{src,db,migrations,electron,renderer,tests,bench,tools,build,docs,.github}/**/*';

const pages = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...globSync(`${OURS}.md`, { cwd: ROOT })];
/** Each file of the project and each folder, the folders with a slash at their end, so that a path can be told by how it ends. */
const paths = globSync(OURS, { cwd: ROOT, withFileTypes: true }).map((entry) => {
  const path = `/${join(entry.parentPath, entry.name).slice(ROOT.length + 1)}`.replaceAll('\\', '/');
  return entry.isDirectory() ? `${path}/` : path;
});

/** Spans of code that name a file or folder, by their ending; those with a placeholder in them name none. */
const NAMED = /`((?:[\w.@*-]+\/)+|(?:[\w.@*-]+\/)*[\w.@*-]+\.(?:tsx?|mjs|css|ya?ml|md|svg|sql))`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
/** Folders that are made, and names that stand for any. */
const MADE = /^(?:dist|release|node_modules)\/|NNNN|^bench\/peers\/$/;

function namedIn(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(NAMED)].flatMap(([, path = '']) => (MADE.test(path) ? [] : [path]));
}

/** True if a path is there: from the top, from the page, or as the end of a path where a page names only so much. */
function isThere(path: string, page: string): boolean {
  if (path.includes('*')) return globSync(path, { cwd: ROOT }).length > 0 || isEnding(path);
  return [ROOT, join(ROOT, dirname(page))].some((from) => existsSync(join(from, path))) || isEnding(path);
}

const isEnding = (path: string): boolean => {
  const ending = new RegExp(`/${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return paths.some((one) => ending.test(one));
};

describe('pages for developers', () => {
  it('name files and folders that are there', () => {
    const gone = pages
      // Pages on the player's own folders are left out.
      .filter((page) => !page.startsWith('docs/'))
      .flatMap((page) =>
        namedIn(page)
          .filter((path) => !isThere(path, page))
          .map((path) => `${page}: ${path}`),
      );
    expect(gone).toEqual([]);
    expect(namedIn('CONTRIBUTING.md').length).toBeGreaterThan(30);
  });

  it('have links that lead somewhere', () => {
    const broken = pages.flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(LINK)]
        .map(([, to = '']) => to)
        .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(ROOT, dirname(page), to)))
        .map((to) => `${page}: ${to}`),
    );
    expect(broken).toEqual([]);
  });

  it('would be told of a file that is gone', () => {
    expect(isThere('renderer/page/page.tsx', 'README.md')).toBe(true);
    expect(isThere('page/page.tsx', 'README.md')).toBe(true);
    expect(isThere('page/no-such.tsx', 'README.md')).toBe(false);
    expect(isThere('no-such/', 'README.md')).toBe(false);
  });
});

/** Layers as a page draws them, the highest first, each a list of folders and files of the area. */
function drawnIn(page: string, row: string): readonly (readonly string[])[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const from = text.indexOf(`\n    ${row}`);
  const drawn = text.slice(from + row.length + 5).split(/\n(?! +→)/, 1)[0] ?? '';
  return drawn.split('→').map((layer) => layer.split(',').map((name) => name.trim()));
}

const isSheet = (path: string) => path.endsWith('.css');

/** Imports of an area's files that lead to a layer above their own; names that are no folder or file of it stand for others. */
function upwards(area: string, layers: readonly (readonly string[])[]): readonly string[] {
  const nameOf = (path: string) => path.slice(area.length + 1).split(/[/.]/, 1)[0] ?? '';
  const layerOf = (path: string) => layers.findIndex((names) => names.includes(nameOf(path)));
  return sourcesUnder(area).flatMap((source) =>
    importsOf(source).flatMap(({ target }) => {
      if (target.kind !== 'file' || !target.path.startsWith(`${area}/`) || isSheet(target.path)) return [];
      const [own, other] = [layerOf(source.path), layerOf(target.path)];
      return own >= 0 && other >= 0 && other < own ? [`${source.path} → ${target.path}`] : [];
    }),
  );
}

describe('layers', () => {
  it.each([
    ['db', 'db', ''],
    ['src/backend', 'src/backend', ''],
    ['src/rules/all-things-zombie', 'src/rules/all-things-zombie', ''],
    ['renderer', 'renderer', 'renderer '],
    ['renderer/games/all-things-zombie', 'renderer', '  games/all-things-zombie '],
    ['renderer/games/all-things-zombie/play', 'renderer', '    play '],
  ])('of %s are as the page of %s draws them', (area, folder, row) => {
    const layers = drawnIn(`${folder}/README.md`, row);
    expect(layers.length).toBeGreaterThan(4);
    expect(upwards(area, layers)).toEqual([]);
  });

  it('would be found where an import leads upwards', () => {
    const layers = drawnIn('renderer/README.md', 'renderer ');
    expect(upwards('renderer', layers.toReversed()).length).toBeGreaterThan(100);
  });
});
