/** The Chronicle’s screen: timeline, one entry of it, and beside them the curves and the graveyard. */
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconCopy, IconFileSpreadsheet, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ChronicleEntryView } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { MOST_SOUGHT } from '../../../../src/contract/limits.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useWork } from '../../../client/use-work.ts';
import { leftInSearch, useFitting } from '../../../components/characters-left.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { WorkProgress } from '../../../components/work-progress.tsx';
import { FailurePage } from '../../../page/failure-page.tsx';
import { Page } from '../../../page/page.tsx';
import { useSheet } from '../export/use-sheet.ts';
import styles from './chronicle.module.css';
import { Curves } from './curves.tsx';
import { Entry } from './entry.tsx';
import { EVERYTHING, type Filter, isNarrowed, WHAT } from './filter.ts';
import { FilterFields } from './filter-fields.tsx';
import { Graves } from './graves.tsx';
import { Timeline } from './timeline.tsx';
import { useEntries } from './use-page.ts';

export function ChronicleScreen() {
  const { id: campaign } = useCampaign();
  const { entry: named } = useSearch({ from: '/c/$campaign/chronicle' });
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const search = useSearched(useFitting(filter.search, MOST_SOUGHT));
  const index = useWork('chronicle.index', { campaign }, search !== '');
  const pages = useEntries({ campaign, ...filter, search }, search === '' || index.isDone);
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  if (pages.error !== null && pages.data === undefined) {
    return <FailurePage failure={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (search !== '' && index.error !== null) {
    return <FailurePage failure={index.error} onRetry={index.again} />;
  }
  const selected = named ?? opened(entries, filter)?.act;
  return (
    <Page title="Chronicle" fixed>
      <div className={styles.screen}>
        <Bar filter={filter} onChange={setFilter} />
        {index.share !== undefined && (
          <div className={styles.working}>
            <WorkProgress
              what="Preparing the search"
              share={index.share}
              onCancel={() => {
                index.cancel();
                setFilter({ ...filter, search: '' });
              }}
            />
          </div>
        )}
        <div className={styles.columns}>
          {entries.length === 0 && pages.isSuccess ? (
            <Nothing filter={filter} onClear={() => setFilter(EVERYTHING)} />
          ) : (
            <Timeline
              entries={entries}
              selected={selected}
              order={filter.order}
              busy={pages.isFetchingNextPage}
              onMore={
                pages.hasNextPage ? () => void pages.fetchNextPage({ cancelRefetch: false }) : undefined
              }
            />
          )}
          <div className={styles.right}>
            <section className={styles.main} aria-label="Entry">
              {selected !== undefined && <Selected key={selected} act={selected} entries={entries} />}
            </section>
            <aside className={styles.aside} aria-label="Curves and graveyard">
              <Curves />
              <Graves />
            </aside>
          </div>
        </div>
      </div>
    </Page>
  );
}

/** Entry that is opened unasked: the newest Encounter, which says most; of a search, the first found. */
function opened(entries: readonly ChronicleEntryView[], filter: Filter): ChronicleEntryView | undefined {
  const [first] = entries;
  return isNarrowed(filter) ? first : (entries.find(({ encounter }) => encounter !== null) ?? first);
}

function Selected({
  act,
  entries,
}: {
  readonly act: number;
  readonly entries: readonly ChronicleEntryView[];
}) {
  const { id: campaign } = useCampaign();
  const navigate = useNavigate({ from: '/c/$campaign/chronicle' });
  const [writing, setWriting] = useState(false);
  const detail = useAsk('chronicle.entry', { campaign, act });
  if (detail.error !== null) {
    return (
      <div className={styles.gone}>
        <p>{detail.error.message}</p>
        {entries.length > 0 && (
          <Button size="sm" onClick={() => void navigate({ search: {} })}>
            Show the newest entry
          </Button>
        )}
      </div>
    );
  }
  return detail.data && <Entry detail={detail.data} writing={writing} onWriting={setWriting} />;
}

function Nothing({ filter, onClear }: { readonly filter: Filter; readonly onClear: () => void }) {
  const { id: campaign } = useCampaign();
  return (
    <div className={styles.nothing}>
      {isNarrowed(filter) ? (
        <EmptyState sentence="No match." button={<Button onClick={onClear}>Show everything</Button>} />
      ) : (
        <EmptyState
          sentence="Everything that happens in the campaign will appear here."
          button={
            <Button renderRoot={(props) => <Link to="/c/$campaign" params={{ campaign }} {...props} />}>
              Home
            </Button>
          }
        />
      )}
    </div>
  );
}

/** Milliseconds without a letter after which it is searched. */
const PAUSE = 250;

/** Text to search for: the typed one after a pause, or nothing as soon as the field is empty. */
function useSearched(typed: string): string {
  const [searched, setSearched] = useState(typed);
  // Otherwise what is typed within the pause would still be the search before, which may have been called off.
  if (typed === '' && searched !== '') setSearched('');
  useEffect(() => {
    const waiting = setTimeout(() => setSearched(typed), PAUSE);
    return () => clearTimeout(waiting);
  }, [typed]);
  return searched;
}

interface BarProps {
  readonly filter: Filter;
  readonly onChange: (to: Filter) => void;
}

function Bar({ filter, onChange }: BarProps) {
  return (
    <div className={styles.bar}>
      <SegmentedControl
        aria-label="Show"
        value={filter.what ?? 'all'}
        onChange={(what) => onChange({ ...filter, what: what === 'all' ? null : what })}
        data={[...WHAT]}
      />
      <TextInput
        type="search"
        className={styles.search ?? ''}
        size="sm"
        aria-label="Search the Chronicle"
        placeholder="Search"
        {...leftInSearch(filter.search, MOST_SOUGHT)}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <FilterFields filter={filter} onChange={onChange} />
      <Spreadsheet />
    </div>
  );
}

/** Every Encounter that is over, a row each. */
function Spreadsheet() {
  const { id } = useCampaign();
  const { save, copy } = useSheet(id);
  return (
    <div className={styles.sheet}>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
        onClick={() => void save('chronicle')}
      >
        Spreadsheet
      </Button>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
        onClick={() => void copy('chronicle')}
      >
        Copy as a table
      </Button>
    </div>
  );
}
