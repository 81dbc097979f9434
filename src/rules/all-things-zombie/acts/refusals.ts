/** Reasons for which an act on a campaign is refused: a closed list of codes, the facts of each, and its sentence: what is wrong, and what to do instead. */
import type { CorrectionRefusal } from '../../core/corrections.ts';
import { CORRECTION_REFUSAL_TEXT } from '../../core/text/corrections.ts';
import { counted, upperFirst } from '../../core/text/english.ts';
import { type CampaignDate, type Division, dateAt, dateText, periodsAYear, YEARS } from '../calendar.ts';
import { ADVANTAGE_TABLE } from '../data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';
import type { FighterRefusal } from '../melee/fighter.ts';
import { fighterRefusalText } from '../melee/text/refusals.ts';
import { shotRefusalText } from '../shooting/text/refusals.ts';
import type { ShotRefusal } from '../shooting/volley.ts';
import type { Counted, Status } from '../state/campaign.ts';
import type { HouseRules } from '../state/house-rules.ts';
import { HOUSE_RULES } from '../text/house-rules.ts';
import { inches } from '../text/sight.ts';
import { COUNTED_NOUNS, LEADERSHIP_TEXT, SET_ASIDE, STATUS_NOW } from '../text/vocabulary.ts';
import type { Advantage, AttributeId, Leadership, WeaponId } from '../types.ts';
import { type EncounterRefusal, encounterRefusalText } from './encounter/refusals.ts';

/** Facts that a row’s words are made of; none where they need none. */
type FactsOf<F> = F extends () => string ? unknown : F extends (facts: infer T) => string ? T : never;

interface Named {
  readonly name: string;
}

/** Facts that hold already, so that nothing would change. */
const ALREADY = {
  name: ({ name }: Named) => `${name} is called that already.`,
  date: ({ name }: Named) => `${name} is at that date already.`,
  biography: ({ name }: Named) => `${name} is described so already.`,
  episode: ({ name }: Named) => `${name} is an episode of this campaign already.`,
  'episode-ended': ({ name }: Named) => `How ${name} ended is entered already.`,
  status: ({ name, status }: Named & { readonly status: Status }) =>
    `${name} is ${STATUS_NOW[status]} already.`,
  rep: ({ name, rep }: Named & { readonly rep: number }) => `${name} is at Rep ${rep} already.`,
  rap: ({ name, rap }: Named & { readonly rap: number }) => `${name} is at ${rap} RAP already.`,
  tally: ({ name, of, many }: Named & { readonly of: Counted; readonly many: number }) =>
    `${name} has ${counted(many, ...COUNTED_NOUNS[of])} already.`,
  result: ({ number }: { readonly number: number }) => `That is how Encounter ${number} is entered already.`,
  joined: ({ name }: Named) => `${name} joined on that date already.`,
  protected: (figure: Named & { readonly protected: boolean }) =>
    `${figure.name} is ${figure.protected ? 'protected' : 'unprotected'} already.`,
  leadership: ({ name, leadership }: Named & { readonly leadership: Leadership }) =>
    `${name} is ${LEADERSHIP_TEXT[leadership]} already.`,
  attribute: ({
    name,
    attribute,
    has,
  }: Named & { readonly attribute: AttributeId; readonly has: boolean }) => {
    const { title } = ATTRIBUTE_TABLE[attribute];
    return `${name} is ${has ? title : `without ${title}`} already.`;
  },
  advantage: ({ name, advantage, has }: Named & { readonly advantage: Advantage; readonly has: boolean }) =>
    `${name} is ${has ? 'with' : 'without'} ${ADVANTAGE_TABLE[advantage].title} already.`,
  clips: ({ weapon, clips }: { readonly weapon: WeaponId; readonly clips: number }) =>
    `${WEAPON_TERMS[weapon].title} is at ${clips} spare clips already.`,
  loaded: ({ weapon, loaded }: { readonly weapon: WeaponId; readonly loaded: boolean }) =>
    `${WEAPON_TERMS[weapon].title} is ${loaded ? 'loaded' : 'empty'} already.`,
  'in-stockpile': () => 'That is in the stockpile already.',
  'shared-out': () => 'They have it already; choose other things or other figures.',
  'house-rule': ({ rule, on }: { readonly rule: keyof HouseRules; readonly on: boolean }) =>
    `${HOUSE_RULES[rule].title} is ${on ? 'on' : 'off'} already.`,
} as const;

export type AlreadySo = {
  readonly [W in keyof typeof ALREADY]: { readonly what: W } & FactsOf<(typeof ALREADY)[W]>;
}[keyof typeof ALREADY];

function alreadyText(already: AlreadySo): string {
  // Found by what it is, the row takes its facts.
  const say = ALREADY[already.what] as (facts: AlreadySo) => string;
  return say(already);
}

const lastDate = (division: Division) => dateAt(division, YEARS.last, periodsAYear(division) - 1);

