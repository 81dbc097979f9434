/** Subject of a roll, as the heading of the dice: `Marta: In Sight`. */
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { CHECK_TITLES } from '../../../../../src/rules/all-things-zombie/text/checks.ts';
import type { Deed } from '../../acts/deed.ts';

const TITLES: Partial<Record<Deed['do'], string>> = {
  'begin-turn': 'Activation',
  'hear-marker': 'Shots heard',
  'hear-shots': 'Shots heard',
  alert: 'The alarm',
  enter: 'Who is in there',
  deal: 'Dealing with people',
  search: 'Search',
  'search-all': 'Search',
  'search-loser': 'Search the beaten',
  sense: 'Sense',
  drink: 'Drink',
  task: 'Task',
  'opposed-task': 'Opposed task',
  examine: 'How bad is it',
  mercy: 'At their mercy',
  'place-zombies': 'Zombies about',
  'fire-at': 'Fire',
  fight: 'Melee',
  'break-off': 'Breaking off',
  'zombies-act': 'Zombies',
  burn: 'A figure on fire',
  'zombies-burn': 'Burning zombies',
  move: 'Move',
  lift: 'Picking up',
  mark: 'Status',
  drive: 'Driving',
  'fire-at-vehicle': 'Fire at a vehicle',
};

export function deedTitle(deed: Deed, { fighters }: Pick<UnderWay, 'fighters'>): string {
  const what = deed.do === 'check' ? CHECK_TITLES[deed.what.check] : (TITLES[deed.do] ?? 'Dice');
  const who =
    'figure' in deed
      ? deed.figure
      : 'casualty' in deed
        ? deed.casualty
        : 'who' in deed
          ? deed.who
          : 'driver' in deed
            ? deed.driver
            : undefined;
  const name = fighters.find((fighter) => fighter.who === who)?.name;
  return name === undefined ? what : `${name}: ${what}`;
}
