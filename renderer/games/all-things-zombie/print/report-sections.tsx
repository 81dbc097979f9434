/** Sections of a campaign’s report: who they were, what they went through, and how it was told. */

import type { Account, CampaignReport } from '../../../../src/contract/games/all-things-zombie/print.ts';
import { encounterWords, ROLE_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { statusText } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { whereText } from '../text/past-table.ts';
import { Numbers } from './columns.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';

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

export function partySection(figures: readonly Figure[]): FlowContent {
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

export function graveyardSection(figures: readonly Figure[]): FlowContent {
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
          <th scope="col">Fate</th>
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
          <td>{`${statusText(figure).title}, ${figure.since}; joined ${figure.joined}`}</td>
          {counts(figure)}
        </tr>
      ),
    })),
  };
}

/** Columns of the list of Encounters, with fixed widths: a row is then as high on each page as where all rows are measured. */
const COLUMNS = ['no', 'date', 'encounter', 'place', 'result', 'party', 'lost', 'zombies', 'points'] as const;
const WIDTHS = ['9mm', '24mm', undefined, undefined, '23mm', '16mm', '14mm', '18mm', '15mm'] as const;

export function chronicleSection(encounters: CampaignReport['encounters']): FlowContent {
  return {
    id: 'chronicle',
    title: 'Encounters',
    columns: {
      widths: WIDTHS.map((width, at) => <col key={COLUMNS[at]} style={{ width }} />),
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
            {encounterWords(line.kind, line.objective)}, {ROLE_WORDS[line.role].text}
          </td>
          <td>{whereText(line)}</td>
          <td>{line.successful ? 'Success' : 'Failure'}</td>
          <Numbers of={[line.party, line.lost, line.zombiesKilled, line.points]} />
        </tr>
      ),
    })),
  };
}

export function accountSection({ act, title, report, notes }: Account): FlowContent {
  return {
    id: `account-${act}`,
    title,
    whole: true,
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
