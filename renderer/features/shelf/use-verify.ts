import { countedInWords } from '../../../src/rules/core/text/english.ts';
import { CallFailure, call, tellFailure } from '../../app/api.ts';
import { notify } from '../../app/notify.ts';
import type { ShelfRow } from './rows.ts';

/** Holds what stands there against what its log adds up to, and says what it found. */
export function useVerify(): (row: Pick<ShelfRow, 'id' | 'name'>) => void {
  return ({ id, name }) => {
    call('campaign.verify', { campaign: id }).then(
      ({ identical, events, differences }) => {
        const [first = '', ...more] = differences;
        if (identical)
          notify({ message: `${name} is what its log adds up to: ${countedInWords(events, 'event')}.` });
        else {
          const others = more.length === 0 ? '' : `, and ${countedInWords(more.length, 'other difference')}`;
          notify({ message: `${name} isn’t what its log adds up to. ${first}${others}.`, kind: 'failure' });
        }
      },
      (failure: unknown) => {
        if (failure instanceof CallFailure) tellFailure(failure);
      },
    );
  };
}
