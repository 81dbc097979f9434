/** Writes Mantine's variables, as our theme has them, into a style sheet: a window would count them out each time it opens. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { fromRoot } from './paths.ts';

const SHEET = 'virtual:mantine-variables.css';
/** Path at which the sheet would lie. */
const PLACE = fromRoot('renderer/styles/mantine-variables.css');

export function mantineVariables(): Plugin {
  return {
    name: 'holdout-mantine-variables',
    enforce: 'pre',
    resolveId: (id) => (id === SHEET ? PLACE : undefined),
    load: (id) => (id === PLACE ? variables() : undefined),
  };
}

async function variables(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [fromRoot('tools/mantine-sheet.ts')], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  return stdout;
}
