/** The command line's entry: words in, text out, and how it went. */
import { holdout } from './holdout.ts';

// Whoever reads the output may have read enough: `holdout … | head`.
process.stdout.on('error', () => process.exit());

const { out, err, code } = await holdout(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
