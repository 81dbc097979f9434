/** What the towns of a war are called, its results, and what is bought. */
import type { Level } from '../../data/victory.ts';
import type { Buy, TownId } from '../../war/data.ts';
import type { Fate, Won } from '../../war/ending.ts';

export const TOWN_NAMES: Readonly<Record<TownId, string>> = {
  'lower-ash': 'Lower Ash',
  'ferris-mill': 'Ferris Mill',
  'quarry-hill': 'Quarry Hill',
  'harrow-down': 'Harrow Down',
  'saint-orrin': 'Saint Orrin',
  'bell-cross': 'Bell Cross',
};

export const BUY_NAMES: Readonly<Record<Buy, { readonly one: string; readonly many: string }>> = {
  tank: { one: 'tank', many: 'tanks' },
  trooper: { one: 'trooper', many: 'troopers' },
};

export const WON_NAMES: Readonly<Record<Won, string>> = { won: 'Won', drawn: 'Stalemate', lost: 'Lost' };

/** `Alien victory`: in a column of results. */
export const RESULT_NAMES: Readonly<Record<Level, string>> = {
  'overwhelming-zombies': 'Overwhelmed',
  zombies: 'Zombie victory',
  stalemate: 'Stalemate',
  aliens: 'Alien victory',
  'incredible-aliens': 'Incredible victory',
};

export const FATE_NAMES: Readonly<Record<Fate, string>> = {
  taken: 'the county is taken, every town of it',
  'mostly-taken': 'most of the county is taken',
  held: 'the war is a draw',
  'thrown-back': 'the invasion is thrown back',
  abandoned: 'the war is given up',
};

const NEXT: Readonly<Record<string, string>> = {
  march: 'March on',
  tank: 'A tank more',
  trooper: 'A trooper more',
  abandon: 'Give up the war',
};

/** What may be done before a town, by the id of the option. */
export const nextText = (option: string): string => NEXT[option] ?? option;
