/** Packs with a stand-in for Electron and looks at what has gone along. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBackend, buildElectron, buildRenderer } from '../../../tools/build.ts';
import { runPackage } from '../../../tools/run.ts';

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
}

/** The paths in an archive: its listing is JSON behind sixteen bytes of lengths, the last of them its own. */
function archived(file: string): readonly string[] {
  const bytes = readFileSync(file);
  const listing: Entry = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12)));
  const under = (entry: Entry, path: string): readonly string[] =>
    entry.files === undefined
      ? [path]
      : Object.entries(entry.files).flatMap(([name, inner]) => under(inner, `${path}/${name}`));
  return under(listing, '').map((path) => path.slice(1));
}

function below(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const SQLITE = 'node_modules/better-sqlite3';
const isScreen = (path: string) => path.startsWith('dist/renderer/');
const isSqlites = (path: string) => path.startsWith(`${SQLITE}/lib/`);

describe.runIf(process.platform === 'linux')('the package', () => {
  let folder = '';
  let files: readonly string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'holdout-package-'));
    await buildRenderer();
    await buildBackend();
    await buildElectron();
    const standIn = join(folder, 'electron');
    mkdirSync(join(standIn, 'locales'), { recursive: true });
    for (const file of ['electron', 'locales/de.pak', 'locales/en-GB.pak', 'locales/en-US.pak'])
      writeFileSync(join(standIn, file), '');
    const args = [
      ...['--config', 'build/without-electron.yml', '--publish', 'never', '--dir'],
      ...[`-c.electronDist=${standIn}`, `-c.directories.output=${folder}/release`],
    ];
    const { ok, text } = await runPackage('electron-builder', 'electron-builder', args, { output: 'keep' });
    expect(ok, text).toBe(true);
    files = archived(join(folder, 'release/linux-unpacked/resources/app.asar'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds what runs, and of SQLite the one library of the system packed for', () => {
    expect(files.filter((path) => !isScreen(path) && !isSqlites(path)).toSorted()).toEqual([
      'LICENSE',
      'NOTICE',
      'build/icons/256x256.png',
      'dist/backend/games-worker.js',
      'dist/backend/worker.js',
      'dist/electron/main.js',
      'dist/electron/preload.cjs',
      `${SQLITE}/LICENSE`,
      `${SQLITE}/package.json`,
      `${SQLITE}/prebuilds/linux-${process.arch}.node`,
      'package.json',
    ]);
  });

  it('holds the screens with fonts in one form, and no maps of sources', () => {
    const endings = files.filter(isScreen).map((path) => path.slice(path.lastIndexOf('.')));
    expect([...new Set(endings)].toSorted()).toEqual(['.css', '.html', '.js', '.svg', '.woff2']);
  });

  it('leaves beside the archive what the system opens itself', () => {
    const beside = below(join(folder, 'release/linux-unpacked/resources/app.asar.unpacked'));
    expect(beside.filter((path) => !isSqlites(path)).toSorted()).toEqual([
      'dist/backend/games-worker.js',
      'dist/backend/worker.js',
      `${SQLITE}/LICENSE`,
      `${SQLITE}/package.json`,
      `${SQLITE}/prebuilds/linux-${process.arch}.node`,
      'package.json',
    ]);
  });

  it('speaks English alone', () => {
    expect(readdirSync(join(folder, 'release/linux-unpacked/locales')).toSorted()).toEqual([
      'en-GB.pak',
      'en-US.pak',
    ]);
  });
});
