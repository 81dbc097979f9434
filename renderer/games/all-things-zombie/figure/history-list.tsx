/** Every change of a figure, newest first and by date, further back when asked. */
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { HistoryEntry } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { usePages } from '../../../client/use-pages.ts';
import { off } from '../../../components/off.ts';
import { ExplainedLine } from '../explained/explained-line.tsx';
import styles from './figure.module.css';

interface Period {
  readonly date: string;
  readonly entries: readonly HistoryEntry[];
}

interface HistoryListProps {
  readonly figure: string;
  /** The newest of it. */
  readonly newest: readonly HistoryEntry[];
  /** The event that earlier history comes before; null where there is no more. */
  readonly earlier: number | null;
}

export function HistoryList({ figure, newest, earlier }: HistoryListProps) {
  const { id: campaign } = useCampaign();
  const [further, setFurther] = useState(false);
  const older = usePages(
    'figure.history',
    { campaign, figure },
    { from: earlier, enabled: further && earlier !== null },
  );
  const history = [...newest, ...(older.data?.pages.flatMap((page) => page.history) ?? [])];
  const more = further ? older.hasNextPage : earlier !== null;
  return (
    <>
      <Changes history={history} />
      {more && (
        <Button
          size="sm"
          variant="subtle"
          {...off(older.isFetching)}
          onClick={() => (further ? void older.fetchNextPage({ cancelRefetch: false }) : setFurther(true))}
        >
          Show earlier ones
        </Button>
      )}
    </>
  );
}

/** Every change; the player's own hand in pen. */
function Changes({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <table className={styles.history}>
      <caption className="vh">Every change, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What happened</th>
        </tr>
      </thead>
      <tbody>
        {byPeriod(history).map(({ date, entries }) =>
          entries.map((entry, at) => (
            <tr key={entry.seq}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={entries.length} className={styles.date}>
                  {date}
                </th>
              )}
              <td>
                <Line entry={entry} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function Line({ entry: { act, text, why, byHand, explained } }: { readonly entry: HistoryEntry }) {
  return (
    <div className={byHand ? 'pen' : undefined}>
      {byHand && (
        <IconPencil className={styles.pencil} size={14} stroke={1.6} role="img" aria-label="By hand:" />
      )}
      <ExplainedLine act={act} explained={explained}>
        {text}
      </ExplainedLine>
      {why !== '' && <q className={styles.historyListWhy}>{why}</q>}
    </div>
  );
}

/** Runs of entries of one date, so that the date stands once. */
function byPeriod(history: readonly HistoryEntry[]): readonly Period[] {
  const periods: { readonly date: string; readonly entries: HistoryEntry[] }[] = [];
  for (const entry of history) {
    const last = periods.at(-1);
    if (last?.date === entry.date) last.entries.push(entry);
    else periods.push({ date: entry.date, entries: [entry] });
  }
  return periods;
}
