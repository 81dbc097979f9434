/** Every call the renderer, and anybody else, may make of the backend: one table of what goes in and comes out. */
import { z } from 'zod';
import { About, Odds, Reference, Settings, Verification } from './app.ts';
import { at, type Call, command, dice, nothing, query, which } from './call.ts';
import { sessionCalls } from './calls/sessions.ts';
import { encounterCalls } from './games/all-things-zombie/calls/encounter.ts';
import { holdingsCalls } from './games/all-things-zombie/calls/holdings.ts';
import { journalCalls } from './games/all-things-zombie/calls/journal.ts';
import { printCalls } from './games/all-things-zombie/calls/print.ts';
import { referenceCalls } from './games/all-things-zombie/calls/reference.ts';
import { CampaignView, NewCampaign, Recruitment, ShelfEntry } from './games/all-things-zombie/campaigns.ts';
import { FigureSheet, GonePage, GoneWanted, HistoryPage } from './games/all-things-zombie/figures.ts';
import { EncounterWanted, GeneratedEncounter } from './games/all-things-zombie/generated-encounter.ts';
import { ActNumber } from './games/all-things-zombie/journal.ts';
import {
  Advantage,
  Attribute,
  CampaignDate,
  Clips,
  FigureId,
  HeldWeaponId,
  Leadership,
  Rap,
  Rep,
  Several,
  Status,
  Weapon,
} from './games/all-things-zombie/shapes.ts';
import { Committed, LoggedAct, Turned } from './log.ts';
import { SessionEntry } from './sessions.ts';
import { CampaignId, Name, OptionalReason, Prose, Reason, Revision, Seed } from './shapes.ts';

export const Edit = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('rep'), to: Rep }),
  z.strictObject({ field: z.literal('rap'), to: Rap }),
  z.strictObject({ field: z.literal('protected'), to: z.boolean() }),
  z.strictObject({ field: z.literal('leadership'), to: Leadership }),
  z.strictObject({ field: z.literal('attribute'), attribute: Attribute, has: z.boolean() }),
  z.strictObject({ field: z.literal('advantage'), advantage: Advantage, has: z.boolean() }),
  z.strictObject({ field: z.literal('weapon-got'), weapon: Weapon }),
  z.strictObject({ field: z.literal('weapon-lost'), weapon: HeldWeaponId }),
  z.strictObject({ field: z.literal('clips'), weapon: HeldWeaponId, to: Clips }),
  z.strictObject({ field: z.literal('loaded'), weapon: HeldWeaponId, to: z.boolean() }),
]);
export type Edit = z.infer<typeof Edit>;

/** One figure gains or loses as much as the other. */
export const EditOfSeveral = z.strictObject({
  field: z.enum(['rap', 'rep'], { error: 'Of several at once, RAP or Rep is changed.' }),
  by: z
    .int({ error: 'A change is a whole number.' })
    .min(-10, { error: 'At most 10 less at once.' })
    .max(10, { error: 'At most 10 more at once.' })
    .refine((by) => by !== 0, { error: 'Change it by 1 at least.' }),
});
export type EditOfSeveral = z.infer<typeof EditOfSeveral>;

