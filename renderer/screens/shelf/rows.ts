/** Rows of the shelf, in one list: campaigns, and games of other modules. */
import type { LinkProps } from '@tanstack/react-router';
import type { Output } from '../../../src/contract/contract.ts';
import { counted, countedInWords, upperFirst } from '../../../src/rules/core/text/english.ts';
import { clockText } from '../../text/time.ts';

type Shelf = Output<'shelf.list'>;

export interface ShelfRow {
  readonly kind: 'campaign' | 'game';
  /** Sign drawn beside the name of a game. */
  readonly sign: Shelf['games'][number]['sign'];
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  /** A battle by itself, which is a campaign of one Encounter. */
  readonly oneOff: boolean;
  /** Kind of the row in words: a campaign, the game that is played, its origin as a copy, or the campaign it hangs on. */
  readonly of: string;
  readonly stands: { readonly title: string; readonly detail: string };
  /** Players in it: the living, and the Star. */
  readonly who: { readonly title: string; readonly detail: string };
  readonly last: string;
  readonly changedAt: string;
  /** Tag of a campaign or game that is still to be made ready, or is over; else null. */
  readonly tag: string | null;
  /** Origin of a copy made to try something, which is still to be kept or thrown away; else null. */
  readonly whatIf: { readonly origin: string } | null;
  /** Depth under the row that it hangs on, or was copied from. */
  readonly depth: number;
  /** Lines that come down to the row, from the left: `turns` for one that turns in here, `goesOn` for one that goes on below. */
  readonly lines: readonly Line[];
  /** Others stand under it. */
  readonly hasUnder: boolean;
  readonly to: Pick<LinkProps, 'to' | 'params'>;
}

export interface Line {
  readonly turns: boolean;
  readonly goesOn: boolean;
}

/** `Write a note, 4 Mar 2026, 14:27`: by that two of one name are told apart. */
export const lastText = ({ last, changedAt }: Pick<ShelfRow, 'last' | 'changedAt'>): string =>
  `${last}, ${clockText(changedAt)}`;

const ALONE = { depth: 0, lines: [], hasUnder: false } as const;

interface Placed {
  readonly row: ShelfRow;
  /** Id of the log that it hangs on, or was copied from. */
  readonly parent: string | null;
}

type Entry = Pick<Shelf['campaigns'][number], 'copiedFrom'>;

const copyText = ({ copiedFrom }: Entry): string | null => {
  if (copiedFrom === null) return null;
  const what = copiedFrom.whatIf ? 'What-if copy' : 'Copy';
  const from = copiedFrom.fromFile ? ', from a file' : '';
  return `${what} of ${copiedFrom.name ?? 'something deleted for good'}${from}`;
};

const whatIfOf = ({ copiedFrom }: Entry): ShelfRow['whatIf'] =>
  copiedFrom?.whatIf === true ? { origin: copiedFrom.id } : null;

/** `No acts since it left`, `12 acts since it left`. */
export const sinceLeft = (acts: number): string =>
  `${acts === 0 ? 'No acts' : counted(acts, 'act', 'acts')} since it left`;

const sinceText = ({ copiedFrom }: Entry): string | null =>
  copiedFrom?.whatIf === true ? sinceLeft(copiedFrom.since) : null;

function campaignRow(campaign: Shelf['campaigns'][number]): Placed {
  const { id, title, revision, name, star, date, phase, party, last, changedAt, recruiting, oneOff } =
    campaign;
  const row: ShelfRow = {
    kind: 'campaign',
    sign: 'dice',
    id,
    revision,
    name,
    oneOff: oneOff !== null,
    of: copyText(campaign) ?? `${oneOff === null ? 'Campaign' : 'One-off battle'}, ${title}`,
    stands:
      oneOff === null
        ? { title: date, detail: sinceText(campaign) ?? `phase ${phase}` }
        : { title: `${counted(oneOff, 'point', 'points')} a side`, detail: sinceText(campaign) ?? '' },
    who: { title: `${party} living`, detail: star },
    last,
    changedAt,
    tag: recruiting ? 'Still recruiting' : null,
    whatIf: whatIfOf(campaign),
    ...ALONE,
    to: { to: recruiting ? '/c/$campaign/recruit' : '/c/$campaign', params: { campaign: id } },
  };
  return { row, parent: campaign.copiedFrom?.id ?? null };
}

