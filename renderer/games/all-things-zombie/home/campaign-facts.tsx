/** The campaign as a thing on the shelf: its name, its seed, its deck. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { useDo } from '../../../app/api.ts';
import { useLater } from '../../../app/later.tsx';
import { notify } from '../../../app/notify.ts';
import facts from '../../../components/facts.module.css';
import { Section } from '../../../components/section.tsx';
import { DIVISION_WORDS } from '../text/calendar.ts';
import styles from './campaign-facts.module.css';

const loadDialog = async () => (await import('../../../components/name-dialog.tsx')).NameDialog;

export function CampaignFacts({ campaign }: { readonly campaign: CampaignView }) {
  const at = { campaign: campaign.id, revision: campaign.revision };
  const [naming, { open, close }] = useDisclosure(false);
  const NameDialog = useLater(loadDialog, naming);
  const rename = useDo('campaign.rename', { handles: ({ field }) => field === 'name' });
  const renew = useDo('campaign.newDice');
  return (
    <Section
      title={campaign.oneOff === null ? 'Campaign' : 'Battle'}
      end={
        <button type="button" data-writes className="quiet-link" aria-haspopup="dialog" onClick={open}>
          Rename
        </button>
      }
    >
      <dl className={facts.facts}>
        <div>
          <dt>Name</dt>
          <dd className="name">{campaign.name}</dd>
        </div>
        {campaign.oneOff === null && (
          <div>
            <dt>Calendar</dt>
            <dd>{DIVISION_WORDS[campaign.calendar.division]}</dd>
          </div>
        )}
        <div>
          <dt>Seed</dt>
          <dd className="name num">{campaign.seed}</dd>
        </div>
        <div>
          <dt>Deck</dt>
          <dd>
            <span className="num">{campaign.cardsLeft}</span> cards left
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
      {naming && NameDialog !== undefined && (
        <NameDialog
          form="log/rename"
          title="Rename the campaign"
          label="Name"
          value={campaign.name}
          act="Rename"
          error={rename.error?.field === 'name' ? rename.error.message : undefined}
          onClose={close}
          onName={(name, done) => rename.mutate({ ...at, name }, { onSuccess: done })}
        />
      )}
    </Section>
  );
}
