/** Figures as screens and printouts show them. */
import { z } from 'zod';
import { CampaignId } from '../../shapes.ts';
import {
  Advantage,
  Attribute,
  CampaignDate,
  FigureId,
  HeldWeaponId,
  Kind,
  Leadership,
  Pronoun,
  Rep,
  Status,
  Weapon,
} from './shapes.ts';

/** A weapon with its figures, whoever holds it. */
export const WeaponFacts = z.object({
  weapon: Weapon,
  title: z.string(),
  /** Inches; null for what only strikes in melee. */
  range: z.number().nullable(),
  targets: z.number(),
  impact: z.number(),
  oRating: z.number(),
  /** True where any of these figures is a corrected one. */
  corrected: z.boolean(),
  /** Spare clips; null where the weapon takes none. */
  clips: z.number().nullable(),
  loaded: z.boolean(),
});
export type WeaponFacts = z.infer<typeof WeaponFacts>;

export const WeaponLine = WeaponFacts.extend({ id: HeldWeaponId });
export type WeaponLine = z.infer<typeof WeaponLine>;

/** Facts shown of a figure just as the campaign holds them; a field more here is all that the backend needs to be told. */
export const FigureFacts = z.object({
  id: FigureId,
  kind: Kind,
  name: z.string(),
  pronoun: Pronoun,
  /** Null where it follows from the name. */
  shortName: z.string().nullable(),
  rep: Rep,
  rap: z.number(),
  protected: z.boolean(),
  leadership: Leadership,
  status: Status,
});
export type FigureFacts = z.infer<typeof FigureFacts>;

/** Single figure as a line of the roster. */
export const FigureLine = FigureFacts.extend({
  /** Never came out of the shock: stays with the party, and takes no part (ATZ-178). */
  neverRecovered: z.boolean(),
  /** RAP that lift the figure by one Rep; null at the highest. */
  rapToAdvance: z.number().nullable(),
  attributes: z.array(z.object({ id: Attribute, title: z.string() })),
  advantages: z.array(z.object({ id: Advantage, title: z.string() })),
  weapons: z.array(WeaponLine),
  /** Points. */
  cost: z.number(),
  /** Dates as they are written: `October, O+4`. */
  since: z.string(),
  joined: z.string(),
});
export type FigureLine = z.infer<typeof FigureLine>;

export const GoneWanted = z.strictObject({
  campaign: CampaignId,
  /** Parts of a name, in any order, whatever their case and accents. */
  name: z
    .string({ error: 'Give the name to look for as text.' })
    .max(80, { error: 'Look for a name of at most 80 characters.' })
    .default(''),
  /** The last one seen; null for the last who went. */
  after: FigureId.nullable().default(null),
});

/** Figures that are gone, the last to go first. */
export const GonePage = z.object({
  figures: z.array(FigureLine),
  /** Figure that the next page comes after; null at the end. */
  next: FigureId.nullable(),
});
export type GonePage = z.infer<typeof GonePage>;

export const HistoryEntry = z.object({
  act: z.number(),
  seq: z.number(),
  date: z.string(),
  text: z.string(),
  /** The reason given; empty where there is none. */
  why: z.string(),
  /** The player's own hand: an edit, a name, a note. */
  byHand: z.boolean(),
  /** True where the entry's act opens to dice, cards or decisions. */
  explained: z.boolean(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryPage = z.object({
  history: z.array(HistoryEntry),
  /** Event that the next page comes after; null at the end. */
  next: z.int().nullable(),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

/** Line of a figure's life: an Encounter it went on, or what else happened to it. */
export const LifeLine = z.object({
  /** First act of the entry in the Chronicle. */
  act: z.int(),
  /** `September, O+4` */
  date: z.string(),
  year: z.string(),
  period: z.string(),
  /** Number of the Encounter; null for what happened between two of them. */
  encounter: z.int().nullable(),
  title: z.string(),
  /** Words on how the figure came out of it, or why it was done; may be empty. */
  text: z.string(),
  lost: z.boolean(),
  byHand: z.boolean(),
  /** Points won or lost, and Rep before and after; null where they stayed. */
  rap: z.int().nullable(),
  rep: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** Points after an Encounter; null where none were ever won. */
  now: z.int().nullable(),
});
export type LifeLine = z.infer<typeof LifeLine>;

export const LifePage = z.object({
  lines: z.array(LifeLine),
  /** The act that the next page comes after; null at the end. */
  next: z.int().nullable(),
});
export type LifePage = z.infer<typeof LifePage>;

/** Everything about one figure. */
export const FigureSheet = z.object({
  line: FigureLine,
  biography: z.string(),
  /** Way in which the figure was generated, e.g. `odd table, 3 of spades`; null for a figure that was made up. */
  origin: z.string().nullable(),
  rep: z.object({ title: z.string(), summary: z.string() }),
  attributes: z.array(
    z.object({ id: Attribute, title: z.string(), summary: z.string(), section: z.string() }),
  ),
  advantages: z.array(z.object({ id: Advantage, title: z.string(), summary: z.string() })),
  weapons: z.array(z.object({ id: HeldWeaponId, title: z.string(), summary: z.string() })),
  /** Two weapons at a time that may be fired together, by their titles. */
  firesTogether: z.array(z.tuple([Weapon, Weapon])),
  /** A JPEG in Base64; null where it has none. */
  portrait: z.string().nullable(),
  /** Date of joining in numbers; the period counts from 0 in its year. */
  joined: CampaignDate,
  /** Encounters it went on, and whom it killed there. */
  tally: z.object({ outings: z.int(), zombies: z.int(), people: z.int() }),
  /** The newest of its life. */
  life: LifePage,
  /** The newest of all that changed, newest first. */
  history: z.array(HistoryEntry),
  /** The event that earlier history comes before; null where there is no more. */
  earlier: z.int().nullable(),
});
export type FigureSheet = z.infer<typeof FigureSheet>;
