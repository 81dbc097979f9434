/** Campaigns that a caller has read or made before, so that they needn't be read again. */
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { dataVersion } from '../../../file/transaction.ts';
import type { Trx } from '../../../schema.ts';

export interface KnownCampaign {
  /** Data version of the file when the campaign was known to be so. */
  readonly dataVersion: number;
  readonly revision: number;
  readonly campaign: Seen<Campaign>;
}

/** The known campaign, if it is of this revision and nobody else has written into the file since. */
export async function stillGood(
  trx: Trx,
  revision: number,
  known: KnownCampaign | undefined,
): Promise<KnownCampaign | undefined> {
  if (known?.revision !== revision) return undefined;
  return known.dataVersion === (await dataVersion(trx)) ? known : undefined;
}
