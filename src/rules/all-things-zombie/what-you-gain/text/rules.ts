/** The rules of What Do You Gain, in our words. */
import type { Rule } from '../../rule.ts';

export const WHAT_YOU_GAIN_RULES = {
  'atz.search': {
    section: 'What from Where?',
    title: 'Searching a building',
    summary:
      'Once no enemy is left, each figure rolls a die for each thing looked for: the number of the loot table, changed by the building, or less. A building holds one of each kind.',
    ask: 'Roll one die for the search.',
  },
  'atz.search-loser': {
    section: 'Loot from the Losers',
    title: 'Searching a loser',
    summary:
      'One figure spends a turn and rolls on the table for the outskirts. A vehicle means the loser’s keys; a Medic has medical supplies more often; body armour is found only if the loser wears it.',
    ask: 'Roll one die for what the loser carries.',
  },
  'atz.take-from-loser': {
    section: 'Loot from the Losers',
    title: 'Taking a loser’s things',
    summary: 'The loser’s weapons are yours with three clips each, and so is any body armour worn.',
    file: 'what-you-gain/losers.ts',
  },
  'atz.weapon-found': {
    section: 'Finding Weapons',
    title: 'Which weapon it is',
    summary:
      'Two dice added; 4 more at a police station, 6 at a military base, the only places with anything better than a pistol.',
    ask: 'Roll two dice and add them: which weapon is it?',
  },
  'atz.shotgun-found': {
    section: 'Finding Weapons',
    title: 'Which shotgun it is',
    summary: 'The table says only shotgun. It is a pump shotgun unless the player would have another kind.',
    ask: 'A shotgun. Which kind is it?',
  },
  'atz.crossbow-found': {
    section: 'Primitive Weapons',
    title: 'Which crossbow it is',
    summary:
      'Crossbows come in two sizes: the large one reaches 18″, the pistol crossbow 12″ and needs one hand.',
    ask: 'A crossbow. Which size is it?',
  },
  'atz.surplus-ammo': {
    section: 'Finding Surplus Ammo',
    title: 'Surplus ammo',
    summary:
      'One clip more for one weapon in one Encounter, gone afterwards. For a light machine gun it has to come from a police station or military base.',
    file: 'what-you-gain/surplus-ammo.ts',
  },
  'atz.body-armor': {
    section: 'Finding Body Armor',
    title: 'Body armour',
    summary: 'Found like anything else; its wearer is protected from then on.',
    file: 'what-you-gain/stockpile.ts',
  },
  'atz.medical-supplies': {
    section: 'Finding Medical Supplies',
    title: 'Medical supplies',
    summary: 'Found in buildings or on a Medic. They add a die to Recovery for those Out of the Fight.',
    file: 'what-you-gain/losers.ts',
  },
  'atz.cure': {
    section: 'The "Cure"',
    title: 'Is it the Cure?',
    summary:
      'A Medic who turns up medical supplies in an urban hospital rolls three dice; with three sixes it is the Cure instead.',
    ask: 'Roll three dice: three sixes, and it is the Cure.',
  },
  'atz.cure-doses': {
    section: 'The "Cure"',
    title: 'Doses of the Cure',
    summary: 'A die of doses; each keeps one figure from turning.',
    ask: 'Roll one die: how many doses?',
  },
  'atz.vehicle-at-start': {
    section: 'Finding Vehicles',
    title: 'A vehicle at the start',
    summary:
      'A die for every six figures or part of six: the zombie activity of the area less the phase, or lower, gives a vehicle of your choice for the Encounter.',
    ask: 'Roll one die for a vehicle.',
  },
  'atz.vehicle-held-over': {
    section: 'Finding Vehicles',
    title: 'A vehicle held over',
    summary:
      'A vehicle that was found serves in one later Encounter. No more than one is found in any of them.',
    file: 'what-you-gain/vehicles.ts',
  },
  'atz.stockpile': {
    section: 'Stockpiling Loot',
    title: 'The stockpile',
    summary: 'What the party has found and nobody uses yet is kept until it is wanted.',
    file: 'what-you-gain/stockpile.ts',
  },
} as const satisfies Record<string, Rule>;
