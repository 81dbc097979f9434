import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildBackend, buildElectron, buildRenderer } from './build.ts';
import { electronProgram, fetchRuntime } from './desktop.ts';
import { plan } from './package/plan.ts';
import { fromRoot } from './paths.ts';
import { runPackage } from './run.ts';

/** The whole runtime is some 100 MB. */
const FETCH_LIMIT_MS = 5 * 60_000;
const STAND_IN = fromRoot('dist/stand-in');

// Further arguments go to electron-builder, e.g. `npm run package -- --linux deb`.
const asked = process.argv.slice(2);
const hasRuntime = () => electronProgram(fromRoot('node_modules/electron'), process.env) !== undefined;

await buildRenderer();
await buildBackend();
await buildElectron();
if (!hasRuntime()) await fetchRuntime(FETCH_LIMIT_MS);
const planned = plan({ asked, runtime: hasRuntime(), platform: process.platform });
if (planned.says !== null) console.log(planned.says);
if (planned.kind === 'nothing') process.exitCode = 1;
else {
  if (planned.kind === 'without-electron') standIn();
  const { ok } = await runPackage('electron-builder', 'electron-builder', planned.args, { output: 'show' });
  process.exitCode = ok ? 0 : 1;
}

/** Makes a program and locales in place of Electron’s, for electron-builder to rename and thin out. */
function standIn(): void {
  rmSync(STAND_IN, { recursive: true, force: true });
  mkdirSync(`${STAND_IN}/locales`, { recursive: true });
  writeFileSync(`${STAND_IN}/electron`, '#!/bin/sh\necho "Packed without Electron."\nexit 1\n', {
    mode: 0o755,
  });
  writeFileSync(`${STAND_IN}/locales/en-US.pak`, '');
}
