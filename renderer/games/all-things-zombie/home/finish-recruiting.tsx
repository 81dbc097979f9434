import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import { STARTING_GRUNTS } from '../recruit/starting-party.ts';
import styles from './home.module.css';

/** A party left half-way is found again here. */
export function FinishRecruiting({ campaign }: { readonly campaign: CampaignView }) {
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
