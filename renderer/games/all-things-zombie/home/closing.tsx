/** The last page of a campaign that is over: how it went, the last words of its story, and who is gone; one can go on from it (ATZ-173). */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { shortNames } from '../../../../src/rules/all-things-zombie/text/chronicle/names.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Failed } from '../../../components/failed.tsx';
import { Section } from '../../../components/section.tsx';
import { Graves } from '../chronicle/graves.tsx';
import { StarGone, useStarActs } from '../star/star-gone.tsx';
import styles from './home.module.css';

interface ClosingProps {
  readonly view: EncounterView;
  readonly over: NonNullable<EncounterView['over']>;
}

export function Closing({ view, over: { why, span, encounters } }: ClosingProps) {
  const { id: campaign, totals } = useCampaign();
  const acts = useStarActs();
  const { winner } = view.war;
  const goesOn = view.proposals.some(({ act }) => act === 'go-on');
  return (
    <>
      <Section title="The campaign is over">
        <p className={styles.overText}>{WHY[why]}</p>
        <dl className={styles.sum}>
          <dt>Points</dt>
          <dd className="num">{view.points}</dd>
          <dt>Played</dt>
          <dd>{`${span}, ${countedInWords(encounters, 'Encounter', 'Encounters')}`}</dd>
          <dt>Who won</dt>
          <dd>{winner === null ? 'The war was still being fought.' : `${WAR_WORDS[winner].won} the war.`}</dd>
          <dt>Still there</dt>
          <dd>
            {totals.figures === 0
              ? 'Nobody.'
              : `${countedInWords(totals.figures, 'figure', 'figures')}, combined Rep ${totals.rep}.`}
          </dd>
        </dl>
        <div className={styles.acts}>
          {goesOn && (
            <Button variant="filled" data-writes onClick={() => acts.byApp({ do: 'go-on' })}>
              Go on with the campaign
            </Button>
          )}
          <Button
            renderRoot={(props) => <Link to="/c/$campaign/chronicle" params={{ campaign }} {...props} />}
          >
            Read the Chronicle
          </Button>
        </div>
        <Failed error={acts.error} />
      </Section>
      <LastWords campaign={campaign} />
      {/* Of any other end, going on with the campaign comes first. */}
      {why === 'nobody-left' && <StarGone view={view} />}
      <Graves />
    </>
  );
}

const WHY = {
  'campaign-ended': 'It ended by your decision.',
  'nobody-left': 'Nobody of the party is left.',
  'campaign-over': 'The last year agreed has been played.',
  'calendar-full': 'The calendar ends with O+99.',
} as const satisfies Record<NonNullable<EncounterView['over']>['why'], string>;

/** From the report of the last Encounter that was fought: what it tells last of anybody lost there, or else its end. */
function LastWords({ campaign }: { readonly campaign: string }) {
  const account = useAsk('print.accounts', { campaign, last: 1, act: null }).data?.accounts[0];
  const act = account?.act ?? 0;
  const detail = useAsk('chronicle.entry', { campaign, act }, { enabled: account !== undefined }).data;
  const paragraphs = detail?.report?.text.trim().split(/\n\s*\n/) ?? [];
  const who = detail?.who ?? [];
  const called = shortNames(who);
  const lost = who.filter((one) => one.lost).flatMap((one) => [one.name, called(one)]);
  const words = paragraphs.findLast((one) => lost.some((name) => one.includes(name))) ?? paragraphs.at(-1);
  if (detail === undefined || words === undefined || words === '') return null;
  return (
    <Section title="Last words" aside={`${detail.entry.title}, ${detail.entry.date}`}>
      <blockquote className={`${styles.words} prose`}>{words}</blockquote>
    </Section>
  );
}
