import { buildElectron, buildRenderer } from './build.ts';
import { runPackage } from './run.ts';

// Further arguments go to electron-builder, e.g. `npm run package -- --linux deb`.
await buildRenderer();
await buildElectron();
const args = ['--config', 'build/electron-builder.yml', '--publish', 'never', ...process.argv.slice(2)];
const { ok } = await runPackage('electron-builder', 'electron-builder', args, { output: 'show' });
process.exitCode = ok ? 0 : 1;
