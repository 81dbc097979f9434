/** The Chronicle on paper: sections by period, Encounters with their reports, what happened between them a line. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { PrintedEntry } from '../../../../src/contract/games/all-things-zombie/print.ts';
import { type FlowContent, FlowPages, type FlowRow } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import styles from './print.module.css';

interface ChroniclePagesProps {
  readonly campaign: CampaignView;
  /** Entries of the Chronicle, oldest first. */
  readonly entries: readonly PrintedEntry[];
  readonly houseRules: string;
  readonly format: Format;
}

/** The campaign as it is looked back on, to be read like a book: a chapter for each year, the reports whole. */
export function ChroniclePages({ campaign, entries, houseRules, format }: ChroniclePagesProps) {
  const first = entries[0]?.year ?? '';
  const last = entries.at(-1)?.year ?? '';
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, entries])}
      head={(isFirst) => (
        <PageHead
          title={campaign.name}
          line={first === last ? `Chronicle, ${first}` : `Chronicle, ${first} to ${last}`}
          first={isFirst}
        />
      )}
      sections={inPeriods(entries).map(periodSection)}
      legend="Lines without a report: what happened between Encounters."
      houseRules={houseRules}
    />
  );
}

/** Groups the entries by period, in their order; a period that was gone back to stands again. */
function inPeriods(entries: readonly PrintedEntry[]): readonly (readonly PrintedEntry[])[] {
  const periods: PrintedEntry[][] = [];
  for (const entry of entries) {
    const here = periods.at(-1);
    const before = here?.at(-1);
    if (here !== undefined && before?.year === entry.year && before.period === entry.period) here.push(entry);
    else periods.push([entry]);
  }
  return periods;
}

function periodSection(
  entries: readonly PrintedEntry[],
  at: number,
  all: readonly (readonly PrintedEntry[])[],
): FlowContent {
  const { act, year, period } = entries[0] as PrintedEntry;
  const isNewYear = all[at - 1]?.[0]?.year !== year;
  return {
    id: String(act),
    title: `${period}, ${year}`,
    ...(isNewYear ? { over: year } : {}),
    rows: entries.flatMap(rowsOf),
    // A report is read on one page.
    whole: true,
  };
}

/** An Encounter under its own heading, which stays with the beginning of its report; anything else a line. */
function rowsOf({ act, title, line, encounter, report, notes }: PrintedEntry): readonly FlowRow[] {
  const noted = notes.map((text, at) => ({
    key: `${act} note ${at}`,
    node: (
      <p className={styles.paragraph}>
        <b>Note.</b> {text}
      </p>
    ),
  }));
  if (!encounter) {
    if (title === '') return noted;
    const came = line === '' ? null : <span className={styles.aside}>{line}</span>;
    return [
      {
        key: `${act}`,
        node: (
          <p className={styles.chroniclePagesLine}>
            {title} {came}
          </p>
        ),
      },
      ...noted,
    ];
  }
  const [opening, ...rest] = report;
  return [
    {
      key: `${act}`,
      node: (
        <div className={styles.encounter}>
          <h4>{title}</h4>
          <p className={`${styles.aside} ${styles.under}`}>{line}</p>
          {opening !== undefined && <p className={styles.paragraph}>{opening}</p>}
        </div>
      ),
    },
    ...rest.map((text, at) => ({
      key: `${act} ${at}`,
      node: <p className={styles.paragraph}>{text}</p>,
    })),
    ...noted,
  ];
}
