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
  /** It stands under the campaign it is an episode of. */
  readonly under: boolean;
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
    under: false,
    to: { to: recruiting ? '/c/$campaign/recruit' : '/c/$campaign', params: { campaign: id } },
  };
}

function gameRow(game: Shelf['games'][number], of: ShelfRow | undefined): ShelfRow {
  const { id, revision, name, title, known, standing, over, last, changedAt } = game;
  const what = known ? title : `Game unknown here: ${title}`;
  return {
    kind: 'game',
    id,
    revision,
    name,
    of: of === undefined ? what : `${what}; episode of ${of.name}`,
    stands: standing,
    party: null,
    last,
    changedAt,
    tag: over ? 'Over' : null,
    under: of !== undefined,
    to: { to: '/g/$session', params: { session: id } },
  };
}

const newestFirst = (a: ShelfRow, b: ShelfRow) => b.changedAt.localeCompare(a.changedAt);

/** Newest first; what hangs on a campaign stands under it, and brings it along. */
function together(campaigns: Shelf['campaigns'], games: Shelf['games']): readonly ShelfRow[] {
  const rows = campaigns.map(campaignRow);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const of = ({ episodeOf }: Shelf['games'][number]) => byId.get(episodeOf ?? '');
  const under = Map.groupBy(games, (game) => of(game)?.id);
  const stacks = rows.map((row) => [
    row,
    ...(under.get(row.id) ?? []).map((game) => gameRow(game, row)).toSorted(newestFirst),
  ]);
  const alone = (under.get(undefined) ?? []).map((game) => [gameRow(game, undefined)]);
  const newest = (stack: readonly ShelfRow[]) => stack.toSorted(newestFirst)[0]?.changedAt ?? '';
  return [...stacks, ...alone].toSorted((a, b) => newest(b).localeCompare(newest(a))).flat();
}

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
