/** Everybody met, and beside them the group named in the address. */

import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { usePages } from '../../../client/use-pages.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useFitting } from '../../../components/room.ts';
import { Page } from '../../../page/page.tsx';
import { EVERYBODY, type Filter, isSet } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { GroupPanel } from './group-panel.tsx';
import { GroupTable } from './group-table.tsx';
import styles from './people.module.css';

export function PeopleScreen() {
  const { id: campaign } = useCampaign();
  const { group: selected } = useSearch({ from: '/c/$campaign/people' });
  const navigate = useNavigate({ from: '/c/$campaign/people' });
  const [filter, setFilter] = useState<Filter>(EVERYBODY);
  const name = useFitting(filter.name, MOST_NAME);
  const pages = usePages('people.page', { campaign, ...filter, name });
  const groups = pages.data?.pages.flatMap((page) => page.groups) ?? [];
  const met = pages.data?.pages[0]?.met ?? 0;

  const close = () => {
    void navigate({ search: {} });
    document.querySelector<HTMLElement>(`[data-group="${selected}"]`)?.focus();
  };
  return (
    <Page title="People met" fixed rail={selected !== undefined}>
      <div className={styles.split} data-open={selected !== undefined || undefined}>
        <div className={styles.list}>
          {pages.error !== null && <p role="alert">{pages.error.message}</p>}
          {pages.data !== undefined && met === 0 && (
            <EmptyState
              sentence="Nobody has been met yet. Survivors met in Encounters are kept here, with how it went: it counts when they are met again."
              button={
                <Button
                  renderRoot={(props) => (
                    <Link to="/c/$campaign/encounter" params={{ campaign }} {...props} />
                  )}
                >
                  To the Encounter
                </Button>
              }
            />
          )}
          {met > 0 && (
            <>
              <FilterBar filter={filter} met={met} onChange={setFilter} />
              {groups.length === 0 ? (
                <p className={styles.peopleScreenNone}>
                  {isSet(filter) ? 'No match.' : 'Nobody is left in the list.'}
                </p>
              ) : (
                <GroupTable
                  groups={groups}
                  selected={selected}
                  more={pages.hasNextPage}
                  busy={pages.isFetchingNextPage}
                  onMore={() => void pages.fetchNextPage({ cancelRefetch: false })}
                />
              )}
            </>
          )}
        </div>
        {selected !== undefined && <GroupPanel key={selected} group={selected} onClose={close} />}
      </div>
    </Page>
  );
}
