/** Labels in a form for the things that odds are asked for. */
import { fieldLabel } from './fields.ts';

/** Labels for words that mean another thing in one rule. */
const OF_ONE_RULE: Readonly<Record<string, string>> = {
  'atz.search-loser medic': 'The loser was a Medic',
  'atz.shoot target': 'Target',
  'atz.obviously-dead by': 'Hit by',
  'atz.obviously-dead rep': 'Rep of the shooter (at a zombie far off)',
  'atz.obviously-dead hits': 'Hits',
  'atz.obviously-dead kind': 'Who it is',
  'atz.obviously-dead target': 'Who is hit',
  'atz.damage by': 'Hit by',
  'atz.damage rep': 'Rep of the one hit',
  'atz.damage hits': 'Hits that did not kill',
  'atz.fire target': 'Who burns',
  'atz.fire kind': 'Who it is',
  'atz.fire how': 'How the fire came',
  'atz.melee kind': 'Who it is',
  'atz.melee rushing': 'A Psycho who has just come on',
  'atz.melee weapon': 'In hand',
  'atz.pop shots': 'Rounds fired',
  'atz.shoot kind': 'Who it is',
  'atz.shoot shots': 'Shots',
  'atz.target-selection kind': 'Who it is',
  'atz.target-selection shots': 'Shots',
  'atz.melee.several kind': 'Who it is',
  'atz.melee.several rushing': 'A Psycho who has just come on',
  'atz.melee.several weapon': 'In hand',
  'atz.melee.against kind': 'Who it is',
  'atz.melee.against rushing': 'A Psycho who has just come on',
  'atz.melee.against weapon': 'In hand',
  'atz.run-down checks': 'With the Overrun Check before it',
  'atz.vehicle-activation kind': 'Vehicle',
  'atz.vehicle-activation sharp': 'One turn is over 45 degrees',
  'atz.vehicle-activation over': 'How many it runs down',
  'atz.doc protected': 'The casualty wears body armour',
  'atz.rally inCover': 'In cover or in a building',
  'atz.escape-help rep': 'Highest Rep of the captives',
};

export function labelOf(rule: string, name: string): string {
  return OF_ONE_RULE[`${rule} ${name}`] ?? fieldLabel(name);
}
