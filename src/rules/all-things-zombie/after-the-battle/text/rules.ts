/** The rules of After the Battle, in our words. */
import type { Rule } from '../../rule.ts';

export const AFTER_THE_BATTLE_RULES = {
  'atz.doc': {
    section: '"How Bad Is It Doc?" Table',
    title: 'How bad is it?',
    summary:
      'A friend spends a turn with the casualty: two dice against the casualty’s Rep, 1 less for each earlier wound, a die more for a Medic and for body armour; the best two count. Both: back next turn. One: badly wounded. None: dead.',
    ask: 'Roll the dice for the casualty.',
  },
  'atz.larger-than-life': {
    section: 'Larger Than Life (LTL)',
    title: 'Larger Than Life',
    summary:
      'A Star beaten by people of lower Rep may be Out of the Fight instead of dead, lose all RAP, and be captured unless carried off. It doesn’t help against zombies.',
    ask: 'Larger Than Life, Cheating Death, or neither?',
  },
  'atz.cheating-death': {
    section: 'Cheating Death',
    title: 'Cheating death',
    summary:
      'A Star about to die may leave the Encounter at once instead, one Rep the poorer. Not at Rep 1, and never from zombies.',
    ask: 'Cheat death, at the price of one Rep?',
  },
  'atz.left-behind': {
    section: '"Out of the Fight"',
    title: 'Left on the table',
    summary:
      'Human enemies show mercy or none first. A casualty left among zombies is dead; with none about, the Recovery roll is the same as for the others. A Star alive by Larger Than Life is captured if enemies are left, and dead otherwise.',
    file: 'after-the-battle/larger-than-life.ts',
  },
  'atz.dies': {
    section: '"Out of the Fight"',
    title: 'Dead',
    summary: 'Nothing helped. The figure is set aside; the Rep still counts when points are divided.',
    file: 'after-the-battle/due.ts',
  },
  'atz.recovery': {
    section: 'Recovery after the Battle',
    title: 'Recovery',
    summary:
      'Two dice against Rep for each figure that was Out of the Fight or ran away; medical supplies add a die for one that was Out of the Fight. Both: back as before. One: back with 1 Rep less for good. None: dead, or never seen again.',
    ask: 'Roll the dice for Recovery.',
  },
  'atz.infection': {
    section: '"Harry, Are You Okay?"',
    title: 'Does the figure turn?',
    summary:
      'A figure that a zombie knocked down or out in melee rolls a die and adds the Rep from before Recovery. Less than 7, and the figure turns, unless a dose of the Cure is at hand.',
    ask: 'Roll one die for the bite.',
  },
  'atz.first-death-seen': {
    section: 'See Zombie Death Check',
    title: 'First zombie death seen',
    summary: 'A figure takes this check once in a lifetime; a mark on the sheet says when it is done.',
    file: 'reaction/zombie-death.ts',
  },
  'atz.comes-round': {
    section: 'Sanity Table',
    title: 'Comes round',
    summary: 'A figure that still huddles in a corner at the end of the Encounter is well again.',
    file: 'after-the-battle/left-over.ts',
  },
  'atz.clips-burnt': {
    section: 'Finding Surplus Ammo',
    title: 'Clips burnt',
    summary: 'Surplus clips taken along are gone after the Encounter, fired or not.',
    file: 'after-the-battle/left-over.ts',
  },
  'atz.rap': {
    section: 'Improving Rep',
    title: 'A point towards Rep',
    summary:
      'One RAP for an Encounter in which the figure fought in melee, shot at people who could shoot back or at charging zombies, and neither ran away nor went Out of the Fight.',
    file: 'after-the-battle/advancement.ts',
  },
  'atz.rap-lost': {
    section: 'Improving Rep',
    title: 'Points lost',
    summary: 'Running away costs all RAP gathered so far, even after a rally; so does Larger Than Life.',
    file: 'after-the-battle/advancement.ts',
  },
  'atz.rep-up': {
    section: 'Rep Advancement Table',
    title: 'Rep goes up',
    summary:
      'Enough RAP for the present Rep lifts it by one, to 7 at most, and the count begins anew. A new attribute comes with it.',
    file: 'after-the-battle/advancement.ts',
  },
  'atz.attribute-chosen': {
    section: 'Attributes',
    title: 'A Star’s new attribute',
    summary: 'A Star whose Rep goes up picks another attribute; nobody has more of them than Rep.',
    ask: 'Rep has gone up. Which attribute?',
  },
  'atz.attribute-table': {
    section: 'Attributes',
    title: 'A Grunt’s new attribute: the table',
    summary: 'A Grunt whose Rep goes up rolls for the odd or the even table, as a recruit does.',
    ask: 'Roll one die. Odd or even says which table is read.',
  },
  'atz.attribute-drawn': {
    section: 'Attributes',
    title: 'A Grunt’s new attribute: the card',
    summary: 'The card’s attribute is added; one the Grunt has already, or a Joker, is drawn again.',
    ask: 'Draw a card for the new attribute.',
  },
  'atz.points': {
    section: 'How Do You Win?',
    title: 'Points',
    summary:
      'Five for each zombie killed and a hundred times the zombie activity for each Innocent rescued, divided by the Rep of all who set out, rounded down.',
    file: 'after-the-battle/score.ts',
  },
  'atz.who-wins': {
    section: 'Who Wins?',
    title: 'Who has won?',
    summary:
      'On entering the year O+20: two dice, below 7 the zombies, above it the survivors. The losers’ activity is 1 everywhere from then on.',
    ask: 'Roll two dice: who has won the world?',
  },
  'atz.who-wins.seven': {
    section: 'Who Wins?',
    title: 'A seven',
    summary: 'One die decides: to 3 the zombies, from 4 the survivors.',
    ask: 'A seven. Roll one die.',
  },
  'atz.drunkard': {
    section: 'Attributes',
    title: 'Is the Drunkard sober?',
    summary: 'A die at the start of each Encounter: above Rep, the Drunkard is not sober.',
    ask: 'Roll one die for the Drunkard.',
  },
  'atz.drunkard-state': {
    section: 'Attributes',
    title: 'In what state',
    summary: 'Another die gives the Drunkard’s state for this Encounter.',
    ask: 'Not sober. Roll one die for the state.',
  },
  'atz.dead-drunk': {
    section: 'Attributes',
    title: 'Dead drunk',
    summary: 'A die at each activation: above Rep the Drunkard falls over, Out of the Fight.',
    ask: 'Roll one die: who stays up?',
  },
  'atz.dumbass': {
    section: 'Attributes',
    title: 'What the Dumbass does',
    summary:
      'A die each turn: on a 1 or 2 the Dumbass does nothing, on a 3 the same as last turn, on a 4 or more as told.',
    ask: 'Roll one die for the Dumbass.',
  },
} as const satisfies Record<string, Rule>;
