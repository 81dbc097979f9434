/** What a check has found, in words. */
import type { Difference, Verified } from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';
import { formFor } from './form-words.ts';

const MOST = 20;
const MADE_FROM_LOG = 'Something that is worked out from the log isn’t what the log adds up to.';

/** `Act 3 is`, `Acts 3 to 5 are`. */
const several = (what: string, key: string) =>
  /^\d+$/.test(key) ? `${what} ${key} is` : `${what}s ${key} are`;

/** Of one thing each; rows of the tables are told together. */
function sentenceOf({ table, key, column, stored }: Difference): string | undefined {
  switch (table) {
    case 'campaign_act':
      if (column === null) return `${several('Act', key)} missing from the log.`;
      if (column === 'state') return `Act ${key} is marked as ${stored}, which it shouldn’t be.`;
      return `Act ${key} isn’t what was stored.`;
    case 'campaign_event':
      return column === null
        ? `${several('Event', key)} missing from the log.`
        : `Event ${key} isn’t what was stored.`;
    case 'campaign_head':
      if (column === 'checksum') return 'How it lies on the shelf isn’t what was stored.';
      return `The ${column === 'name' ? 'name' : 'present state'} isn’t what the log adds up to.`;
    case 'act_inverse':
      return `What takes act ${key} back isn’t what was stored.`;
    case 'draft':
      if (column === null) return `What was half filled in for ${formFor(key)} is gone.`;
      return `What was half filled in for ${formFor(key)} isn’t what was typed.`;
    case 'writing':
      if (column === null) return `A note or report (version ${key}) is gone.`;
      if (column === 'state')
        return `Whether a note or report (version ${key}) counts isn’t what was stored.`;
      return `A note or report (version ${key}) isn’t what was written.`;
    case 'given_up_line':
      return column === 'checksum'
        ? `When the line to act ${key} was given up isn’t what was stored.`
        : undefined;
    default:
      return undefined;
  }
}

type Found = Omit<Output<'check.campaign'>, 'mended'>;

export function checkedView({ events, differences }: Verified): Found {
  const undoing = differences.filter(({ table }) => table === 'act_inverse');
  // One that isn't as it was makes all after it others.
  const many = undoing.length > 1 ? [`What takes ${undoing.length} acts back isn’t what was stored.`] : [];
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
