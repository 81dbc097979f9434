/** Reasons for which an act on a campaign is refused: a closed list of codes, the facts of each, and its sentence: what is wrong, and what to do instead. */
import type { CorrectionRefusal } from '../../core/corrections.ts';
import { CORRECTION_REFUSAL_TEXT } from '../../core/text/corrections.ts';
import { upperFirst } from '../../core/text/english.ts';
import { type CampaignDate, type Division, dateAt, dateText, periodsAYear, YEARS } from '../calendar.ts';
import { ADVANTAGE_TABLE } from '../data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';
import type { FighterRefusal } from '../melee/fighter.ts';
import { fighterRefusalText } from '../melee/text/refusals.ts';
import { shotRefusalText } from '../shooting/text/refusals.ts';
import type { ShotRefusal } from '../shooting/volley.ts';
import type { Status } from '../state/campaign.ts';
import type { HouseRules } from '../state/house-rules.ts';
import { HOUSE_RULES } from '../text/house-rules.ts';
import { LEADERSHIP_TEXT } from '../text/vocabulary.ts';
import type { Advantage, AttributeId, Leadership, WeaponId } from '../types.ts';
import { type EncounterRefusal, encounterRefusalText } from './encounter/refusals.ts';

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

const lastDate = (division: Division) => dateAt(division, YEARS.last, periodsAYear(division) - 1);

const SET_ASIDE = {
  ready: 'with the party',
  captive: 'a captive',
  left: 'gone',
  dead: 'dead',
  turned: 'one of the zombies',
} as const satisfies Record<Status, string>;

/** Sentence for the player on a refusal, with what would be right. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.code) {
    case 'no-such-figure':
      return `This campaign has no figure ${refusal.figure}; choose one from the Roster.`;
    case 'no-such-weapon':
      return `${refusal.holder} has no weapon ${refusal.weapon}; choose one that they carry.`;
    case 'party-complete':
      return `The party that starts a campaign is a Star and ${refusal.grunts} Grunts; roll one of them again, or begin.`;
    case 'no-such-episode':
      return 'The campaign has taken up no such run; take it up as an episode first.';
    case 'already-settled':
      return 'The campaign has begun; only a party still being put together can be rolled again.';
    case 'not-settled':
      return 'The starting party is not complete yet; finish recruiting first.';
    case 'star-stays':
      return `${refusal.name} is the Star the campaign turns on and can't be dismissed; set the Star aside as dead, captive or turned.`;
    case 'not-in-the-party':
      return `${refusal.name} is ${SET_ASIDE[refusal.status]}; choose a figure that is with the party.`;
    case 'already-so':
      return alreadyText(refusal.already);
    case 'written-meanwhile':
      return `What is written about ${refusal.name} was changed elsewhere since you began to write; look at both and keep one.`;
    case 'same-hands':
      return `${refusal.name} has it already; choose another figure.`;
    case 'no-clips':
      return `${WEAPON_TERMS[refusal.weapon].title} takes no clips; choose a weapon that does.`;
    case 'never-loaded':
      return `${WEAPON_TERMS[refusal.weapon].title} is never loaded; choose a weapon that shoots or is thrown.`;
    case 'too-few-clips':
      return `${WEAPON_TERMS[refusal.weapon].title} has ${refusal.clips} spare ${refusal.clips === 1 ? 'clip' : 'clips'}; ${refusal.asked} can't be given.`;
    case 'other-ammo':
      return `Clips go only between weapons of one type; ${WEAPON_TERMS[refusal.from].title} and ${WEAPON_TERMS[refusal.into].title} differ.`;
    case 'rap-out-of-range':
      return refusal.most === 0
        ? `At Rep ${refusal.rep} there is nothing more to gain: enter 0 RAP.`
        : `At Rep ${refusal.rep}, enter RAP from 0 to ${refusal.most}.`;
    case 'rep-out-of-range':
      return `${refusal.name} has Rep ${refusal.rep}; enter a Rep from 1 to 7.`;
    case 'date-out-of-range':
      return `Choose a date of this campaign, between ${dateText(refusal.division, refusal.start)} and ${dateText(refusal.division, lastDate(refusal.division))}.`;
    case 'volley':
      return shotRefusalText(refusal.why, refusal.weapon);
    case 'fighter':
      return upperFirst(fighterRefusalText(refusal.why));
    case 'encounter':
      return encounterRefusalText(refusal.why);
    case 'no-such-table':
    case 'no-such-row':
    case 'no-such-field':
    case 'not-a-value':
    case 'out-of-range':
    case 'as-in-the-book':
    case 'corrected-already':
    case 'not-corrected':
      return CORRECTION_REFUSAL_TEXT[refusal.code];
    default:
      return refusal satisfies never;
  }
}

const STATUS_NOW = {
  ready: 'with the party',
  captive: 'a captive',
  left: 'gone',
  dead: 'dead',
  turned: 'turned',
} as const satisfies Record<Status, string>;

function alreadyText(already: AlreadySo): string {
  switch (already.what) {
    case 'name':
      return `${already.name} is called that already.`;
    case 'date':
      return `${already.name} is at that date already.`;
    case 'biography':
      return `${already.name} is described so already.`;
    case 'episode':
      return `${already.name} is an episode of this campaign already.`;
    case 'episode-ended':
      return `How ${already.name} ended is entered already.`;
    case 'status':
      return `${already.name} is ${STATUS_NOW[already.status]} already.`;
    case 'rep':
      return `${already.name} is at Rep ${already.rep} already.`;
    case 'rap':
      return `${already.name} is at ${already.rap} RAP already.`;
    case 'protected':
      return `${already.name} is ${already.protected ? 'protected' : 'unprotected'} already.`;
    case 'leadership':
      return `${already.name} is ${LEADERSHIP_TEXT[already.leadership]} already.`;
    case 'attribute': {
      const { title } = ATTRIBUTE_TABLE[already.attribute];
      return `${already.name} is ${already.has ? title : `without ${title}`} already.`;
    }
    case 'advantage': {
      const { title } = ADVANTAGE_TABLE[already.advantage];
      return `${already.name} is ${already.has ? 'with' : 'without'} ${title} already.`;
    }
    case 'clips':
      return `${WEAPON_TERMS[already.weapon].title} is at ${already.clips} spare clips already.`;
    case 'loaded':
      return `${WEAPON_TERMS[already.weapon].title} is ${already.loaded ? 'loaded' : 'empty'} already.`;
    case 'in-stockpile':
      return 'That is in the stockpile already.';
    case 'shared-out':
      return 'They have it already; choose other things or other figures.';
    case 'house-rule':
      return `${HOUSE_RULES[already.rule].title} is ${already.on ? 'on' : 'off'} already.`;
    default:
      return already satisfies never;
  }
}
