/** What is being rolled for, as the heading of the dice: `Marta: In Sight`. */
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { CHECK_TITLES } from '../../../../src/rules/all-things-zombie/text/checks.ts';
import type { Deed } from '../encounter/deed.ts';
import { words } from './text/deed-title.ts';

const TITLES: Partial<Record<Deed['do'], string>> = {
  'begin-turn': words.activation,
  'hear-marker': words.shotsHeard,
  'hear-shots': words.shotsHeard,
  alert: words.theAlarm,
  enter: words.whoIsInThere,
  deal: words.dealingWithPeople,
  search: words.search,
  'search-all': words.search,
  'search-loser': words.searchTheBeaten,
  sense: words.sense,
  drink: words.drink,
  task: words.task,
  'opposed-task': words.opposedTask,
  examine: words.howBadIsIt,
  mercy: words.atTheirMercy,
  'place-zombies': words.zombiesAbout,
  'fire-at': words.fire,
  fight: words.melee,
  'break-off': words.breakingOff,
  'zombies-act': words.zombies,
  burn: words.aFigureOnFire,
  'zombies-burn': words.burningZombies,
  move: words.move,
  drive: words.driving,
  'fire-at-vehicle': words.fireAtAVehicle,
};

export function deedTitle(deed: Deed, { fighters }: Pick<UnderWay, 'fighters'>): string {
  const what = deed.do === 'check' ? CHECK_TITLES[deed.what.check] : (TITLES[deed.do] ?? words.dice);
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
