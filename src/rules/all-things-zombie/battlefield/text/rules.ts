/** The rules of Setting Up the Battlefield, in our words. */
import type { Rule } from '../../rule.ts';

export const BATTLEFIELD_RULES = {
  'atz.building-count': {
    section: 'Setting Up the Battlefield',
    title: 'How many buildings',
    summary: 'Urban 12 and three dice, outskirts 6 and two dice, rural 1 and one die.',
    ask: 'Roll for the number of buildings: three dice in urban areas, two in outskirts, one in the country.',
  },
  'atz.vehicle-count': {
    section: 'Setting Up the Battlefield',
    title: 'How many vehicles',
    summary: 'Urban two dice, outskirts one, rural half a die rounded up. None of them works.',
    ask: 'Roll for the number of vehicles: two dice in urban areas, otherwise one.',
  },
  'atz.building-type': {
    section: 'What Type of Buildings',
    title: 'Type of building',
    summary:
      'Two dice added bring every type whose range holds the score. A score above all ranges is rolled again; of some types only one may stand.',
    ask: 'Roll two dice and add them: which types can this building be?',
  },
  'atz.building-type.pick': {
    section: 'What Type of Buildings',
    title: 'Which of the types',
    summary: 'The ranges overlap: the player picks among the types that hold the score.',
    ask: 'The score allows several types. Which is it?',
  },
  'atz.vehicle-type': {
    section: 'What Type of Vehicles',
    title: 'Type of vehicle',
    summary:
      'Two dice added, as for buildings: overlapping ranges, some types only once, and scores above them all rolled again.',
    ask: 'Roll two dice and add them: which types can this vehicle be?',
  },
  'atz.vehicle-type.pick': {
    section: 'What Type of Vehicles',
    title: 'Which of the types',
    summary: 'The player picks among the types that hold the score.',
    ask: 'The score allows several types. Which is it?',
  },
  'atz.wind': {
    section: 'Wind Direction Table',
    title: 'Wind',
    summary:
      'One die at the start says towards where the wind blows, and fire spreads with it: 1 north, 2 or 3 west, 4 or 5 east, 6 south. North is the edge opposite the players’.',
    ask: 'Roll one die for the wind.',
  },
  'atz.river': {
    section: 'Terrain Features and Scenery',
    title: 'Can the river be forded?',
    summary:
      'On a 1 nowhere, and a bridge crosses it; on a 2 or 3 along half of it; on a 4 or more anywhere.',
    ask: 'Roll one die: can the river be forded?',
  },
  'holdout.terrain-count': {
    section: 'house',
    title: 'How much terrain',
    summary: 'None in urban areas; half a die less one in the outskirts; half a die and one in the country.',
    ask: 'Roll one die for the pieces of terrain.',
  },
  'holdout.terrain': {
    section: 'house',
    title: 'Kind of terrain',
    summary:
      'One die a piece: scrub, rocks, dry riverbed, undulating, rough, river. A second river or riverbed is scrub.',
    ask: 'Roll one die for this piece of terrain.',
  },
  'holdout.storeys': {
    section: 'house',
    title: 'Storeys',
    summary:
      'A die for every building that can have more or fewer storeys in this area. In the country all have one.',
    ask: 'Roll one die for each building whose height is open.',
  },
  'holdout.map': {
    section: 'house',
    title: 'The map',
    summary:
      'Six dice say which plan the streets follow and where everything stands; the same faces give the same map.',
    ask: 'Roll six dice, to be read in order: they lay out the map.',
  },
  'holdout.entry': {
    section: 'house',
    title: 'Entry edge',
    summary: 'The players come on at an edge that a street leads to.',
    ask: 'Draw the edge at which the players come on.',
  },
  'holdout.place-name': {
    section: 'house',
    title: 'The place’s name',
    summary: 'Out of lists of our own, without touching the dice of the Encounter.',
  },
  'holdout.street-name': {
    section: 'house',
    title: 'A street’s name',
    summary: 'Out of lists of our own; no two on a map begin alike.',
  },
  'holdout.shop-name': {
    section: 'house',
    title: 'The shops’ names and trades',
    summary:
      'Out of lists of our own, without touching the dice of the Encounter; no name twice on a map. They change nothing.',
  },
} as const satisfies Record<string, Rule>;
