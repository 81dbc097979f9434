/** An Encounter of the past on paper: its report, who went, what came of it, and its map. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { ChronicleDetail } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { type FlowContent, FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import type { AccountMaterial } from '../chronicle/use-account.ts';
import { MapZombies, squaresOf } from '../map/map-zombies.tsx';
import { pastTableText } from '../text/past-table.ts';
import { picturesSection } from './battle-pictures.tsx';
import { mapSection } from './map-section.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';
import { accountSection } from './report-sections.tsx';

interface AccountPagesProps {
  readonly campaign: CampaignView;
  readonly material: AccountMaterial;
  readonly houseRules: string;
  readonly format: Format;
}

/** Pages on one Encounter of the past: how it went, who went, what came of it, and where it was. */
export function AccountPages({ campaign, material, houseRules, format }: AccountPagesProps) {
  const { account, detail, past, pictures } = material;
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, material])}
      head={(first) => (
        <PageHead
          title={first ? detail.entry.title : campaign.name}
          line={first ? `${campaign.name}, ${detail.subtitle}` : detail.entry.title}
          first={first}
        />
      )}
      sections={[
        { ...accountSection(account), title: '', whole: false },
        ...(past.table === null || pictures.length === 0
          ? []
          : [picturesSection(past.table, pictures, detail)]),
        ...(past.table === null ? [] : [mapOf(past.table, past, isBrief(detail) ? detail : undefined)]),
        ...(detail.who.length === 0 ? [] : [{ ...whoSection(detail), ...WHERE_ROOM }]),
        ...(past.table !== null && isBrief(detail) ? [] : [{ ...factsSection(detail), ...WHERE_ROOM }]),
      ]}
      legend="RAP: points towards Rep won or lost by this Encounter. Squares on the map: how many zombies."
      houseRules={houseRules}
    />
  );
}

/** The tables go where the map leaves room for them, on its page or beside the report on the page before. */
const WHERE_ROOM = { floats: true, whole: true } as const;

function whoSection({ who }: ChronicleDetail): FlowContent {
  return {
    id: 'who',
    title: 'Who went',
    columns: {
      heads: (
        <>
          <th scope="col">Name</th>
          <th scope="col">What happened</th>
          {['Zombies', 'People', 'RAP', 'Rep'].map((head) => (
            <th key={head} scope="col" data-align="right">
              {head}
            </th>
          ))}
        </>
      ),
    },
    rows: who.map(({ figure, name, text, zombies, people, rap, rep }) => ({
      key: figure,
      node: (
        <tr>
          <th scope="row">{name}</th>
          <td>{text}</td>
          <td data-align="right">
            <Num>{zombies}</Num>
          </td>
          <td data-align="right">
            <Num>{people}</Num>
          </td>
          <td data-align="right">
            <Num>{rap ?? '–'}</Num>
          </td>
          <td data-align="right">{rep === null ? '–' : `${rep.from} to ${rep.to}`}</td>
        </tr>
      ),
    })),
  };
}

function factsSection({ facts }: ChronicleDetail): FlowContent {
  return {
    id: 'facts',
    title: 'What came of it',
    columns: {
      widths: (
        <>
          <col style={{ width: '30mm' }} />
          <col />
        </>
      ),
    },
    rows: facts.map(({ label, text }) => ({
      key: label,
      node: (
        <tr>
          <th scope="row">{label}</th>
          <td>{text}</td>
        </tr>
      ),
    })),
  };
}

type Past = AccountMaterial['past'];

/** Pixels to a tenth of an inch, at which the map leaves a column for its key and for what came of the Encounter. */
const SCALE = 0.88;
/** Letters that stand in that column beside a map. */
const LETTERS = 260;

const isBrief = ({ facts }: ChronicleDetail): boolean =>
  facts.reduce((sum, { label, text }) => sum + label.length + text.length, 0) <= LETTERS;

function mapOf(
  table: NonNullable<Past['table']>,
  past: Past,
  detail: Pick<ChronicleDetail, 'facts'> | undefined,
): FlowContent {
  return mapSection(table, {
    marks: (view, labels) => <MapZombies squares={squaresOf(past.arrivals)} view={view} labels={labels} />,
    zombies: past.arrivals.length > 0,
    says: pastTableText(past),
    scale: SCALE,
    beside: (
      <dl className={styles.besideMap}>
        {detail?.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    ),
  });
}
