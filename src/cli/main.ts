/** The command line's entry: words in, text out, and how it went. */
import { createInterface } from 'node:readline';
import { holdout } from './holdout.ts';

// Whoever reads the output may have read enough: `holdout … | head`.
process.stdout.on('error', () => process.exit());

/** Back to the line's beginning, and what stands there away. */
const CLEAR = '\r\x1b[K';

const { out, err, code } = await holdout(process.argv.slice(2), {
  lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  print: (line) => process.stdout.write(`${line}\n`),
  progress: (share) => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(share === null ? CLEAR : `${CLEAR}${Math.floor(share * 100)} %, Ctrl+C cancels`);
  },
  onInterrupt: (work) => {
    process.once('SIGINT', work);
    return () => process.off('SIGINT', work);
  },
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
