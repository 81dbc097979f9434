/** Home of a campaign: date, the Encounter that comes next, the party, and the story so far. */

import { ActionIcon, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { aSideText } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { useLater } from '../../../page/later.tsx';
import { Page } from '../../../page/page.tsx';
import { presentStep } from '../acts/steps.ts';
import { Ruler } from '../components/ruler.tsx';
import { ForceTable } from '../one-off/force-table.tsx';
import ours from '../one-off/one-off.module.css';
import { STARTING_GRUNTS } from '../recruit/starting-party.ts';
import { remainingText } from '../text/calendar.ts';
import styles from './home.module.css';
import { nextOf } from './next-step.ts';
import { NextUnderWay } from './next-under-way.tsx';
import { PartyTable, partyAside } from './party-table.tsx';
import { Warnings, warningsOf } from './warnings.tsx';

const loadStory = async () => (await import('./home-story.tsx')).HomeStory;

export function HomeScreen() {
  const campaign = useCampaign();
  const Story = useLater(loadStory, campaign.oneOff === null);
  const { calendar, figures, totals } = campaign;
  if (campaign.oneOff !== null) return <OneOffHome campaign={campaign} points={campaign.oneOff} />;
  const party = figures.filter(({ status }) => status === 'ready');
  return (
    <Page title="Home">
      <div className={styles.home}>
        <DateHead campaign={campaign} />
        <Ruler
          start={calendar.start}
          now={calendar.now}
          periodsAYear={calendar.periods.length}
          text={calendar.text}
          phase={calendar.phase}
          phaseEnds={calendar.phaseEnds}
        />
        <div className={styles.columns}>
          <div>
            {campaign.recruiting ? <FinishRecruiting campaign={campaign} /> : <NextEncounter />}
            <Section
              title="Party"
              aside={partyAside(totals)}
              end={
                <Link to="/c/$campaign/roster" params={{ campaign: campaign.id }} className="quiet-link">
                  Whole roster
                </Link>
              }
            >
              <PartyTable campaign={campaign.id} party={party} />
            </Section>
          </div>
          <div className={styles.margin}>{Story !== undefined && <Story campaign={campaign.id} />}</div>
        </div>
      </div>
    </Page>
  );
}

/** A party left half-way is found again here. */
function FinishRecruiting({ campaign }: { readonly campaign: CampaignView }) {
  const grunts = campaign.figures.filter(({ kind }) => kind === 'grunt').length;
  const missing = STARTING_GRUNTS - grunts;
  return (
    <Section title="Next: finish recruiting">
      <div className={styles.finishRecruitingNext}>
        <p>
          {missing > 0
            ? `${upperFirst(countedInWords(missing, 'Grunt', 'Grunts'))} still to come before the campaign begins.`
            : 'The party is complete. Begin, or roll a figure again.'}
        </p>
        <Button
          variant="filled"
          data-writes
          renderRoot={(props) => (
            <Link to="/c/$campaign/recruit" params={{ campaign: campaign.id }} {...props} />
          )}
        >
          Finish recruiting
        </Button>
      </div>
    </Section>
  );
}

/** Home of a battle by itself: its points instead of a date, and both forces. */
interface OneOffHomeProps {
  readonly campaign: CampaignView;
  readonly points: number;
}

function OneOffHome({ campaign, points }: OneOffHomeProps) {
  const { id } = campaign;
  const forces = useAsk('encounter.get', { campaign: id }, { select: ({ encounter }) => encounter?.oneOff })
    .data?.forces;
  return (
    <Page title="Home">
      <div className={styles.home}>
        <div className={`${styles.dateHead} ${ours.home}`}>
          <p className={styles.date}>{aSideText(points)}</p>
          <p className="second">A one-off battle</p>
        </div>
        <NextEncounter />
        {forces?.map((force) => (
          <ForceTable key={force.force} force={force} />
        ))}
      </div>
    </Page>
  );
}

/** The date, once and large; it can be corrected, with a reason. */
const loadForm = async () => (await import('./date-form.tsx')).DateForm;

function DateHead({ campaign }: { readonly campaign: CampaignView }) {
  const [editing, setEditing] = useState(false);
  const DateForm = useLater(loadForm, editing);
  const { calendar } = campaign;
  const isOver = useAsk(
    'encounter.get',
    { campaign: campaign.id },
    { select: ({ over }) => over !== null },
  ).data;
  return (
    <>
      <div className={styles.dateHead}>
        <p className={styles.date}>{calendar.text}</p>
        {/* The button stays while the form is open, so that the focus can come back to it. */}
        <ActionIcon
          data-writes
          title="Correct the date"
          aria-label="Correct the date"
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        {isOver !== true && (
          <p className="second">{remainingText(calendar.now.year, calendar.phase, calendar.phaseEnds)}</p>
        )}
      </div>
      {editing && DateForm !== undefined && (
        <div className={styles.form}>
          <DateForm campaign={campaign} onClose={() => setEditing(false)} />
        </div>
      )}
    </>
  );
}

const loadClosing = async () => (await import('./closing.tsx')).Closing;
const loadStarGone = async () => (await import('../star/star-gone.tsx')).StarGone;

/** The Encounter that comes next, or where the present one stands. */
function NextEncounter() {
  const { id: campaign } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  const Over = useLater(loadClosing, view?.over != null);
  const Gone = useLater(loadStarGone, view?.starGone != null);
  if (view === undefined) return null;
  const { encounter } = view;
  if (encounter !== null && encounter.oneOff === null)
    return <NextUnderWay view={view} encounter={encounter} />;
  if (view.over !== null) return Over === undefined ? null : <Over view={view} over={view.over} />;
  return (
    <>
      {view.starGone !== null && Gone !== undefined && <Gone view={view} />}
      <ToPlan view={view} />
    </>
  );
}

/** Nothing is planned yet, or it is a battle by itself: one sentence, and the step to take. */
function ToPlan({ view }: { readonly view: EncounterView }) {
  const { id: campaign, figures } = useCampaign();
  const { sentence, label } = nextOf(view, figures);
  const { winner } = view.war;
  const isPlanned = view.encounter !== null || view.noPlan !== null;
  return (
    <Section title="Next">
      <div className={styles.nextEncounterNext}>
        <p>
          {sentence}
          {winner !== null && (
            <span className="quiet">{` ${WAR_WORDS[winner].won} the war: ${WAR_WORDS[winner].effect}.`}</span>
          )}
        </p>
        {label !== null && (
          <Button
            variant={view.starGone === null ? 'filled' : 'default'}
            data-writes
            renderRoot={(props) => (
              <Link to={`/c/$campaign/encounter/${presentStep(view)}`} params={{ campaign }} {...props} />
            )}
          >
            {label}
          </Button>
        )}
      </div>
      {!isPlanned && <Warnings of={warningsOf(figures.filter(({ id }) => view.able.includes(id)))} />}
    </Section>
  );
}
