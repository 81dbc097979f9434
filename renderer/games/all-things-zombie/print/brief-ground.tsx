import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  FORD_WORDS,
  TERRAIN_WORDS,
  VEHICLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';

const times = (text: string, many: string | number) => `${text} (${many})`;

const ofThem = (text: string, many: string | number) => `${text}, ${many} of them`;

type Table = NonNullable<UnderWay['table']>;

/** Section on what else stands on the table, a line for each kind. */
export function groundSection({ vehicles, terrain, river }: Table): FlowContent {
  const rows = [
    ...(vehicles.length === 0
      ? []
      : [
          `Abandoned: ${listed(
            counted(
              vehicles.map(({ type }) => VEHICLE_WORDS[type].text),
              times,
            ),
          )}`,
        ]),
    ...counted(terrain.map(({ kind }) => `${TERRAIN_WORDS[kind].title}, ${TERRAIN_WORDS[kind].effect}`)),
    ...(river === null ? [] : [`A river, ${FORD_WORDS[river.ford]}`]),
  ];
  return {
    id: 'ground',
    title: rows.length === 0 ? '' : 'What else stands about',
    floats: true,
    rows: rows.map((text) => ({ key: text, node: <p>{upperFirst(text)}</p> })),
  };
}

/** `Sedan`, `Bus, 2 of them`. */
function counted(texts: readonly string[], says = ofThem): readonly string[] {
  return [...new Set(texts)].map((text) => {
    const many = texts.filter((other) => other === text).length;
    return many === 1 ? text : says(text, many);
  });
}
