/**
 * Circumstances in which a test may be taken, a row each. The rule that reads one names it among what it asks for; act, schema, form,
 * screen, bot and command line follow from that.
 */
import { type ChoiceField, choice, type FlagField, flag, optional } from '../../core/fields.ts';

/** Subjects of circumstances, in the order in which forms ask about them and number their questions. */
export const CIRCUMSTANCE_GROUPS = ['doing', 'place', 'arms', 'side', 'enemy', 'figure'] as const;
export type CircumstanceGroup = (typeof CIRCUMSTANCE_GROUPS)[number];

/** Marks it bears that bear on tests. */
interface Marks {
  /** Has declared covering fire. */
  readonly covering?: true;
  /** In cover, stationary and not seen yet, as the player has said. */
  readonly hidden?: true;
}

/** Facts that the campaign knows of somebody on the table. Only the players see what is undefined. */
export interface Facts {
  readonly leads: boolean | undefined;
  /** A Leader, itself or another, is in its group. */
  readonly withLeader: true | undefined;
  /** Dice that Leader has passed on Wanting to Charge in this turn. */
  readonly leaderPassed: 0 | 1 | 2 | undefined;
  readonly protected: boolean;
  /** Military, mercenary or police. */
  readonly trained: boolean | undefined;
  /** Carries a weapon that is fired. */
  readonly ranged: boolean;
  /** Carries one that can stop a vehicle. */
  readonly stopsVehicles: boolean;
  /** Has something to fire with: a clip or barrel that is loaded, or a weapon in hand to be thrown. */
  readonly loaded: boolean;
  /** By the weapon that has just fired at it. */
  readonly outgunned: boolean | undefined;
  readonly marks: Marks;
  /** Marks of whoever has just fired at it. */
  readonly shooter: Marks | undefined;
  /** Recovered on the Sanity Table, and not active since. */
  readonly shaken: boolean;
  /** Has passed Wanting to Charge, and neither come to blows nor been stopped. */
  readonly charging: boolean;
  /** Has moved in this turn, and its side is still the one that acts. */
  readonly moving: boolean;
  /** In a building, or in a vehicle; null outside, as far as the player has said. */
  readonly inside: 'building' | 'vehicle' | null;
}

/** Facts about everybody else on the table; only the players see what is undefined. */
export interface Around {
  /** Somebody of its side, not itself, may lead it. */
  readonly leaders: boolean;
  /** True if the Leader of its group is known, and so whether he has tested. */
  readonly leaderKnown: boolean;
  /** May lead its side itself. */
  readonly led: boolean;
  readonly bosses: boolean;
  readonly stoneCold: boolean;
  readonly terrifying: boolean | undefined;
  readonly psycho: boolean | undefined;
  readonly burningZombies: boolean;
  /** True if those who fight against it are twice as many as its own side, or more. */
  readonly outnumbered: boolean;
}

export interface Circumstance {
  readonly field: (FlagField | ChoiceField<number>) & { readonly optional: true };
  /** Name of the circumstance in a form. */
  readonly title: string;
  readonly group: CircumstanceGroup;
  /** Value that the campaign knows, where it can tell: it holds, whatever is said. */
  readonly known?: (facts: Facts) => boolean | number | undefined;
  /** Value that those on the table settle, so that no form asks; of miniatures the app doesn’t know the player may say otherwise. */
  readonly settled?: (around: Around) => boolean | undefined;
  /** Holds for all tests of the figure until the player takes it back. */
  readonly lasts?: true;
}

const tick = optional(flag);

/** Undefined where it may be so, since only the players see if it is; else false. */
const unlessSo = (may: boolean) => (may ? undefined : false);

