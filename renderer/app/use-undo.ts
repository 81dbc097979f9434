import { useQueryClient } from '@tanstack/react-query';
import { announce } from './announce.ts';
import { askKey, useDo } from './api.ts';

interface Undo {
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Takes back every act after this one. */
  readonly backTo: (act: number) => Promise<void>;
  readonly busy: boolean;
}

interface Now {
  readonly revision: number;
  readonly undo: string | null;
  readonly redo: string | null;
}

/** Keys come faster than answers: each waits for the one before, and then starts from what that one left. */
let waiting: Promise<void> = Promise.resolve();

function inTurn(act: () => Promise<void>): Promise<void> {
  // A failure has been shown by then; the next one in turn goes on.
  waiting = waiting.then(act).catch(() => undefined);
  return waiting;
}

/** Undo and redo of one campaign, from its newest state known here. */
export function useUndo(campaign: string): Undo {
  const client = useQueryClient();
  const undoing = useDo('campaign.undo');
  const redoing = useDo('campaign.redo');
  const view = () => client.getQueryData<Now>(askKey('campaign.get', { campaign }));

  const takeBack = (backTo?: number) =>
    inTurn(async () => {
      const now = view();
      if (now === undefined || now.undo === null) return;
      const { title } = await undoing.mutateAsync({
        campaign,
        revision: now.revision,
        ...(backTo === undefined ? {} : { backTo }),
      });
      announce(`Undone: ${title}`);
    });

  const redo = () =>
    inTurn(async () => {
      const now = view();
      if (now === undefined || now.redo === null) return;
      const { title } = await redoing.mutateAsync({ campaign, revision: now.revision });
      announce(`Done again: ${title}`);
    });

  return {
    undo: () => takeBack(),
    backTo: takeBack,
    redo,
    busy: undoing.isPending || redoing.isPending,
  };
}
