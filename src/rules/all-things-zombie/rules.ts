/** The rules by id: where each stands in the book, what it says in our words, and what it asks the table. */
import type { Rule } from './rule.ts';

export const RULES = {
  'atz.pass': {
    section: 'Dice',
    title: 'Passing dice',
    summary: 'Each die of the target or less passes. Of three dice or more the best two count.',
  },
  'atz.recruit.table': {
    section: 'Random Character Generation',
    title: 'Which table',
    summary: 'One die for each recruit: an odd score reads the odd table, an even score the even one.',
    ask: 'Roll one die. Odd or even says which table is read.',
  },
  'atz.recruit.card': {
    section: 'Random Character Generation',
    title: 'Who it is',
    summary:
      'A card of the campaign’s deck gives Rep, weapon, attribute and, on a few rows, body armour. Cards drawn stay out until the deck is shuffled.',
    ask: 'Draw a card. It says who has turned up.',
  },
  'atz.recruit.variable': {
    section: 'Random Character Generation',
    title: 'The Joker’s attribute',
    summary: 'A Joker is unarmed, Rep 3, and takes the attribute of the next card that names one.',
    ask: 'A Joker: draw another card for the attribute.',
  },
  'atz.recruit.shotgun': {
    section: 'Random Character Generation',
    title: 'Which shotgun',
    summary: 'The tables say only shotgun. It is a pump shotgun unless the player would have another kind.',
    ask: 'The tables say shotgun. Which kind is it?',
  },
  'holdout.name': {
    section: 'house',
    title: 'A name',
    summary: 'Names come out of a list of our own; none comes twice within a campaign.',
  },
  'holdout.star': {
    section: 'house',
    title: 'A Star by chance',
    summary: 'What the player leaves open of the Star is drawn, without touching the campaign’s own dice.',
  },
} as const satisfies Record<string, Rule>;

export type AtzRule = keyof typeof RULES;
