/** The graveyard: the dead, the turned and those who left, the last gone first. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Graveyard } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { countedInWords, inWords } from '../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import styles from './chronicle.module.css';

const PAGE = 20;

export function Graves() {
  const { id: campaign } = useCampaign();
  const [skip, setSkip] = useState(0);
  const { data } = useAsk('chronicle.graveyard', { campaign, skip });
  if (data === undefined) return null;
  const { graves, more } = data;
  return (
    <Section title="Graveyard" aside={summary(data)}>
      {graves.length === 0 ? (
        <p className={styles.none}>
          Nobody has gone yet. The dead, the turned and those who left are listed here.
        </p>
      ) : (
        <table className={styles.graves}>
          <caption className="vh">Who is gone, the last one first</caption>
          <thead className="vh">
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Fate</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {graves.map((grave) => (
              <Grave key={grave.figure} campaign={campaign} grave={grave} />
            ))}
          </tbody>
        </table>
      )}
      {(more || skip > 0) && (
        <div className={styles.window}>
          <Button
            size="sm"
            variant="subtle"
            {...off(skip === 0)}
            onClick={() => skip > 0 && setSkip(skip - PAGE)}
          >
            Later graves
          </Button>
          <Button size="sm" variant="subtle" {...off(!more)} onClick={() => more && setSkip(skip + PAGE)}>
            Earlier graves
          </Button>
        </div>
      )}
    </Section>
  );
}

interface GraveProps {
  readonly campaign: string;
  readonly grave: Graveyard['graves'][number];
}

function Grave({ campaign, grave }: GraveProps) {
  const { figure, name, star, rep, place, why, by, since, act, outings, zombies, people } = grave;
  const where = [`Rep ${rep}`, place === '' ? null : place].filter((part) => part !== null).join(', ');
  return (
    <tr>
      <th scope="row">
        <Link to="/c/$campaign/roster" params={{ campaign }} search={{ figure }}>
          {name}
        </Link>
        {star && (
          <>
            {' '}
            <StarMark />
          </>
        )}
        <span className={styles.under}>{where}</span>
        <span className={styles.under}>{tally(outings, zombies, people)}</span>
      </th>
      <td>
        <StatusMark of={grave} />
        {why !== '' && <span className={styles.under}>{by === '' ? why : `${why} ${by}`}</span>}
      </td>
      <td className={styles.when}>
        {act === null ? (
          <When date={since} />
        ) : (
          <Link to="/c/$campaign/chronicle" params={{ campaign }} search={{ entry: act }}>
            <When date={since} />
            <span className="vh">{`: how ${name} went`}</span>
          </Link>
        )}
      </td>
    </tr>
  );
}

/** `Nov O+21`, in full for ears. */
function When({ date }: { readonly date: string }) {
  return (
    <>
      <span aria-hidden>{date.replace(/^(\p{L}{3})\p{L}*, /u, '$1 ')}</span>
      <span className="vh">{date}</span>
    </>
  );
}

function tally(outings: number, zombies: number, people: number): string {
  const kills = [
    zombies > 0 ? countedInWords(zombies, 'zombie', 'zombies') : null,
    people > 0 ? countedInWords(people, 'other', 'others') : null,
  ];
  return [countedInWords(outings, 'Encounter', 'Encounters'), ...kills.filter((one) => one !== null)].join(
    ', ',
  );
}

function summary({ dead, turned, left, neverRecovered: stay }: Graveyard): string {
  const parts = [
    dead > 0 ? `${inWords(dead)} dead` : null,
    turned > 0 ? `${inWords(turned)} turned` : null,
    left > 0 ? `${inWords(left)} left` : null,
    stay > 0 ? `${inWords(stay)} ${stay === 1 ? 'takes' : 'take'} no part` : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
