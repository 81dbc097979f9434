/** The rules of melee, in our words. */
import type { Rule } from '../../rule.ts';

export const MELEE_RULES = {
  'atz.melee': {
    section: 'Melee',
    title: 'A round of melee',
    summary:
      'Everyone in contact rolls against Rep as modified, once against all enemies. The figure that passes more dice wins the round: by one, armour may still save the loser; by two, it is a hit. With equal dice both miss.',
    ask: 'Roll for melee, against Rep as modified.',
  },
  'atz.melee.against': {
    section: 'Melee',
    title: 'The enemy’s dice',
    summary: 'The figure’s opponent rolls in turn, a zombie a single die.',
    ask: 'Roll for melee for the enemy.',
  },
  'atz.melee.several': {
    section: 'Melee',
    title: 'Several in one melee',
    summary:
      'Each rolls once, zombies a die for each of them in their order. The roll is held against every enemy in contact, at the Rep that holds against that one.',
    ask: 'Roll for melee, once against all enemies.',
  },
  'atz.melee-dice': {
    section: 'Melee',
    title: 'Dice in melee',
    summary:
      'Two dice, for a zombie one. A Brawler, and a Knifeman with a knife, roll one more, of which the best two count. Fear, nausea and a burning zombie take one away; who was surprised rolls one or none. Bare hands, and a gun in them, hit with Impact 1.',
  },
  'atz.melee-modifiers': {
    section: 'Melee Modifiers',
    title: 'Rep in melee',
    summary:
      'A point less for each point by which the enemy’s weapon has more Impact, a point less against two enemies, two against more. A second weapon, and a Sidewalk demon, take on one enemy without it; a Runt counts one less. Rep never falls under 1.',
  },
  'atz.melee-results': {
    section: 'Melee Results Table',
    title: 'Who wins the round',
    summary: 'Read by how many dice more one has passed than the other.',
  },
  'atz.melee-armor': {
    section: 'Melee Results Table',
    title: 'Armour in melee',
    summary: 'Beaten by one die, a figure in body armour rolls one: on 3 or less nothing has happened.',
    ask: 'Beaten by one die, in body armour: roll one. On 3 or less nothing has happened.',
  },
  'atz.chain-saw': {
    section: 'Hand-to-Hand Weapons',
    title: 'A chain saw',
    summary:
      'Started by the first round fought with it, and heard in each turn in which it runs for six dice, though they are no shots. A 1 in melee stalls it: started when active, it works again a turn later. Two 1s, and its fuel is gone for this Encounter.',
    file: 'acts/encounter/gear/chain-saws.ts',
  },
  'atz.pop': {
    section: 'Pop Goes the Weasel',
    title: 'Pop goes the weasel',
    summary:
      'A figure that has beaten a zombie and has a loaded gun may fire instead of striking: a die for each round, the gun’s fewest at least. One of Rep or less kills; otherwise the zombie is Knocked Down.',
    ask: 'Roll a die for each round fired at the beaten zombie.',
  },
} as const satisfies Record<string, Rule>;
