/** An entry of a campaign’s Chronicle, opened. */
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ChronicleDetail } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { BackToHere } from '../../../components/back-to-here.tsx';
import { Folded } from '../../../components/folded.tsx';
import { Notes } from '../../../components/notes/notes.tsx';
import { runsOf } from '../../../components/runs.ts';
import { ExplainedLine } from '../explained/explained-line.tsx';
import styles from './chronicle.module.css';
import { CorrectClosed } from './correct-closed.tsx';
import { Report } from './report.tsx';

interface EntryProps {
  readonly detail: ChronicleDetail;
  readonly writing: boolean;
  readonly onWriting: (to: boolean) => void;
}

/** Page of one entry: what it was, how it went, what the player says to it, and everything that was done. */
export function Entry({ detail, writing, onWriting }: EntryProps) {
  const { entry, subtitle, report, who, facts } = detail;
  return (
    <article className={styles.entry} aria-labelledby="entry-title">
      <header>
        <p className={styles.subtitle}>{subtitle}</p>
        <h2 id="entry-title" className={styles.entryTitle}>
          {entry.title}
        </h2>
      </header>
      {report !== null && <Report key={`report ${entry.act}`} detail={detail} report={report} />}
      <Notes key={entry.act} act={entry.act} notes={entry.notes} writing={writing} onWriting={onWriting} />
      {who.length > 0 && <Who who={who} />}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {detail.closed !== null && (
        <CorrectClosed key={`result ${entry.act}`} act={entry.act} closed={detail.closed} who={who} />
      )}
      <Acts key={`acts ${entry.act}`} detail={detail} />
    </article>
  );
}

function Who({ who }: { readonly who: ChronicleDetail['who'] }) {
  return (
    <table className={styles.who}>
      <caption className="vh">Who went, and how each fared</caption>
      <thead>
        <tr>
          <th scope="col">Who went</th>
          <th scope="col">What happened</th>
          <th scope="col" className="n">
            Kills
          </th>
          <th scope="col" className="n">
            RAP
          </th>
          <th scope="col" className="n">
            Rep
          </th>
        </tr>
      </thead>
      <tbody>
        {who.map(({ figure, name, text, lost, rap, rep, zombies, people }) => (
          <tr key={figure}>
            <th scope="row" className={styles.name}>
              <Link from="/c/$campaign/chronicle" to="/c/$campaign/roster" search={{ figure }}>
                {name}
              </Link>
            </th>
            <td className={lost ? 'flag' : 'second'}>{text}</td>
            <td className="n">{zombies + people === 0 ? '' : zombies + people}</td>
            <td className="n">{rap === null ? '' : signed(rap)}</td>
            <td className="n">{rep === null ? '' : `${rep.from} to ${rep.to}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

/** Act by act, with what each of them told; folded away where a report says it already. */
function Acts({ detail: { acts, report } }: { readonly detail: ChronicleDetail }) {
  return (
    <details className={styles.log} open={report === null}>
      <summary>
        <IconChevronDown className={styles.chevron ?? ''} size={16} stroke={1.6} aria-hidden />
        <h3>Everything that was done</h3>
      </summary>
      <ol>
        {runsOf(acts, (one, next) => one.title === next.title).map((run) => (
          <Folded
            key={run[0]?.act}
            // For a table set up over and over, the last time is the one that counts.
            lines={run
              .toReversed()
              .map((act) => ({ key: String(act.act), node: <Act key={act.act} act={act} /> }))}
          />
        ))}
      </ol>
    </details>
  );
}

function Act({ act: { act, title, lines, explained } }: { readonly act: ChronicleDetail['acts'][number] }) {
  return (
    <li>
      <BackToHere act={act} title={title} />
      <div className={styles.entryAct}>
        <ExplainedLine act={act} explained={explained}>
          {title}
        </ExplainedLine>
      </div>
      {lines.map(({ who, text, why, byHand }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one act, which never change places.
        <p key={at} className={byHand ? `${styles.entryLine} pen` : styles.entryLine}>
          {who !== null && <b>{who} </b>}
          {text}
          {why !== '' && <q>{why}</q>}
        </p>
      ))}
    </li>
  );
}
