/** Figures to pick from by name: those at hand at once, those who are gone by a few letters of their name. */
import type { OptionsFilter } from '@mantine/core';
import { useCampaign } from '../../../client/campaign-context.ts';
import { usePages } from '../../../client/use-pages.ts';
import { holds } from '../../../text/search.ts';
import type { FigureLine } from '../text/figures.ts';

/** Letters after which names are looked for: a single letter stands in almost every name. */
const LETTERS = 2;

/** The last of those who are gone whose names hold these letters; a long campaign has too many to offer unasked. */
export function useGoneNamed(campaign: string | undefined, letters: string): readonly FigureLine[] {
  const name = letters.trim();
  const enabled = campaign !== undefined && name.length >= LETTERS;
  // More than a name can have is no name.
  const wanted = { campaign: campaign ?? '', name: name.slice(0, 80) };
  const { data } = usePages('roster.gone', wanted, { enabled });
  return enabled ? (data?.pages[0]?.figures ?? []) : [];
}

/** Said beside such a list where somebody is gone. */
export const BY_LETTERS = 'Type a few letters of a name to find those who are gone';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** `also` are picked already, and may be among those who are gone. */
export function useFigureOptions(letters: string, also: readonly Named[] = []): Option[] {
  const { id, figures } = useCampaign();
  const all: readonly Named[] = [...figures, ...useGoneNamed(id, letters), ...also];
  return [...new Map(all.map((one) => [one.id, { value: one.id, label: one.name }])).values()];
}

/** Matches a name as the backend does: by any of its parts, whatever their accents. */
export const byName: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'label' in option && holds(option.label, search));