/** Each refusal by its code: its sentence, and thereby the facts that it tells. */
const REFUSALS = {
  'no-such-figure': ({ figure }: { readonly figure: string }) =>
    `This campaign has no figure ${figure}; choose one from the Roster.`,
  'no-such-weapon': ({ weapon, holder }: { readonly weapon: string; readonly holder: string }) =>
    `${holder} has no weapon ${weapon}; choose one that they carry.`,
  'party-complete': ({ grunts }: { readonly grunts: number }) =>
    `The party that starts a campaign is a Star and ${grunts} Grunts; roll one of them again, or begin.`,
  'joins-by-encounters': () => 'More figures only come by Encounters; say why this one joins all the same.',
  'no-such-episode': () => 'The campaign has taken up no such run; take it up as an episode first.',
  'already-settled': () =>
    'The campaign has begun; only a party still being put together can be rolled again.',
  'not-settled': () => 'The starting party is not complete yet; finish recruiting first.',
  'star-stays': ({ name }: Named) =>
    `${name} is the Star the campaign turns on and can't be dismissed; set the Star aside as dead, captive or turned.`,
  'another-star': ({ name, star }: Named & { readonly star: string }) =>
    `${star} is the Star now, and a campaign has one; undo that first, for ${name} to come back.`,
  'not-in-the-party': ({ name, status }: Named & { readonly status: Status }) =>
    `${name} is ${SET_ASIDE[status]}; choose a figure that is with the party.`,
  'already-so': ({ already }: { readonly already: AlreadySo }) => alreadyText(already),
  'same-hands': ({ name }: Named) => `${name} has it already; choose another figure.`,
  'written-meanwhile': ({ name }: Named) =>
    `What is written about ${name} was changed elsewhere since you began to write; look at both and keep one.`,
  'no-clips': ({ weapon }: { readonly weapon: WeaponId }) =>
    `${WEAPON_TERMS[weapon].title} takes no clips; choose a weapon that does.`,
  'never-loaded': ({ weapon }: { readonly weapon: WeaponId }) =>
    `${WEAPON_TERMS[weapon].title} is never loaded; choose a weapon that shoots or is thrown.`,
  'too-few-clips': ({
    weapon,
    clips,
    asked,
  }: {
    readonly weapon: WeaponId;
    readonly clips: number;
    readonly asked: number;
  }) =>
    `${WEAPON_TERMS[weapon].title} has ${clips} spare ${clips === 1 ? 'clip' : 'clips'}; ${asked} can't be given.`,
  'other-ammo': ({ from, into }: { readonly from: WeaponId; readonly into: WeaponId }) =>
    `Clips go only between weapons of one type; ${WEAPON_TERMS[from].title} and ${WEAPON_TERMS[into].title} differ.`,
  'rap-out-of-range': ({ rep, most }: { readonly rep: number; readonly most: number }) =>
    most === 0
      ? `At Rep ${rep} there is nothing more to gain: enter 0 RAP.`
      : `At Rep ${rep}, enter RAP from 0 to ${most}.`,
  'here-already': ({
    name,
    division,
    joined,
  }: Named & { readonly division: Division; readonly joined: CampaignDate }) =>
    `${name} is in this campaign already, since ${dateText(division, joined)}; choose another figure, or take this one in again.`,
  'joined-out-of-range': ({ division, now }: { readonly division: Division; readonly now: CampaignDate }) =>
    `Choose a date between ${dateText(division, dateAt(division, YEARS.first, 0))} and ${dateText(division, now)}.`,
  'rep-out-of-range': ({ name, rep }: Named & { readonly rep: number }) =>
    `${name} has Rep ${rep}; enter a Rep from 1 to 7.`,
  'date-out-of-range': ({ division, start }: { readonly division: Division; readonly start: CampaignDate }) =>
    `Choose a date of this campaign, between ${dateText(division, start)} and ${dateText(division, lastDate(division))}.`,
  /** `to` is null for zombies; `tenths` of an inch of the way up to contact, `most` in inches. */
  'beyond-charge': ({
    to,
    tenths,
    most,
  }: {
    readonly to: string | null;
    readonly tenths: number;
    readonly most: number;
  }) =>
    `It is ${inches(tenths)} to ${to ?? 'those zombies'}, and a charge goes ${most}″; choose somebody nearer, or give the reason.`,
  /** `tenths` of an inch of the way in; `left` in inches. */
  'beyond-door': ({ name, tenths, left }: Named & { readonly tenths: number; readonly left: number }) =>
    `The way in is ${inches(tenths)}, and ${name} has ${left}″ left; come nearer first, or give the reason.`,
  /** A volley that the weapon can’t fire, or not like that. */
  volley: ({ why, weapon }: { readonly why: ShotRefusal; readonly weapon: WeaponId }) =>
    shotRefusalText(why, weapon),
  /** Nobody fights like that. */
  fighter: ({ why }: { readonly why: FighterRefusal }) => upperFirst(fighterRefusalText(why)),
  encounter: ({ why }: { readonly why: EncounterRefusal }) => encounterRefusalText(why),
} as const;

export type Refusal =
  | { readonly [C in CorrectionRefusal]: { readonly code: C } }[CorrectionRefusal]
  | {
      readonly [C in keyof typeof REFUSALS]: { readonly code: C } & FactsOf<(typeof REFUSALS)[C]>;
    }[keyof typeof REFUSALS];

/** Sentence for the player on a refusal, with what would be right. */
export function refusalText(refusal: Refusal): string {
  if (isOfCorrection(refusal)) return CORRECTION_REFUSAL_TEXT[refusal.code];
  // Found by its code, the row takes its facts.
  const say = REFUSALS[refusal.code] as (facts: Refusal) => string;
  return say(refusal);
}

const isOfCorrection = (
  refusal: Refusal,
): refusal is Extract<Refusal, { readonly code: CorrectionRefusal }> =>
  Object.hasOwn(CORRECTION_REFUSAL_TEXT, refusal.code);
