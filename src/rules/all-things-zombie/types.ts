/** The nouns of All Things Zombie: what a figure is made of. The figures behind them stand in `data/`. */

export const REPS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Reputation, from the sick or very old (1) to the godlike hero (7). */
export type Rep = (typeof REPS)[number];

export const FIGURE_KINDS = ['star', 'grunt'] as const;
/** A Star is the player; everybody else is a Grunt. */
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const PRONOUNS = ['he', 'she', 'they'] as const;
/** Pronoun by which sentences speak of a figure; `they` where nobody has said. */
export type Pronoun = (typeof PRONOUNS)[number];

export const ADVANTAGES = ['larger-than-life', 'cheating-death', 'free-will'] as const;
/** Abilities that set a Star apart; a Grunt has none, unless granted as a house rule. */
export type Advantage = (typeof ADVANTAGES)[number];

export const ATTRIBUTES = [
  'agile',
  'ambidextrous',
  'boss',
  'brawler',
  'clumsy',
  'crack-shot',
  'drunkard',
  'dumbass',
  'hard-as-nails',
  'knifeman',
  'medic',
  'nerves-of-steel',
  'poser',
  'psycho',
  'runt',
  'sidewalk-demon',
  'slow',
  'stone-cold',
  'transporter',
  'terrifying',
  'wuss',
] as const;
export type AttributeId = (typeof ATTRIBUTES)[number];

export const WEAPONS = [
  'one-hand-bludgeon',
  'one-hand-edged',
  'chain-saw',
  'thrown',
  'bow',
  'pistol-crossbow',
  'crossbow',
  'pistol',
  'ba-pistol',
  'single-barrel-shotgun',
  'double-barrel-shotgun',
  'pump-shotgun',
  'carbine',
  'submachine-gun',
  'rifle',
  'scoped-rifle',
  'semi-automatic-rifle',
  'scoped-semi-automatic-rifle',
  'machine-pistol',
  'ba-machine-pistol',
  'assault-rifle',
  'light-machine-gun',
] as const;
export type WeaponId = (typeof WEAPONS)[number];

export const LEADERSHIPS = ['overall', 'other', 'none'] as const;
/** Leadership of a figure: whether it leads, and is paid for as a Leader. */
export type Leadership = (typeof LEADERSHIPS)[number];

export type { Confidence } from '../core/table.ts';

export const AREAS = ['urban', 'outskirts', 'rural'] as const;
/** Area in which an Encounter takes place. */
export type Area = (typeof AREAS)[number];

export const BUILDINGS = [
  'apartments',
  'church',
  'dock-shipyard',
  'hospital',
  'house',
  'mall',
  'military-base',
  'office-building',
  'police-station',
  'restaurant',
  'retail-box-store',
  'retail-store',
  'school',
  'supermarket',
  'warehouse',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const VEHICLES = [
  'bus',
  'motorcycle',
  'pickup-truck',
  'rv',
  'sedan',
  'semi-truck',
  'sports-car',
  'suv',
] as const;
export type VehicleId = (typeof VEHICLES)[number];

export const ITEMS = ['weapons', 'surplus-ammo', 'vehicles', 'body-armor', 'medical-supplies'] as const;
/** Item that a search looks for; the Cure turns up among medical supplies. */
export type ItemId = (typeof ITEMS)[number];

export const WINNERS = ['zombies', 'survivors'] as const;
/** Side that has won the war, in the twentieth year (section: Who Wins?). */
export type Winner = (typeof WINNERS)[number];
