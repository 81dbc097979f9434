/** Size of the product's files: how many there are, how long they are, and what share of their lines imports. Ends with 1 beyond a bound. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { ROOT } from '../tools/paths.ts';
import { median } from './measured.ts';

const PRODUCT = '{src,db,migrations,electron,renderer}/**/*';

/** Number of lines that each import, and each export from another file, takes. */
function importing(path: string, text: string): number {
  return parseSync(path, text).program.body.reduce((sum, { type, start, end, ...node }) => {
    const isImport = type === 'ImportDeclaration' || ('source' in node && node.source !== null);
    return isImport ? sum + text.slice(start, end).split('\n').length : sum;
  }, 0);
}

const lines = (text: string): number => text.split('\n').length - 1;
const read = (path: string) => ({ path, text: readFileSync(`${ROOT}/${path}`, 'utf8') });

const sheets = globSync(`${PRODUCT}.css`, { cwd: ROOT });
const code = globSync(`${PRODUCT}.{ts,tsx}`, { cwd: ROOT }).map(read);
const whole = code.reduce((sum, { text }) => sum + lines(text), 0);
const imports = code.reduce((sum, { path, text }) => sum + importing(path, text), 0);

interface Figure {
  readonly what: string;
  readonly is: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** The bounds are what the figures came to when they were set; they may only get better. */
const FIGURES: readonly Figure[] = [
  { what: 'files (ts, tsx, css)', is: code.length + sheets.length, atMost: 2_340 },
  { what: 'lines (ts, tsx)', is: whole, atMost: 187_000 },
  { what: 'median file, in lines', is: median(code.map(({ text }) => lines(text))), atLeast: 66 },
  { what: 'lines that import, in a hundred', is: (100 * imports) / whole, atMost: 9.7 },
];

console.log('| product | today | bound | |\n|---|---|---|---|');
for (const { what, is, atMost = Number.POSITIVE_INFINITY, atLeast = 1 } of FIGURES) {
  const bound = Number.isFinite(atMost) ? `≤ ${atMost}` : `≥ ${atLeast}`;
  const isWithin = is <= atMost && is >= atLeast;
  console.log(`| ${what} | ${Number(is.toFixed(1))} | ${bound} | ${isWithin ? '' : 'BROKEN'} |`);
  if (!isWithin) process.exitCode = 1;
}