export const CIRCUMSTANCES = {
  leader: {
    field: tick,
    title: 'Is a Leader',
    group: 'figure',
    known: ({ leads }) => leads,
    lasts: true,
  },
  /** Recovered on the Sanity Table, and not activated since. */
  shaken: {
    field: tick,
    title: 'Shaken since the Sanity Table',
    group: 'figure',
    known: ({ shaken }) => shaken || undefined,
  },
  protected: {
    field: tick,
    title: 'Wears body armour',
    group: 'figure',
    known: (facts) => facts.protected,
  },
  military: {
    field: tick,
    title: 'Military, mercenary or police',
    group: 'figure',
    known: ({ trained }) => trained,
  },
  /** A figure in cover, stationary and not seen yet. */
  hidden: { field: tick, title: 'Hidden', group: 'doing', known: ({ marks }) => marks.hidden },
  /** Popping into view is moving. */
  moving: {
    field: tick,
    title: 'Moving, or popping up',
    group: 'doing',
    known: ({ moving }) => moving || undefined,
  },
  inTheMiddleOfAMove: { field: tick, title: 'In the middle of a move', group: 'doing' },
  /** Declared covering fire when active; counts while stationary. */
  suppressing: {
    field: tick,
    title: 'Giving covering fire',
    group: 'doing',
    known: ({ marks }) => marks.covering,
  },
  /** Passed one die only when somebody came in on it (section: Determining State of Awareness). */
  unaware: { field: tick, title: 'Was unaware', group: 'doing' },
  charging: {
    field: tick,
    title: 'Charging',
    group: 'doing',
    known: ({ charging }) => charging || undefined,
  },
  /** Passed the Surprise Check just before. */
  surprised: { field: tick, title: 'Was surprised', group: 'doing' },
  picks: { field: tick, title: 'Picks which dice count', group: 'doing' },
  inCover: {
    field: tick,
    title: 'In cover',
    group: 'place',
    known: ({ inside }) => inside !== null || undefined,
  },
  /** A building is cover too. */
  inBuilding: {
    field: tick,
    title: 'In a building',
    group: 'place',
    known: ({ inside }) => inside === 'building' || undefined,
  },
  inChargeRange: { field: tick, title: 'Within charge range', group: 'place' },
  /** A charger has a ranged weapon. Others who have nothing to fire with can't fire. */
  ranged: {
    field: tick,
    title: 'Has a ranged weapon',
    group: 'arms',
    known: ({ ranged }) => ranged,
  },
  /** By the weapon that fired, or that keeps the figure down. */
  outgunned: { field: tick, title: 'Outgunned', group: 'arms', known: ({ outgunned }) => outgunned },
  /** Nothing loaded, in range or in hand to fire with. */
  cannotFire: {
    field: tick,
    title: 'Can’t fire',
    group: 'arms',
    known: ({ loaded }) => (loaded ? undefined : true),
  },
  /** Has a ranged weapon that is loaded and reaches. */
  canFire: {
    field: tick,
    title: 'Can fire',
    group: 'arms',
    known: ({ loaded }) => (loaded ? undefined : false),
  },
  /** A weapon that can stop a vehicle. */
  lmg: {
    field: tick,
    title: 'Has a light machine gun',
    group: 'arms',
    known: ({ stopsVehicles }) => stopsVehicles,
  },
  /** In a group with a Leader, or a Leader. */
  withLeader: {
    field: tick,
    title: 'In a group with a Leader',
    group: 'side',
    settled: ({ leaders, led }) => unlessSo(leaders || led),
    known: ({ withLeader }) => withLeader,
  },
  /** Left out where that Leader takes no check. */
  leaderPassed: {
    field: optional(choice([0, 1, 2])),
    title: 'Dice the Leader passed',
    group: 'side',
    settled: ({ leaders, leaderKnown }) => unlessSo(leaders && !leaderKnown),
    known: ({ leaderPassed }) => leaderPassed,
  },
  leaderNearby: {
    field: tick,
    title: 'A Leader within 6″ and in sight',
    group: 'side',
    settled: ({ leaders }) => unlessSo(leaders),
  },
  bossNearby: {
    field: tick,
    title: 'A Boss within 6″',
    group: 'side',
    settled: ({ bosses }) => unlessSo(bosses),
  },
  friendLeads: {
    field: tick,
    title: 'The friend is a Leader',
    group: 'side',
    settled: ({ leaders }) => unlessSo(leaders),
  },
  friendStoneCold: {
    field: tick,
    title: 'The friend is Stone Cold',
    group: 'side',
    settled: ({ stoneCold }) => unlessSo(stoneCold),
  },
  byHidden: {
    field: tick,
    title: 'The shooter was hidden',
    group: 'enemy',
    known: ({ shooter }) => shooter?.hidden,
  },
  /** The charge came at its flank or rear; it has turned since, on a Surprise Check. */
  flankOrRear: { field: tick, title: 'From the flank or rear', group: 'enemy' },
  byBurningZombie: {
    field: tick,
    title: 'By a burning zombie',
    group: 'enemy',
    settled: ({ burningZombies }) => unlessSo(burningZombies),
  },
  terrifying: {
    field: tick,
    title: 'The enemy is Terrifying',
    group: 'enemy',
    settled: ({ terrifying }) => terrifying,
  },
  psycho: {
    field: tick,
    title: 'A Psycho rushes in',
    group: 'enemy',
    settled: ({ psycho }) => psycho,
  },
  /** A figure outnumbered by two to one or more. */
  outnumbered: {
    field: tick,
    title: 'Outnumbered two to one',
    group: 'enemy',
    settled: ({ outnumbered }) => outnumbered,
  },
} as const satisfies Readonly<Record<string, Circumstance>>;

export type CircumstanceId = keyof typeof CIRCUMSTANCES;
type FieldsOf<I extends CircumstanceId> = { readonly [K in I]: (typeof CIRCUMSTANCES)[K]['field'] };

/** Circumstances that a test asks for, as fields of an act or of a question of odds. */
export function circumstances<const I extends CircumstanceId>(...ids: readonly I[]): FieldsOf<I> {
  return Object.fromEntries(ids.map((id) => [id, CIRCUMSTANCES[id].field])) as FieldsOf<I>;
}

type KnownId = {
  [I in CircumstanceId]: (typeof CIRCUMSTANCES)[I] extends { readonly known: unknown } ? I : never;
}[CircumstanceId];
export type Known = {
  readonly [I in KnownId]?: NonNullable<ReturnType<(typeof CIRCUMSTANCES)[I]['known']>>;
};

/** Circumstances that the campaign can tell of somebody, for any test. */
export function knownOf(facts: Facts): Known {
  const rows: readonly (readonly [string, Circumstance])[] = Object.entries(CIRCUMSTANCES);
  return Object.fromEntries(
    rows.flatMap(([id, { known }]) => {
      const is = known?.(facts);
      return is === undefined ? [] : [[id, is]];
    }),
  );
}

/** Circumstances that those on the table settle, for a form. */
export function settledBy(around: Around): Readonly<Record<string, boolean>> {
  const rows: readonly (readonly [string, Circumstance])[] = Object.entries(CIRCUMSTANCES);
  return Object.fromEntries(
    rows.flatMap(([id, { settled }]) => {
      const is = settled?.(around);
      return is === undefined ? [] : [[id, is]];
    }),
  );
}

/** Input of a test’s odds: of everything the test was told, only what it asks for and what is the case. */
export function given(fields: object, told: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(told).filter(
      ([name, value]) => Object.hasOwn(fields, name) && value !== false && value !== undefined,
    ),
  );
}
