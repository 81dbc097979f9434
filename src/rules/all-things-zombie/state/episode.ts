/** A run of another game, or a single one, that the campaign has taken up. */
import type { CampaignDate } from '../calendar.ts';

export interface Episode {
  /** The id of its log. */
  readonly run: string;
  /** The id of its game’s module. */
  readonly game: string;
  /** The player’s name for the run when it was taken up. */
  readonly name: string;
  readonly since: CampaignDate;
  /** Outcome of the run: plain data of its game, as text that only the game reads. Null until the campaign was told. */
  readonly outcome: string | null;
}
