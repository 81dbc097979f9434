/** The panel on a group met, beside the list: its members, its dealings with the party, what follows, and notes. */
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { GroupDetail, MemberView } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Failed } from '../../../components/failed.tsx';
import { Notes } from '../../../components/notes/notes.tsx';
import { Section } from '../../../components/section.tsx';
import { useEscape } from '../figure/use-sheet-keys.ts';
import {
  firstSightText,
  groupName,
  returnText,
  STANDING_WORDS,
  signed,
  talkText,
  WHEREABOUTS_WORDS,
} from '../text/people.ts';
import styles from './people.module.css';

interface GroupPanelProps {
  readonly group: string;
  readonly onClose: () => void;
}

export function GroupPanel({ group, onClose }: GroupPanelProps) {
  const { id: campaign } = useCampaign();
  const { data, error } = useAsk('people.group', { campaign, group });
  const [writing, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useEscape(() => (writing ? setWriting(false) : onClose()));
  const shown = data !== undefined;
  useEffect(() => {
    if (shown) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <aside ref={panel} className={styles.panel} aria-label={data ? groupName(data.group) : 'A group met'}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {data ? groupName(data.group) : 'A group met'}
        </h2>
        <ActionIcon aria-label="Close" title="Close" onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <Failed error={error} />
      {data !== undefined && (
        <>
          <p className="second">
            {AREA_WORDS[data.group.area].title}. {WHEREABOUTS_WORDS[data.group.whereabouts]}.
          </p>
          <p className="quiet small">{`First met ${data.group.met}, last seen ${data.group.seen}`}</p>
          <Section title="Who they are">
            <Members members={data.group.members} />
          </Section>
          <Section title="How it ended">
            <Dealings standing={data.group.standing} dealings={data.dealings} />
          </Section>
          <Section title="What follows">
            <Follows detail={data} />
          </Section>
          <Section title="Notes">
            <Notes act={data.act} notes={data.notes} writing={writing} onWriting={setWriting} />
          </Section>
        </>
      )}
    </aside>
  );
}

function Dealings({
  standing: now,
  dealings,
}: Pick<GroupDetail, 'dealings'> & Pick<GroupDetail['group'], 'standing'>) {
  if (dealings.length === 0) return <p className={styles.groupPanelNone}>{firstSightText(now)}</p>;
  return (
    <ol className={styles.dealings}>
      {dealings.map(({ act, date, speaker, standing, how }) => (
        // A group is dealt with once in an act, and once more where it is beaten in the same one.
        <li key={`${act} ${standing} ${how}`}>
          <span className="quiet small nowrap">{date}</span>
          <span>
            {how}. <span className="quiet">{speakerText(standing, speaker)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function speakerText(standing: GroupDetail['dealings'][number]['standing'], speaker: string): string {
  return speaker === '' ? STANDING_WORDS[standing] : `${speaker} spoke for them`;
}

function Follows({ detail }: { readonly detail: GroupDetail }) {
  const { talk } = detail;
  return (
    <div className={styles.follows}>
      {detail.return !== 'not-about' && talk.length === 0 && (
        <p>Words with them are as with strangers: nothing is added or taken off.</p>
      )}
      {detail.return !== 'not-about' && talk.length > 0 && (
        <ul>
          {talk.map((one) => (
            <li key={one.title}>
              <b className={`num ${one.modifier < 0 ? 'flag' : ''}`}>{signed(one.modifier)}</b>{' '}
              {talkText(one)}
            </li>
          ))}
        </ul>
      )}
      <p className="second">{returnText(detail)}</p>
    </div>
  );
}

/** Members of a group; the dead stay in it. */
function Members({ members }: { readonly members: readonly MemberView[] }) {
  return (
    <ul className={styles.members}>
      {members.map((member, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a member is known by the place in the group.
        <li key={at} data-dead={!member.alive || undefined}>
          <span className={styles.rep}>
            <span className="vh">Rep </span>
            {member.rep}
          </span>
          <span className="name">
            <b>{member.name}</b>
            {!member.alive && <span className="flag"> dead</span>}
            {member.captive && <span className="flag"> captive</span>}
            <span className={styles.facts}>{factsOf(member)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** `Speaks for them. Agile. Pistol; body armour.` */
function factsOf({ speaks, innocent, attributes, weapons, ...member }: MemberView): string {
  const things = [...weapons, ...(member.protected ? ['body armour'] : [])];
  return [
    speaks ? 'Speaks for them' : '',
    innocent ? 'An Innocent' : '',
    attributes.join(', '),
    things.length === 0 ? 'Unarmed' : things.join(', '),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
