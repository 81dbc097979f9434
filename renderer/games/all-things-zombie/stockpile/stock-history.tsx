/** The list of what was found, used up and spent, with when, by whom and how. */
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { StockChange } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { usePages } from '../../../client/use-pages.ts';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import styles from './stockpile-screen.module.css';

const SHOWN = [
  { value: 'used', label: 'Used up' },
  { value: 'found', label: 'Found' },
  { value: 'both', label: 'Both' },
] as const;
type Shown = (typeof SHOWN)[number]['value'];

const WHAT_WORDS = { found: 'Found', used: 'Given or used', spent: 'Spent' } as const satisfies Record<
  StockChange['what'],
  string
>;

/** History of what came and what went, newest first. */
export function StockHistory() {
  const { id: campaign } = useCampaign();
  const [shown, setShown] = useState<Shown>('used');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = usePages('stockpile.history', {
    campaign,
    what: shown === 'both' ? null : shown,
  });
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <Section
      title="History of the stockpile"
      end={
        <SegmentedControl aria-label="What is shown" value={shown} onChange={setShown} data={[...SHOWN]} />
      }
    >
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && changes.length === 0 && (
        <p className={styles.none}>
          {shown === 'used' ? 'Nothing has been used up yet.' : 'Nothing has been found yet.'}
        </p>
      )}
      {changes.length > 0 && (
        <table className={styles.things}>
          <caption className="vh">History of the stockpile, newest first</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.date}>
                When
              </th>
              <th scope="col">Thing</th>
              <th scope="col" className={styles.what}>
                What
              </th>
              <th scope="col" className={styles.who}>
                By
              </th>
              <th scope="col" className={styles.where}>
                How
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <Line key={change.seq} change={change} />
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <Button
          size="sm"
          variant="subtle"
          {...off(isFetchingNextPage)}
          onClick={() => void fetchNextPage({ cancelRefetch: false })}
        >
          Show earlier ones
        </Button>
      )}
    </Section>
  );
}

function Line({ change: { date, title, what, by, how, byHand } }: { readonly change: StockChange }) {
  return (
    <tr>
      <td className="second nowrap">{date}</td>
      <th scope="row">{title}</th>
      <td className="second">{WHAT_WORDS[what]}</td>
      <td className="name">{by ?? <span className="quiet">–</span>}</td>
      <td className={`name ${byHand ? 'pen' : 'second'}`}>
        {how}
        {byHand && <span className="vh">, by hand</span>}
      </td>
    </tr>
  );
}
