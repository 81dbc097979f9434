/** Everything that happened in a game, in its own words: searched, and the player's notes beside it. */

import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { MOST_SOUGHT } from '../../../src/contract/limits.ts';
import type { SessionActView } from '../../../src/contract/sessions.ts';
import { usePages } from '../../client/use-pages.ts';
import { BackToHere } from '../../components/back-to-here.tsx';
import { leftInSearch, useFitting } from '../../components/characters-left.ts';
import { Notes } from '../../components/notes/notes.tsx';
import { Page } from '../../page/page.tsx';
import { clockText } from '../../text/time.ts';
import { Given } from './answer.tsx';
import styles from './session.module.css';
import { useSession } from './session-context.ts';
import { MOST_LINES, type Step, stepsOf } from './steps.ts';
import { Told } from './told.tsx';

/** Milliseconds without a key after which it is searched. */
const PAUSE = 200;
/** More answers to one step than this are folded away. */
const MOST_ANSWERS = 12;

export function SessionChronicleScreen() {
  const { id, told } = useSession();
  const [sought, setSought] = useState('');
  const [search] = useDebouncedValue(useFitting(sought, MOST_SOUGHT), PAUSE);
  const { data, error, hasNextPage, fetchNextPage } = usePages('session.chronicle', { campaign: id, search });
  const acts = data?.pages.flatMap((page) => page.acts);
  return (
    <Page title="Chronicle">
      <div className={styles.chronicle}>
        <TextInput
          type="search"
          className={styles.search ?? ''}
          aria-label="Search the Chronicle"
          placeholder="Search"
          {...leftInSearch(sought, MOST_SOUGHT)}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        {error !== null && <p role="alert">{error.message}</p>}
        {acts?.length === 0 && <p className="quiet">No match.</p>}
        <ol>
          {(search === '' ? stepsOf(acts ?? [], told) : found(acts ?? [])).map((step) => (
            <Entry key={step.acts.at(-1)?.act ?? 'open'} step={step} />
          ))}
        </ol>
        {hasNextPage && (
          <Button size="sm" variant="subtle" onClick={() => void fetchNextPage({ cancelRefetch: false })}>
            Show earlier ones
          </Button>
        )}
      </div>
    </Page>
  );
}

/** Steps of a search: each act that was found stands by itself. */
const found = (acts: readonly SessionActView[]): readonly Step[] =>
  acts.map((act) => ({ told: act.told, acts: [act] }));

function Entry({ step: { told, acts } }: { readonly step: Step }) {
  const [writing, setWriting] = useState(false);
  const [newest] = acts;
  if (newest === undefined) return null;
  const answers = acts.toReversed().flatMap((act) => act.answers);
  const snippets = acts.filter(({ snippet }) => snippet.length > 0);
  const notes = acts.toReversed().flatMap((act) => act.notes);
  return (
    <li className={styles.entry}>
      <span className="quiet small nowrap">{clockText(newest.madeAt)}</span>
      <div>
        {told.length > MOST_LINES ? (
          <div className={styles.told}>
            <BackToHere act={newest.act} title={newest.title} />
            <Told lines={told} />
          </div>
        ) : (
          <p className={`${styles.told} name`}>
            <BackToHere act={newest.act} title={newest.title} />
            {told.length > 0 ? told.map(({ text }) => text).join(' ') : newest.title}
          </p>
        )}
        {answers.length > MOST_ANSWERS ? (
          <ManyAnswers answers={answers} />
        ) : (
          answers.length > 0 && <Answers answers={answers} />
        )}
        {snippets.map(({ act, snippet }) => (
          <p key={act} className={styles.snippet}>
            {snippet.map(({ text, hit }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bits of one line.
              <span key={at}>{hit ? <mark>{text}</mark> : text}</span>
            ))}
          </p>
        ))}
        <Notes act={newest.act} notes={notes} writing={writing} onWriting={setWriting} quiet />
      </div>
    </li>
  );
}

type GivenAnswers = Pick<SessionActView, 'answers'>;

function Answers({ answers }: GivenAnswers) {
  return (
    <ul className={styles.answers} aria-label="Dice, cards and decisions">
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place.
        <li key={at}>
          <span className="quiet">{answer.act}</span> <Given answer={answer} />
        </li>
      ))}
    </ul>
  );
}

/** Folded answers, which are drawn only when opened: there are hundreds where bots played on at once. */
function ManyAnswers({ answers }: GivenAnswers) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.many} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronDown size={14} stroke={1.6} aria-hidden />
        Dice, cards and decisions <span className="quiet">{answers.length.toLocaleString('en-GB')}</span>
      </summary>
      {isOpen && <Answers answers={answers} />}
    </details>
  );
}