export const CONTRACT = {
  'app.about': query(nothing, About),
  'settings.get': query(nothing, Settings),
  'settings.set': command(Settings.partial().strict(), Settings),
  'reference.get': query(nothing, Reference),
  'seed.fresh': query(nothing, z.object({ seed: Seed })),
  /** `input` is the rule's own: see `odds.ts`. */
  'odds.get': query(z.strictObject({ rule: z.string().max(80), input: z.unknown() }), Odds),

  'encounter.generate': query(EncounterWanted, GeneratedEncounter),

  'shelf.list': query(
    nothing,
    z.object({
      campaigns: z.array(ShelfEntry),
      deleted: z.array(ShelfEntry),
      /** Games in progress besides. */
      games: z.array(SessionEntry),
      deletedGames: z.array(SessionEntry),
    }),
  ),
  'campaign.create': command(NewCampaign, z.object({ id: CampaignId, revision: Revision })),
  'campaign.sample': command(nothing, z.object({ id: CampaignId, revision: Revision })),
  /** Plays a campaign by bots; the more years, the longer it takes. */
  'campaign.soak': command(
    z.strictObject({
      name: Name,
      seed: Seed,
      years: z.int().min(1).max(90, { error: 'Bots play 90 years at most.' }),
    }),
    z.object({ id: CampaignId, revision: Revision, acts: z.int() }),
  ),
  'campaign.copy': command(
    z.strictObject({ ...which, name: Name }),
    z.object({ id: CampaignId, revision: Revision }),
  ),
  'campaign.delete': command(z.strictObject(which), z.object({ name: z.string() })),
  'campaign.restore': command(z.strictObject(which), z.object({ name: z.string() })),

  'campaign.get': query(z.strictObject(which), CampaignView),
  /** Newest first; `after` is the number of the last act seen, and `next` what the next page comes after. */
  'campaign.log': query(
    z.strictObject({ ...which, after: ActNumber.nullable().default(null) }),
    z.object({ acts: z.array(LoggedAct), next: z.int().nullable() }),
  ),
  'campaign.verify': query(z.strictObject(which), Verification),
  'campaign.rename': command(z.strictObject({ ...at, name: Name }), Committed),
  'campaign.setDate': command(z.strictObject({ ...at, date: CampaignDate, why: Reason }), Committed),
  'campaign.newDice': command(z.strictObject(at), Committed),
  /** Takes back the last act, or every act after `backTo`. */
  'campaign.undo': command(
    z.strictObject({ ...at, backTo: z.int().positive({ error: 'Acts are counted from 1.' }).optional() }),
    Turned,
  ),
  'campaign.redo': command(z.strictObject(at), Turned),

  'party.recruit': command(z.strictObject({ ...at, name: Name.optional(), dice }), Recruitment),
  'party.recruitAgain': command(
    z.strictObject({ ...at, figure: FigureId, name: Name.optional(), dice }),
    Recruitment,
  ),
  'party.add': command(
    z.strictObject({
      ...at,
      name: Name.optional(),
      rep: Rep,
      attributes: z
        .array(Attribute)
        .refine((all) => new Set(all).size === all.length, { error: 'A figure has each attribute once.' }),
      protected: z.boolean(),
      weapons: z.array(Weapon).max(20, { error: 'A figure joins with at most 20 weapons.' }),
    }),
    Committed,
  ),
  'party.settle': command(z.strictObject(at), Committed),

  /** Those who are gone, the last who went first. */
  'roster.gone': query(GoneWanted, GonePage),

  'figure.get': query(z.strictObject({ ...which, figure: FigureId }), FigureSheet),
  /** Its history, newest first; `after` is the number of the last event seen. */
  'figure.history': query(
    z.strictObject({
      ...which,
      figure: FigureId,
      after: z
        .int({ error: 'An event’s number is a whole number.' })
        .positive({ error: 'Events are counted from 1.' })
        .nullable()
        .default(null),
    }),
    HistoryPage,
  ),
  'figure.rename': command(z.strictObject({ ...at, figure: FigureId, name: Name }), Committed),
  'figure.write': command(z.strictObject({ ...at, figure: FigureId, text: Prose }), Committed),
  'figure.setStatus': command(
    z.strictObject({ ...at, figure: FigureId, status: Status, why: OptionalReason }),
    Committed,
  ),
  'figure.edit': command(z.strictObject({ ...at, figure: FigureId, why: Reason, edit: Edit }), Committed),
  /** The same change to several figures at once. */
  'party.edit': command(
    z.strictObject({ ...at, figures: Several, why: Reason, edit: EditOfSeveral }),
    Committed,
  ),
  'figure.giveWeapon': command(
    z.strictObject({ ...at, figure: FigureId, weapon: HeldWeaponId, to: FigureId }),
    Committed,
  ),
  'figure.giveClips': command(
    z.strictObject({
      ...at,
      figure: FigureId,
      weapon: HeldWeaponId,
      to: FigureId,
      into: HeldWeaponId,
      clips: Clips.min(1, { error: 'Give at least one clip.' }),
    }),
    Committed,
  ),
  ...sessionCalls,
  ...encounterCalls,
  ...holdingsCalls,
  ...journalCalls,
  ...printCalls,
  ...referenceCalls,
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;

export type Contract = typeof CONTRACT;
export type Method = keyof Contract;
/** What a caller hands in, before it is parsed. */
export type Input<M extends Method> = z.input<Contract[M]['input']>;
/** What a handler gets, parsed. */
export type Parsed<M extends Method> = z.output<Contract[M]['input']>;
export type Output<M extends Method> = z.output<Contract[M]['output']>;
export type MethodOfKind<K extends 'query' | 'command'> = {
  [M in Method]: Contract[M]['kind'] extends K ? M : never;
}[Method];
