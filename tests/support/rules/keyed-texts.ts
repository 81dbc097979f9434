/** Puts in place of every text of the rules the name it goes by. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

const RULES = join(import.meta.dirname, '../../../src/rules');
/** All that stands in the `text/` folders, but names that are given to somebody, and what bots say as a player would. */
export const TEXTS = globSync('**/text/**/*.ts', { cwd: RULES })
  .filter((file) => !/(^|[\\/])(bots|(war|voyages)[\\/]text[\\/]names\.ts$)/.test(file))
  .map((file) => join(RULES, file));

/** Every text of a module is the name it goes by. */
function keyed(name: string, exported: unknown): unknown {
  if (typeof exported === 'string') return name;
  if (typeof exported === 'function')
    return (...given: unknown[]) => keyedResult(name, (exported as (...all: unknown[]) => unknown)(...given));
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported)) return exported;
  return Object.fromEntries(
    Object.entries(exported).map(([key, one]) => [key, keyed(`${name}.${key}`, one)]),
  );
}

/** Names in the place of a result's words; of a result made of facts, the text fields alone are words. */
function keyedResult(name: string, result: unknown): unknown {
  if (typeof result === 'string') return name;
  if (Array.isArray(result)) return result.map((one) => keyedResult(name, one));
  if (typeof result !== 'object' || result === null || !('text' in result)) return result;
  return { ...result, text: name };
}

/** Stand-in by which a test mocks a module of texts. */
export async function keyedTexts(
  original: () => Promise<unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const module = (await original()) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(module).map(([name, one]) => [name, keyed(name, one)]));
}
