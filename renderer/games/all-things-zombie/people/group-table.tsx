import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { GroupLine } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { off } from '../../../components/off.ts';
import { dealtWithText, groupName, repsText, STANDING_WORDS, WHEREABOUTS_WORDS } from '../text/people.ts';
import styles from './people.module.css';

interface GroupTableProps {
  readonly groups: readonly GroupLine[];
  readonly selected: string | undefined;
  readonly more: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** Groups met, the last one first. */
export function GroupTable({ groups, selected, more, busy, onMore }: GroupTableProps) {
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
