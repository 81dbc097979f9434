/** The screens of a campaign. */
import {
  IconBook2,
  IconChartBar,
  IconGavel,
  IconHome,
  IconMapPin,
  IconMessages,
  IconNotebook,
  IconPackage,
  IconPrinter,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import type { Destination } from '../../client/destinations.ts';

interface Campaign {
  readonly id: string;
  readonly recruiting: boolean;
  /** A battle by itself keeps nothing, and meets nobody again. */
  readonly byItself: boolean;
  /** On the roster; undefined until it is known. */
  readonly figures?: number | undefined;
}

export function campaignDestinations({
  id,
  recruiting,
  byItself,
  figures,
}: Campaign): readonly Destination[] {
  const params = { campaign: id };
  return [
    { to: '/c/$campaign', params, icon: IconHome, text: 'Home', exact: true },
    ...(recruiting
      ? [
          {
            to: '/c/$campaign/recruit',
            params,
            icon: IconUserPlus,
            text: 'Recruit',
            writes: true,
          } as const,
        ]
      : []),
    { to: '/c/$campaign/roster', params, icon: IconUsers, text: 'Roster', count: figures },
    {
      to: '/c/$campaign/encounter',
      params,
      icon: IconMapPin,
      text: 'Encounter',
      keywords: 'plan raid escape pursuit set up play after',
      writes: true,
    },
    ...(byItself ? [] : kept(params)),
    {
      to: '/c/$campaign/chronicle',
      params,
      icon: IconNotebook,
      text: 'Chronicle',
      keywords: 'timeline journal report notes graveyard curves',
    },
    { to: '/c/$campaign/print', params, icon: IconPrinter, text: 'Print', keywords: 'pdf paper' },
    {
      to: '/c/$campaign/rules',
      params,
      icon: IconBook2,
      text: 'Rules',
      keywords: 'reference odds calculator tables',
    },
    {
      to: '/c/$campaign/statistics',
      params,
      icon: IconChartBar,
      text: 'Statistics',
      keywords: 'dice fair even odds cards',
    },
    {
      to: '/c/$campaign/house-rules',
      params,
      icon: IconGavel,
      text: 'House rules',
      keywords: 'last year months seasons switches',
    },
  ];
}

/** Screens for the things a campaign owns, and for the people it knows. */
function kept(params: { readonly campaign: string }): readonly Destination[] {
  return [
    {
      to: '/c/$campaign/stockpile',
      params,
      icon: IconPackage,
      text: 'Stockpile',
      keywords: 'loot clips vehicles carry armour cure',
    },
    {
      to: '/c/$campaign/people',
      params,
      icon: IconMessages,
      text: 'People',
      name: 'People met',
      keywords: 'survivors groups contacts strangers',
    },
  ];
}
