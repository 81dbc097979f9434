/** The command line's entry: words in, text out, and how it went. */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { diskReason } from './disk-reason.ts';
import { holdout } from './holdout.ts';

process.stdout.on('error', (error) => {
  // The reader of the output may have read enough: `holdout … | head`.
  if ('code' in error && error.code === 'EPIPE') process.exit();
  writeSync(process.stderr.fd, `The output can’t be written: ${diskReason(error)}.\n`);
  process.exit(1);
});

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
