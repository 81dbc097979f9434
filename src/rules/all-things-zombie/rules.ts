/** The rules by id: where each stands in the book, what it says in our words, and what it asks the table. */
import { AFTER_THE_BATTLE_RULES } from './after-the-battle/text/rules.ts';
import { BATTLEFIELD_RULES } from './battlefield/text/rules.ts';
import { BOARD_RULES } from './board/text/rules.ts';
import { CHALLENGE_RULES } from './challenge/text/rules.ts';
import { ENCOUNTERS_RULES } from './encounters/text/rules.ts';
import { FIRE_RULES } from './fire/text/rules.ts';
import { MEETING_RULES } from './meeting-and-greeting/text/rules.ts';
import { MELEE_RULES } from './melee/text/rules.ts';
import { MOVEMENT_RULES } from './movement/text/rules.ts';
import { REACTION_RULES } from './reaction/text/rules.ts';
import type { Rule } from './rule.ts';
import { SHOOTING_RULES } from './shooting/text/rules.ts';
import { TURN_RULES } from './turn/text/rules.ts';
import { VEHICLE_RULES } from './vehicles/text/rules.ts';
import { WHAT_YOU_GAIN_RULES } from './what-you-gain/text/rules.ts';
import { ZOMBIE_RULES } from './zombies/text/rules.ts';

/** Rules of the party, and of acts that join several chapters. */
export const PARTY_RULES = {
  'atz.pass': {
    section: 'Dice',
    title: 'Passing dice',
    summary: 'Each die of the target or less passes. Of three dice or more the best two count.',
    file: '../core/pass.ts',
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
  'atz.one-off': {
    section: 'Points',
    file: 'acts/encounter/planning/forces.ts',
    title: 'A battle by points',
    summary:
      'Two sides agree on a number of points, and each buys its figures: Rep, Leaders, weapons and body armour all have their price. The attribute is drawn and costs nothing. The book leaves it to the players to say who has won; the app proposes the side that lost figures of fewer points.',
  },
  'atz.encountering-humans': {
    section: 'Encountering Humans',
    title: 'Talk or attack',
    summary: 'Where the party goes first, its leader may open the talk or the fight.',
    ask: 'You go first. Talk to them, or attack at once?',
  },
  'atz.people-come-back': {
    section: 'house',
    title: 'People met before',
    summary: 'On a 6 the people in there are a group met earlier in such an area, if one is still about.',
    ask: 'Roll one die: on a 6 you have met these people before. If several may be meant, draw one.',
  },
  'atz.cure-given': {
    section: 'The "Cure"',
    title: 'A dose of the Cure',
    summary: 'A dose saves one figure from turning, and is gone.',
    ask: 'The figure is turning. Give a dose of the Cure?',
  },
} as const satisfies Record<string, Rule>;

export const RULES = {
  ...PARTY_RULES,
  ...REACTION_RULES,
  ...ENCOUNTERS_RULES,
  ...BATTLEFIELD_RULES,
  ...BOARD_RULES,
  ...TURN_RULES,
  ...MOVEMENT_RULES,
  ...VEHICLE_RULES,
  ...SHOOTING_RULES,
  ...FIRE_RULES,
  ...MELEE_RULES,
  ...ZOMBIE_RULES,
  ...MEETING_RULES,
  ...WHAT_YOU_GAIN_RULES,
  ...CHALLENGE_RULES,
  ...AFTER_THE_BATTLE_RULES,
} as const satisfies Record<string, Rule>;

export type AtzRule = keyof typeof RULES;
