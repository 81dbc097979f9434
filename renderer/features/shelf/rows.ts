/** Whatever stands on the shelf, in one list: campaigns, and games of other modules. */
import type { LinkProps } from '@tanstack/react-router';
import type { Output } from '../../../src/contract/contract.ts';
import { countedInWords, upperFirst } from '../../../src/rules/core/text/english.ts';

type Shelf = Output<'shelf.list'>;

export interface ShelfRow {
  readonly kind: 'campaign' | 'game';
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  /** What a campaign is known by besides: its Star, or the game that is played. */
  readonly of: string;
  readonly stands: { readonly title: string; readonly detail: string };
  /** Figures with the party; null where there is none. */
  readonly party: number | null;
  readonly last: string;
  readonly changedAt: string;
  /** Where it is still to be made ready, or is over. */
  readonly tag: string | null;
  readonly to: Pick<LinkProps, 'to' | 'params'>;
}

function campaignRow(campaign: Shelf['campaigns'][number]): ShelfRow {
  const { id, revision, name, star, date, phase, party, last, changedAt, recruiting } = campaign;
  return {
    kind: 'campaign',
    id,
    revision,
    name,
    of: star,
    stands: { title: date, detail: `phase ${phase}` },
    party,
    last,
    changedAt,
    tag: recruiting ? 'Still recruiting' : null,
    to: { to: recruiting ? '/c/$campaign/recruit' : '/c/$campaign', params: { campaign: id } },
  };
}

function gameRow({
  id,
  revision,
  name,
  title,
  standing,
  over,
  last,
  changedAt,
}: Shelf['games'][number]): ShelfRow {
  return {
    kind: 'game',
    id,
    revision,
    name,
    of: title,
    stands: standing,
    party: null,
    last,
    changedAt,
    tag: over ? 'Over' : null,
    to: { to: '/g/$session', params: { session: id } },
  };
}

const together = (campaigns: Shelf['campaigns'], games: Shelf['games']): readonly ShelfRow[] =>
  [...campaigns.map(campaignRow), ...games.map(gameRow)].toSorted((a, b) =>
    b.changedAt.localeCompare(a.changedAt),
  );

export const onShelf = ({ campaigns, games }: Shelf) => together(campaigns, games);
export const inBin = ({ deleted, deletedGames }: Shelf) => together(deleted, deletedGames);

/** `Two campaigns, one game`. */
export function countText({ campaigns, games }: Shelf): string {
  const parts = [
    ...(campaigns.length > 0 ? [countedInWords(campaigns.length, 'campaign')] : []),
    ...(games.length > 0 ? [countedInWords(games.length, 'game')] : []),
  ];
  return games.length > 0 ? upperFirst(parts.join(', ')) : parts.join(', ');
}
