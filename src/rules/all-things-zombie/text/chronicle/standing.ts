/** State of a campaign at the end of an Encounter: its curves are drawn from it. */
import type { Seen } from '../../../core/seen.ts';
import type { Campaign } from '../../state/campaign.ts';
import { party } from '../../state/find.ts';

export interface Standing {
  /** Figures with the party. */
  readonly party: number;
  /** Rep of the party’s figures, added up. */
  readonly rep: number;
  /** Things in the stockpile, carried ones included. */
  readonly stock: number;
  /** Killed so far, by everybody who ever belonged to the party. */
  readonly zombies: number;
  readonly people: number;
}

export function standing(campaign: Seen<Campaign>): Standing {
  const ready = party(campaign);
  const total = (of: (tally: Seen<Campaign>['figures'][number]['tally']) => number) =>
    campaign.figures.reduce((sum, { tally }) => sum + of(tally), 0);
  return {
    party: ready.length,
    rep: ready.reduce((sum, { rep }) => sum + rep, 0),
    stock: campaign.stock.length,
    zombies: total(({ zombies }) => zombies),
    people: total(({ people }) => people),
  };
}
