import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBackend, buildElectron, PARTS } from '../../tools/build.ts';
import { fromRoot, ROOT } from '../../tools/paths.ts';
import { run } from '../../tools/run.ts';
import { STAMP } from '../../tools/stale.ts';
import { importsOf } from '../architecture/imports.ts';
import { sourceOf } from '../architecture/source.ts';
import { startBuilt } from '../support/backend/in-workers.ts';

/** Everything a bundle still loads from outside itself, Node's own modules left out. */
function loadedBy(file: string): readonly string[] {
  const source = sourceOf(`dist/${file}`, readFileSync(fromRoot('dist', file), 'utf8'));
  const names = importsOf(source).flatMap(({ target }) => {
    if (target.kind === 'node') return [];
    if (target.kind === 'computed') return ['a path put together while running'];
    return [target.kind === 'package' ? target.name : target.path];
  });
  return [...new Set(names)].filter((name) => !isBuiltin(name)).sort();
}

/** Megabytes: Node with the tools takes a tenth of what building takes. */
const MOST = 400;

describe('the backend and the desktop shell, built', () => {
  beforeAll(async () => {
    await buildBackend();
    await buildElectron();
  });

  it('is built by whoever starts the app without keeping what building takes', async () => {
    rmSync(fromRoot('dist/electron', STAMP));
    const script = `
      const { buildApart } = await import(${JSON.stringify(pathToFileURL(fromRoot('tools/build.ts')).href)});
      const built = [await buildApart('electron'), await buildApart('electron')];
      console.log(JSON.stringify({ built, megabytes: process.memoryUsage().rss / 2 ** 20 }));`;
    const { ok, text } = await run(process.execPath, ['--input-type=module', '-e', script], {
      output: 'keep',
    });
    expect(ok, text).toBe(true);
    const { built, megabytes } = JSON.parse(text.trim().split('\n').at(-1) ?? '');
    expect(built).toEqual([true, false]);
    expect(megabytes).toBeLessThan(MOST);
  });

  // In the package there is nothing else: see `files` in build/electron-builder.yml.
  it.each([
    ['electron/main.js', ['electron']],
    ['electron/preload.cjs', ['electron']],
    ['backend/worker.js', ['better-sqlite3']],
    ['backend/games-worker.js', []],
  ])('%s loads nothing that the package leaves out', (file, expected) => {
    expect(loadedBy(file)).toEqual(expected);
  });

  it.each([
    ['backend', 'worker.js'],
    ['backend', 'games-worker.js'],
    ['electron', 'main.js'],
    ['electron', 'preload.cjs'],
  ] as const)('in dist/%s, %s is stale once anything that is in it has changed', (part, file) => {
    const map: { readonly sources: readonly string[] } = JSON.parse(
      readFileSync(fromRoot('dist', part, `${file}.map`), 'utf8'),
    );
    const ours = map.sources
      .map((source) => relative(ROOT, join(fromRoot('dist', part), source)).replaceAll('\\', '/'))
      .filter((source) => existsSync(fromRoot(source)) && !source.startsWith('node_modules/'));
    expect(ours.length).toBeGreaterThan(0);
    const unseen = ours.filter((source) => !PARTS[part].sources.some((one) => source.startsWith(`${one}/`)));
    expect(unseen).toEqual([]);
  });

  describe('the worker', () => {
    let dataDir = '';
    beforeEach(() => {
      dataDir = mkdtempSync(join(tmpdir(), 'holdout-built-'));
    });
    afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

    it('makes a campaign and lists it', async () => {
      const backend = await startBuilt({ dataDir });
      const made = await backend.call('campaign.create', {
        name: 'Merrow Ford',
        seed: 'BUILT',
        division: 'months',
        startYear: 2,
        star: { name: 'Pris Hallam', attribute: 'ambidextrous', weapons: ['pistol'] },
      });
      expect(made).toMatchObject({ ok: true });
      const shelf = await backend.call('shelf.list', {});
      expect(shelf).toMatchObject({
        ok: true,
        value: { campaigns: [{ name: 'Merrow Ford', star: 'Pris Hallam' }] },
      });
      await backend.close();
    });
  });
});