function gameRow(game: Shelf['games'][number], campaigns: Shelf['campaigns']): Placed {
  const { id, revision, name, title, known, standing, who, sign, over, last, changedAt } = game;
  const what = known ? title : `Game unknown here: ${title}`;
  const episodeOf = campaigns.find((campaign) => campaign.id === game.episodeOf);
  const copy = copyText(game);
  const row: ShelfRow = {
    kind: 'game',
    sign,
    id,
    revision,
    name,
    oneOff: false,
    of:
      episodeOf === undefined
        ? [what, ...(copy === null ? [] : [copy])].join('; ')
        : `${what}; episode of ${episodeOf.name}`,
    stands: { title: standing.title, detail: sinceText(game) ?? standing.detail },
    who: { title: upperFirst(who), detail: '' },
    last,
    changedAt,
    tag: over ? 'Over' : null,
    whatIf: whatIfOf(game),
    ...ALONE,
    to: { to: '/g/$session', params: { session: id } },
  };
  return { row, parent: episodeOf?.id ?? game.copiedFrom?.id ?? null };
}

/** Beyond it what stands under something stands no further in. */
const DEEPEST = 4;

/** Newest first; what hangs on a campaign, or was copied from it, stands under it and brings it along. */
function together(campaigns: Shelf['campaigns'], games: Shelf['games']): readonly ShelfRow[] {
  const placed = [...campaigns.map(campaignRow), ...games.map((game) => gameRow(game, campaigns))];
  const ids = new Set(placed.map(({ row }) => row.id));
  const isThere = ({ parent }: Placed) => parent !== null && ids.has(parent);
  const under = Map.groupBy(placed.filter(isThere), ({ parent }) => parent);
  const newestIn = ({ row }: Placed): string =>
    [row.changedAt, ...(under.get(row.id) ?? []).map(newestIn)].toSorted().at(-1) ?? '';
  const inOrder = (some: readonly Placed[]) =>
    some
      .map((one) => ({ one, newest: newestIn(one) }))
      .toSorted((a, b) => b.newest.localeCompare(a.newest))
      .map(({ one }) => one);
  const stack = ({ row }: Placed, lines: readonly Line[]): readonly ShelfRow[] => {
    const all = inOrder(under.get(row.id) ?? []);
    const down = lines.slice(0, DEEPEST - 1).map(({ goesOn }) => ({ turns: false, goesOn }));
    const below = all.flatMap((one, at) =>
      stack(one, [...down, { turns: true, goesOn: at < all.length - 1 }]),
    );
    return [{ ...row, depth: lines.length, lines, hasUnder: all.length > 0 }, ...below];
  };
  return inOrder(placed.filter((one) => !isThere(one))).flatMap((one) => stack(one, []));
}

export const onShelf = ({ campaigns, games }: Shelf) => together(campaigns, games);
export const inBin = ({ deleted, deletedGames }: Shelf) => together(deleted, deletedGames);

/** `Two campaigns, one game, one what-if copy`. */
export function countText({ campaigns, games }: Shelf): string {
  const isWhatIf = ({ copiedFrom }: Entry) => copiedFrom?.whatIf === true;
  const whatIfs = [...campaigns, ...games].filter(isWhatIf).length;
  const parts = (
    [
      [campaigns.filter((one) => !isWhatIf(one)).length, 'campaign', 'campaigns'],
      [games.filter((one) => !isWhatIf(one)).length, 'game', 'games'],
      [whatIfs, 'what-if copy', 'what-if copies'],
    ] as const
  ).flatMap(([count, one, many]) => (count > 0 ? [countedInWords(count, one, many)] : []));
  return parts.length > 1 ? upperFirst(parts.join(', ')) : parts.join(', ');
}
