import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  FORD_WORDS,
  TERRAIN_WORDS,
  VEHICLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { words as said } from './text/brief-ground.ts';

type Table = NonNullable<UnderWay['table']>;

/** What else stands on the table, a line for each kind. */
export function groundSection({ vehicles, terrain, river }: Table): FlowContent {
  const rows = [
    ...(vehicles.length === 0
      ? []
      : [
          said.abandoned(
            listed(
              counted(
                vehicles.map(({ type }) => VEHICLE_WORDS[type].text),
                said.times,
              ),
            ),
          ),
        ]),
    ...counted(terrain.map(({ kind }) => `${TERRAIN_WORDS[kind].title}, ${TERRAIN_WORDS[kind].effect}`)),
    ...(river === null ? [] : [said.aRiver(FORD_WORDS[river.ford])]),
  ];
  return {
    id: 'ground',
    title: rows.length === 0 ? '' : said.whatElseStandsAbout,
    floats: true,
    rows: rows.map((text) => ({ key: text, node: <p>{upperFirst(text)}</p> })),
  };
}

/** `Sedan`, `Bus, 2 of them`. */
function counted(texts: readonly string[], says = said.ofThem): readonly string[] {
  return [...new Set(texts)].map((text) => {
    const many = texts.filter((other) => other === text).length;
    return many === 1 ? text : says(text, many);
  });
}
