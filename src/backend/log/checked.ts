/** Findings of a check: in sentences for the player, and row by row. */
import type { Difference, Verified } from '../../../db/index.ts';
import type { Verification } from '../../contract/app.ts';
import { formFor } from './form-words.ts';

const SOMETHING_THAT_IS_WORKED_OUT =
  'Something that is worked out from the log isn’t what the log adds up to.';

const MOST = 20;

/** Says how a row differs from what was stored; for data worked out from the log one sentence does, whatever row of it isn't right. */
function sentenceOf({ table, key, column }: Difference): string {
  switch (table) {
    case 'campaign_act':
      if (column !== null) return `Act ${key} isn’t what was stored.`;
      return /^\d+$/.test(key)
        ? `Act ${key} is missing from the log.`
        : `Acts ${key} are missing from the log.`;
    case 'campaign_head':
      return column === 'checksum'
        ? 'How it lies on the shelf isn’t what was stored.'
        : SOMETHING_THAT_IS_WORKED_OUT;
    case 'draft':
      return `What was half filled in for ${formFor(key)} isn’t what was typed.`;
    case 'writing':
      return `A note or report (version ${key}) isn’t what was written.`;
    default:
      return SOMETHING_THAT_IS_WORKED_OUT;
  }
}

/** Line on a row that isn't what the log adds up to. */
function rowOf({ table, key, column, stored, rebuilt }: Difference): string {
  const row = key === '' ? table : `${table} ${key}`;
  return `${row}${column === null ? '' : `, ${column}`}: stored ${stored}, rebuilt ${rebuilt}`;
}

/** Findings about one log. */
export type Found = Omit<Verification, 'digest'>;

export function checkedView({ events, differences }: Verified): Found {
  const all = [...new Set(differences.map(sentenceOf))];
  const more = all.length > MOST ? [`And ${all.length - MOST} more.`] : [];
  return {
    identical: differences.length === 0,
    events,
    found: [...all.slice(0, MOST), ...more],
    differences: differences.map(rowOf),
  };
}
