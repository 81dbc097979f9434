/** Findings of verification, as they are told. */

import { digestOf } from '../../../db/campaign-file/index.ts';
import type { Db, Verified } from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';

export async function verifiedView(
  db: Db,
  id: string,
  { events, differences }: Verified,
): Promise<Output<'campaign.verify'>> {
  return {
    identical: differences.length === 0,
    events,
    differences: differences.map(({ table, key, column, stored, rebuilt }) => {
      const row = key === '' ? table : `${table} ${key}`;
      return `${row}${column === null ? '' : `, ${column}`}: stored ${stored}, rebuilt ${rebuilt}`;
    }),
    digest: (await digestOf(db, id)) ?? '',
  };
}
