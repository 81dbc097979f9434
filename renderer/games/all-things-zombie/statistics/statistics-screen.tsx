/** A campaign's statistics, and what its dice come from. */

import { Button } from '@mantine/core';
import { useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { notify } from '../../../client/notify.ts';
import facts from '../../../components/facts.module.css';
import { Section } from '../../../components/section.tsx';
import { Statistics } from '../../../components/statistics/statistics.tsx';
import { Page } from '../../../page/page.tsx';
import styles from '../components/components.module.css';

export function CampaignStatisticsScreen() {
  return (
    <Page title="Statistics">
      <Statistics dice={<DiceSource />} />
    </Page>
  );
}

/** Source of the app’s dice and cards: the seed, the deck, and new dice for a player who would rather have others. */
function DiceSource() {
  const { id: campaign, revision, seed, cardsLeft } = useCampaign();
  const renew = useDo('campaign.newDice');
  const at = { campaign, revision };
  return (
    <Section title="Seed and deck">
      <dl className={facts.facts}>
        <div>
          <dt>Seed</dt>
          <dd className="name num">{seed}</dd>
        </div>
        <div>
          <dt>Deck</dt>
          <dd>
            <span className="num">{cardsLeft}</span> {cardsLeft === 1 ? 'card' : 'cards'} left
          </dd>
        </div>
      </dl>
      <p data-writes className={`${styles.dice} quiet small`}>
        Undo and redo bring back the same dice. For different ones:
      </p>
      <Button
        size="sm"
        data-writes
        onClick={() => renew.mutate(at, { onSuccess: () => notify({ message: 'New dice from here on.' }) })}
      >
        New dice
      </Button>
    </Section>
  );
}
