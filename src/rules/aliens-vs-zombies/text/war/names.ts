/** Names in a war: its towns, its results, its veterans, what is bought, and what it brings. */

import { countedInWords } from '../../../core/text/english.ts';
import type { Term, Thing } from '../../../core/text/term.ts';
import type { Level } from '../../data/victory.ts';
import type { Buy, TownId } from '../../war/data.ts';
import type { Fate, Won } from '../../war/ending.ts';
import { type Skill, skillRow } from '../../war/skills.ts';
import type { WarEnd } from '../../war/spoils.ts';

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

export const WON_NAMES: Readonly<Record<Won, Term>> = {
  won: { title: 'Won', text: 'won' },
  drawn: { title: 'Stalemate', text: 'stalemate' },
  lost: { title: 'Lost', text: 'lost' },
};

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

/** Cases in which a war brings something. */
export const END_NAMES: Readonly<Record<WarEnd, string>> = {
  town: 'Each town won',
  every: 'Every town won',
  most: 'More won than lost',
  level: 'A drawn war',
};

export const SKILL_NAMES: Readonly<Record<Skill, Term & Pick<Thing, 'a'>>> = {
  scout: { title: 'Scout', text: 'scout', a: 'a scout' },
  forager: { title: 'Forager', text: 'forager', a: 'a forager' },
  quartermaster: { title: 'Quartermaster', text: 'quartermaster', a: 'a quartermaster' },
  herald: { title: 'Herald', text: 'herald', a: 'a herald' },
};

const SKILL_DOES: Readonly<Record<Skill, (amount: number) => string>> = {
  scout: (amount) => `${countedInWords(amount, 'zombie', 'zombies')} fewer where a town has extra ones`,
  forager: (amount) => `${countedInWords(amount, 'point', 'points')} more from each town`,
  quartermaster: (amount) => `what is bought costs ${countedInWords(amount, 'point', 'points')} less`,
  herald: (amount) => `leaders land ${countedInWords(amount, 'turn', 'turns')} earlier where they come late`,
};

/** `one point more from each town`, by the figure in force. */
export const skillDoes = (skill: Skill): string => SKILL_DOES[skill](skillRow(skill).result.amount);

/** A skill in the words of its offer: `Forager: one point more from each town`. */
export const skillText = (skill: Skill): string => `${SKILL_NAMES[skill].title}: ${skillDoes(skill)}`;

const isSkill = (option: string): option is Skill => Object.hasOwn(SKILL_NAMES, option);

const NEXT: Readonly<Record<string, string>> = {
  march: 'March on',
  tank: 'A tank more',
  trooper: 'A trooper more',
};

/** Name of what may be done before a town, by the id of the option. */
export const nextText = (option: string): string => NEXT[option] ?? option;

/** An option of the war’s own that was chosen. */
export const warCalled = (option: string): string =>
  isSkill(option) ? SKILL_NAMES[option].title : nextText(option);
