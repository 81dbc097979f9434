/** A damaged file, or a copy that is kept of one: what it would hold once it is made whole, and the way there. */
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDo } from '../../../client/api.ts';
import { clearWarnings, notify } from '../../../client/notify.ts';
import { useWork } from '../../../client/use-work.ts';
import { Section } from '../../../components/section.tsx';
import { Working } from '../../../components/working.tsx';
import styles from './backups.module.css';

interface RescueProps {
  /** What is wrong is said above it already. */
  readonly alone?: boolean;
  /** Of this copy. */
  readonly copy?: string;
  /** Another way is being decided on beside it. */
  readonly second?: boolean;
}

export function Rescue({ alone = false, copy, second = false }: RescueProps) {
  const client = useQueryClient();
  const of = copy === undefined ? {} : { copy };
  const looked = useWork('rescue.look', of, true, { kept: true });
  const [failed, setFailed] = useState<string>();
  const making = useDo('rescue.make', { handles: () => true });
  const make = () => {
    setFailed(undefined);
    // What would be gone stands above the button.
    const asTold = { ...of, losing: true };
    making.mutate(asTold, {
      onError: ({ message }) => setFailed(message),
      onSuccess: ({ said, aside, settings }) => {
        client.removeQueries({ type: 'inactive' });
        void client.invalidateQueries();
        clearWarnings();
        const kept = aside === null ? [] : [`What stood there is kept as ${aside}.`];
        notify({ message: [said, ...(settings === null ? [] : [settings]), ...kept].join(' ') });
      },
    });
  };
  const { data } = looked;
  if (data === undefined) {
    if (!alone && copy === undefined) return null;
    if (looked.error !== null)
      return (
        <p role="alert" className="second">
          {looked.error.message}
        </p>
      );
    return <Looking share={looked.share} />;
  }
  if (data.damage === null && copy === undefined) return null;
  return (
    <Section
      title={
        copy === undefined ? 'What can be recovered from the file' : 'What can be recovered from the copy'
      }
      aside={
        copy === undefined
          ? 'The damaged one is kept beside it'
          : 'What stands in its place now is kept as a copy'
      }
    >
      {data.damage !== null && !alone && (
        <p role="alert" className={styles.damage}>
          {data.damage}
        </p>
      )}
      {data.campaigns.length === 0 ? (
        <p className={styles.none}>
          {data.nothing
            ? 'Nothing of it can be read, and no backup has anything.'
            : 'It held no campaign, and would hold none.'}
        </p>
      ) : (
        <table className={`${styles.table} ${styles.rescued}`}>
          <thead>
            <tr>
              <th className="name">Campaign or game</th>
              <th className="n">Acts</th>
              <th>What is left of it</th>
            </tr>
          </thead>
          <tbody>
            {data.campaigns.map(({ id, name, acts, deleted, told }) => (
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
      {!data.nothing &&
        [data.settings, data.mayLack].map(
          (sentence) =>
            sentence !== null && (
              <p key={sentence} className={`second ${styles.settings}`}>
                {sentence}
              </p>
            ),
        )}
      {failed !== undefined && (
        <p role="alert" className="flag">
          {failed}
        </p>
      )}
      {!data.nothing && (
        <div className={styles.make}>
          <Button variant={second ? 'default' : 'filled'} onClick={make}>
            {making.isPending ? 'Repairing it…' : copy === undefined ? 'Repair the file' : 'Go on with this'}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** A large file is read for many seconds. */
function Looking({ share }: { readonly share: number | undefined }) {
  const what = 'Looking at what can still be read';
  if (share !== undefined) return <Working what={what} share={share} />;
  return (
    <p role="status" className="second">
      {what}…
    </p>
  );
}
