/** Undo and redo of one campaign or game, in turn with all else that is done to it, from the newest state. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { STANDS_THERE } from '../text/failures.ts';
import { announce } from './announce.ts';
import { CallFailure, queueOf, sendInTurn, tellFailure } from './api.ts';
import { newestLog } from './log-context.ts';
import { notify } from './notify.ts';
import { refreshAfter } from './refresh.ts';
import { oddsShown, renewOdds, showChanges } from './show-changes.ts';
import { together } from './store.ts';
import { undoBegins } from './undo-under-way.ts';

interface Undo {
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Takes back every act after this one. */
  readonly backTo: (act: number) => Promise<void>;
  /** Does every act that was taken back again, up to this one. */
  readonly forwardTo: (act: number) => Promise<void>;
}

export function useUndo(campaign: string): Undo {
  const client = useQueryClient();
  return useMemo(
    () => ({
      undo: () => turn(client, campaign, 'campaign.undo'),
      redo: () => turn(client, campaign, 'campaign.redo'),
      backTo: (act) => turn(client, campaign, 'campaign.undo', { backTo: act }),
      forwardTo: (act) => turn(client, campaign, 'campaign.redo', { upTo: act }),
    }),
    [client, campaign],
  );
}

async function turn(
  client: QueryClient,
  campaign: string,
  way: 'campaign.undo' | 'campaign.redo',
  to?: { readonly backTo: number } | { readonly upTo: number },
): Promise<void> {
  const queue = queueOf(campaign);
  // A question that waits has changed nothing yet.
  queue.giveUpHeld();
  const turning = undoBegins(campaign);
  let did = false;
  try {
    await queue.add(async () => {
      const now = newestLog(client, campaign);
      if (now === undefined || now[way === 'campaign.undo' ? 'undo' : 'redo'] === null) return;
      const odds = oddsShown(client, campaign);
      const { title, changes } = await sendInTurn(client, way, {
        campaign,
        revision: now.revision,
        ...(to ?? { words: now.words[way === 'campaign.undo' ? 'undo' : 'redo'] }),
      });
      did = true;
      turning.done();
      await together(() => {
        const shown =
          changes === undefined
            ? refreshAfter(client, way, { campaign })
            : showChanges(client, campaign, changes);
        renewOdds(client, odds, []);
        announce(title);
        return shown;
      });
    });
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return;
    // Back to the last act, or forward to where it stands.
    if (to !== undefined && failure.refusal?.startsWith('nothing-to-') === true)
      notify({ message: STANDS_THERE });
    else tellFailure(failure);
  } finally {
    turning.over(did);
  }
}
