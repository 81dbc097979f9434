/** An act: something the player does to the campaign, as a play that tells its events and ends in a title. */
import type { Fields, Values } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import { STAGES, type Stage } from '../state/encounter.ts';
import { type EncounterRefusal, type WrongStage, wrongStage } from './encounter/refusals.ts';
import type { Refusal } from './refusals.ts';
import type { Title, TitleKey, TitleOf, Titles } from './title.ts';

/** Name of a refusal, of the campaign's and of an Encounter's alike. */
export type RefusalCode = Exclude<Refusal['code'], 'encounter'> | EncounterRefusal;

/** Refusals of these codes and no others. */
export type RefusalOf<C extends RefusalCode> =
  | Extract<Refusal, { readonly code: C }>
  | (Extract<C, EncounterRefusal> extends never
      ? never
      : { readonly code: 'encounter'; readonly why: Extract<C, EncounterRefusal> });

export type Acted<C extends RefusalCode = RefusalCode> =
  | { readonly ok: true; readonly title: Title }
  /** Nothing was told, nothing has changed. */
  | { readonly ok: false; readonly refusal: RefusalOf<C> };

/** A play that changes a campaign by telling its events. */
export type CampaignPlay<T> = Play<T, CampaignEvent>;
export type Act<C extends RefusalCode = RefusalCode> = CampaignPlay<Acted<C>>;

/** Declaration of an act, made once: contract, command line, forms and the play itself go by it. */
export interface Declared {
  /** Fields in which the player says what the act is to do, by name. */
  readonly fields: Fields;
  /** Points of an Encounter at which it is done; null where none need be under way. */
  readonly stages: readonly Stage[] | null;
  /** Every reason for which the rules refuse it, besides its coming at another point of the Encounter. */
  readonly refusals: readonly RefusalCode[];
  /** Set for acts that declare what can’t be taken back on the table, whatever the log could do: the player is asked once before. */
  readonly asksFirst?: AsksFirst;
  /** Belongs to a campaign alone, always or after the battle: a battle by itself has no calendar, no recruits and nothing that comes after it. */
  readonly ofCampaigns?: true | 'after';
}

/** Always, as long as something is due that it leaves undone, or where each of these fields is so. */
export type AsksFirst = true | typeof WHILE_DUE | Readonly<Record<string, string | number | boolean>>;
export const WHILE_DUE = 'while-due';

export const declared = <const D extends Declared>(
  declaration: D & { readonly asksFirst?: true | typeof WHILE_DUE | Partial<Values<D['fields']>> },
): D => declaration;

/** Every reason for which the rules refuse it, its coming at another point of the Encounter among them. */
export function everyRefusal({ stages, refusals, ofCampaigns }: Declared): readonly RefusalCode[] {
  const all: readonly RefusalCode[] = ofCampaigns !== undefined ? ['one-off', ...refusals] : refusals;
  if (stages === null) return all;
  const wrong = STAGES.filter((stage) => !stages.includes(stage)).map((stage) => wrongStage(stage, stages));
  return [...new Set<RefusalCode>(['none-planned', ...wrong, ...all])];
}

/** Input of an act so declared: the values of its fields. */
export type InputOf<D extends Declared> = Values<D['fields']>;
/** The play of an act so declared: one that refuses for another reason doesn't compile. */
export type ActOf<D extends Declared> = Act<RefusalsOf<D>>;
type RefusalsOf<D extends Declared> =
  | D['refusals'][number]
  | (D['stages'] extends null ? never : 'none-planned' | WrongStage);

export function done<K extends TitleKey>(key: K, values: Titles[K]): Acted<never> {
  const title: TitleOf<K> = { key, values };
  return { ok: true, title: title as Title };
}
export const refuse = <const R extends Refusal>(refusal: R) => ({ ok: false, refusal }) as const;
