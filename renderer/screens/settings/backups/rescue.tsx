/** A damaged file, or a copy that is kept of one: what it would hold once it is made whole, and the way there. */

import { Button } from '@mantine/core';
import type { Output } from '../../../../src/contract/contract.ts';
import { useDo } from '../../../client/api.ts';
import { useWork } from '../../../client/use-work.ts';
import { Failed } from '../../../components/failed.tsx';
import { Section } from '../../../components/section.tsx';
import { WorkProgress } from '../../../components/work-progress.tsx';
import styles from './backups.module.css';
import { usePutBack } from './use-put-back.ts';

interface RescueProps {
  /** True if the fault is told above already. */
  readonly alone?: boolean;
  /** Name of the copy to repair; the file itself where left out. */
  readonly copy?: string;
  /** Another way is being decided on beside it. */
  readonly second?: boolean;
}

export function Rescue({ alone = false, copy, second = false }: RescueProps) {
  const putBack = usePutBack();
  const of = copy === undefined ? {} : { copy };
  const looked = useWork('rescue.look', of, true, { kept: true });
  const making = useDo('rescue.make', { handles: () => true });
  const made = ({ said, aside, settings }: Output<'rescue.make'>) => {
    const kept = aside !== null && `What stood there is kept as ${aside}.`;
    putBack([said, settings, kept].filter(Boolean).join(' '));
  };
  const { data } = looked;
  if (data === undefined) {
    if (!alone && copy === undefined) return null;
    const what = 'Looking at what can still be read';
    // A large file is read for many seconds.
    if (looked.error === null && looked.share !== undefined)
      return <WorkProgress what={what} share={looked.share} />;
    return (
      <p role={looked.error === null ? 'status' : 'alert'} className="second">
        {looked.error?.message ?? `${what}…`}
      </p>
    );
  }
  const { damage, campaigns, nothing, settings, mayLack } = data;
  if (damage === null && copy === undefined)
    return <p className="second">The file was looked through: everything in it is as it was saved.</p>;
  const empty = nothing
    ? 'Nothing of it can be read, and no backup has anything.'
    : 'It held no campaign, and would hold none.';
  return (
    <Section
      title={`What can be recovered from the ${copy === undefined ? 'file' : 'copy'}`}
      aside={
        copy === undefined
          ? 'The damaged one is kept beside it'
          : 'What stands in its place now is kept as a copy'
      }
    >
      {damage !== null && !alone && (
        <p role="alert" className={styles.none}>
          {damage}
        </p>
      )}
      {campaigns.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th className="name">Campaign or game</th>
              <th className="n">Acts</th>
              <th>What is left of it</th>
            </tr>
          </thead>
          <tbody>
            {campaigns.map(({ id, name, acts, deleted, told }) => (
              <tr key={id}>
                <td className="name">
                  <bdi>{name}</bdi>
                  {deleted && <span className="tag">deleted</span>}
                </td>
                <td className="n">{acts}</td>
                <td className="second">{told}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!nothing && settings !== null && <p className="second">{settings}</p>}
      {!nothing && mayLack !== null && <p className="second">{mayLack}</p>}
      <Failed error={making.error} />
      {!nothing && (
        <div className={styles.make}>
          {/* The losses stand above the button. */}
          <Button
            variant={second ? 'default' : 'filled'}
            onClick={() => making.mutate({ ...of, losing: true }, { onSuccess: made })}
          >
            {making.isPending ? 'Repairing it…' : copy === undefined ? 'Repair the file' : 'Go on with this'}
          </Button>
        </div>
      )}
    </Section>
  );
}
