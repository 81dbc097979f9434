/** Every call the renderer, and anybody else, may make of the backend: one table of what goes in and comes out. */

import { z } from 'zod';
import { About, ListedOdds, Odds, Verification } from './app.ts';
import { at, type Call, command, dice, nothing, query, which } from './call.ts';
import { backupCalls } from './calls/backups.ts';
import { campaignFileCalls } from './calls/campaign-file.ts';
import { fileCalls } from './calls/file.ts';
import { folderCalls } from './calls/folder.ts';
import { frameCalls } from './calls/frame.ts';
import { lineCalls } from './calls/given-up-lines.ts';
import { logCalls } from './calls/log.ts';
import { rescueCalls } from './calls/rescue.ts';
import { sessionScriptCalls } from './calls/session-script.ts';
import { sessionCalls } from './calls/sessions.ts';
import { long, workCalls } from './calls/work.ts';
import { writingCalls } from './calls/writing.ts';
import { correctionCalls } from './corrections.ts';
import { actCalls } from './games/all-things-zombie/calls/acts.ts';
import { encounterCalls } from './games/all-things-zombie/calls/encounter.ts';
import { episodeCalls } from './games/all-things-zombie/calls/episodes.ts';
import { holdingsCalls } from './games/all-things-zombie/calls/holdings.ts';
import { journalCalls } from './games/all-things-zombie/calls/journal.ts';
import { printCalls } from './games/all-things-zombie/calls/print.ts';
import { referenceCalls } from './games/all-things-zombie/calls/reference.ts';
import { scriptCalls } from './games/all-things-zombie/calls/script.ts';
import { NewCampaign, Recruitment } from './games/all-things-zombie/campaigns.ts';
import {
  FigureSheet,
  GonePage,
  GoneWanted,
  HistoryPage,
  LifePage,
} from './games/all-things-zombie/figures.ts';
import { EncounterWanted, GeneratedEncounter } from './games/all-things-zombie/generated-encounter.ts';
import { Reference } from './games/all-things-zombie/reference.ts';
import { FigureId, Pronoun, Why } from './games/all-things-zombie/shapes.ts';
import { Committed, LoggedAct, LoggedText, Turned } from './log.ts';
import { CampaignId, Name, Revision, Seed } from './shapes.ts';
import { ActNumber, words } from './writing.ts';

/** `changed` false: it was so already. */
const DoneOnShelf = z.object({ name: z.string(), changed: z.boolean() });

/** Names of a recruit, as the player chooses them. */
const called = { name: Name.optional(), pronoun: Pronoun.optional() };

