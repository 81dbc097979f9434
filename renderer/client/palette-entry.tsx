/** Entries of the palette, line by line. */
import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import type { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Destination } from './destinations.ts';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

export function entry(
  id: string,
  label: string,
  Icon: Icon,
  onClick: () => void,
  more: Partial<SpotlightActionData> = {},
): SpotlightActionData {
  return { id, label, leftSection: <Icon size={18} stroke={1.6} aria-hidden />, onClick, ...more };
}

/** Nothing to pick from is no group at all. */
export const group = (title: string, actions: readonly SpotlightActionData[]): SpotlightActionGroupData[] =>
  actions.length > 0 ? [{ group: title, actions: [...actions] }] : [];

export function destinationEntries(
  navigate: ReturnType<typeof useNavigate>,
  destinations: readonly Destination[],
): readonly SpotlightActionData[] {
  return destinations.map(({ to, params, icon, text, name = text, keywords }) => {
    return entry(
      `go-${to}`,
      name,
      icon,
      () => void navigate({ to, params }),
      keywords === undefined ? {} : { keywords },
    );
  });
}

/** While nobody looks, nothing is asked for, and a change draws nothing. */
const UNSEEN = { enabled: false, kept: true, select: () => undefined };
const SEEN = { enabled: true, kept: true };

export const seenIf = (looked: boolean) => (looked ? SEEN : UNSEEN);
export type Seen = ReturnType<typeof seenIf>;
