/**
 * Reasons for which an act on a campaign is refused: a closed list of codes, with the facts a sentence is made of in `text/refusals.ts`.
 */
import type { CorrectionRefusal } from '../../core/corrections.ts';
import type { CampaignDate, Division } from '../calendar.ts';
import type { FighterRefusal } from '../melee/fighter.ts';
import type { ShotRefusal } from '../shooting/volley.ts';
import type { Status } from '../state/campaign.ts';
import type { HouseRules } from '../state/house-rules.ts';
import type { Advantage, AttributeId, Leadership, WeaponId } from '../types.ts';
import type { EncounterRefusal } from './encounter/refusals.ts';

/** Facts that hold already, so that nothing would change. */
export type AlreadySo =
  | { readonly what: 'name' | 'date' | 'biography' | 'episode' | 'episode-ended'; readonly name: string }
  | { readonly what: 'status'; readonly name: string; readonly status: Status }
  | { readonly what: 'rep'; readonly name: string; readonly rep: number }
  | { readonly what: 'rap'; readonly name: string; readonly rap: number }
  | { readonly what: 'protected'; readonly name: string; readonly protected: boolean }
  | { readonly what: 'leadership'; readonly name: string; readonly leadership: Leadership }
  | {
      readonly what: 'attribute';
      readonly name: string;
      readonly attribute: AttributeId;
      readonly has: boolean;
    }
  | {
      readonly what: 'advantage';
      readonly name: string;
      readonly advantage: Advantage;
      readonly has: boolean;
    }
  | { readonly what: 'clips'; readonly weapon: WeaponId; readonly clips: number }
  | { readonly what: 'loaded'; readonly weapon: WeaponId; readonly loaded: boolean }
  | { readonly what: 'in-stockpile' | 'shared-out' }
  | { readonly what: 'house-rule'; readonly rule: keyof HouseRules; readonly on: boolean };

export type Refusal =
  | { readonly [C in CorrectionRefusal]: { readonly code: C } }[CorrectionRefusal]
  | { readonly code: 'no-such-figure'; readonly figure: string }
  | { readonly code: 'no-such-weapon'; readonly weapon: string; readonly holder: string }
  | { readonly code: 'party-complete'; readonly grunts: number }
  | { readonly code: 'no-such-episode' }
  | { readonly code: 'already-settled' }
  | { readonly code: 'not-settled' }
  | { readonly code: 'star-stays'; readonly name: string }
  | { readonly code: 'not-in-the-party'; readonly name: string; readonly status: Status }
  | { readonly code: 'already-so'; readonly already: AlreadySo }
  | { readonly code: 'same-hands'; readonly name: string }
  | { readonly code: 'written-meanwhile'; readonly name: string }
  | { readonly code: 'no-clips'; readonly weapon: WeaponId }
  | { readonly code: 'never-loaded'; readonly weapon: WeaponId }
  | {
      readonly code: 'too-few-clips';
      readonly weapon: WeaponId;
      readonly clips: number;
      readonly asked: number;
    }
  | { readonly code: 'other-ammo'; readonly from: WeaponId; readonly into: WeaponId }
  | { readonly code: 'rap-out-of-range'; readonly rep: number; readonly most: number }
  | { readonly code: 'rep-out-of-range'; readonly name: string; readonly rep: number }
  | { readonly code: 'date-out-of-range'; readonly division: Division; readonly start: CampaignDate }
  /** A volley that the weapon can’t fire, or not like that. */
  | { readonly code: 'volley'; readonly why: ShotRefusal; readonly weapon: WeaponId }
  /** Nobody fights like that. */
  | { readonly code: 'fighter'; readonly why: FighterRefusal }
  | { readonly code: 'encounter'; readonly why: EncounterRefusal };
