/** Home of a campaign: date, the Encounter that comes next, the party, and the story so far. */
import { Link } from '@tanstack/react-router';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { useLater } from '../../../page/later.tsx';
import { Page } from '../../../page/page.tsx';
import { Ruler } from '../components/ruler.tsx';
import { DateHead } from './date-head.tsx';
import { FinishRecruiting } from './finish-recruiting.tsx';
import styles from './home.module.css';
import { NextEncounter } from './next-encounter.tsx';
import { OneOffHome } from './one-off-home.tsx';
import { PartyTable, partyAside } from './party-table.tsx';

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
