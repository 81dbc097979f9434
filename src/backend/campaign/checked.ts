/** What a check has found, in words. */

import type { Difference, Verified } from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';
import type { Noun } from '../../rules/core/text/term.ts';
import { formFor } from './form-words.ts';
import { words as said } from './text/checked.ts';

const MOST = 20;
const MADE_FROM_LOG = said.somethingThatIsWorkedOut;

/** `Act 3 is`, `Acts 3 to 5 are`. */
const several = ({ one, many }: Noun, key: string) =>
  /^\d+$/.test(key) ? `${one} ${key} is` : `${many} ${key} are`;

/** Of one thing each; rows of the tables are told together. */
function sentenceOf({ table, key, column, stored }: Difference): string | undefined {
  switch (table) {
    case 'campaign_act':
      if (column === null) return said.missingFromTheLog(several(said.acts, key));
      if (column === 'state') return said.actIsMarkedAsWhich(key, stored);
      return said.actIsntWhatWasStored(key);
    case 'campaign_event':
      return column === null
        ? said.missingFromTheLog(several(said.events, key))
        : said.eventIsntWhatWasStored(key);
    case 'campaign_head':
      if (column === 'checksum') return said.howItLies;
      return said.theIsntWhatTheLog(column === 'name' ? 'name' : said.presentState);
    case 'act_inverse':
      return said.whatTakesActBackIsnt(key);
    case 'draft':
      if (column === null) return said.whatWasHalfFilled(formFor(key));
      return said.whatWasHalfFilledInForIsnt(formFor(key));
    case 'writing':
      if (column === null) return said.aNoteOrReportVersion(key);
      if (column === 'state') return said.whetherANoteOrReport(key);
      return said.aNoteOrReportVersionIsnt(key);
    case 'given_up_line':
      return column === 'checksum' ? said.whenTheLineToAct(key) : undefined;
    default:
      return undefined;
  }
}

type Found = Omit<Output<'check.campaign'>, 'mended'>;

export function checkedView({ events, differences }: Verified): Found {
  const undoing = differences.filter(({ table }) => table === 'act_inverse');
  // One that isn't as it was makes all after it others.
  const many = undoing.length > 1 ? [said.whatTakesActsBackIsnt(undoing.length)] : [];
  const single = differences.filter((one) => many.length === 0 || one.table !== 'act_inverse');
  const told = [...new Set(single.flatMap((one) => sentenceOf(one) ?? [])), ...many];
  const rows = differences.filter((one) => sentenceOf(one) === undefined);
  const all = rows.length === 0 ? told : [...told, MADE_FROM_LOG];
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
