/** Belongings of the party besides what it holds in its hands, who carries them, and what has become of the rest. */
import { Button } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Stockpile } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Page } from '../../../page/page.tsx';
import { HandBar } from '../components/hand-bar/hand-bar.tsx';
import { AddForm } from './add-form.tsx';
import { StockHistory } from './stock-history.tsx';
import styles from './stockpile-screen.module.css';
import { ThingsTable } from './things-table.tsx';

export function StockpileScreen() {
  const { id: campaign } = useCampaign();
  const { data, error } = useAsk('stockpile.get', { campaign });
  return (
    <Page title="Stockpile">
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && <Things stockpile={data} />}
    </Page>
  );
}

function Things({ stockpile: { revision, kinds, things } }: { readonly stockpile: Stockpile }) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [to, setTo] = useState('');
  const [adding, setAdding] = useState(false);
  // A thing that is gone since it was picked is picked no more.
  const picked = things.filter(({ id }) => wanted.has(id));
  const pick = (ids: readonly string[], on: boolean) => {
    const next = new Set(picked.map(({ id }) => id as string));
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setWanted(next);
  };
  return (
    <div className={styles.stockpile}>
      {things.length > 0 && (
        <div className={styles.bar}>
          <HandBar
            revision={revision}
            picked={picked}
            to={to}
            onTo={setTo}
            onDone={(items) => setWanted((now) => new Set([...now].filter((id) => !items.includes(id))))}
          />
          <span className={styles.tools}>
            <PrintLink />
            <AddButton open={adding} onToggle={() => setAdding(!adding)} />
          </span>
        </div>
      )}
      {things.length === 0 && (
        <EmptyState
          sentence="Nothing is stockpiled. What is found in Encounters comes here: weapons, clips, vehicles, body armour, medical supplies."
          button={<AddButton open={adding} onToggle={() => setAdding(!adding)} />}
          link={<PrintLink />}
        />
      )}
      {adding && <AddForm revision={revision} onClose={() => setAdding(false)} />}
      {things.length > 0 && <ThingsTable kinds={kinds} things={things} picked={picked} onPick={pick} />}
      <StockHistory />
    </div>
  );
}

interface AddButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

function AddButton({ open, onToggle }: AddButtonProps) {
  return (
    <Button
      size="sm"
      data-writes
      aria-expanded={open}
      leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
      onClick={onToggle}
    >
      Add by hand
    </Button>
  );
}

function PrintLink() {
  return (
    <Button
      size="sm"
      variant="subtle"
      leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
      renderRoot={(props) => (
        <Link
          from="/c/$campaign/stockpile"
          to="/c/$campaign/print"
          search={{ what: 'stockpile' }}
          {...props}
        />
      )}
    >
      Print
    </Button>
  );
}
