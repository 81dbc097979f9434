/** The screen After between two Encounters: the account of the last, its map, and the way to plan the next. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Section } from '../../../components/section.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import { PastMap } from '../chronicle/past-map.tsx';
import { useAccount } from '../chronicle/use-account.ts';
import { StarGone } from '../star/star-gone.tsx';
import styles from './after.module.css';
import { AfterEnd, WhatCameOfIt } from './after-end.tsx';
import { followsText } from './follows.ts';

const MAP = 'map-of-the-last';
/** No room for three columns: the map stands in the one beside the report. */
const NARROW = '(max-width: 1100px)';

interface NextPeriodProps {
  readonly view: EncounterView;
  readonly acts: Deeds;
}

/** No Encounter is under way: what has come of the last, and what comes next. */
export function NextPeriod({ view, acts }: NextPeriodProps) {
  const { id: campaign, calendar } = useCampaign();
  const last = useAccount(campaign, undefined, true);
  const ended = acts.last?.do === 'end';
  const next = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  useEffect(() => {
    if (ended) next.current?.querySelector<HTMLElement>('select, button, a')?.focus();
  }, [ended]);
  // Once an Encounter was told, or has just ended, the way on stands from the first moment, wherever the account of it has got to.
  const [hasBeen, setHasBeen] = useState(ended);
  if (!hasBeen && (ended || (last !== undefined && last !== null))) setHasBeen(true);
  if (last === undefined && !hasBeen) return null;
  const what = `What can be played now: ${followsText(view.possible)}.`;
  const plan = (
    <Button
      variant={view.starGone === null ? 'filled' : 'default'}
      renderRoot={(props) => <Link to="/c/$campaign/encounter/plan" params={{ campaign }} {...props} />}
    >
      Plan the next Encounter
    </Button>
  );
  if (last === null)
    return (
      <div ref={next} className={styles.next}>
        <EmptyState
          sentence={`It is ${calendar.text}. ${what}`}
          button={plan}
          link={
            <Link to="/c/$campaign" params={{ campaign }} className="quiet-link">
              Home
            </Link>
          }
        />
      </div>
    );
  const detail = last?.detail;
  const map = detail?.mapped ? <PastMap id={MAP} act={detail.entry.act} /> : undefined;
  return (
    <div className={`${styles.afterScreenColumns} ${styles.nextPeriodColumns}`}>
      <div className={styles.main}>
        {detail !== undefined && (
          <AfterEnd
            key={detail.entry.act}
            detail={detail}
            {...(narrow || map === undefined ? {} : { map })}
          />
        )}
      </div>
      <div className={styles.margin}>
        <div ref={next} className={styles.wayOn}>
          {view.over === null && <StarGone view={view} />}
          <Section title={view.over === null ? `Next: ${calendar.text}` : 'The campaign is over'}>
            <div className={styles.ahead}>
              {view.over === null ? (
                <>
                  <p className="second small">{what}</p>
                  {plan}
                </>
              ) : (
                <Button
                  variant="filled"
                  renderRoot={(props) => <Link to="/c/$campaign" params={{ campaign }} {...props} />}
                >
                  See how it ended
                </Button>
              )}
            </div>
          </Section>
        </div>
        {acts.done !== undefined && ended && (
          <Section title="It is over">
            <ul className={styles.nextPeriodTold}>
              {acts.done.told.map(({ text, why }) => (
                <li key={text}>
                  {text}
                  {why !== '' && <span className="quiet"> ({why})</span>}
                </li>
              ))}
            </ul>
          </Section>
        )}
        {narrow && map}
        {detail !== undefined && <WhatCameOfIt detail={detail} />}
      </div>
    </div>
  );
}
