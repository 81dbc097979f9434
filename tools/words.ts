/** `npm run words`: every text of ours, screen by screen, to be read; `-- chronicle` only where the folder’s or file’s name has that. */
import { type Words, wordsOfAll } from '../tests/architecture/words.ts';

const [wanted = ''] = process.argv.slice(2);

/** The folder is the screen, or the chapter. */
const screenOf = ({ path }: Words): string => path.split('/').slice(0, -1).join('/');

const shown = wordsOfAll().filter(({ path }) => path.includes(wanted));
for (const [screen, words] of Map.groupBy(shown, screenOf)) {
  console.log(`\n${screen}`);
  for (const { path, line, text } of words)
    console.log(`  ${`${path.slice(screen.length + 1)}:${line}`.padEnd(32)} ${text}`);
}
console.log(`\n${shown.length} texts.`);
