import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import { STARTING_GRUNTS } from '../recruit/starting-party.ts';
import styles from './finish-recruiting.module.css';
import { words } from './text/finish-recruiting.ts';

/** A party left half-way is found again here. */
export function FinishRecruiting({ campaign }: { readonly campaign: CampaignView }) {
  const grunts = campaign.figures.filter(({ kind }) => kind === 'grunt').length;
  const missing = STARTING_GRUNTS - grunts;
  return (
    <Section title={words.nextFinishRecruiting}>
      <div className={styles.next}>
        <p>
          {missing > 0
            ? words.stillToComeBefore(upperFirst(countedInWords(missing, words.grunt, words.grunts)))
            : words.thePartyIsCompleteBegin}
        </p>
        <Button
          variant="filled"
          data-writes
          renderRoot={(props) => (
            <Link to="/c/$campaign/recruit" params={{ campaign: campaign.id }} {...props} />
          )}
        >
          {words.finishRecruiting}
        </Button>
      </div>
    </Section>
  );
}
