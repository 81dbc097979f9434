/** `npm run bench`: each measurement of `bench/` in a process of its own, and whether it kept within its bounds. */
import { readdirSync } from 'node:fs';
import { fromRoot } from './paths.ts';
import { run } from './run.ts';

const SUFFIX = '.bench.ts';
const all = readdirSync(fromRoot('bench'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort();

const USAGE = `Usage: npm run bench                    everything
       npm run bench -- ${all.join('|')}
       npm run bench -- --peers         the core against what others use, which is installed for it`;

const args = process.argv.slice(2);
const options = args.filter((arg) => arg === '--peers');
const names = args.filter((arg) => arg !== '--peers');
if (!names.every((name) => all.includes(name))) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  process.exitCode = (await runAll(names.length > 0 ? names : options.length > 0 ? ['core'] : all)) ? 0 : 1;
}

async function runAll(wanted: readonly string[]): Promise<boolean> {
  const failed: string[] = [];
  for (const name of wanted) {
    console.log(`── ${name}`);
    // Some packages check more while they are developed with: production is what the app runs.
    const env = { ...process.env, NODE_ENV: 'production' };
    const { ok } = await run(process.execPath, [fromRoot('bench', `${name}${SUFFIX}`), ...options], {
      output: 'show',
      env,
    });
    if (!ok) failed.push(name);
  }
  console.log(failed.length === 0 ? '\nwithin all bounds' : `\nbeyond a bound: ${failed.join(', ')}`);
  return failed.length === 0;
}
