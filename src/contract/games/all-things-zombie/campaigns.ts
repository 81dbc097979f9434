/** Campaigns as the shelf, Home and the roster show them. */
import { z } from 'zod';
import { BEGIN } from '../../../rules/all-things-zombie/acts/begin.ts';
import { QuestionView, ReplyView } from '../../questions.ts';
import { CampaignId, CopiedFrom, Revision } from '../../shapes.ts';
import { NextWords } from '../../writing.ts';
import { shapeOf } from './fields.ts';
import { FigureLine } from './figures.ts';
import { CampaignDate, Division } from './shapes.ts';

/** A campaign as it stands on the shelf. */
export const ShelfEntry = z.object({
  id: CampaignId,
  /** Title of the game that the campaign is played by. */
  title: z.string(),
  name: z.string(),
  revision: Revision,
  /** `October, O+4` */
  date: z.string(),
  phase: z.number(),
  star: z.string(),
  /** Figures with the party. */
  party: z.number(),
  copiedFrom: CopiedFrom,
  recruiting: z.boolean(),
  /** Points a side of a battle by itself; null of a campaign. */
  oneOff: z.int().nullable(),
  /** ISO 8601, UTC. */
  changedAt: z.string(),
  /** The title of the last thing done. */
  last: z.string(),
});
export type ShelfEntry = z.infer<typeof ShelfEntry>;

export const CampaignView = z.object({
  id: CampaignId,
  revision: Revision,
  name: z.string(),
  seed: z.string(),
  recruiting: z.boolean(),
  /** Points a side of a battle by itself, which has no calendar; null of a campaign. */
  oneOff: z.int().nullable(),
  calendar: z.object({
    division: Division,
    start: CampaignDate,
    now: CampaignDate,
    /** `October, O+4` */
    text: z.string(),
    phase: z.literal([1, 2, 3]),
    /** The last years of phases 1 and 2; a house rule brings them forward. */
    phaseEnds: z.tuple([z.number(), z.number()]),
    /** Names of the periods of a year, in order. */
    periods: z.array(z.string()),
  }),
  /**
   * Figures that screens speak of, in the order they joined: with the party, captive, or on the Encounter under way, whatever has become of
   * them there; while the first party is put together, everybody.
   */
  figures: z.array(FigureLine),
  /** Count of figures that are dead, turned, or have left; `roster.gone` names them. */
  gone: z.int(),
  /** Totals of the figures with the party. */
  totals: z.object({ figures: z.number(), rep: z.number(), cost: z.number() }),
  cardsLeft: z.number(),
  /** Titles of what the next undo and redo would do; null where there is nothing. */
  undo: z.string().nullable(),
  redo: z.string().nullable(),
  words: NextWords,
});
export type CampaignView = z.infer<typeof CampaignView>;

export const NewCampaign = z.strictObject(shapeOf(BEGIN.fields));
export type NewCampaign = z.infer<typeof NewCampaign>;

/** A recruit on the way, or arrived. */
export const Recruitment = z.discriminatedUnion('state', [
  /** Nothing has changed yet; call again with one more entry. */
  z.object({ state: z.literal('waiting'), question: QuestionView, replies: z.array(ReplyView) }),
  z.object({
    state: z.literal('done'),
    revision: Revision,
    title: z.string(),
    figure: FigureLine,
    replies: z.array(ReplyView),
  }),
]);
export type Recruitment = z.infer<typeof Recruitment>;
