/** An area in words: what the plan says to who can’t see it. */
import type { Lit } from '../../../../src/rules/awful-green-things/text/lit.ts';
import { WEAPON_NAMES } from '../../../../src/rules/awful-green-things/text/names.ts';
import type { AreaView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../../src/rules/core/text/english.ts';

const noted = (text: string, notes: readonly (string | false)[]): string => {
  const said = notes.filter((note) => note !== false);
  return said.length === 0 ? text : `${text} (${said.join(', ')})`;
};

export const crewNotes = ({ weapon, done, stunned }: AreaView['crew'][number]) => [
  weapon !== null && WEAPON_NAMES[weapon].one,
  done && 'done',
  stunned && 'stunned',
];
export const monsterNotes = ({ fresh, done, stunned }: AreaView['monsters'][number]) => [
  fresh && 'new',
  done && 'done',
  stunned && 'stunned',
];

const lyingText = ({ name, count, on }: AreaView['lying'][number]): string =>
  noted(count === 1 ? name : `${inWords(count)} ${name}`, [on && 'on']);

export function areaLabel(area: AreaView, lit: Lit | undefined, later: string | undefined): string {
  const { number, name, crew, monsters, lying } = area;
  const who = [
    ...crew.map((one) => noted(one.name, crewNotes(one))),
    ...monsters.map((some) => noted(`${inWords(some.count)} ${some.name}`, monsterNotes(some))),
  ];
  const there = lying.filter(({ count }) => count > 0);
  const weapons = there.length === 0 ? [] : [`Lying: ${listed(there.map(lyingText))}`];
  const options = lit?.options ?? [];
  const [only] = options;
  const may =
    only === undefined
      ? []
      : [options.length === 1 ? only.text : upperFirst(countedInWords(options.length, 'choice'))];
  return [
    `${number} ${name}: ${who.length === 0 ? 'nobody' : listed(who)}`,
    ...weapons,
    ...may,
    ...(later === undefined ? [] : [upperFirst(later)]),
  ].join('. ');
}
