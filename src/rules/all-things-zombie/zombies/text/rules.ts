/** The rules of what zombies do, in our words. */
import type { Rule } from '../../rule.ts';

export const ZOMBIE_RULES = {
  'atz.zombies-act': {
    section: 'All Things Zombie',
    title: 'Zombies act',
    summary:
      'They are one side of Rep 4 without Leaders: on a die of 4 or less all of them go, 6″ each and never faster. Those on the ground get up first. A zombie charges those it reaches, people in a vehicle too if that stands or moves 2″ or less; they count as in cover. Zombies take no checks.',
  },
  'atz.zombie-senses': {
    section: 'All Things Zombie',
    title: 'What draws zombies',
    summary:
      'They make for the nearest gunfire of this or the last turn, wherever it was; else for the nearest human within 12″; else they keep going as they were.',
  },
  'atz.zombie-nearest': {
    section: 'All Things Zombie',
    title: 'Which of equally near ones',
    summary:
      'On a board a zombie goes first for a human it sees and can get at in this move, whichever way it faces; else by what draws it. Of equally near ones a die decides, its faces shared out alike.',
    ask: 'Two or more are equally near. Roll one die for the one the zombie goes for.',
  },
  'atz.zombie-turn': {
    section: 'All Things Zombie',
    title: 'A zombie meets an obstacle',
    summary: 'Against anything solid a die says which way it turns: odd left, even right.',
    ask: 'The zombies run into something. Roll one die: odd, they turn left; even, right.',
  },
  'atz.zombie-feast': {
    section: 'All Things Zombie',
    title: 'Zombies feast',
    summary:
      'Zombies that have knocked down, put Out of the Fight or killed a human eat for half a die of turns. When they are next active the victim is dead, unless somebody got the victim away before; they stay busy for all those turns.',
    ask: 'Zombies feast. Roll one die: half of it, rounded up, is how many turns they stay at it.',
  },
  'atz.zombie-climb': {
    section: 'All Things Zombie',
    title: 'Zombies climb',
    summary:
      'Stairs are no obstacle. At a ladder or the side of a roof a die for each zombie that touches it: on a 6 it can climb. Each is rolled for once and for all.',
    ask: 'Roll a die for each zombie at the ladder or wall: on a 6 it can climb.',
  },
  'atz.zombie-burns-out': {
    section: 'All Things Zombie',
    title: 'Burning zombies',
    summary:
      'At the end of each turn a die for each burning zombie: on a 6 it has burnt out and is dead. A figure that fights one rolls a die less.',
    ask: 'End of the turn: roll a die for each burning zombie. On a 6 it is dead.',
  },
} as const satisfies Record<string, Rule>;
