/** The nouns of the game: survivors and what they are good at, what hunts them, the cards, who sits at the table, how it may end. */

export const STATS = ['wits', 'fight', 'speed'] as const;
export type Stat = (typeof STATS)[number];
export type Stats = Readonly<Record<Stat, number>>;

/** Kinds of Threats that hunt the survivors. */
export const KINDS = ['alien', 'zombie', 'tentacle'] as const;
export type Kind = (typeof KINDS)[number];
/** Figure of theirs by which survivors get away from each kind. */
export const STAT_OF = { alien: 'wits', zombie: 'fight', tentacle: 'speed' } as const satisfies Record<
  Kind,
  Stat
>;

export const SURVIVORS = [
  'physicist',
  'homeless-vet',
  'bouncer',
  'smartass-kid',
  'stoner',
  'biker-chick',
  'gamer-girl',
  'starlet',
  'policewoman',
  'biker',
  'lawyer',
  'paramedic',
  'trucker',
  'courier',
] as const;
export type SurvivorId = (typeof SURVIVORS)[number];

export const GENDERS = ['f', 'm'] as const;
export type Gender = (typeof GENDERS)[number];

/** Abilities that a survivor can use once in a game. */
export const ABILITIES = ['none', 'takes-gear', 'leaves', 'forces-help'] as const;
export type Ability = (typeof ABILITIES)[number];

export const GEAR = [
  'tire-iron',
  'laptop',
  'shotgun',
  'rifle',
  'pistol',
  'stun-gun',
  'chainsaw',
  'tin-foil-hat',
  'extra-ammo',
  'alien-gizmo',
  'coffee-plus',
] as const;
/** Copies of a card are equal. */
export type Gear = (typeof GEAR)[number];

export const EVENTS = [
  'too-small',
  'new-flavor-f',
  'new-flavor-m',
  'missed-elevator',
  'serious-funk',
  'fatally-distracted',
  'noble-sacrifice',
  'critical-hit',
  's-mart',
  'tight-squeeze',
] as const;
export type EventCard = (typeof EVENTS)[number];

/** A card of the one deck that players draw from. */
export type Card = Gear | EventCard;

export const THREAT_VALUES = [2, 3, 4, 5] as const;
export type Enemy = `${Kind}-${(typeof THREAT_VALUES)[number]}`;

export const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
export type AztaSeat = (typeof SEATS)[number];

/** The steps of a round as the book has them. */
export const STEPS = ['weaponize', 'loot', 'flip', 'help', 'screw', 'die'] as const;
export type Step = (typeof STEPS)[number];
/** The same, each in the parts it is played in. */
export const PHASES = [
  'set-up',
  'draw',
  'trade',
  'put-on',
  'loot',
  'flip',
  'forward',
  'help',
  'screw',
  'die',
] as const;
export type Phase = (typeof PHASES)[number];

/** A survivor who goes on from an earlier night, with what was kept. */
export interface Carried {
  readonly survivor: SurvivorId;
  readonly owner: AztaSeat;
  readonly gear: readonly Gear[];
}

/** Grudges that each seat holds against the others. */
export type Grudges = Readonly<Record<AztaSeat, Readonly<Partial<Record<AztaSeat, number>>>>>;

export interface AztaSetup {
  readonly players: number;
  /** The value of the Threats the stacks begin with. */
  readonly start: number;
  readonly suddenDeath: boolean;
  /** Rounds after which the game is broken off; of a flight, the night is over. */
  readonly rounds: number;
  /** Survivors left in a flight, with the grudges they hold against each other. */
  readonly carried?: readonly Carried[];
  readonly grudges?: Grudges;
}

export type AztaOutcome =
  /** `alone`: full rounds they lived through once everyone else was gone; `stopped`: they would have gone on. */
  | {
      readonly kind: 'won';
      readonly seat: AztaSeat;
      readonly rounds: number;
      readonly alone: number;
      readonly stopped?: true;
    }
  /** The last of several died together. */
  | { readonly kind: 'shared'; readonly seats: readonly AztaSeat[]; readonly rounds: number }
  /** The rounds agreed on have been played, and several are left. */
  | { readonly kind: 'stopped'; readonly seats: readonly AztaSeat[]; readonly rounds: number };
