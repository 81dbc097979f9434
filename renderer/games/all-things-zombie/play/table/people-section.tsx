/** Play’s section on groups met: who and where they are, and the buttons to deal with them, to beat and to search them. */
import { Button } from '@mantine/core';
import { memo } from 'react';
import type { GroupView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import { floorText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { off } from '../../../../components/off.ts';
import { Section } from '../../../../components/section.tsx';
import { groupName, placeNumber, standingText } from '../../text/conditions.ts';
import styles from '../play.module.css';
import { usePlay, useUnderWay, useWaits } from '../state/play-context.ts';

/** People met in this Encounter: how they stand to the party, and what is to be done about it. */
export function PeopleSection() {
  const groups = useUnderWay('groups');
  if (groups.length === 0) return null;
  return (
    <Section title="People met">
      <ul className={styles.people}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </ul>
    </Section>
  );
}

const Group = memo(function Group({ group }: { readonly group: GroupView }) {
  const { open } = usePlay();
  const visits = useUnderWay('visits');
  const places = useUnderWay('places');
  const losers = useUnderWay('losers');
  const waits = useWaits();
  const { id, open: due, mayBeBeaten, members, spot, floor } = group;
  const name = groupName(group);
  const visit = visits.find(({ group: one }) => one === id);
  const place = places.find((one) => one.spot === spot);
  const told = members.map(({ name: one, rep, innocent, protected: armour, attributes, weapons }, at) => {
    const facts = [innocent ? 'Innocent' : null, armour ? 'Protected' : null, ...attributes, ...weapons];
    const stands = visit?.places[at];
    const where =
      stands === undefined ? '' : `; ${stands.inward}″ in from the door, ${stands.fromLeft}″ from the left`;
    return {
      one,
      text: `Rep ${rep}${facts.some(Boolean) ? `, ${facts.filter(Boolean).join(', ')}` : ''}${where}`,
    };
  });
  return (
    <li>
      <div className={styles.group}>
        <span>
          <b className="name">{name}</b>
          <span className="quiet">
            {' '}
            · {standingText(group)}
            {place !== undefined && `, in ${placeNumber(place)} ${place.title}`}
            {floor !== null && floor > 0 && `, ${floorText(floor)}`}
          </span>
        </span>
        {due && (
          <Button size="sm" variant="filled" onClick={() => open({ form: 'deal', group: id })}>
            Deal with them
          </Button>
        )}
        {!due && mayBeBeaten && (
          <Button
            size="sm"
            {...off(waits)}
            onClick={() => open({ form: 'declare', declaration: { do: 'beat', contact: id } })}
          >
            They are beaten
          </Button>
        )}
        {losers.some(({ group: of }) => of === id) && (
          <Button
            size="sm"
            variant="subtle"
            aria-label={`Search the beaten: ${name}`}
            onClick={() => open({ form: 'loser', group: id })}
          >
            Search them
          </Button>
        )}
      </div>
      <ul className={styles.members}>
        {told.map(({ one, text }) => (
          <li key={one}>
            <b className="name">{one}</b> {text}
          </li>
        ))}
      </ul>
    </li>
  );
});
