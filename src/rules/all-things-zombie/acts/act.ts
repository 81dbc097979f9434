/** An act: something the player does to the campaign, as a play that tells its events and ends in a title. */
import type { Play } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import type { Campaign, Figure, HeldWeapon } from '../state/campaign.ts';
import type { CampaignEvent } from '../state/campaign-events.ts';
import type { Refusal } from './refusals.ts';
import type { Title, TitleKey, TitleOf, Titles } from './title.ts';

export type Acted =
  | { readonly ok: true; readonly title: Title }
  /** Nothing was told, nothing has changed. */
  | { readonly ok: false; readonly refusal: Refusal };

/** A play that changes a campaign by telling its events. */
export type CampaignPlay<T> = Play<T, CampaignEvent>;
export type Act = CampaignPlay<Acted>;

/** What an act reads: the campaign as it stands, its own events applied as soon as they are told. */
export type Now = Seen<Campaign>;
export type SeenFigure = Seen<Figure>;
export type SeenWeapon = Seen<HeldWeapon>;

export function done<K extends TitleKey>(key: K, values: Titles[K]): Acted {
  const title: TitleOf<K> = { key, values };
  return { ok: true, title: title as Title };
}
export const refuse = (refusal: Refusal): Acted => ({ ok: false, refusal });
