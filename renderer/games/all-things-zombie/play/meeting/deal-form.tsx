/** Play’s form that deals with people met, and the table of those inside. */
import type { GroupView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import styles from '../../explained/explained.module.css';
import { groupName } from '../../text/conditions.ts';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { useStanding } from '../fields/who-field.tsx';
import { WhoForm } from '../fields/who-form.tsx';
import { useUnderWay } from '../state/play-context.ts';

/** Form of a meeting: who is inside, and who came in on them; the steps come one by one as they are rolled. */
export function DealForm({ group: id }: { readonly group: string }) {
  const standing = useStanding(false);
  const group = useUnderWay(({ groups }) => groups.find((one) => one.id === id));
  const came = useUnderWay(({ visits }) => visits.find((one) => one.group === id)?.figures ?? null);
  const there = came === null ? standing : standing.filter((who) => came.includes(who));
  const [figures, setFigures] = useFilled<readonly string[]>(
    'figures',
    there.length === 0 ? standing : there,
  );
  if (group === undefined) return null;
  return (
    <QuestionPanel title={`Deal with ${groupName(group)}`}>
      <Inside group={group} />
      <WhoForm
        legend="Who came in"
        none="Tick who came in."
        value={figures}
        onChange={setFigures}
        deed={{ do: 'deal', contact: id, figures: [...figures] }}
      />
    </QuestionPanel>
  );
}

const PAST = {
  strangers: 'not met before',
  cooperated: 'worked together',
  parted: 'parted in peace',
  fought: 'fought',
  unhelpful: 'could not agree',
} as const satisfies Record<GroupView['standing'], string>;

/** List of the people in a group who can be dealt with. */
export function Inside({ group: { members, standing } }: { readonly group: GroupView }) {
  return (
    <table className={styles.inside} aria-label="Inside">
      <thead>
        <tr>
          <th scope="col">Inside</th>
          <th scope="col">Rep</th>
          <th scope="col">Attributes, weapons</th>
          <th scope="col">In the past</th>
        </tr>
      </thead>
      <tbody>
        {members
          .filter(({ alive, captive }) => alive && !captive)
          .map(({ name, rep, innocent, attributes, weapons, ...member }) => (
            <tr key={name}>
              <td>
                <b className="name">{name}</b>
                {innocent && <span className="quiet"> Innocent</span>}
              </td>
              <td>{rep}</td>
              <td>
                {[...attributes, ...weapons, ...(member.protected ? ['body armour'] : [])].join(', ') ||
                  'Unarmed'}
              </td>
              <td className="quiet">{PAST[standing]}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
