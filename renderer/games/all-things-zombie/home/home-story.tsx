/** Beside the party: how it has gone so far, what lies in store, and how they have grown. Fetched once Home stands. */
import { Link } from '@tanstack/react-router';
import type { ChronicleEntryView } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { useAsk } from '../../../client/api.ts';
import { Section } from '../../../components/section.tsx';
import { RepChart } from '../chronicle/rep-chart.tsx';
import styles from './home.module.css';

const ENTRIES = 3;
/** Encounters that the chart goes back. */
const SPAN = 40;

export function HomeStory({ campaign }: { readonly campaign: string }) {
  return (
    <>
      <Latest campaign={campaign} />
      <InStore campaign={campaign} />
      <Rep campaign={campaign} />
    </>
  );
}

/** The last Encounters that were fought; plans that were dropped tell no story. */
function Latest({ campaign }: { readonly campaign: string }) {
  const page = useAsk('chronicle.page', { campaign, what: 'encounters' }).data;
  if (page === undefined) return null;
  const ended = page.entries.filter(({ encounter }) => encounter?.state === 'ended').slice(0, ENTRIES);
  return (
    <Section
      title="Chronicle"
      end={
        <Link to="/c/$campaign/chronicle" params={{ campaign }} className="quiet-link">
          All of it
        </Link>
      }
    >
      {ended.length === 0 ? (
        <p className={`${styles.homeStoryNone} quiet`}>
          The first Encounter will appear here once it is over.
        </p>
      ) : (
        <ol className={styles.entries}>
          {ended.map((entry) => (
            <Entry key={entry.act} campaign={campaign} entry={entry} />
          ))}
        </ol>
      )}
    </Section>
  );
}

interface EntryProps {
  readonly campaign: string;
  readonly entry: ChronicleEntryView;
}

function Entry({ campaign, entry: { act, period, date, title, tag, line } }: EntryProps) {
  return (
    <li>
      <span className={styles.period} aria-hidden>
        {period.slice(0, 3)}
      </span>
      <div>
        <div className={styles.homeStoryHead}>
          <Link
            to="/c/$campaign/chronicle"
            params={{ campaign }}
            search={{ entry: act }}
            className={`${styles.title} name`}
          >
            <span className="vh">{date}: </span>
            {title}
          </Link>
          {tag !== null && <span className={tag.loss ? 'tag flag' : 'tag'}>{tag.text}</span>}
        </div>
        <p className="second small">{line}</p>
      </div>
    </li>
  );
}

/** Each kind of thing, and how many there are of it. */
function InStore({ campaign }: { readonly campaign: string }) {
  const stock = useAsk('stockpile.get', { campaign }).data;
  if (stock === undefined) return null;
  const { kinds, things } = stock;
  return (
    <Section
      title="Stockpile"
      end={
        <Link to="/c/$campaign/stockpile" params={{ campaign }} className="quiet-link">
          Open
        </Link>
      }
    >
      <dl className={styles.kinds}>
        {kinds.map(({ kind, plural, lying, carried }) => {
          const count = lying + carried;
          const weapons = things.filter((thing) => thing.kind === 'weapon').map((thing) => thing.title);
          return (
            <div key={kind} data-none={count === 0 || undefined}>
              <dt>
                {plural}
                {kind === 'weapon' && count > 0 && (
                  <span className="quiet small"> {[...new Set(weapons)].join(', ')}</span>
                )}
              </dt>
              <dd className="num">{count}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

function Rep({ campaign }: { readonly campaign: string }) {
  const series = useAsk('chronicle.series', { campaign, until: null, span: SPAN, figures: null }).data;
  if (series === undefined || series.points.length === 0) return null;
  return (
    <Section
      title="Rep"
      end={
        <Link to="/c/$campaign/chronicle" params={{ campaign }} className="quiet-link">
          Charts
        </Link>
      }
    >
      <RepChart series={series} />
    </Section>
  );
}
