import type { CampaignView } from '../../../src/contract/campaigns.ts';
import type { Account, CampaignReport } from '../../../src/contract/print.ts';
import { STATUS_WORDS } from '../../text/figures.ts';
import { type FlowContent, FlowPages } from './flow-pages.tsx';
import { Num } from './num.tsx';
import { PageHead } from './page-head.tsx';
import type { Format } from './paper.ts';
import styles from './report-pages.module.css';

interface ReportPagesProps {
  readonly campaign: CampaignView;
  readonly report: CampaignReport;
  /** Of the last Encounters, as many as were asked for. */
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
        party(figures),
        ...(gone.length === 0 ? [] : [graveyard(gone)]),
        ...(report.encounters.length === 0 ? [] : [chronicle(report.encounters)]),
        ...accounts.map(account).map((one, at) => (at === 0 ? { ...one, over: 'Reports' } : one)),
      ]}
      legend="Rep over time: as somebody joined, then each change with its date. Lost: figures the party came home without."
      houseRules={houseRules}
    />
  );
}

type Figure = CampaignReport['figures'][number];

const COUNTS = ['Encounters', 'Zombies', 'People'];
const COUNT_HEADS = COUNTS.map((head) => (
  <th key={head} scope="col" data-align="right">
    {head}
  </th>
));
const counts = ({ outings, zombies, people }: Figure) =>
  [outings, zombies, people].map((number, at) => (
    <td key={COUNTS[at]} data-align="right">
      <Num>{number}</Num>
    </td>
  ));

function party(figures: readonly Figure[]): FlowContent {
  return {
    id: 'party',
    title: 'Star and party',
    columns: {
      heads: (
        <>
          <th scope="col">Name</th>
          <th scope="col" data-align="centre">
            Rep
          </th>
          <th scope="col">Rep over time</th>
          {COUNT_HEADS}
        </>
      ),
    },
    rows: figures.map((figure) => ({
      key: figure.id,
      node: (
        <tr>
          <th scope="row">
            {figure.name}
            {figure.star && ', Star'}
            {figure.status === 'captive' && ', captive'}
          </th>
          <td data-align="centre">
            <Num big>{figure.rep}</Num>
          </td>
          <td>{overTime(figure)}</td>
          {counts(figure)}
        </tr>
      ),
    })),
  };
}

/** `5 in Spring, O+2; 6 in Autumn, O+4` */
function overTime({ reps }: Figure): string {
  return reps.map(({ rep, date }) => `${rep} in ${date}`).join('; ');
}

function graveyard(figures: readonly Figure[]): FlowContent {
  return {
    id: 'graveyard',
    title: 'Dead, turned and gone',
    columns: {
      heads: (
        <>
          <th scope="col">Name</th>
          <th scope="col" data-align="centre">
            Rep
          </th>
          <th scope="col">What became of them</th>
          {COUNT_HEADS}
        </>
      ),
    },
    rows: figures.map((figure) => ({
      key: figure.id,
      node: (
        <tr>
          <th scope="row">{figure.name}</th>
          <td data-align="centre">
            <Num big>{figure.rep}</Num>
          </td>
          <td>
            {STATUS_WORDS[figure.status]}, {figure.since}; joined {figure.joined}
          </td>
          {counts(figure)}
        </tr>
      ),
    })),
  };
}

function chronicle(encounters: CampaignReport['encounters']): FlowContent {
  return {
    id: 'chronicle',
    title: 'Encounters',
    columns: {
      heads: (
        <>
          <th scope="col" data-align="right">
            No.
          </th>
          <th scope="col">Date</th>
          <th scope="col">Encounter</th>
          <th scope="col">Place</th>
          <th scope="col">Result</th>
          {['Party', 'Lost', 'Zombies', 'Points'].map((head) => (
            <th key={head} scope="col" data-align="right">
              {head}
            </th>
          ))}
        </>
      ),
    },
    rows: encounters.map((line) => ({
      key: String(line.number),
      node: (
        <tr>
          <td data-align="right">
            <Num>{line.number}</Num>
          </td>
          <td>{line.date}</td>
          <td>
            {line.kind}
            {line.objective !== null && `: ${line.objective.toLowerCase()}`}, {line.role.toLowerCase()}
          </td>
          <td>
            {line.place === '' ? '–' : line.place}, {line.area.toLowerCase()}
          </td>
          <td>{line.successful ? 'Success' : 'Failure'}</td>
          {[line.party, line.lost, line.zombiesKilled, line.points].map((number, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
            <td key={at} data-align="right">
              <Num>{number}</Num>
            </td>
          ))}
        </tr>
      ),
    })),
  };
}

function account({ act, title, report, notes }: Account): FlowContent {
  return {
    id: `account-${act}`,
    title,
    rows: [
      ...report.map((text, at) => ({
        key: `report ${at}`,
        node: <p className={styles.paragraph}>{text}</p>,
      })),
      ...notes.map((text, at) => ({
        key: `note ${at}`,
        node: (
          <p className={styles.paragraph}>
            <b>Note.</b> {text}
          </p>
        ),
      })),
    ],
  };
}
