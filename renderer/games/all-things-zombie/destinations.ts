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
import type { Destination } from '../../app/destinations.ts';
import { words } from './text/destinations.ts';

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
    { to: '/c/$campaign', params, icon: IconHome, text: words.home, exact: true },
    ...(recruiting
      ? [
          {
            to: '/c/$campaign/recruit',
            params,
            icon: IconUserPlus,
            text: words.recruit,
            writes: true,
          } as const,
        ]
      : []),
    { to: '/c/$campaign/roster', params, icon: IconUsers, text: words.roster, count: figures },
    {
      to: '/c/$campaign/encounter',
      params,
      icon: IconMapPin,
      text: words.encounter,
      keywords: words.planRaidEscapePursuitSet,
      writes: true,
    },
    ...(byItself ? [] : kept(params)),
    {
      to: '/c/$campaign/chronicle',
      params,
      icon: IconNotebook,
      text: words.chronicle,
      keywords: words.timelineJournalReportNotesGraveyard,
    },
    { to: '/c/$campaign/print', params, icon: IconPrinter, text: words.print, keywords: words.pdfPaper },
    {
      to: '/c/$campaign/rules',
      params,
      icon: IconBook2,
      text: words.rules,
      keywords: words.referenceOddsCalculatorTables,
    },
    {
      to: '/c/$campaign/statistics',
      params,
      icon: IconChartBar,
      text: words.statistics,
      keywords: words.diceFairEvenOddsCards,
    },
    {
      to: '/c/$campaign/house-rules',
      params,
      icon: IconGavel,
      text: words.houseRules,
      keywords: words.lastYearMonthsSeasonsSwitches,
    },
  ];
}

/** What a campaign owns, and whom it knows. */
function kept(params: { readonly campaign: string }): readonly Destination[] {
  return [
    {
      to: '/c/$campaign/stockpile',
      params,
      icon: IconPackage,
      text: words.stockpile,
      keywords: words.lootClipsVehiclesCarryArmour,
    },
    {
      to: '/c/$campaign/people',
      params,
      icon: IconMessages,
      text: words.people,
      name: words.peopleMet,
      keywords: words.survivorsGroupsContactsStrangers,
    },
  ];
}
