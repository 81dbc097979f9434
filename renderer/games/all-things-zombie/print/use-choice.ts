import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { useAsk } from '../../../client/api.ts';
import { oneOfIn } from '../../../client/search.ts';
import type { Paper } from '../../../components/paper/paper.ts';
import { type FormId, formsFor } from './forms.ts';

interface Choice {
  readonly what: FormId;
  readonly paper: Paper;
  /** Entry in the Chronicle whose report is printed; undefined for the last. */
  readonly entry: number | undefined;
  readonly choose: (part: { readonly what?: FormId; readonly paper?: Paper }) => void;
}

/** Form to print and its paper: from the address, else as it was last on this screen, else from the settings. */
export function useChoice(campaign: Pick<CampaignView, 'oneOff'>): Choice {
  const search = useSearch({ from: '/c/$campaign/print' });
  const navigate = useNavigate({ from: '/c/$campaign/print' });
  const settings = useAsk('settings.get', {});
  const last = useRef<{ what?: FormId | undefined; paper?: Paper | undefined }>({});
  const what = oneOfIn(search.what, formsFor(campaign)) ?? last.current.what ?? 'roster';
  const paper = search.paper ?? last.current.paper ?? settings.data?.paper ?? 'A4';
  // Only what was chosen is kept: a paper changed in the settings still counts here.
  const chosen = { what, paper: search.paper ?? last.current.paper };
  useEffect(() => {
    last.current = chosen;
  });
  return {
    what,
    paper,
    entry: search.entry,
    choose: (part) =>
      void navigate({
        search: { ...chosen, ...(search.entry === undefined ? {} : { entry: search.entry }), ...part },
        replace: true,
      }),
  };
}
