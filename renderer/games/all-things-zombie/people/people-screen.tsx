/** Everybody met, and beside them the group named in the address. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { GroupLine } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { titlesOf } from '../../../../src/rules/core/text/term.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { usePages } from '../../../client/use-pages.ts';
import { leftInSearch, useFitting } from '../../../components/characters-left.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { off } from '../../../components/off.ts';
import { Page } from '../../../page/page.tsx';
import { dealtWithText, groupName, repsText, STANDING_WORDS, WHEREABOUTS_WORDS } from '../text/people.ts';
import { GroupPanel } from './group-panel.tsx';
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

const AREA_TITLES = titlesOf(AREA_WORDS);

interface FilterBarProps {
  readonly filter: Filter;
  /** Groups ever met. */
  readonly met: number;
  readonly onChange: (to: Filter) => void;
}

function FilterBar({ filter, met, onChange }: FilterBarProps) {
  return (
    <search className={styles.bar}>
      <TextInput
        size="sm"
        aria-label="Name"
        placeholder="Name"
        className={styles.search ?? ''}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={filter.name}
        {...leftInSearch(filter.name, MOST_NAME)}
        onChange={(event) => onChange({ ...filter, name: event.currentTarget.value })}
      />
      <Choice
        label="Area"
        any="Any area"
        words={AREA_TITLES}
        value={filter.area}
        onChange={(area) => onChange({ ...filter, area })}
      />
      <Choice
        label="How it ended last"
        any="However it ended"
        words={STANDING_WORDS}
        value={filter.standing}
        onChange={(standing) => onChange({ ...filter, standing })}
      />
      <Choice
        label="Whereabouts"
        any="Wherever they are"
        words={WHEREABOUTS_WORDS}
        value={filter.whereabouts}
        onChange={(whereabouts) => onChange({ ...filter, whereabouts })}
      />
      {isSet(filter) && (
        <Button size="sm" variant="subtle" onClick={() => onChange(EVERYBODY)}>
          Show all
        </Button>
      )}
      <span className={styles.met}>{`${countedInWords(met, 'group', 'groups')} met`}</span>
    </search>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly any: string;
  readonly words: Readonly<Record<T, string>>;
  readonly value: T | null;
  readonly onChange: (to: T | null) => void;
}

function Choice<T extends string>({ label, any, words, value, onChange }: ChoiceProps<T>) {
  const ids = Object.keys(words) as T[];
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      value={value ?? ''}
      data={[{ value: '', label: any }, ...ids.map((id) => ({ value: id, label: words[id] }))]}
      onChange={(event) => onChange(ids.find((id) => id === event.currentTarget.value) ?? null)}
    />
  );
}

/** Limits on which of the people met are shown; null is no limit. */
interface Filter {
  readonly area: GroupLine['area'] | null;
  readonly standing: GroupLine['standing'] | null;
  readonly whereabouts: GroupLine['whereabouts'] | null;
  /** Part of a member's name. */
  readonly name: string;
}

const EVERYBODY: Filter = { area: null, standing: null, whereabouts: null, name: '' };

function isSet({ area, standing, whereabouts, name }: Filter): boolean {
  return area !== null || standing !== null || whereabouts !== null || name.trim() !== '';
}

interface GroupTableProps {
  readonly groups: readonly GroupLine[];
  readonly selected: string | undefined;
  readonly more: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** Groups met, the last one first. */
function GroupTable({ groups, selected, more, busy, onMore }: GroupTableProps) {
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.groups}>
          <caption className="vh">Groups met, the last one first</caption>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col" className="c">
                Rep
              </th>
              <th scope="col">Area</th>
              <th scope="col" className={styles.minor}>
                First met
              </th>
              <th scope="col">Last seen</th>
              <th scope="col" className={styles.minor}>
                Dealt with
              </th>
              <th scope="col">How it ended last</th>
              <th scope="col">Whereabouts</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Row key={group.id} group={group} selected={group.id === selected} />
            ))}
          </tbody>
        </table>
      </div>
      {more && (
        <Button size="sm" variant="subtle" {...off(busy)} onClick={onMore}>
          Show earlier ones
        </Button>
      )}
    </>
  );
}

function Row({ group, selected }: { readonly group: GroupLine; readonly selected: boolean }) {
  const { id, members, area, met, seen, standing, whereabouts } = group;
  return (
    <tr className={styles.group} data-selected={selected || undefined}>
      <th scope="row" className="name">
        <Link
          from="/c/$campaign/people"
          to="/c/$campaign/people"
          search={{ group: id }}
          className={styles.who}
          data-group={id}
          aria-current={selected || undefined}
        >
          {groupName(group)}
        </Link>
      </th>
      <td className="c nowrap">{repsText(members)}</td>
      <td className="second">{AREA_WORDS[area].title}</td>
      <td className={`second nowrap ${styles.minor}`}>{met}</td>
      <td className="second nowrap">{seen}</td>
      <td className={`second nowrap ${styles.minor}`}>{dealtWithText(group)}</td>
      <td className={standing === 'fought' ? 'flag nowrap' : 'nowrap'}>{STANDING_WORDS[standing]}</td>
      <td className={whereabouts === 'about' ? 'nowrap' : 'quiet nowrap'}>
        {WHEREABOUTS_WORDS[whereabouts]}
      </td>
    </tr>
  );
}
