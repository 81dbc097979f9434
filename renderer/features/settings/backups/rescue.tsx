/** A damaged file: what it would hold once it is made whole, and the way there. */
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsk, useDo } from '../../../app/api.ts';
import { notify } from '../../../app/notify.ts';
import { Section } from '../../../components/section.tsx';
import styles from './backups.module.css';

interface RescueProps {
  /** At the start, where the file itself can't be opened. */
  readonly alone?: boolean;
}

export function Rescue({ alone = false }: RescueProps) {
  const client = useQueryClient();
  const looked = useAsk('rescue.look', {}, { kept: true });
  const [failed, setFailed] = useState<string>();
  const making = useDo('rescue.make', { handles: () => true });
  const make = () => {
    setFailed(undefined);
    making.mutate(
      {},
      {
        onError: ({ message }) => setFailed(message),
        onSuccess: ({ aside }) => {
          client.removeQueries({ type: 'inactive' });
          void client.invalidateQueries();
          const kept = aside === null ? '' : ` The damaged one is kept as ${aside}.`;
          notify({ message: `The file is whole again.${kept}` });
        },
      },
    );
  };
  const { data } = looked;
  if (data === undefined) {
    if (!alone) return null;
    return (
      <p role="status" className="second">
        {looked.error === null ? 'Looking at what can still be read…' : looked.error.message}
      </p>
    );
  }
  if (data.damage === null) return null;
  return (
    <Section title="What the file can be made of" aside="The damaged one is kept beside it">
      {!alone && (
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
        <table className={styles.table}>
          <thead>
            <tr>
              <th className="name">Campaign or game</th>
              <th className="n">Acts</th>
              <th>How it can be had</th>
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
      {failed !== undefined && (
        <p role="alert" className="flag">
          {failed}
        </p>
      )}
      {!data.nothing && (
        <div className={styles.make}>
          <Button variant="filled" onClick={make}>
            {making.isPending ? 'Making it whole…' : 'Make the file whole'}
          </Button>
        </div>
      )}
    </Section>
  );
}
