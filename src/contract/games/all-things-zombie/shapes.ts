/** The game's own shapes that several calls share, each with the sentence a bad value gets. */
import { z } from 'zod';
import { SET_DATE } from '../../../rules/all-things-zombie/acts/campaign.ts';
import { DIVISION } from '../../../rules/all-things-zombie/acts/encounter/planning/switches.ts';
import {
  ATTRIBUTE,
  CLIPS,
  FIGURE,
  HELD_WEAPON,
  PRONOUN,
  RAP,
  REASON,
  REP,
  TOTAL,
  WEAPON,
  YEAR,
} from '../../../rules/all-things-zombie/acts/fields.ts';
import { SET_STATUS } from '../../../rules/all-things-zombie/acts/figure.ts';
import { ADVANTAGES, FIGURE_KINDS, LEADERSHIPS } from '../../../rules/all-things-zombie/types.ts';
import { schemaOf } from './fields.ts';

export const FigureId = schemaOf(FIGURE, 'figure');
export const HeldWeaponId = schemaOf(HELD_WEAPON, 'weapon');

/** Counts every act, undo and redo of a campaign. */
export const Revision = z
  .int({ error: 'Enter the revision as a whole number.' })
  .nonnegative({ error: 'A revision is 0 or more.' });

export const Kind = z.enum(FIGURE_KINDS);
export const Attribute = schemaOf(ATTRIBUTE, 'attribute');
export const Weapon = schemaOf(WEAPON, 'weapon');
export const Advantage = z.enum(ADVANTAGES);
export const Pronoun = schemaOf(PRONOUN, 'pronoun');
/** Pronouns that a form offers. */
export const PRONOUN_CHOICES = PRONOUN.of;
export const Leadership = z.enum(LEADERSHIPS);
export const Status = schemaOf(SET_STATUS.fields.status, 'status');
export const Division = schemaOf(DIVISION.fields.to, 'division');
export const Rep = schemaOf(REP, 'rep');
/** The player’s reason for a correction. */
export const Why = schemaOf(REASON, 'why');
export const Rap = schemaOf(RAP, 'rap');
export const Clips = schemaOf(CLIPS, 'clips');
/** Between which numbers a form counts up and down. */
export const BOUNDS = {
  rep: { least: Math.min(...REP.of), most: Math.max(...REP.of) },
  rap: { least: RAP.least, most: RAP.most },
  clips: { least: CLIPS.least, most: CLIPS.most },
  total: { least: TOTAL.least, most: TOTAL.most },
} as const;
export const Year = schemaOf(YEAR, 'year');
export const CampaignDate = schemaOf(SET_DATE.fields.date, 'date');
