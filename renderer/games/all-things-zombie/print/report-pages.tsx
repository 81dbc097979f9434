/** The campaign report on paper: party, graveyard, Encounters, and the reports of the last ones. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { Account, CampaignReport } from '../../../../src/contract/games/all-things-zombie/print.ts';
import { FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import { accountSection, chronicleSection, graveyardSection, partySection } from './report-sections.tsx';

interface ReportPagesProps {
  readonly campaign: CampaignView;
  readonly report: CampaignReport;
  /** Accounts of the last Encounters, as many as were asked for. */
  readonly accounts: readonly Account[];
  readonly houseRules: string;
  readonly format: Format;
}

/** The whole campaign, to be read by somebody who wasn't there. */
export function ReportPages({ campaign, report, accounts, houseRules, format }: ReportPagesProps) {
  const { encounters, won, lost, zombies, points } = report.totals;
  const figures = report.figures.filter(({ status }) => status === 'ready' || status === 'captive');
  const gone = report.figures.filter(({ status }) => status !== 'ready' && status !== 'captive');
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, campaign.calendar.text, report, accounts])}
      head={(first) => (
        <PageHead
          title={campaign.name}
          line={`Campaign report, ${campaign.calendar.text}. Phase ${campaign.calendar.phase}`}
          first={first}
          boxes={[
            { label: 'Encounters', value: encounters },
            { label: 'Successful', value: won },
            { label: 'Lost', value: lost },
            { label: 'Zombies', value: zombies },
            { label: 'Points', value: points },
          ]}
        />
      )}
      sections={[
        partySection(figures),
        ...(gone.length === 0 ? [] : [graveyardSection(gone)]),
        ...(report.encounters.length === 0 ? [] : [chronicleSection(report.encounters)]),
        ...accounts.map(accountSection).map((one, at) => (at === 0 ? { ...one, over: 'Reports' } : one)),
      ]}
      legend="Rep over time: on joining, then each change with its date. Lost: figures the party came home without."
      houseRules={houseRules}
    />
  );
}
