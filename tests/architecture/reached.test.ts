import { describe, expect, it } from 'vitest';
import type { Heading } from '../../src/rules/all-things-zombie/data/text/headings.ts';
import { unreached } from './reached.ts';
import { sourceOf, sourcesUnder } from './source.ts';

/** Folders with the code that players run. */
const PRODUCT = ['src', 'db', 'migrations', 'electron', 'renderer'];
/** Games of the tests, by which those to come are known to find what they need in the core. */
const GAMES = /^tests\/support\/rules\/(sample-.*|machine-gun|skeleton-fight|conformance.*)\.ts$/;
/** Folders with the programs that play, write the rule index and measure without a player. */
const TOOLS = ['tools', 'bench'];

const ATZ = 'src/rules/all-things-zombie';
const GEOMETRY = 'src/rules/core/geometry';

/** Exports that wait for the battle, each with its section of the rulebook; nothing else may stand here. */
const OF_THE_BATTLE: Readonly<Record<string, Heading>> = {
  [`${ATZ}/battlefield/terrain.ts FORDING`]: 'Terrain Features and Scenery',
  [`${GEOMETRY}/sight.ts areasCrossed`]: 'Line of Sight',
};

const told = (...files: readonly (readonly [string, string])[]) =>
  unreached(files.map(([path, text]) => sourceOf(path, text)));

describe('the rules', () => {
  it('are all reached by what players run, but for what waits for the battle', () => {
    const games = sourcesUnder('tests/support/rules').filter(({ path }) => GAMES.test(path));
    const sources = [...[...PRODUCT, ...TOOLS].flatMap(sourcesUnder), ...games];
    expect(unreached(sources)).toEqual(Object.keys(OF_THE_BATTLE).sort());
  });
});

describe('an export of the rules', () => {
  const GUN = ['src/rules/game/gun.ts', 'export const SHOTS = 3; export const fire = () => SHOTS;'] as const;

  it('is told where nobody but itself asks for it', () => {
    expect(told(GUN)).toEqual(['src/rules/game/gun.ts SHOTS', 'src/rules/game/gun.ts fire']);
  });

  it.each([
    ['imported', "import { fire } from '../rules/game/gun.ts'; fire();"],
    ['imported under another name', "import { fire as shot } from '../rules/game/gun.ts'; shot();"],
    ['taken with all others', "import * as gun from '../rules/game/gun.ts'; gun.fire();"],
    ['handed on', "export { fire } from '../rules/game/gun.ts';"],
  ])('is not where it is %s, nor what it needs itself', (_, text) => {
    expect(told(GUN, ['src/backend/x.ts', text])).toEqual([]);
  });

  it('is told where another one asks for it that nobody reaches', () => {
    const fight = [
      'src/rules/game/fight.ts',
      "import { fire } from './gun.ts'; export const fight = () => fire();",
    ];
    expect(told(GUN, [fight[0] ?? '', fight[1] ?? ''])).toContain('src/rules/game/gun.ts fire');
  });

  it('is told where only a property is called so', () => {
    expect(
      told(GUN, ['src/backend/x.ts', "import { SHOTS } from '../rules/game/gun.ts'; x.fire(SHOTS);"]),
    ).toEqual(['src/rules/game/gun.ts fire']);
  });
});
