/** The attributes, as the book lists them. */
import type { AttributeId } from '../types.ts';
import { type Effect, REACTION_CHECKS } from './effect.ts';
import type { Ruling } from './source.ts';

export interface Attribute {
  readonly id: AttributeId;
  readonly title: string;
  /** Effect of the attribute, in play terms. */
  readonly summary: string;
  readonly effects: readonly Effect[];
  /** Heading in the rulebook. */
  readonly section: string;
  readonly rulings: readonly Ruling[];
}

const section = 'Attributes';

/** Section: Attributes, and where each is taken up again: Fast Move, Melee, Stone Cold, Rally, the Cure. */
export const ATTRIBUTE_TABLE: { readonly [A in AttributeId]: Attribute & { readonly id: A } } = {
  agile: {
    id: 'agile',
    title: 'Agile',
    summary: 'Shoots on a fast move without the penalty for it.',
    effects: [{ on: 'fire-ignores', penalty: 'own-fast-move' }],
    section,
    rulings: [],
  },
  ambidextrous: {
    id: 'ambidextrous',
    title: 'Ambidextrous',
    summary: 'Fires two weapons at once without the penalty for it.',
    effects: [{ on: 'fire-ignores', penalty: 'two-weapons' }],
    section,
    rulings: [],
  },
  boss: {
    id: 'boss',
    title: 'Boss',
    summary:
      'Own side within 6″ rolls one die more when fired at, charging or charged. If the Boss runs away, so does everyone of it within 12″.',
    effects: [
      {
        on: 'reaction-nearby',
        checks: ['received-fire', 'wanting-to-charge', 'being-charged'],
        extra: 1,
        for: 'own-side',
        within: 6,
      },
      { on: 'runaway', takesAlong: 'own-side', within: 12 },
    ],
    section,
    rulings: [],
  },
  brawler: {
    id: 'brawler',
    title: 'Brawler',
    summary: 'Rolls one die more in melee and keeps the best two.',
    effects: [{ on: 'melee-dice', extra: 1 }],
    section,
    rulings: [],
  },
  clumsy: {
    id: 'clumsy',
    title: 'Clumsy',
    summary: 'A 1 on the fast-move dice: goes 1D6 inches, falls flat, and stays down until active.',
    effects: [{ on: 'fast-move', stumblesOn: 1, moves: { dice: 1 } }],
    section,
    rulings: ['ATZ-12'],
  },
  'crack-shot': {
    id: 'crack-shot',
    title: 'Crack shot',
    summary: 'Rolls one die more for each shot and keeps the best, as many as shots fired.',
    effects: [{ on: 'fire-dice', extraPerShot: 1 }],
    section,
    rulings: ['ATZ-13'],
  },
  drunkard: {
    id: 'drunkard',
    title: 'Drunkard',
    summary: 'Rolls 1D6 before each Encounter; above Rep, another die tells how drunk.',
    effects: [{ on: 'encounter-start', above: 'rep', table: 'drunkard' }],
    section,
    rulings: [],
  },
  dumbass: {
    id: 'dumbass',
    title: 'Dumbass',
    summary: 'Rolls 1D6 each turn: on 1 or 2 does nothing, on 3 repeats the last turn, from 4 acts freely.',
    effects: [{ on: 'turn', table: 'dumbass' }],
    section,
    rulings: [],
  },
  'hard-as-nails': {
    id: 'hard-as-nails',
    title: 'Hard as nails',
    summary: 'The first Obviously Dead of an Encounter is a Knocked Down instead.',
    effects: [{ on: 'obviously-dead', first: 1, becomes: 'knock-down' }],
    section,
    rulings: [],
  },
  knifeman: {
    id: 'knifeman',
    title: 'Knifeman',
    summary:
      'Carries a knife. With it, one die more in melee (best two count); thrown, two dice to hit (best one counts).',
    effects: [
      { on: 'melee-dice', extra: 1, armedWith: ['one-hand-edged', 'thrown'] },
      { on: 'throw-dice', dice: 2 },
      { on: 'recruiting', brings: ['thrown'] },
    ],
    section,
    rulings: ['ATZ-93'],
  },
  medic: {
    id: 'medic',
    title: 'Medic',
    summary: 'Adds one die when looking after a casualty. Only a Medic can find the Cure.',
    effects: [
      { on: 'examining', extra: 1 },
      { on: 'searching', finds: 'cure' },
      { on: 'searched', item: 'medical-supplies', modifier: 1 },
    ],
    section,
    rulings: ['ATZ-104'],
  },
  'nerves-of-steel': {
    id: 'nerves-of-steel',
    title: 'Nerves of steel',
    summary: 'Never has to Duck Back and fears no one.',
    effects: [
      { on: 'duck-back', never: true },
      { on: 'fear', fears: 'nobody' },
    ],
    section,
    rulings: [],
  },
  poser: {
    id: 'poser',
    title: 'Poser',
    summary: 'Rolls a single die when fired at.',
    effects: [{ on: 'reaction', checks: ['received-fire'], dice: 1 }],
    section,
    rulings: [],
  },
  psycho: {
    id: 'psycho',
    title: 'Psycho',
    summary:
      'Rushes at an enemy every turn, firing if able, and is feared by those rushed at. Is Hard as nails, with Nerves of steel.',
    effects: [
      { on: 'activation', must: 'rush-and-fire' },
      { on: 'feared', by: 'enemies-moved-towards' },
      { on: 'attributes', brings: ['hard-as-nails', 'nerves-of-steel'] },
    ],
    section,
    rulings: ['ATZ-9'],
  },
  runt: {
    id: 'runt',
    title: 'Runt',
    summary: 'Fights in melee at one Rep lower.',
    effects: [{ on: 'melee-rep', modifier: -1 }],
    section,
    rulings: [],
  },
  'sidewalk-demon': {
    id: 'sidewalk-demon',
    title: 'Sidewalk demon',
    summary: 'May double the spread of a gun, is not hindered by a second opponent in melee, fears no one.',
    effects: [
      { on: 'spread', times: 2 },
      { on: 'melee-opponents', uncounted: 1 },
      { on: 'fear', fears: 'nobody' },
    ],
    section,
    rulings: [],
  },
  slow: {
    id: 'slow',
    title: 'Slow',
    summary: 'Each move is 1 to 3 inches shorter: half a D6, rounded up.',
    effects: [{ on: 'move', lessNormal: { dice: 1, halved: true }, lessFast: { dice: 1, halved: true } }],
    section,
    rulings: ['ATZ-14'],
  },
  'stone-cold': {
    id: 'stone-cold',
    title: 'Stone Cold',
    summary:
      'Rolls three dice on every reaction check and keeps the best two. May outdo the Leader on a charge and steadies a runaway friend.',
    effects: [
      { on: 'reaction', checks: REACTION_CHECKS, dice: 3 },
      { on: 'group-check', check: 'wanting-to-charge', boundByLeader: false },
      { on: 'rallies-friend', dice: 3 },
    ],
    section: 'Stone Cold',
    rulings: ['ATZ-60'],
  },
  transporter: {
    id: 'transporter',
    title: 'Transporter',
    summary: 'At the wheel, never passes fewer than one die on losing control.',
    effects: [{ on: 'losing-control', leastPassed: 1 }],
    section,
    rulings: [],
  },
  terrifying: {
    id: 'terrifying',
    title: 'Terrifying',
    summary:
      'Feared: enemies have one die less in melee, shoot as if on a fast move, and roll one die when charging or charged.',
    effects: [{ on: 'feared', by: 'everyone' }],
    section,
    rulings: [],
  },
  wuss: {
    id: 'wuss',
    title: 'Wuss',
    summary: 'Rolls a single die to rally, to charge and when charged.',
    effects: [{ on: 'reaction', checks: ['rally', 'wanting-to-charge', 'being-charged'], dice: 1 }],
    section,
    rulings: [],
  },
};
