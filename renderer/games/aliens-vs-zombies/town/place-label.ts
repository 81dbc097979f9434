/** A location in words: what the map says to who can't see it. */
import type { PlaceView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import type { Lit } from '../../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { TERRAIN_NAMES } from '../../../../src/rules/aliens-vs-zombies/text/names.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../../src/rules/core/text/english.ts';

/** `2.7 hits` */
export const hitsText = (hits: number): string => `${hits.toFixed(1)} hits`;

const counterText = ({ name, count, acted, kind }: PlaceView['counters'][number]): string => {
  const isNamed = name === upperFirst(name) && count === 1 && kind !== 'ufo';
  const who = count === 1 && isNamed ? name : `${inWords(count)} ${name}`;
  return acted ? `${who} (acted)` : who;
};

export function placeLabel({ id, name, terrain, counters }: PlaceView, lit: Lit | undefined): string {
  const here = counters.length === 0 ? 'nobody' : listed(counters.map(counterText));
  const may = lit === undefined ? [] : [lit.options.map(({ text }) => text).join(' or ')];
  const attack = lit?.attack ? [`${hitsText(lit.attack.hits)} on average`] : [];
  const points = lit?.points == null ? [] : [countedInWords(lit.points, 'point', 'points')];
  return [`${id} ${name}, ${TERRAIN_NAMES[terrain]}: ${here}`, ...may, ...attack, ...points].join('. ');
}
