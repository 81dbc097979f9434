/** Figures that are gone, as far back as was asked for; the last to go first. */

import { useCampaign } from '../../../client/campaign-context.ts';
import { usePages } from '../../../client/use-pages.ts';
import type { FigureLine } from '../text/figures.ts';

export interface Gone {
  /** Number of figures that are gone, shown or not. */
  readonly count: number;
  readonly figures: readonly FigureLine[];
  readonly more: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

export function useGone(): Gone {
  const { id: campaign, gone: count } = useCampaign();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(
    'roster.gone',
    { campaign },
    { enabled: count > 0 },
  );
  return {
    count,
    // After an undo nobody may be gone any more, and then nobody is asked for.
    figures: count === 0 ? [] : (data?.pages.flatMap(({ figures }) => figures) ?? []),
    more: count > 0 && hasNextPage,
    busy: isFetchingNextPage,
    onMore: () => void fetchNextPage({ cancelRefetch: false }),
  };
}
