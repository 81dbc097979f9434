/** The command line's entry: words in, text out, and how it went. */
import { createInterface } from 'node:readline';
import { holdout } from './holdout.ts';

// Whoever reads the output may have read enough: `holdout … | head`.
process.stdout.on('error', () => process.exit());

const { out, err, code } = await holdout(process.argv.slice(2), {
  lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  print: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
