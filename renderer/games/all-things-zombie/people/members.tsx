import type { MemberView } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import styles from './people.module.css';

/** Members of a group; the dead stay in it. */
export function Members({ members }: { readonly members: readonly MemberView[] }) {
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
