import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { GroupLine } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { off } from '../../../components/off.ts';
import { dealtWithText, groupName, repsText, STANDING_WORDS, WHEREABOUTS_WORDS } from '../text/people.ts';
import styles from './people-screen.module.css';
import { words } from './text/group-table.ts';

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
          <caption className="vh">{words.groupsMetTheLastOne}</caption>
          <thead>
            <tr>
              <th scope="col">{words.who}</th>
              <th scope="col" className="c">
                {words.rep}
              </th>
              <th scope="col">{words.area}</th>
              <th scope="col" className={styles.minor}>
                {words.firstMet}
              </th>
              <th scope="col">{words.lastSeen}</th>
              <th scope="col" className={styles.minor}>
                {words.dealtWith}
              </th>
              <th scope="col">{words.howItEndedLast}</th>
              <th scope="col">{words.whereabouts}</th>
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
          {words.showEarlierOnes}
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
