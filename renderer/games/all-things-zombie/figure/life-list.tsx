/** A figure's life: a line for each Encounter, by its place, and for what else happened to it, the newest first. */
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { LifeLine, LifePage } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { usePages } from '../../../client/use-pages.ts';
import { off } from '../../../components/off.ts';
import styles from './figure.module.css';

interface LifeListProps {
  readonly figure: string;
  readonly newest: LifePage;
}

export function LifeList({ figure, newest }: LifeListProps) {
  const { id: campaign } = useCampaign();
  const [further, setFurther] = useState(false);
  const older = usePages(
    'figure.life',
    { campaign, figure },
    { from: newest.next, enabled: further && newest.next !== null },
  );
  const lines = [...newest.lines, ...(older.data?.pages.flatMap((page) => page.lines) ?? [])];
  const more = further ? older.hasNextPage : newest.next !== null;
  return (
    <>
      <table className={styles.life}>
        <caption className="vh">Their life, newest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What happened</th>
            <th scope="col" className="n">
              RAP
            </th>
            <th scope="col" className="n">
              Now
            </th>
          </tr>
        </thead>
        {byYear(lines).map(({ year, of }) => (
          <tbody key={year}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.year}>
                {year}
              </th>
            </tr>
            {of.map((line, at) => (
              <Row key={line.act} line={line} isDated={of[at - 1]?.period !== line.period} />
            ))}
          </tbody>
        ))}
      </table>
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

interface RowProps {
  readonly line: LifeLine;
  /** True if the period stands beside the line: once for all lines of one period. */
  readonly isDated: boolean;
}

function Row({ line, isDated }: RowProps) {
  const { id: campaign } = useCampaign();
  const { act, date, period, encounter, title, text, lost, byHand, rap, rep, now } = line;
  return (
    <tr>
      <td className={styles.when}>
        <span aria-hidden>{isDated ? period.slice(0, 3) : ''}</span>
        <span className="vh">{date}</span>
      </td>
      <td className={byHand ? 'pen' : undefined}>
        {byHand && (
          <IconPencil className={styles.pencil} size={14} stroke={1.6} role="img" aria-label="By hand:" />
        )}
        {encounter === null ? (
          <>
            {title}
            {text !== '' && <q className={styles.lifeListWhy}>{text}</q>}
          </>
        ) : (
          <>
            <Link
              to="/c/$campaign/chronicle"
              params={{ campaign }}
              search={{ entry: act }}
              className={`${styles.lifeListTitle} name`}
            >
              {title}
            </Link>
            <span className={lost ? `${styles.lifeListText} flag` : styles.lifeListText}>{text}</span>
            {rep !== null && (
              <span className={rep.to < rep.from ? `${styles.lifeListText} flag` : styles.lifeListText}>
                {`Rep ${rep.from} to ${rep.to}`}
              </span>
            )}
          </>
        )}
      </td>
      <td className={rap !== null && rap < 0 ? 'n num flag' : 'n num'}>{rap === null ? '' : signed(rap)}</td>
      <td className="n num">{now}</td>
    </tr>
  );
}

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

function byYear(lines: readonly LifeLine[]) {
  return [...Map.groupBy(lines, ({ year }) => year)].map(([year, of]) => ({ year, of }));
}
