/** The reaction checks as the player picks them: a key each, and the circumstances that bear on each. */
import type { Deed } from '../../encounter/deed.ts';

/** A check as it is sent. */
export type What = Extract<Deed, { do: 'check' }>['what'];
export type CheckName = What['check'];

/** Something that is the case, or isn't. */
export interface Tick {
  readonly id: string;
  readonly text: string;
}

interface CheckWords {
  readonly title: string;
  readonly key: string;
  readonly ticks: readonly Tick[];
}

const IN_COVER = { id: 'inCover', text: 'In cover' };
const CANNOT_FIRE = { id: 'cannotFire', text: 'Can’t fire' };
const WITH_LEADER = { id: 'withLeader', text: 'With a Leader’s group' };
const OUTGUNNED = { id: 'outgunned', text: 'Outgunned' };
const BOSS = { id: 'boss', text: 'A Boss within 6″' };
const TERRIFYING = { id: 'terrifying', text: 'Opponent is Terrifying' };
const PSYCHO = { id: 'psycho', text: 'A Psycho rushes in' };
/** Recovered on the Sanity Table, and not active since. */
const SHAKEN = { id: 'shaken', text: 'Shaken: just recovered, not active since' };

const CHARGED = [
  IN_COVER,
  CANNOT_FIRE,
  { id: 'flankOrRear', text: 'At its flank or rear' },
  { id: 'byBurningZombie', text: 'By a burning zombie' },
  BOSS,
  TERRIFYING,
  PSYCHO,
];

export const CHECK_WORDS = {
  'in-sight': {
    title: 'In Sight',
    key: 'i',
    ticks: [
      { id: 'hidden', text: 'Hidden' },
      { id: 'moving', text: 'Moving' },
      WITH_LEADER,
      { id: 'suppressing', text: 'Covering fire declared' },
      { id: 'unaware', text: 'Unaware' },
      SHAKEN,
    ],
  },
  'received-fire': {
    title: 'Received Fire',
    key: 'f',
    ticks: [
      { id: 'charging', text: 'Charging' },
      { id: 'ranged', text: 'Charging with a ranged weapon' },
      IN_COVER,
      OUTGUNNED,
      CANNOT_FIRE,
      { id: 'byHidden', text: 'By somebody hidden' },
      BOSS,
      SHAKEN,
    ],
  },
  'wanting-to-charge': {
    title: 'Wanting to Charge',
    key: 'w',
    ticks: [
      IN_COVER,
      { id: 'inBuilding', text: 'In a building' },
      CANNOT_FIRE,
      WITH_LEADER,
      { id: 'leader2', text: 'That Leader passed two' },
      { id: 'leader1', text: 'That Leader passed one' },
      { id: 'leader0', text: 'That Leader passed none' },
      BOSS,
      TERRIFYING,
      PSYCHO,
      SHAKEN,
    ],
  },
  'being-charged': {
    title: 'Being Charged',
    key: 'b',
    ticks: [...CHARGED, { id: 'surprised', text: 'Has just passed Surprise' }, SHAKEN],
  },
  surprise: { title: 'Surprise', key: 's', ticks: [...CHARGED, SHAKEN] },
  overrun: { title: 'Overrun', key: 'o', ticks: [{ id: 'lmg', text: 'Has a light machine gun' }, SHAKEN] },
  rally: {
    title: 'Rally',
    key: 'r',
    ticks: [
      IN_COVER,
      { id: 'friendLeads', text: 'The friend is a Leader' },
      { id: 'friendSteady', text: 'The friend is Stone cold' },
      SHAKEN,
    ],
  },
  'see-zombie-death': { title: 'See Zombie Death', key: 'z', ticks: [SHAKEN] },
  'what-now': {
    title: 'What Now',
    key: 'n',
    ticks: [
      { id: 'leaderNearby', text: 'A Leader within 6″' },
      OUTGUNNED,
      { id: 'outnumbered', text: 'Outnumbered two to one' },
      { id: 'protected', text: 'Protected' },
      { id: 'military', text: 'Military, mercenary or police' },
      { id: 'picks', text: 'I pick which dice count' },
    ],
  },
  'pursue-by-fire': { title: 'Pursue by Fire', key: 'p', ticks: [] },
  'fast-move': { title: 'Fast Move', key: 'm', ticks: [WITH_LEADER] },
  'reaction-fire': {
    title: 'Reaction Fire',
    key: 'q',
    ticks: [
      { id: 'canFire', text: 'Can fire' },
      { id: 'inChargeRange', text: 'Within charge range' },
      { id: 'moving', text: 'In the middle of a move' },
    ],
  },
} as const satisfies Record<CheckName, CheckWords>;

export const CHECK_NAMES = Object.keys(CHECK_WORDS) as CheckName[];
