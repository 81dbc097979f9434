/** A campaign as acts, bots and views read it. */
import type { Seen } from '../../core/seen.ts';
import type { Campaign, Figure, HeldWeapon } from './campaign.ts';
import type { Encounter } from './encounter.ts';

/** The campaign as an act reads it: as it stands, the act’s own events applied as soon as they are told. */
export type SeenCampaign = Seen<Campaign>;
export type SeenFigure = Seen<Figure>;
export type SeenGroup = SeenCampaign['contacts'][number];
export type SeenWeapon = Seen<HeldWeapon>;
export type SeenEncounter = Seen<Encounter>;
