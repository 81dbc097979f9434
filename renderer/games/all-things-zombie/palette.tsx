/** Entries of a campaign in the palette: its screens, its printed forms, its figures, and the rules. */

import type { SpotlightActionData } from '@mantine/spotlight';
import { IconBook2, IconPlayerPlay, IconPrinter, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Output } from '../../../src/contract/contract.ts';
import { statusText } from '../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { useAsk } from '../../client/api.ts';
import { destinationEntries, entry, seenIf } from '../../client/palette-entry.tsx';
import { presentStep } from './acts/steps.ts';
import { useGoneNamed } from './components/use-figure-options.ts';
import { campaignDestinations } from './destinations.ts';
import { nextOf } from './home/next-step.ts';
import { FORMS, formsFor } from './print/forms.ts';
import { useRulesNamed } from './rules/use-rules-named.ts';

interface Asked {
  readonly campaign: string | undefined;
  /** The letters typed. */
  readonly query: string;
  readonly opened: boolean;
}

type View = Output<'campaign.get'>;

interface CampaignEntries {
  readonly view: View | undefined;
  /** The step to take, before everything else. */
  readonly next: readonly SpotlightActionData[];
  readonly going: readonly SpotlightActionData[];
  readonly doing: readonly SpotlightActionData[];
  readonly figures: readonly SpotlightActionData[];
  readonly rules: readonly SpotlightActionData[];
}

export function useCampaignEntries({ campaign, query, opened }: Asked): CampaignEntries {
  const navigate = useNavigate();
  const seen = seenIf(opened && campaign !== undefined);
  const view = useAsk('campaign.get', { campaign: campaign ?? '' }, seen).data;
  const encounter = useAsk('encounter.get', { campaign: campaign ?? '' }, seen).data;
  const gone = useGoneNamed(campaign, query);
  const rules = useRulesNamed(query, opened).map(({ id, title, summary }) => {
    const search = { rule: id };
    const to = () =>
      campaign === undefined
        ? void navigate({ to: '/rules', search })
        : void navigate({ to: '/c/$campaign/rules', params: { campaign }, search });
    return entry(`rule-${id}`, title, IconBook2, to, { description: id, keywords: [id, summary] });
  });
  if (view === undefined) return { view, next: [], going: [], doing: [], figures: [], rules };

  const params = { campaign: view.id };
  const known = new Set(view.figures.map(({ id }) => id));
  const figures = [...view.figures, ...gone.filter(({ id }) => !known.has(id))];
  const step = encounter === undefined ? undefined : nextOf(encounter, view.figures);
  const to = () =>
    encounter !== undefined &&
    void navigate({ to: `/c/$campaign/encounter/${presentStep(encounter)}`, params });
  return {
    view,
    next:
      step === undefined || step.label === null || view.recruiting
        ? []
        : [entry('next', step.label, IconPlayerPlay, to, { description: step.sentence })],
    going: destinationEntries(
      navigate,
      campaignDestinations({ id: view.id, recruiting: view.recruiting, byItself: view.oneOff !== null }),
    ),
    doing: formsFor(view).map((what) => {
      const to = () => void navigate({ to: '/c/$campaign/print', params, search: { what } });
      return entry(`print-${what}`, FORMS[what].act, IconPrinter, to, { keywords: 'pdf paper' });
    }),
    figures: figures.map((figure) => {
      const { id, name, rep, status } = figure;
      const to = () => void navigate({ to: '/c/$campaign/roster', params, search: { figure: id } });
      const description = status === 'ready' ? `Rep ${rep}` : `Rep ${rep}, ${statusText(figure).title}`;
      return entry(`figure-${id}`, name, IconUser, to, { description });
    }),
    rules,
  };
}