export const CONTRACT = {
  'app.about': query(nothing, About),
  'reference.get': query(nothing, Reference),
  'seed.fresh': query(nothing, z.object({ seed: Seed })),
  /** The rules that can be asked for away from any campaign or game. */
  'odds.list': query(nothing, z.object({ rules: z.array(ListedOdds) })),
  /** `input` is the rule's own: see `odds.ts`. */
  'odds.get': query(z.strictObject({ rule: z.string().max(80), input: z.unknown() }), Odds),

  'encounter.generate': query(EncounterWanted, GeneratedEncounter),

  'campaign.create': command(NewCampaign, z.object({ id: CampaignId, revision: Revision })),
  'campaign.sample': command(nothing, z.object({ id: CampaignId, revision: Revision })),
  /** Plays a campaign by bots; the more years, the longer it takes. */
  'campaign.soak': command(
    z.strictObject({
      name: Name,
      seed: Seed,
      years: z.int().min(1).max(90, { error: 'Bots play 90 years at most.' }),
      ...long,
    }),
    /** Called off, the campaign stays as far as it was played. */
    z.object({ id: CampaignId, revision: Revision, acts: z.int(), cancelled: z.boolean() }),
  ),
  /** `line`: as it would be with this given-up line in place. `whatIf`: to try something, and then keep the copy or throw it away. */
  'campaign.copy': command(
    z.strictObject({
      ...which,
      name: Name,
      line: ActNumber.optional(),
      /** Act from which the copy goes on. */
      from: ActNumber.optional(),
      whatIf: z.boolean().default(false),
    }),
    z.object({ id: CampaignId, revision: Revision }),
  ),
  /** A copy made to try something becomes one like any other. */
  'campaign.keep': command(z.strictObject(which), DoneOnShelf),
  'campaign.delete': command(z.strictObject(which), DoneOnShelf),
  /** Deletes a campaign that is deleted already: all rows and words of it go from the file. A backup is made first. */
  'campaign.delete-for-good': command(z.strictObject(which), z.object({ name: z.string() })),
  'campaign.restore': command(z.strictObject(which), DoneOnShelf),

  /** Newest first; `after` is the number of the last act seen, and `next` what the next page comes after. */
  'campaign.log': query(
    z.strictObject({
      ...which,
      after: ActNumber.nullable().default(null),
      /** Only those that count, or only those that may be done again. */
      state: z.enum(['done', 'undone']).optional(),
    }),
    z.object({
      acts: z.array(LoggedAct),
      /** Texts written as long as the log stood at these acts, newest first. */
      written: z.array(LoggedText),
      next: z.int().nullable(),
    }),
  ),
  /** Looks through all of it, with the runs it has taken up. One that isn’t what was stored is a matter for `rescue`. */
  'campaign.verify': query(z.strictObject({ ...which, ...long }), Verification),
  'campaign.rename': command(z.strictObject({ ...at, name: Name }), Committed),
  /** Takes back the last act, or every act after `backTo`. */
  'campaign.undo': command(
    z.strictObject({
      ...at,
      ...words,
      backTo: z.int().positive({ error: 'Acts are counted from 1.' }).optional(),
    }),
    Turned,
  ),
  /** Does the act taken back last again, or every one up to `upTo`. */
  'campaign.redo': command(z.strictObject({ ...at, ...words, upTo: ActNumber.optional() }), Turned),

  'party.recruit': command(z.strictObject({ ...at, ...called, why: Why.optional(), dice }), Recruitment),
  'party.recruitAgain': command(z.strictObject({ ...at, figure: FigureId, ...called, dice }), Recruitment),

  /** Lists the figures that are gone, the last to go first. */
  'roster.gone': query(GoneWanted, GonePage),

  'figure.get': query(z.strictObject({ ...which, figure: FigureId }), FigureSheet),
  /** Lists a figure's history, newest first; `after` is the number of the last event seen. */
  'figure.history': query(
    z.strictObject({
      ...which,
      figure: FigureId,
      after: z
        .int({ error: 'Enter the event’s number as a whole number.' })
        .positive({ error: 'Events are counted from 1.' })
        .nullable()
        .default(null),
    }),
    HistoryPage,
  ),
  /** Lists a figure's life, an Encounter a line, newest first; `after` is the act of the last line seen. */
  'figure.life': query(
    z.strictObject({ ...which, figure: FigureId, after: ActNumber.nullable().default(null) }),
    LifePage,
  ),
  /** Gives the portraits of those who have one: a JPEG in Base64. */
  'figure.portraits': query(
    z.strictObject(which),
    z.object({ portraits: z.array(z.object({ figure: FigureId, picture: z.string() })) }),
  ),
  /** All of it as text, what it went through as part of its biography: what `party.take-in` of another campaign takes. */
  'figure.take-along': query(
    z.strictObject({ ...which, figure: FigureId }),
    z.object({ file: z.string(), text: z.string() }),
  ),
  ...frameCalls,
  ...campaignFileCalls,
  ...fileCalls,
  ...backupCalls,
  ...folderCalls,
  ...rescueCalls,
  ...workCalls,
  ...correctionCalls,
  ...sessionCalls,
  ...sessionScriptCalls,
  ...logCalls,
  ...lineCalls,
  ...writingCalls,
  ...actCalls,
  ...episodeCalls,
  ...encounterCalls,
  ...holdingsCalls,
  ...journalCalls,
  ...printCalls,
  ...referenceCalls,
  ...scriptCalls,
} as const satisfies Record<string, Call<'query' | 'command', z.ZodType, z.ZodType>>;

export type Contract = typeof CONTRACT;
export type Method = keyof Contract;
/** Values that a caller hands in, before they are parsed. */
export type Input<M extends Method> = z.input<Contract[M]['input']>;
/** Values that a handler gets, parsed. */
export type Parsed<M extends Method> = z.output<Contract[M]['input']>;
export type Output<M extends Method> = z.output<Contract[M]['output']>;
export type MethodOfKind<K extends 'query' | 'command'> = {
  [M in Method]: Contract[M]['kind'] extends K ? M : never;
}[Method];
