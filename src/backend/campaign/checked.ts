/** What a check has found, as the player is told of it. */
import type { Difference, Verified } from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';
import { formFor } from './form-words.ts';
import { words as said } from './text/checked.ts';

const MOST = 20;

/** Of what was stored; what is worked out from the log is told in one sentence, whatever row of it isn't right. */
function sentenceOf({ table, key, column }: Difference): string {
  switch (table) {
    case 'campaign_act':
      if (column !== null) return said.actIsnt(key);
      return /^\d+$/.test(key) ? said.actIsMissing(key) : said.actsAreMissing(key);
    case 'campaign_head':
      return column === 'checksum' ? said.howItLies : said.somethingThatIsWorkedOut;
    case 'draft':
      return said.whatWasHalfFilled(formFor(key));
    case 'writing':
      return said.aNoteOrReport(key);
    default:
      return said.somethingThatIsWorkedOut;
  }
}

type Found = Output<'check.campaign'>;

export function checkedView({ events, differences }: Verified): Found {
  const all = [...new Set(differences.map(sentenceOf))];
  return {
    sound: differences.length === 0,
    events,
    found: all.slice(0, MOST),
    more: Math.max(0, all.length - MOST),
  };
}

/** Where the log can't be read through. */
export const unreadableView = (message: string): Found => ({
  sound: false,
  events: 0,
  found: [message],
  more: 0,
});
