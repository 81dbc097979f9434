import { useQueryClient } from '@tanstack/react-query';
import { announce } from './announce.ts';
import { askKey, useDo } from './api.ts';

interface Undo {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes back every act after this one. */
  readonly backTo: (act: number) => void;
  readonly busy: boolean;
}

/** Undo and redo of one campaign, from its newest state known here. */
export function useUndo(campaign: string): Undo {
  const client = useQueryClient();
  const undoing = useDo('campaign.undo');
  const redoing = useDo('campaign.redo');
  const busy = undoing.isPending || redoing.isPending;

  const view = () =>
    client.getQueryData<{ revision: number; undo: string | null; redo: string | null }>(
      askKey('campaign.get', { campaign }),
    );

  const takeBack = (backTo?: number) => {
    const now = view();
    if (busy || now === undefined || now.undo === null) return;
    undoing.mutate(
      { campaign, revision: now.revision, ...(backTo === undefined ? {} : { backTo }) },
      { onSuccess: ({ title }) => announce(`Undone: ${title}`) },
    );
  };

  return {
    undo: () => takeBack(),
    backTo: takeBack,
    redo: () => {
      const now = view();
      if (busy || now === undefined || now.redo === null) return;
      redoing.mutate(
        { campaign, revision: now.revision },
        { onSuccess: ({ title }) => announce(`Done again: ${title}`) },
      );
    },
    busy,
  };
}
