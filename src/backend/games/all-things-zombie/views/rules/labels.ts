/** What a form calls the things that odds are asked for. */
import { worded } from './words.ts';

const LABELS = {
  rep: 'Rep',
  dice: 'Dice',
  modifier: 'Modifiers in all',
  attributes: 'Attributes',
  leader: 'Is a Leader',
  hero: 'Is a hero',
  shaken: 'Shaken since the Sanity Table',
  drunk: 'Drunk, by the table’s row',
  hidden: 'Hidden',
  moving: 'Moving, or popping up',
  withLeader: 'Its group has a Leader',
  suppressing: 'Giving covering fire',
  unaware: 'Was unaware',
  charging: 'Charging',
  ranged: 'The charger has a ranged weapon',
  inCover: 'In cover',
  inBuilding: 'In a building',
  outgunned: 'Outgunned',
  cannotFire: 'Can’t fire',
  byHidden: 'The shooter was hidden',
  bossNearby: 'A Boss within 6″',
  feared: 'The enemy is Terrifying, or a Psycho coming on',
  leaderPassed: 'Dice its Leader passed',
  flankOrRear: 'From the flank or rear',
  surprised: 'Was surprised',
  byBurningZombie: 'By a burning zombie',
  lmg: 'Has a light machine gun',
  friendLeads: 'The friend is a Leader',
  friendStoneCold: 'The friend is Stone Cold',
  leaderNearby: 'A Leader within 6″ and in sight',
  outnumbered: 'Outnumbered two to one',
  protected: 'Wears body armour',
  military: 'Military, mercenary or police',
  sides: 'Sides that roll',
  turn: 'Turns since somebody left',
  lead: 'Lead in hours',
  runners: 'Lowest Rep of the Runners',
  chasers: 'Lowest Rep of the Chasers',
  runnersRide: 'The Runners ride',
  chasersRide: 'The Chasers ride',
  area: 'Area',
  phase: 'Phase',
  winner: 'Who won the war',
  building: 'Building',
  upstairs: 'Above the ground floor',
  shots: 'Shots this turn',
  shotsHeard: 'Shots were heard',
  outnumbers: 'The greater number',
  player: 'Your leader',
  other: 'Their leader',
  item: 'Looking for',
  medic: 'A Medic examines',
  wounds: 'Times out of the fight before',
  kind: 'What happened',
  medical: 'Medical supplies at hand',
  difficulty: 'Difficulty',
  opposers: 'Opposer',
  advantage: 'The situation favours',
} as const satisfies Readonly<Record<string, string>>;

/** Where one rule means another thing by the same word. */
const OF_ONE_RULE: Readonly<Record<string, string>> = {
  'atz.search-loser medic': 'The loser was a Medic',
  'atz.doc protected': 'The casualty wears body armour',
  'atz.rally inCover': 'In cover or in a building',
  'atz.escape-help rep': 'Highest Rep of the captives',
};

export function hasLabel(rule: string, name: string): boolean {
  return Object.hasOwn(LABELS, name) || Object.hasOwn(OF_ONE_RULE, `${rule} ${name}`);
}

/** The name itself, taken apart, where no label is written; a test finds those. */
export function labelOf(rule: string, name: string): string {
  return OF_ONE_RULE[`${rule} ${name}`] ?? (LABELS as Readonly<Record<string, string>>)[name] ?? worded(name);
}
