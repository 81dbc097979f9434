/** Why an act on a campaign is refused: a closed list, each with the sentence that says what would be right. */
import { type CampaignDate, type Division, dateAt, dateText, periodsAYear, YEARS } from '../calendar.ts';
import type { Status } from '../state/campaign.ts';
import { ENCOUNTER_REFUSALS, type EncounterRefusal } from './encounter/refusals.ts';

export type Refusal =
  | { readonly code: 'no-such-figure'; readonly figure: string }
  | { readonly code: 'no-such-weapon'; readonly weapon: string; readonly holder: string }
  | { readonly code: 'party-complete'; readonly grunts: number }
  | { readonly code: 'already-settled' }
  | { readonly code: 'not-settled' }
  | { readonly code: 'star-stays'; readonly name: string }
  | { readonly code: 'not-in-the-party'; readonly name: string; readonly status: Status }
  | { readonly code: 'already-so'; readonly name: string; readonly what: string }
  | { readonly code: 'same-hands'; readonly name: string }
  | { readonly code: 'no-clips'; readonly weapon: string }
  | { readonly code: 'never-loaded'; readonly weapon: string }
  | {
      readonly code: 'too-few-clips';
      readonly weapon: string;
      readonly clips: number;
      readonly asked: number;
    }
  | { readonly code: 'other-ammo'; readonly from: string; readonly into: string }
  | { readonly code: 'rap-out-of-range'; readonly rep: number; readonly most: number }
  | { readonly code: 'rep-out-of-range'; readonly name: string; readonly rep: number }
  | { readonly code: 'date-out-of-range'; readonly division: Division; readonly start: CampaignDate }
  | { readonly code: 'encounter'; readonly why: EncounterRefusal };

const lastDate = (division: Division) => dateAt(division, YEARS.last, periodsAYear(division) - 1);

const SET_ASIDE = {
  ready: 'with the party',
  captive: 'a captive',
  left: 'gone',
  dead: 'dead',
  turned: 'one of the zombies',
} as const satisfies Record<Status, string>;

/** One sentence for the player, with what would be right. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.code) {
    case 'no-such-figure':
      return `This campaign has no figure ${refusal.figure}.`;
    case 'no-such-weapon':
      return `${refusal.holder} has no weapon ${refusal.weapon}.`;
    case 'party-complete':
      return `The party that starts a campaign is a Star and ${refusal.grunts} Grunts; roll one of them again, or begin.`;
    case 'already-settled':
      return 'The campaign has begun; only a party still being put together can be rolled again.';
    case 'not-settled':
      return 'The starting party is not complete yet; finish recruiting first.';
    case 'star-stays':
      return `${refusal.name} is the Star the campaign turns on and can't be dismissed; set the Star aside as dead, captive or turned.`;
    case 'not-in-the-party':
      return `${refusal.name} is ${SET_ASIDE[refusal.status]}; only somebody with the party can do that.`;
    case 'already-so':
      return `${refusal.name} is ${refusal.what} already.`;
    case 'same-hands':
      return `${refusal.name} has it already; choose somebody else.`;
    case 'no-clips':
      return `${refusal.weapon} takes no clips; choose a weapon that does.`;
    case 'never-loaded':
      return `${refusal.weapon} is never loaded; choose a weapon that shoots or is thrown.`;
    case 'too-few-clips':
      return `${refusal.weapon} has ${refusal.clips} spare ${refusal.clips === 1 ? 'clip' : 'clips'}; ${refusal.asked} can't be given.`;
    case 'other-ammo':
      return `Clips go only between weapons of one type; ${refusal.from} and ${refusal.into} differ.`;
    case 'rap-out-of-range':
      return refusal.most === 0
        ? `At Rep ${refusal.rep} there is nothing more to gain: RAP is 0.`
        : `At Rep ${refusal.rep} RAP runs from 0 to ${refusal.most}.`;
    case 'rep-out-of-range':
      return `${refusal.name} has Rep ${refusal.rep}; Rep runs from 1 to 7.`;
    case 'date-out-of-range':
      return `A date of this campaign lies between ${dateText(refusal.division, refusal.start)} and ${dateText(refusal.division, lastDate(refusal.division))}.`;
    case 'encounter':
      return ENCOUNTER_REFUSALS[refusal.why];
    default: {
      const unknown: never = refusal;
      throw new Error(`a refusal of no known kind: ${JSON.stringify(unknown)}`);
    }
  }
}
