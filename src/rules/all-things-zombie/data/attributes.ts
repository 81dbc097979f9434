/** The attributes, as the book lists them. */
import type { AttributeId } from '../types.ts';
import { type Effect, REACTION_CHECKS } from './effect.ts';
import type { Ruling } from './source.ts';
import { words } from './text/attributes.ts';

export interface Attribute {
  readonly id: AttributeId;
  readonly title: string;
  /** What it does, in play terms. */
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
    title: words.agile,
    summary: words.shootsOnAFastMove,
    effects: [{ on: 'fire-ignores', penalty: 'own-fast-move' }],
    section,
    rulings: [],
  },
  ambidextrous: {
    id: 'ambidextrous',
    title: words.ambidextrous,
    summary: words.firesTwoWeaponsAtOnce,
    effects: [{ on: 'fire-ignores', penalty: 'two-weapons' }],
    section,
    rulings: [],
  },
  boss: {
    id: 'boss',
    title: words.boss,
    summary: words.ownSideWithin6Rolls,
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
    title: words.brawler,
    summary: words.rollsOneDieMore,
    effects: [{ on: 'melee-dice', extra: 1 }],
    section,
    rulings: [],
  },
  clumsy: {
    id: 'clumsy',
    title: words.clumsy,
    summary: words.a1OnTheFast,
    effects: [{ on: 'fast-move', stumblesOn: 1, moves: { dice: 1 } }],
    section,
    rulings: ['ATZ-12'],
  },
  'crack-shot': {
    id: 'crack-shot',
    title: words.crackShot,
    summary: words.rollsOneDieMoreForEach,
    effects: [{ on: 'fire-dice', extraPerShot: 1 }],
    section,
    rulings: ['ATZ-13'],
  },
  drunkard: {
    id: 'drunkard',
    title: words.drunkard,
    summary: words.rolls1d6BeforeEach,
    effects: [{ on: 'encounter-start', above: 'rep', table: 'drunkard' }],
    section,
    rulings: [],
  },
  dumbass: {
    id: 'dumbass',
    title: words.dumbass,
    summary: words.rolls1D6EachTurn,
    effects: [{ on: 'turn', table: 'dumbass' }],
    section,
    rulings: [],
  },
  'hard-as-nails': {
    id: 'hard-as-nails',
    title: words.hardAsNails,
    summary: words.theFirstObviouslyDead,
    effects: [{ on: 'obviously-dead', first: 1, becomes: 'knock-down' }],
    section,
    rulings: [],
  },
  knifeman: {
    id: 'knifeman',
    title: words.knifeman,
    summary: words.carriesAKnifeWith,
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
    title: words.medic,
    summary: words.addsOneDieWhenLooking,
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
    title: words.nervesOfSteel,
    summary: words.neverHasToDuckBack,
    effects: [
      { on: 'duck-back', never: true },
      { on: 'fear', fears: 'nobody' },
    ],
    section,
    rulings: [],
  },
  poser: {
    id: 'poser',
    title: words.poser,
    summary: words.rollsASingleDieWhen,
    effects: [{ on: 'reaction', checks: ['received-fire'], dice: 1 }],
    section,
    rulings: [],
  },
  psycho: {
    id: 'psycho',
    title: words.psycho,
    summary: words.rushesAtAnEnemyEvery,
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
    title: words.runt,
    summary: words.fightsInMeleeAtOne,
    effects: [{ on: 'melee-rep', modifier: -1 }],
    section,
    rulings: [],
  },
  'sidewalk-demon': {
    id: 'sidewalk-demon',
    title: words.sidewalkDemon,
    summary: words.mayDoubleTheSpread,
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
    title: words.slow,
    summary: words.eachMoveIs1,
    effects: [{ on: 'move', lessNormal: { dice: 1, halved: true }, lessFast: { dice: 1, halved: true } }],
    section,
    rulings: ['ATZ-14'],
  },
  'stone-cold': {
    id: 'stone-cold',
    title: words.stoneCold,
    summary: words.rollsThreeDiceOnEvery,
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
    title: words.transporter,
    summary: words.atTheWheelNeverPasses,
    effects: [{ on: 'losing-control', leastPassed: 1 }],
    section,
    rulings: [],
  },
  terrifying: {
    id: 'terrifying',
    title: words.terrifying,
    summary: words.fearedEnemiesHaveOne,
    effects: [{ on: 'feared', by: 'everyone' }],
    section,
    rulings: [],
  },
  wuss: {
    id: 'wuss',
    title: words.wuss,
    summary: words.rollsASingleDie,
    effects: [{ on: 'reaction', checks: ['rally', 'wanting-to-charge', 'being-charged'], dice: 1 }],
    section,
    rulings: [],
  },
};
