/** A Star and three Grunts in a data folder of their own, as somebody at the command line has them. */
import { tempDir } from './backend.ts';
import { holdout } from './cli.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Always the same party; an act goes by the campaign’s seed, or by the dice that are told: `--dice 3,4`. */
export async function partyAtTerminal() {
  const data = tempDir();
  const run = (...words: readonly string[]) => holdout(...words, '--data', data);
  const json = async (...words: readonly string[]) => JSON.parse((await run(...words, '--json')).out);
  const { id }: Named = await json('campaign', 'new', '--name', 'Merrow Ford', '--seed', 'K7QF-2MWD');
  const { figures }: { figures: readonly Named[] } = await json('campaign', 'show', id);
  const does = async (act: object, ...dice: readonly string[]) =>
    await run('act', id, JSON.stringify(act), ...(dice.length > 0 ? dice : ['--seeded']));
  return { data, run, json, id, figures, goes: figures.map((one) => one.id), does };
}
